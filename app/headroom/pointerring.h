// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace headroom {

// A ring around the pointer, so that a room can follow it. Lets every click through.
class PointerRing : public QWidget {
    Q_OBJECT

public:
    explicit PointerRing(QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void follow(const QPoint &global);
};

} // namespace headroom
