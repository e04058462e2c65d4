// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/barrows.h"

#include "widgets/theme/marker.h"
#include "widgets/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kMarkerRoom = 16.0;
constexpr double kMostOfWidth = 0.36;

QFont strong(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

double luminance(const QColor &colour)
{
    return 0.2126 * colour.redF() * colour.redF() + 0.7152 * colour.greenF() * colour.greenF()
           + 0.0722 * colour.blueF() * colour.blueF();
}

} // namespace

QRectF BarRows::row(int index) const
{
    const double height = area.height() / std::max(1, count);
    return {area.left(), area.top() + index * height, area.width(), height};
}

QRectF BarRows::bar(int index) const
{
    const QRectF whole = row(index);
    const double height = std::clamp(whole.height() * 0.5, 6.0, 32.0);
    return {whole.left(), std::round(whole.center().y() - height / 2.0), whole.width(), std::round(height)};
}

int BarRows::rowAt(const QPointF &at) const
{
    if (count == 0 || at.y() < area.top() || at.y() >= area.bottom() || at.x() > area.right())
        return -1;
    return std::min(static_cast<int>((at.y() - area.top()) / (area.height() / count)), count - 1);
}

int BarRows::gutter(const std::vector<BarName> &names, const QFont &body, const QFont &caption, int plotWidth)
{
    double widest = 0.0;
    for (const BarName &name : names)
        widest = std::max({widest, QFontMetricsF(strong(body)).horizontalAdvance(name.name),
                           QFontMetricsF(caption).horizontalAdvance(name.state)});
    return static_cast<int>(std::ceil(std::min(widest + kMarkerRoom + kSpaceM + 1.0,
                                               plotWidth * kMostOfWidth)));
}

void BarRows::drawName(QPainter &painter, const Theme &theme, int index, const BarName &name, bool selected,
                       const QFont &body, const QFont &caption) const
{
    const QRectF whole(0.0, row(index).top(), area.left() - kSpaceM, row(index).height());
    const QFontMetricsF large(body);
    const QFontMetricsF small(caption);
    const bool two = !name.state.isEmpty() && whole.height() >= large.height() + small.height();
    const double height = large.height() + (two ? small.height() : 0.0);
    QRectF line(kMarkerRoom, whole.center().y() - height / 2.0, whole.width() - kMarkerRoom, large.height());
    drawMarker(painter, index, {5.0, line.center().y()}, 4.5, theme.series[index % kSeries], theme.surface);

    const auto write = [&painter, &line](const QFont &font, const QColor &colour, const QString &text) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                         QFontMetricsF(font).elidedText(text, Qt::ElideMiddle, line.width()));
    };
    write(selected ? strong(body) : body, theme.text, name.name);
    if (!two)
        return;
    line = QRectF(line.left(), line.bottom(), line.width(), small.height());
    write(caption, name.problem ? theme.error : theme.muted, name.state);
}

QColor textOn(const QColor &fill)
{
    return luminance(fill) > 0.32 ? Theme::light().text : Theme::light().surface;
}

} // namespace headroom
