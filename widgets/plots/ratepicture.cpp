// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/ratepicture.h"

#include "widgets/plots/seriesnames.h"
#include "widgets/plots/ticks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

namespace {

// A little above a value in steps that are fine enough to fill the plot and coarse enough to stand still.
double roundAbove(double value)
{
    const double decade = std::pow(10.0, std::floor(std::log10(std::max(value, 1e-3))));
    for (const double step : {1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0})
        if (value <= step * decade)
            return step * decade;
    return 10.0 * decade;
}

// By the vendor's bandwidth, which the quotient is proportional to.
double vendorQuotient(const PlotInput &input, const ConfigurationResult &result)
{
    const Overrides &overrides = result.configuration.overrides;
    const Accelerator *accelerator = input.catalog->accelerator(result.configuration.accelerator);
    if (!overrides.bandwidthFrom || !accelerator || !result.answer.quotient
        || overrides.bandwidth->value() <= 0.0)
        return 0.0;
    return result.answer.quotient->quotient.value()
           * (deviceBandwidth(*accelerator).value / *overrides.bandwidth);
}

RateCurve curveOf(const PlotInput &input, const ConfigurationResult &result)
{
    RateCurve curve;
    if (result.unresolved || !result.rate)
        return curve;
    curve.grey = result.rate->support.isGrey();
    if (result.answer.quotient)
        curve.quotient = result.answer.quotient->quotient.value();
    curve.vendorQuotient = vendorQuotient(input, result);
    for (const RatePoint &point : result.overSequences)
        curve.points.push_back({static_cast<double>(point.sequences), point.perUser.low.value(),
                                point.perUser.typical.value(), point.perUser.high.value()});
    return curve;
}

} // namespace

RatePicture ratePicture(const PlotInput &input, std::vector<MeasuredPoint> points, double least)
{
    RatePicture picture;
    if (input.isEmpty())
        return picture;
    picture.selected = input.selected;
    const QStringList names = seriesNames(input);
    double most = least;
    double fastest = 0.0;
    for (std::size_t i = 0; i < input.evaluation->results.size(); ++i) {
        RateCurve curve = curveOf(input, input.evaluation->results[i]);
        curve.name = names[static_cast<qsizetype>(i)];
        fastest = std::max({fastest, curve.quotient, curve.vendorQuotient});
        for (const RateCurvePoint &point : curve.points)
            fastest = std::max(fastest, curve.grey ? point.typical : point.high);
        if (!curve.points.empty())
            most = std::max(most, curve.points.back().sequences);
        picture.curves.push_back(std::move(curve));
    }
    picture.coverage = coverageCurves(input);
    for (const MeasuredPoint &point : points) {
        fastest = std::max(fastest, point.high);
        most = std::max(most, static_cast<double>(point.sequences));
    }
    picture.points = std::move(points);
    picture.to = std::max(2.0, niceAbove(most));
    picture.top = fastest > 0.0 ? roundAbove(fastest) : picture.top;
    return picture;
}

void addTrails(RatePicture &picture, const std::vector<LiveTrail> &trails)
{
    picture.trails = trails;
    for (const LiveTrail &trail : trails)
        for (const QPointF &point : trail.points) {
            picture.to = std::max(picture.to, niceAbove(point.x()));
            picture.top = std::max(picture.top, roundAbove(point.y()));
        }
}

std::optional<Decode> decodeOf(const PlotInput &input, std::size_t index, Tokens sequences)
{
    const ConfigurationResult &result = input.evaluation->results[index];
    if (result.unresolved || !result.rate || sequences > result.answer.capacity.concurrency.sequences)
        return std::nullopt;
    return decodeAt(*result.rate, input.evaluation->scenario.context, sequences);
}

} // namespace headroom
