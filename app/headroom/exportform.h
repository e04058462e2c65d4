// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/headroom/exportwish.h"

class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLineEdit;
class QSpinBox;

namespace headroom {

// What is exported, as which kind of file, in which language, how large, and under which title.
class ExportForm : public QWidget {
    Q_OBJECT

public:
    // `names`: what the plots, the slide page and the window are called, by their names as figures.
    using FigureNames = QList<std::pair<QString, QString>>;
    ExportForm(const FigureNames &names, const QString &language, QWidget *parent = nullptr);

    [[nodiscard]] ExportWish wish() const;
    void setFigure(const QString &figure);
    void setUsualTitles(const QString &title, const QString &subtitle); // shown while nothing is typed

signals:
    void changed();

private:
    void createFigures(const FigureNames &names);
    void createKinds(const QString &language);
    void createSize();
    void layOut();
    QComboBox *addChoice(const QString &name);
    QSpinBox *addSide(const QString &name);
    void takePreset(int index);
    void showWhatMatters();
    [[nodiscard]] QString figure() const;

    QFormLayout *m_form = nullptr;
    QComboBox *m_figure = nullptr;
    QComboBox *m_left = nullptr; // on a slide
    QComboBox *m_right = nullptr;
    QComboBox *m_kind = nullptr;
    QComboBox *m_language = nullptr;
    QComboBox *m_preset = nullptr;
    QSpinBox *m_width = nullptr;
    QSpinBox *m_height = nullptr;
    QLineEdit *m_title = nullptr;
    QLineEdit *m_subtitle = nullptr;
};

} // namespace headroom
