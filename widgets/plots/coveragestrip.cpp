// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/coveragestrip.h"

#include "model/rate/streamed.h"
#include "widgets/plots/clipping.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kCurves = 30.0; // height of the curves in pixels
constexpr std::size_t kPlaces = 32;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CoverageStrip)
};

CoverageCurve curveOf(const ConfigurationResult &result, int series)
{
    CoverageCurve curve;
    if (result.unresolved || !result.rate || result.overSequences.empty())
        return curve;
    const PreparedRate &rate = *result.rate;
    if (rate.weights.expertCount == 0)
        return curve;
    curve.series = series;
    curve.experts = rate.weights.expertCount;
    const auto most = static_cast<double>(result.overSequences.back().sequences);
    // Tokens whose experts are read together, for each conversation of the configuration.
    const double each = rate.tokensRead * rate.weights.tokensShared / rate.data;
    const auto tokens = static_cast<Tokens>(std::ceil(std::max(1.0, most * each)));
    const auto first = static_cast<double>(result.overSequences.front().sequences);
    const double needed = expertsTouched(curve.experts, rate.weights.perToken, std::max(1.0, first * each));
    curve.places.push_back({first, needed / curve.experts});
    for (const CoveragePoint &point : expertCoverage(rate, tokens, kPlaces))
        if (const double sequences = std::min(most, point.tokens / each); sequences > first)
            curve.places.push_back({sequences, point.experts / curve.experts});
    return curve;
}

} // namespace

std::vector<CoverageCurve> coverageCurves(const PlotInput &input)
{
    std::vector<CoverageCurve> curves;
    if (input.isEmpty())
        return curves;
    for (std::size_t i = 0; i < input.evaluation->results.size(); ++i) {
        CoverageCurve curve = curveOf(input.evaluation->results[i], static_cast<int>(i));
        if (!curve.places.empty())
            curves.push_back(std::move(curve));
    }
    return curves;
}

int CoverageStrip::heightFor(const QFont &font)
{
    return static_cast<int>(std::ceil(QFontMetricsF(font).height() / 2.0 + kCurves)) + kSpaceXs; // half a
                                                                                                 // label
}

int CoverageStrip::widthFor(const QFont &font)
{
    return static_cast<int>(std::ceil(QFontMetricsF(font).horizontalAdvance(QStringLiteral("100%"))))
           + kSpaceS;
}

QRectF CoverageStrip::area() const
{
    return {rect.left(), rect.bottom() - kCurves, rect.width(), kCurves};
}

void CoverageStrip::draw(QPainter &painter, const Theme &theme, const std::vector<CoverageCurve> &curves,
                         int selected) const
{
    if (curves.empty() || rect.isEmpty())
        return;
    drawAxis(painter, theme, curves);
    const QRectF inner = area();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF reach = inner.adjusted(0, -1, 1, 1);
    for (const CoverageCurve &curve : curves) {
        QVector<QLineF> pieces; // many short ones are drawn sooner than one long line
        QPointF last;
        for (const CoveragePlace &place : curve.places) {
            const QPointF at(xOf(place.sequences), inner.bottom() - place.share * inner.height());
            if (const auto piece = last.isNull() ? std::nullopt : pieceWithin({last, at}, reach))
                pieces.append(*piece);
            last = at;
        }
        const double width = curve.series == selected ? 2.0 : 1.2;
        painter.setPen(QPen(theme.series[curve.series % kSeries], width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(pieces);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// From none to all; where models differ in their number of experts the top is the share.
void CoverageStrip::drawAxis(QPainter &painter, const Theme &theme,
                             const std::vector<CoverageCurve> &curves) const
{
    const QRectF inner = area();
    const bool alike = std::all_of(curves.begin(), curves.end(), [&](const CoverageCurve &curve) {
        return curve.experts == curves.front().experts;
    });
    painter.setPen(QPen(theme.hairline, 1));
    for (const double y : {inner.top(), inner.bottom()})
        painter.drawLine(QPointF(inner.left(), std::floor(y) + 0.5),
                         QPointF(inner.right(), std::floor(y) + 0.5));
    painter.setFont(font);
    painter.setPen(theme.muted);
    const double line = QFontMetricsF(font).height();
    const auto label = [&](double y, const QString &text) {
        painter.drawText(QRectF(0.0, y - line / 2.0, inner.left() - kSpaceXs, line),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
    };
    label(inner.top(), alike ? QString::number(curves.front().experts) : QStringLiteral("100%"));
    label(inner.bottom() - line / 4.0, QStringLiteral("0"));
    //: In a small plot: how many different experts a layer needs in one step.
    painter.drawText(QRectF(inner.left() + kSpaceXs, inner.top(), inner.width(), line),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                     Words::tr("distinct experts"));
}

void CoverageStrip::drawReading(QPainter &painter, const Theme &theme, double sequences,
                                const QString &reading) const
{
    const QRectF inner = area();
    const double x = xOf(sequences);
    if (reading.isEmpty() || rect.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1.5, Qt::SolidLine, Qt::FlatCap));
    if (x >= inner.left() && x <= inner.right())
        painter.drawLine(QPointF(x, inner.top()), QPointF(x, inner.bottom()));
    painter.setFont(font);
    painter.setPen(theme.text);
    const double line = QFontMetricsF(font).height();
    painter.drawText(QRectF(inner.left(), inner.bottom() - line - 1.0, inner.width() - kSpaceXs, line),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, reading);
}

} // namespace headroom
