// SPDX-License-Identifier: GPL-3.0-or-later
// What the rate plot shows beside its curves: measured points, where the order flips, the strip of experts.
#include <QPainter>

#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"

#include "widgets/sentences/experts.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kStripFrom = 160; // height of a plot below which the strip would leave too little for the rates

} // namespace

void RatePlot::placePoints()
{
    m_marks.clear();
    for (const MeasuredPoint &point : m_picture.points) {
        const double x = m_plot->xAxis->coordToPixel(static_cast<double>(point.sequences));
        const auto at = [&](double rate) { return QPointF(x, m_plot->yAxis->coordToPixel(rate)); };
        m_marks.push_back(cutTo({at(point.perUser), QLineF(at(point.low), at(point.high)), point.series,
                                 point.style},
                                area()));
    }
}

// Labels of flips keep clear of curves, quotients, points and the curves' names.
void RatePlot::placeFlips()
{
    std::vector<CurvePath> lines = withMarks(m_paths, m_marks);
    for (const RateCurve &curve : m_picture.curves)
        if (const std::optional<QLineF> level = levelOf(curve)) {
            lines.emplace_back();
            lines.back().line = QPolygonF{level->p1(), level->p2()};
        }
    lines.push_back(outlineOf(m_quotientWords));
    std::vector<double> xs;
    for (const FlipMark &flip : m_picture.flips)
        xs.push_back(m_plot->xAxis->coordToPixel(flip.at));
    m_flips.place(m_picture.flips, xs, area(), lines, m_labelRects, captionFont());
}

int RatePlot::stripHeight(int plotHeight) const
{
    return m_picture.coverage.empty() || plotHeight < kStripFrom ? 0
                                                                 : CoverageStrip::heightFor(captionFont());
}

CoverageStrip RatePlot::strip() const
{
    CoverageStrip strip;
    const QRect whole = m_plot->viewport();
    if (const int height = stripHeight(whole.height()); height > 0)
        strip.rect =
            QRectF(area().left(), whole.bottom() - height + kSpaceXs, area().width(), height - kSpaceXs);
    strip.font = captionFont();
    strip.xOf = [this](double sequences) { return m_plot->xAxis->coordToPixel(sequences); };
    return strip;
}

// Of the selected configuration, else of the first that has experts; empty where so many do not fit.
QString RatePlot::coverageText(Tokens count) const
{
    const auto &curves = m_picture.coverage;
    if (curves.empty())
        return {};
    const auto selected = std::find_if(curves.begin(), curves.end(), [this](const CoverageCurve &curve) {
        return curve.series == m_picture.selected;
    });
    const auto index =
        static_cast<std::size_t>(selected == curves.end() ? curves.front().series : selected->series);
    const std::optional<Decode> decode = decodeOf(m_input, index, count);
    return decode ? expertsText(*m_input.evaluation->results[index].rate, *decode, m_input.numbers())
                  : QString();
}

} // namespace headroom
