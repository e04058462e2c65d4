// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>
#include <QWheelEvent>

#include "widgets/pickers/gesture.h"

namespace headroom {

// A spin box among things that scroll: the wheel turns it only while it has the focus. All steps
// between two visits are one gesture.
class QuietSpinBox : public QSpinBox {
    Q_OBJECT

public:
    explicit QuietSpinBox(QWidget *parent = nullptr)
        : QSpinBox(parent)
    {
        setFocusPolicy(Qt::StrongFocus);
        setKeyboardTracking(false);
        setGroupSeparatorShown(true);
    }
    [[nodiscard]] int gesture() const { return m_gesture; }

    // Shows a value without saying that it was changed.
    void showValue(int value)
    {
        const QSignalBlocker quiet(this);
        setValue(value);
    }

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        m_gesture = nextGesture();
        QSpinBox::focusInEvent(event);
    }
    void wheelEvent(QWheelEvent *event) override
    {
        if (hasFocus())
            QSpinBox::wheelEvent(event);
        else
            event->ignore();
    }

private:
    int m_gesture = nextGesture();
};

} // namespace headroom
