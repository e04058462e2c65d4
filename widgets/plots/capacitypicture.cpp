// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/capacitypicture.h"

#include "widgets/plots/seriesnames.h"
#include "widgets/plots/ticks.h"

#include "model/capacity/profiled_context.h"

#include <algorithm>

namespace headroom {

std::vector<CurvePoint> stairs(const std::vector<SweepPoint> &corners, Tokens perStep)
{
    std::vector<CurvePoint> line;
    line.reserve(2 * corners.size());
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto context = static_cast<double>(corners[i].context);
        const auto sequences = static_cast<double>(corners[i].sequences);
        if (i > 0 && corners[i - 1].sequences - corners[i].sequences == perStep)
            line.push_back({line.back().context, sequences}); // one step down, where the level above ends
        line.push_back({context, sequences});
    }
    return line;
}

namespace {

CapacityCurve curveOf(const PlotInput &input, const ConfigurationResult &result, const ContextRange &range,
                      bool evaluatedRange)
{
    CapacityCurve curve;
    if (result.unresolved)
        return curve;
    const Prepared &prepared = result.prepared;
    const std::vector<SweepPoint> corners =
        evaluatedRange ? result.overContext
                       : sweepContext(*input.catalog, input.evaluation->scenario, result.configuration,
                                      prepared, range.from, range.to);
    curve.points = stairs(corners, prepared.data);
    curve.memoryEnds = !corners.empty() && corners.back().context < range.to;
    return curve;
}

} // namespace

CapacityPicture capacityPicture(const PlotInput &input, const ContextRange *kept)
{
    CapacityPicture picture;
    if (input.isEmpty())
        return picture;
    const Evaluation &evaluation = *input.evaluation;
    const ContextRange evaluated = plottedContexts(*input.catalog, evaluation.scenario);
    ContextRange range = evaluated;
    if (kept) {
        range.from = std::min(range.from, kept->from);
        range.to = std::max(range.to, kept->to);
    }
    picture.from = range.from;
    picture.to = range.to;
    picture.selected = input.selected;
    if (const LanguageModel *model = input.catalog->model(evaluation.scenario.model))
        picture.native = static_cast<Tokens>(model->nativeContext.value);

    const QStringList names = seriesNames(input);
    const bool same = range.from == evaluated.from && range.to == evaluated.to;
    double highest = 1.0;
    for (std::size_t i = 0; i < evaluation.results.size(); ++i) {
        CapacityCurve curve = curveOf(input, evaluation.results[i], range, same);
        curve.name = names[static_cast<qsizetype>(i)];
        curve.announced = isAnnounced(input, i);
        curve.whatIf = isWhatIf(input, i);
        if (!curve.points.empty())
            highest = std::max(highest, curve.points.front().sequences);
        picture.curves.push_back(std::move(curve));
    }
    picture.top = std::max(2.0, niceAbove(highest));
    return picture;
}

} // namespace headroom
