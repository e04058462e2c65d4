// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/tradeoffpicture.h"

#include "widgets/plots/seriesnames.h"
#include "widgets/plots/ticks.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kSecondsPerHour = 3600.0;

// What one tok/s of a configuration is worth in a yield; 0 where price or power is unknown.
double worthOf(const PreparedEconomics &economics, Yield yield)
{
    if (yield == Yield::DollarTokens) {
        const std::optional<double> usd = economics.usdPerHour();
        return usd && *usd > 0.0 ? kSecondsPerHour / *usd : 0.0;
    }
    if (yield == Yield::KilowattRate) {
        const std::optional<Watts> power = economics.boardPower();
        return power && power->value() > 0.0 ? 1000.0 / power->value() : 0.0;
    }
    return 1.0 / economics.devices;
}

// Points of which price or power is known; the devices are those of the run.
std::vector<TradeOffMeasured> measuredOf(const PlotInput &input, Yield yield,
                                         const std::vector<MeasuredPoint> &points)
{
    std::vector<TradeOffMeasured> measured;
    for (const MeasuredPoint &point : points) {
        const ConfigurationResult &beside = input.evaluation->results[static_cast<std::size_t>(point.series)];
        if (beside.unresolved)
            continue;
        PreparedEconomics economics = beside.economics;
        economics.devices = point.devices;
        const double total = point.perUser * static_cast<double>(point.sequences);
        if (const double worth = worthOf(economics, yield); worth > 0.0)
            measured.push_back({point, total * worth});
    }
    return measured;
}

TradeOffCurve curveOf(const ConfigurationResult &result, std::size_t index, Yield yield)
{
    TradeOffCurve curve;
    if (result.unresolved || !result.rates)
        return curve;
    const double worth = worthOf(result.economics, yield);
    if (worth <= 0.0)
        return curve;
    curve.grey = result.rate->support.isGrey();
    for (const RatePoint &point : result.overSequences)
        curve.points.push_back({index, point.sequences, point.perUser.typical.value(),
                                point.total.typical.value() * worth});
    const Decode &decode = result.rates->decode;
    curve.now = TradeOffPoint{index, decode.sequences, decode.perUser.typical.value(),
                              decode.total.typical.value() * worth};
    return curve;
}

// The 1, 2 or 5 times a power of ten that is not above a value.
double niceBelow(double value)
{
    const double decade = std::pow(10.0, std::floor(std::log10(value)));
    return value >= 5.0 * decade ? 5.0 * decade : value >= 2.0 * decade ? 2.0 * decade : decade;
}

void fitAxes(TradeOffPicture &picture)
{
    double least[2] = {1e300, 1e300};
    double most[2] = {0.0, 0.0};
    const auto cover = [&](double perUser, double yield) {
        least[0] = std::min(least[0], perUser);
        most[0] = std::max(most[0], perUser);
        least[1] = std::min(least[1], yield);
        most[1] = std::max(most[1], yield);
    };
    for (const TradeOffCurve &curve : picture.curves)
        for (const TradeOffPoint &point : curve.points)
            cover(point.perUser, point.yield);
    for (const TradeOffMeasured &measured : picture.measured)
        cover(measured.point.perUser, measured.yield);
    if (most[0] <= 0.0 || most[1] <= 0.0)
        return;
    picture.userFrom = std::min(niceBelow(least[0]), 10.0);
    picture.userTo = std::max(niceAbove(most[0]), 50.0);
    picture.yieldFrom = niceBelow(least[1]);
    picture.yieldTo = std::max(niceAbove(most[1]), 10.0 * picture.yieldFrom);
}

bool samePoints(const std::vector<TradeOffPoint> &a, const std::vector<TradeOffPoint> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const TradeOffPoint &p, const TradeOffPoint &q) {
                          return p.sequences == q.sequences && p.perUser == q.perUser && p.yield == q.yield
                                 && p.configuration == q.configuration;
                      });
}

} // namespace

TradeOffPicture tradeOffPicture(const PlotInput &input, Yield yield, const std::vector<MeasuredPoint> &points)
{
    TradeOffPicture picture;
    picture.yield = yield;
    if (input.isEmpty())
        return picture;
    picture.selected = input.selected;
    picture.floor = input.evaluation->scenario.load.floor.value();
    const QStringList names = seriesNames(input);
    std::vector<TradeOffPoint> supported;
    for (std::size_t i = 0; i < input.evaluation->results.size(); ++i) {
        TradeOffCurve curve = curveOf(input.evaluation->results[i], i, yield);
        curve.name = names[static_cast<qsizetype>(i)];
        if (!curve.grey)
            supported.insert(supported.end(), curve.points.begin(), curve.points.end());
        picture.curves.push_back(std::move(curve));
    }
    picture.frontier = frontier(std::move(supported));
    picture.measured = measuredOf(input, yield, points);
    fitAxes(picture);
    return picture;
}

std::vector<IsoLine> isoLines(const TradeOffPicture &picture)
{
    // Tokens for a dollar are counted over an hour, the other yields are rates.
    const double unit = picture.yield == Yield::DollarTokens ? kSecondsPerHour : 1.0;
    const double least = picture.yieldFrom / (picture.userTo * unit);
    const double most = picture.yieldTo / (picture.userFrom * unit);
    std::vector<IsoLine> lines;
    for (double count = std::pow(10.0, std::ceil(std::log10(least) - 1e-9)); count < most; count *= 10.0)
        lines.push_back({count, count * unit});
    return lines;
}

bool sameAxes(const TradeOffPicture &a, const TradeOffPicture &b)
{
    return a.yield == b.yield && a.userFrom == b.userFrom && a.userTo == b.userTo
           && a.yieldFrom == b.yieldFrom && a.yieldTo == b.yieldTo && a.floor == b.floor;
}

bool sameCurves(const TradeOffPicture &a, const TradeOffPicture &b)
{
    const auto same = [](const TradeOffCurve &p, const TradeOffCurve &q) {
        return p.name == q.name && p.grey == q.grey && samePoints(p.points, q.points)
               && p.now.has_value() == q.now.has_value() && (!p.now || samePoints({*p.now}, {*q.now}));
    };
    return a.selected == b.selected && a.measured == b.measured && samePoints(a.frontier, b.frontier)
           && std::equal(a.curves.begin(), a.curves.end(), b.curves.begin(), b.curves.end(), same);
}

} // namespace headroom
