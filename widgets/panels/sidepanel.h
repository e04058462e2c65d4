// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace headroom {

// The room at the right for one panel at a time, with its title and a way to close it.
class SidePanel : public QFrame {
    Q_OBJECT

public:
    explicit SidePanel(QWidget *parent = nullptr);

    void addPanel(QWidget *panel); // its accessible name is the title
    void open(QWidget *panel);
    [[nodiscard]] QWidget *openPanel() const; // nullptr while nothing is open
    [[nodiscard]] QSize sizeHint() const override { return {400, 600}; }

public slots:
    void closePanel();

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();

    QLabel *m_title = nullptr;
    QToolButton *m_close = nullptr;
    QStackedWidget *m_stack = nullptr;
};

} // namespace headroom
