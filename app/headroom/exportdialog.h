// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/headroom/figures.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace headroom {

// Which figure, how large, into which file.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ExportDialog(QWidget *parent = nullptr);

    void addFigure(const QString &title);
    void setFigure(int index);
    [[nodiscard]] int figure() const;
    [[nodiscard]] FigureShape shape() const;
    [[nodiscard]] QString path() const { return m_path; }

private:
    void createParts();
    void layOut();
    void takePreset(int index);
    void chooseFile();

    QComboBox *m_figure = nullptr;
    QComboBox *m_preset = nullptr;
    QSpinBox *m_width = nullptr;
    QSpinBox *m_height = nullptr;
    QCheckBox *m_dark = nullptr;
    QString m_path;
};

} // namespace headroom
