// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/compare.h"

#include "model/capacity/capacity.h"
#include "model/measurement/predict.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using RunOutcome = std::variant<ComparedRun, NotCompared>;

bool isDecode(MeasuredQuantity quantity)
{
    return quantity == MeasuredQuantity::RatePerUser || quantity == MeasuredQuantity::OutputRate
           || quantity == MeasuredQuantity::TimePerToken;
}

bool isPrefill(MeasuredQuantity quantity)
{
    return quantity == MeasuredQuantity::FirstToken || quantity == MeasuredQuantity::PrefillRate;
}

// What a catalog or a missing condition rules out before anything is computed.
std::optional<NotCompared> obstacle(const Catalog &catalog, const Measurement &m)
{
    constexpr Tokens fewTokens = 8;
    const RunConditions &c = m.conditions;
    if (!isDecode(m.quantity) && !isPrefill(m.quantity))
        return NotCompared::OtherQuantity;
    if (!catalog.accelerator(c.accelerator))
        return NotCompared::UnknownAccelerator;
    if (!catalog.model(c.model))
        return NotCompared::UnknownModel;
    if (!catalog.weightFormat(c.weights) || (!c.cache.empty() && !catalog.cacheFormat(c.cache)))
        return NotCompared::UnknownFormat;
    if (!c.concurrency || (isPrefill(m.quantity) && !c.prompt))
        return NotCompared::UnknownBatch;
    if (isDecode(m.quantity) && c.output && *c.output <= fewTokens)
        return NotCompared::ShortAnswer;
    if (c.has(RunMark::Speculative))
        return NotCompared::Speculative;
    if (isPrefill(m.quantity) && c.has(RunMark::Queueing))
        return NotCompared::Queueing;
    return std::nullopt;
}

ComparedRun comparedDecode(const RunPrediction &p, const Measurement &m)
{
    const auto batch = static_cast<double>(*m.conditions.concurrency);
    ComparedRun run;
    run.measured = m.quantity == MeasuredQuantity::TimePerToken  ? m.value
                   : m.quantity == MeasuredQuantity::RatePerUser ? 1.0 / m.value
                                                                 : batch / m.value;
    const DecodeStep step = p.step();
    const double prefill = m.conditions.has(RunMark::WholeRequest) ? p.prefillPerOutput() : 0.0;
    run.fast = step.fast.value() + prefill;
    run.typical = step.typical.value() + prefill;
    run.slow = step.slow.value() + prefill;
    return run;
}

ComparedRun comparedPrefill(const RunPrediction &p, const Measurement &m)
{
    const auto prompts = static_cast<double>(*m.conditions.concurrency * *m.conditions.prompt);
    const TimeBand time = p.prompts();
    ComparedRun run;
    run.measured = m.quantity == MeasuredQuantity::FirstToken ? m.value : prompts / m.value;
    run.fast = time.fast.value();
    run.typical = time.typical.value();
    run.slow = time.slow.value();
    return run;
}

double median(std::vector<double> values)
{
    if (values.empty())
        return 0.0;
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2.0;
}

std::string kindOf(const ComparedRun &run, const RunConditions &c)
{
    if (run.experts)
        return "experts";
    if (*c.concurrency > 1)
        return "dense_batched";
    return c.parallel.tensor > 1 ? "dense_tensor_parallel" : "dense_one_device";
}

std::string groupOf(const ComparedRun &run, const RunConditions &c, Grouping grouping)
{
    switch (grouping) {
    case Grouping::All:
        return "all";
    case Grouping::Kind:
        return kindOf(run, c);
    case Grouping::Hardware:
        return run.hardware;
    case Grouping::Engine:
        return idOf(c.engine);
    case Grouping::Class:
        return run.software;
    }
    return {};
}

} // namespace

const char *idOf(NotCompared reason)
{
    constexpr std::array<const char *, kNotCompared> ids{"other_quantity", "unknown_accelerator",
                                                         "unknown_model",  "unknown_format",
                                                         "unknown_batch",  "short_answer",
                                                         "speculative",    "queueing",
                                                         "does_not_fit",   "grey",
                                                         "unknown_layout", "staggered"};
    return ids[static_cast<std::size_t>(reason)];
}

double ComparedRun::error() const
{
    return std::abs(typical / measured - 1.0);
}

RunOutcome compareRun(const Catalog &catalog, const MeasurementSet &set, std::size_t row, EngineSaid said)
{
    RunOutcome outcome = compareRun(catalog, set.rows[row], said);
    if (ComparedRun *run = std::get_if<ComparedRun>(&outcome))
        run->row = row;
    return outcome;
}

RunOutcome compareRun(const Catalog &catalog, const Measurement &m, EngineSaid said)
{
    if (const std::optional<NotCompared> reason = obstacle(catalog, m))
        return *reason;
    const RunPrediction prediction(catalog, m, said);
    if (!prediction.fits())
        return NotCompared::DoesNotFit;
    if (prediction.rate().support.isGrey())
        return NotCompared::Grey;
    ComparedRun run = isDecode(m.quantity) ? comparedDecode(prediction, m) : comparedPrefill(prediction, m);
    run.hardware = prediction.rate().support.hardware;
    run.software = prediction.rate().support.software;
    run.experts = prediction.rate().weights.expertCount > 0;
    return run;
}

Comparison compareWithRuns(const Catalog &catalog, const MeasurementSet &set, EngineSaid said)
{
    Comparison comparison;
    for (std::size_t row = 0; row < set.rows.size(); ++row) {
        RunOutcome outcome = compareRun(catalog, set, row, said);
        if (const NotCompared *reason = std::get_if<NotCompared>(&outcome))
            ++comparison.notCompared[static_cast<std::size_t>(*reason)];
        else
            (isDecode(set.rows[row].quantity) ? comparison.decode : comparison.prefill)
                .push_back(std::get<ComparedRun>(std::move(outcome)));
    }
    return comparison;
}

std::vector<Score> scoresOf(const std::vector<ComparedRun> &runs, const MeasurementSet &set,
                            Grouping grouping)
{
    std::vector<Score> scores;
    std::vector<std::vector<double>> errors;
    for (const ComparedRun &run : runs) {
        const std::string group = groupOf(run, set.rows[run.row].conditions, grouping);
        const auto found =
            std::find_if(scores.begin(), scores.end(), [&](const Score &s) { return s.group == group; });
        const auto index = static_cast<std::size_t>(found - scores.begin());
        if (found == scores.end()) {
            scores.push_back({group, 0, 0, 0.0});
            errors.emplace_back();
        }
        ++scores[index].runs;
        scores[index].inside += run.isInside() ? 1 : 0;
        errors[index].push_back(run.error());
    }
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i].medianError = median(std::move(errors[i]));
    return scores;
}

} // namespace headroom
