// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/pointmarks.h"

#include "widgets/plots/clipping.h"
#include "widgets/sentences/numbers.h"
#include "widgets/sentences/plural.h"
#include "widgets/theme/marker.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kMarkRadius = 3.8; // smaller than the marks of the curves
constexpr double kReach = 8.0;      // pixels from a point
constexpr int kRing = 5;            // the series whose mark is hollow itself

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PointMarks)
};

} // namespace

PointMark cutTo(PointMark mark, const QRectF &area)
{
    const QRectF reach = area.adjusted(-1, -1, 1, 1);
    mark.hidden = !reach.contains(mark.at);
    mark.spread = pieceWithin(mark.spread, reach).value_or(QLineF(mark.at, mark.at));
    return mark;
}

void drawPointMarks(QPainter &painter, const Theme &theme, const std::vector<PointMark> &marks)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PointMark &mark : marks) {
        if (mark.hidden)
            continue;
        const QColor &hue = theme.series[mark.series % kSeries];
        if (mark.spread.length() > 2.0 * kMarkRadius) {
            painter.setPen(QPen(hue, 1.2, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(mark.spread);
        }
        if (mark.style == MeasuredPoint::Style::Hollow) {
            drawHollowMarker(painter, mark.series, mark.at, kMarkRadius, hue, theme.surface);
            continue;
        }
        drawMarker(painter, mark.series, mark.at, kMarkRadius, hue, theme.surface);
        if (mark.series % kSeries == kRing) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(hue);
            painter.drawEllipse(mark.at, kMarkRadius * 0.35, kMarkRadius * 0.35);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

CurvePath outlineOf(const QRectF &rect)
{
    CurvePath outline;
    outline.line = QPolygonF(rect);
    return outline;
}

std::vector<CurvePath> withMarks(std::vector<CurvePath> paths, const std::vector<PointMark> &marks)
{
    for (const PointMark &mark : marks) {
        if (mark.hidden)
            continue;
        const QRectF around(-kMarkRadius, -kMarkRadius, 2 * kMarkRadius, 2 * kMarkRadius);
        paths.push_back(outlineOf(around.translated(mark.at)));
    }
    return paths;
}

int pointMarkAt(const std::vector<PointMark> &marks, const QPointF &at)
{
    int nearest = -1;
    double distance = kReach;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const QPointF away = marks[i].at - at;
        const double length = std::hypot(away.x(), away.y());
        if (length < distance && !marks[i].hidden) {
            distance = length;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

QString pointText(const MeasuredPoint &point)
{
    QStringList lines{point.label};
    lines << point.conditions << point.source;
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString pointsNote(const std::vector<MeasuredPoint> &points, const Numbers &numbers)
{
    if (points.empty())
        return {};
    const auto count = static_cast<Tokens>(points.size());
    const auto hollow = std::count_if(points.begin(), points.end(), [](const MeasuredPoint &point) {
        return point.style == MeasuredPoint::Style::Hollow;
    });
    if (hollow == 0)
        //: Under a plot. %1: how many runs are drawn as points
        return Words::tr("Points: %1 measured run(s).", nullptr, plural(count)).arg(numbers.tokens(count));
    //: Under a plot. %1: how many runs are drawn as points · %2: how many of them are hollow
    return Words::tr("Points: %1 measured run(s), %2 hollow: other conditions.", nullptr, plural(count))
        .arg(numbers.tokens(count), numbers.tokens(hollow));
}

QString pointsSentence(const std::vector<MeasuredPoint> &points, int series, const QString &name,
                       const Numbers &numbers)
{
    Tokens count = 0;
    double least = 1e300;
    double most = 0.0;
    for (const MeasuredPoint &point : points) {
        if (point.series != series)
            continue;
        ++count;
        if (point.overTypical > 0.0) {
            least = std::min(least, point.overTypical);
            most = std::max(most, point.overTypical);
        }
    }
    if (count == 0)
        return {};
    const auto factor = [&](double value) { return numbers.count(std::round(value * 100.0) / 100.0); };
    if (most <= 0.0)
        //: Spoken. %1: a configuration · %2: how many
        return Words::tr("Beside %1: %2 measured run(s).", nullptr, plural(count))
            .arg(name, numbers.tokens(count));
    //: Spoken. %1: a configuration · %2: how many · %3, %4: factors such as 0.97
    return Words::tr("Beside %1: %2 measured run(s), at %3 to %4 times what is predicted for them.", nullptr,
                     plural(count))
        .arg(name, numbers.tokens(count), factor(least), factor(most));
}

QStringList pointSources(const std::vector<MeasuredPoint> &points)
{
    QStringList sources;
    QStringList own;
    int measured = 0;
    for (const MeasuredPoint &point : points) {
        QStringList &list = point.own ? own : sources;
        measured += point.own ? 1 : 0;
        if (!point.source.isEmpty() && !list.contains(point.source))
            list << point.source;
    }
    if (measured > 0)
        //: A footnote. %n: how many points · %1: programs, places and dates
        sources << Words::tr("%n measurement(s) of our own: %1", nullptr, measured).arg(own.join(u"; "));
    return sources;
}

} // namespace headroom
