// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/curvelabels.h"

#include "widgets/plots/clipping.h"
#include "widgets/theme/marker.h"
#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace headroom {

namespace {

constexpr double kMarkerRoom = 14.0; // before a name, for the series' marker

bool isFree(const QRectF &rect, const QRectF &area, const std::vector<CurvePath> &paths,
            const std::vector<CurveLabel> &taken)
{
    const bool clear = std::none_of(taken.begin(), taken.end(),
                                    [&](const CurveLabel &other) { return other.rect.intersects(rect); });
    return clear && area.contains(rect) && !anyCrosses(paths, rect.adjusted(-2, -2, 2, 2));
}

// Right of the end of a curve, above or left of it; empty where none of these is free.
QRectF freePlace(const QPointF &end, const QString &text, const QRectF &area,
                 const std::vector<CurvePath> &paths, const std::vector<CurveLabel> &taken,
                 const QFontMetricsF &metrics)
{
    const QSizeF size(kMarkerRoom + metrics.horizontalAdvance(text), metrics.height());
    const QPointF right(end.x() + kSpaceS, end.y() - size.height() / 2.0);
    const QPointF above(end.x() + kSpaceXs, end.y() - size.height() - kSpaceXs);
    const QPointF left(end.x() - size.width() - kSpaceS, end.y() - size.height() / 2.0);
    for (const QPointF &corner : {right, above, left})
        if (isFree(QRectF(corner, size), area, paths, taken))
            return {corner, size};
    return {};
}

// From the top down, each at its wish or below its neighbour; what passes the bottom moves up again.
void moveApart(std::vector<CurveLabel> &labels, const QRectF &area)
{
    std::sort(labels.begin(), labels.end(),
              [](const CurveLabel &a, const CurveLabel &b) { return a.rect.top() < b.rect.top(); });
    double floor = area.top();
    for (CurveLabel &label : labels) {
        label.rect.moveTop(qMax(label.rect.top(), floor));
        floor = label.rect.bottom();
    }
    double ceiling = area.bottom();
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->rect.moveBottom(qMin(label->rect.bottom(), ceiling));
        ceiling = label->rect.top();
    }
}

} // namespace

void cutTo(CurvePath &path, const QRectF &area)
{
    const QRectF reach = area.adjusted(-0.5, -0.5, 0.5, 0.5); // what runs along a side is inside
    if (path.line.isEmpty())
        return;
    const bool ends = reach.contains(path.line.last());
    path.line = within(path.line, reach);
    if (ends || path.line.isEmpty())
        return;
    path.cut = true;
    path.memoryEnds = path.line.last().x() < area.right() - 1.0; // else its name goes to the right edge
    path.ending.clear();
}

double heightAt(const QPolygonF &line, double x)
{
    const auto next = std::lower_bound(line.begin(), line.end(), x,
                                       [](const QPointF &point, double at) { return point.x() < at; });
    if (next == line.begin() || next == line.end())
        return next == line.end() ? line.last().y() : next->y();
    const QPointF &left = *(next - 1);
    const double width = next->x() - left.x();
    return width > 0.0 ? left.y() + (next->y() - left.y()) * (x - left.x()) / width : next->y();
}

bool crosses(const QPolygonF &line, const QRectF &rect)
{
    for (qsizetype i = 1; i < line.size(); ++i)
        if (pieceWithin({line[i - 1], line[i]}, rect))
            return true;
    return false;
}

bool anyCrosses(const std::vector<CurvePath> &paths, const QRectF &rect)
{
    return std::any_of(paths.begin(), paths.end(),
                       [&](const CurvePath &path) { return crosses(path.line, rect); });
}

std::vector<CurveLabel> edgeLabels(const std::vector<CurvePath> &paths, const QRectF &area, double margin,
                                   const QFontMetricsF &metrics)
{
    std::vector<CurveLabel> labels;
    const double room = margin - kSpaceS - kMarkerRoom;
    for (const CurvePath &path : paths) {
        if (path.line.isEmpty() || path.memoryEnds)
            continue;
        CurveLabel label{
            path.series, metrics.elidedText(path.name, Qt::ElideMiddle, room), {}, path.line.last(), false};
        label.rect = {area.right() + kSpaceS, label.from.y() - metrics.height() / 2.0, margin - kSpaceS,
                      metrics.height()};
        labels.push_back(label);
    }
    const QRectF reach = area.adjusted(0, -metrics.height() / 2.0, 0, metrics.height() / 2.0);
    if (static_cast<double>(labels.size()) * metrics.height() > reach.height())
        return {};
    moveApart(labels, reach);
    for (CurveLabel &label : labels)
        label.leader = qAbs(label.rect.center().y() - label.from.y()) > 2.0;
    return labels;
}

std::vector<CurveLabel> innerLabels(const std::vector<CurvePath> &paths, const QRectF &area,
                                    const QFontMetricsF &metrics)
{
    std::vector<CurveLabel> labels;
    for (const CurvePath &path : paths) {
        if (path.line.isEmpty() || !path.memoryEnds)
            continue;
        for (const QString &text : {path.ending, path.name}) {
            const QRectF rect =
                text.isEmpty() ? QRectF() : freePlace(path.line.last(), text, area, paths, labels, metrics);
            if (!rect.isEmpty()) {
                labels.push_back({path.series, text, rect, path.line.last(), false});
                break;
            }
        }
    }
    return labels;
}

void drawKey(QPainter &painter, const Theme &theme, const std::vector<CurvePath> &paths, int selected,
             const QRectF &room)
{
    constexpr double radius = 4.5;
    const QFontMetricsF metrics(painter.font());
    const double share = room.width() / std::max(1.0, static_cast<double>(paths.size()));
    double x = room.left();
    for (const CurvePath &path : paths) {
        const QString name = metrics.elidedText(path.name, Qt::ElideMiddle, share - kMarkerRoom - kSpaceM);
        const QRectF line(x + kMarkerRoom, room.top(), metrics.horizontalAdvance(name), metrics.height());
        drawMarker(painter, path.series, {x + radius + 1.0, line.center().y()}, radius,
                   theme.series[path.series % kSeries], theme.surface);
        painter.setPen(path.series == selected ? theme.text : theme.muted);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                         name);
        x = line.right() + kSpaceM;
    }
}

} // namespace headroom
