// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/story/check_story.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

std::optional<double> publishedValue(const MeasurementSet &published, const std::string &run)
{
    const std::vector<Measurement> &rows = published.rows;
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Measurement &row) { return row.id == run; });
    return found == rows.end() ? std::nullopt : std::optional(found->value);
}

std::optional<double> figureOf(const StoryNumber &number, const Evaluation &evaluation,
                               const MeasurementSet &published, std::size_t card)
{
    if (number.figure == StoryFigure::Published)
        return publishedValue(published, number.run);
    if (card >= evaluation.results.size())
        return std::nullopt;
    return storyValue(number.figure, evaluation, evaluation.results[card]);
}

// A stated number is right when the value rounds to it.
bool agrees(const StoryNumber &number, double value)
{
    constexpr double slack = 1.0 + 1e-9; // for a value just at the half
    return std::abs(value - number.says) <= 0.5 * std::pow(10.0, -number.digits) * slack;
}

void checkStep(const Catalog &catalog, const MeasurementSet &published, const StoryStep &step, int at,
               std::vector<StoryMiss> &misses)
{
    const EvaluationPtr evaluation = evaluate(catalog, step.scenario);
    for (std::size_t card = 0; card < evaluation->results.size(); ++card)
        if (const std::optional<Unresolved> &unresolved = evaluation->results[card].unresolved)
            misses.push_back({at, {}, 0.0, std::nullopt, unresolved, card});
    for (const StoryNumber &number : step.numbers) {
        const std::optional<double> value = valueOf(number, *evaluation, published);
        if (!value || !agrees(number, *value))
            misses.push_back({at, number.name, number.says, value, std::nullopt, number.card});
    }
}

} // namespace

std::optional<double> valueOf(const StoryNumber &number, const Evaluation &evaluation,
                              const MeasurementSet &published)
{
    std::optional<double> value = figureOf(number, evaluation, published, number.card);
    if (value && number.over) {
        const std::optional<double> other = figureOf(number, evaluation, published, *number.over);
        if (!other || *other == 0.0)
            return std::nullopt;
        *value /= *other;
    }
    if (value)
        *value /= number.dividedBy;
    return value;
}

std::vector<StoryMiss> checkStory(const Catalog &catalog, const MeasurementSet &published, const Story &story)
{
    std::vector<StoryMiss> misses;
    for (std::size_t i = 0; i < story.steps.size(); ++i)
        checkStep(catalog, published, story.steps[i], static_cast<int>(i) + 1, misses);
    return misses;
}

} // namespace headroom
