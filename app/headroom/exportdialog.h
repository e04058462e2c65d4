// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <map>

#include "app/headroom/exportform.h"
#include "app/headroom/picturejob.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace headroom {

class Language;
class PicturePreview;

// Exports a figure or a table: what is chosen at the left is shown at the right as it will be. Files are
// packed on another thread while the dialog shows how far they are.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    using WindowPicture = std::function<Picture(PictureKind)>;
    // `choices`: of the window's plots. `window`: draws the window as it stands.
    ExportDialog(const PlotInput &input, Language &language, const PlotChoices &choices, WindowPicture window,
                 QWidget *parent = nullptr);

    void exportTo(const QString &path); // as after a file was chosen
    [[nodiscard]] ExportForm *form() const { return m_form; }
    [[nodiscard]] PicturePreview *preview() const { return m_preview; }
    [[nodiscard]] QStringList written() const { return m_written; } // after it was accepted

    void reject() override; // first stops what is being written

private:
    void createParts();
    void layOut();
    void connectParts();
    QPushButton *addButton(const QString &text);
    void showLater();
    void showPreview();
    void showTable(const FigureMaker &maker, ExportKind kind);
    void showFigure(const FigureMaker &maker, FigureOrder order);
    void say(const QString &sentence, const char *tone);
    void chooseFile();
    [[nodiscard]] bool mayReplace(const QStringList &files, const QString &chosen);
    void writeTables(const ExportWish &wish, const QStringList &files);
    void startPictures(const ExportWish &wish, const QStringList &files);
    void finish(const QString &reason, bool stopped);
    void copyPicture();
    void copyTable();
    void showBusy(bool busy);
    [[nodiscard]] QString writeTable(const FigureMaker &maker, ExportKind kind, const QString &file,
                                     const QString &language) const;
    // Does something with the maker of a language while the application speaks it; no event may be handled
    // there.
    void speaking(const QString &language, const std::function<void(const FigureMaker &)> &action);

    PlotInput m_input;
    Language &m_language;
    PlotChoices m_choices;
    WindowPicture m_window;
    std::map<QString, std::unique_ptr<FigureMaker>> m_makers; // by language
    ExportForm *m_form = nullptr;
    PicturePreview *m_preview = nullptr;
    QLabel *m_said = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_copyPicture = nullptr;
    QPushButton *m_copyTable = nullptr;
    QPushButton *m_choose = nullptr;
    QPushButton *m_close = nullptr;
    PictureJob *m_job = nullptr;
    QStringList m_files; // being written
    QStringList m_written;
    bool m_previewQueued = false;
};

} // namespace headroom
