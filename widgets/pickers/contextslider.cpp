// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/contextslider.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "widgets/pickers/gesture.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {
constexpr int kKnob = 8;  // radius
constexpr int kTop = 14;  // middle of the groove
constexpr int kSide = 16; // room for half a label at both ends
} // namespace

ContextSlider::ContextSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ContextSlider::setContext(Tokens tokens, const ContextScale &scale, const QLocale &locale)
{
    if (!isSliderDown())
        m_scale = scale;
    m_locale = locale;
    m_tokens = tokens;
    const QSignalBlocker quiet(this);
    setRange(0, m_scale.last());
    setValue(m_scale.positionOf(tokens));
    update();
}

QSize ContextSlider::sizeHint() const
{
    return {420, kTop + kKnob + 2 + QFontMetrics(fontFor(TypeRole::Caption)).height()};
}

QSize ContextSlider::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

QRect ContextSlider::groove() const
{
    return {kSide, kTop - 2, width() - 2 * kSide, 4};
}

int ContextSlider::xOf(Tokens tokens) const
{
    const QRect line = groove();
    return line.left() + line.width() * m_scale.positionOf(tokens) / std::max(1, m_scale.last());
}

void ContextSlider::choose(Tokens tokens)
{
    if (tokens == m_tokens)
        return;
    setContext(tokens, m_scale, m_locale);
    emit contextChosen(tokens, m_gesture);
}

void ContextSlider::chooseAt(const QPoint &position, bool snap)
{
    const QRect line = groove();
    const double share = static_cast<double>(position.x() - line.left()) / std::max(1, line.width());
    const int at = static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * m_scale.last()));
    const int sixPixels = 6 * m_scale.last() / std::max(1, line.width());
    choose(m_scale.tokensAt(at, snap ? std::max(2, sixPixels) : -1));
}

void ContextSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_gesture = nextGesture();
    setSliderDown(true);
    chooseAt(event->position().toPoint(), !(event->modifiers() & Qt::AltModifier));
}

void ContextSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown())
        chooseAt(event->position().toPoint(), !(event->modifiers() & Qt::AltModifier));
}

void ContextSlider::mouseReleaseEvent(QMouseEvent *)
{
    setSliderDown(false);
    update();
}

// The wheel belongs to what scrolls around the slider, unless it has the focus.
void ContextSlider::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    m_gesture = nextGesture();
    choose(m_scale.nextStop(m_tokens, event->angleDelta().y() > 0));
}

void ContextSlider::keyPressEvent(QKeyEvent *event)
{
    if (!event->isAutoRepeat())
        m_gesture = nextGesture();
    constexpr int kFine = ContextScale::kPerOctave / 8;
    const bool mirrored = isRightToLeft();
    switch (event->key()) {
    case Qt::Key_Left:
        choose(m_scale.tokensAt(value() + (mirrored ? kFine : -kFine)));
        break;
    case Qt::Key_Right:
        choose(m_scale.tokensAt(value() + (mirrored ? -kFine : kFine)));
        break;
    case Qt::Key_Down:
        choose(m_scale.tokensAt(value() - kFine));
        break;
    case Qt::Key_Up:
        choose(m_scale.tokensAt(value() + kFine));
        break;
    case Qt::Key_PageUp:
        choose(m_scale.nextStop(m_tokens, true));
        break;
    case Qt::Key_PageDown:
        choose(m_scale.nextStop(m_tokens, false));
        break;
    case Qt::Key_Home:
        choose(m_scale.tokensAt(0));
        break;
    case Qt::Key_End:
        choose(m_scale.tokensAt(m_scale.last()));
        break;
    default:
        QSlider::keyPressEvent(event);
    }
}

// Ticks at every power of two, labels where they have room, the native window in the accent.
void ContextSlider::paintStops(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    const Numbers numbers(m_locale);
    const QFontMetrics metrics(painter.font());
    const auto label = [&](Tokens stop, const QString &text, int from) {
        const int width = metrics.horizontalAdvance(text);
        const int x = std::clamp(xOf(stop) - width / 2, 0, this->width() - width);
        if (x < from)
            return from;
        painter.drawText(x, height() - metrics.descent(), text);
        return x + width + kSpaceM;
    };
    const Tokens native = m_scale.native();
    //: Under the context slider, at the mark of the model's native window: "256K native".
    const QString nativeText = tr("%1 native").arg(numbers.shortTokens(native));
    const bool shown = native <= m_scale.stops().back();
    const int nativeWidth = shown ? metrics.horizontalAdvance(nativeText) : 0;
    const int nativeFrom = std::clamp(xOf(native) - nativeWidth / 2, 0, width() - nativeWidth) - kSpaceM;
    int free = 0;
    for (const Tokens stop : m_scale.stops()) {
        painter.setPen(stop == native ? theme.accent : theme.muted);
        painter.drawLine(xOf(stop), kTop + 5, xOf(stop), kTop + 8);
        const QString text = numbers.shortTokens(stop);
        const int end = xOf(stop) + metrics.horizontalAdvance(text) / 2;
        if (stop == native)
            free = label(stop, nativeText, 0);
        else if (!shown || end < nativeFrom || xOf(stop) > xOf(native))
            free = label(stop, text, free);
    }
}

void ContextSlider::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(fontFor(TypeRole::Caption));
    paintStops(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF line = groove();
    const qreal x = xOf(m_tokens);
    painter.setBrush(theme.hairline);
    painter.drawRoundedRect(line, 2, 2);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(line.topLeft(), QPointF(x, line.bottom())), 2, 2);
    const int native = xOf(m_scale.native());
    painter.drawRect(QRectF(native - 1, line.top() - 3, 2, line.height() + 6));
    const QPointF middle(x, kTop);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(middle, kKnob + 3, kKnob + 3);
    }
    painter.setPen(QPen(theme.surface, 2));
    painter.setBrush(theme.accent);
    painter.drawEllipse(middle, kKnob, kKnob);
}

} // namespace headroom
