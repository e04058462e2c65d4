// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include "widgets/pickers/contextscale.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// The context window on a logarithmic scale. Powers of two snap, the native window of the model has a
// mark, a press anywhere moves the knob there. A drag is one gesture.
class ContextSlider : public QSlider {
    Q_OBJECT

public:
    explicit ContextSlider(QWidget *parent = nullptr);

    // Shows a context. While the knob is held the scale stays as it is, so that nothing moves under it.
    void setContext(Tokens tokens, const ContextScale &scale, const QLocale &locale);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int xOf(Tokens tokens) const; // in the widget, for tests too

signals:
    void contextChosen(qint64 tokens, int gesture);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void choose(Tokens tokens);
    void chooseAt(const QPoint &position, bool snap);
    void paintStops(QPainter &painter) const;
    [[nodiscard]] QRect groove() const;

    ContextScale m_scale;
    QLocale m_locale;
    Tokens m_tokens = 0;
    int m_gesture = 0;
};

} // namespace headroom
