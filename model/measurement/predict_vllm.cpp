// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/prediction.h"

#include <algorithm>

namespace headroom {

namespace {

// What makes up the pool, on the fullest device.
void addBudget(Prediction &prediction, const Prepared &prepared, const Stage &stage)
{
    if (prediction.log().number(LogTerm::TotalMemory))
        prediction.add(LogTerm::UsableMemory, prepared.usable);
    for (std::size_t i = 0; i < prepared.reserves.count; ++i)
        prediction.addReserve(prepared.reserves.terms[i]);
    const Bytes lighter = stage.weights - prediction.leastWeights();
    const Bytes heavier = prediction.mostWeights() - stage.weights;
    prediction.add(LogTerm::Pool, stage.pool - prepared.reserves.poolLoss() - heavier, stage.pool,
                   stage.pool + prepared.reserves.poolGain() + lighter);
}

// Where not every rank's pool is printed, the tokens may be another rank's: Qwen3-235B on four H100 has 1.1
// percent less (vLLM 21348), on four L40S 0.3 more.
constexpr double kOtherRank = 0.012;

PoolBand poolBand(const Prediction &prediction, const PrintedValue &pool)
{
    PoolBand band{pool.value - pool.rounding, pool.value, pool.value + pool.rounding};
    const EngineLog &log = prediction.log();
    const auto printed = std::count_if(log.values.begin(), log.values.end(),
                                       [](const PrintedValue &v) { return v.term == LogTerm::Pool; });
    if (printed < prediction.tensor() && printed == 1) {
        band.low -= pool.value * kOtherRank;
        band.high += pool.value * kOtherRank;
    }
    return band;
}

} // namespace

void predictVllm(Prediction &prediction)
{
    const std::optional<Prepared> prepared = prediction.prepared();
    if (!prepared)
        return;
    const Tokens context = prediction.scenario().context;
    const Stage &stage = prepared->stages[decidingStage(*prepared, context)];
    prediction.addWeights(stage);
    if (prediction.deviceKnown())
        addBudget(prediction, *prepared, stage);
    prediction.add(LogTerm::NeededForOne, capacityAt(*prepared, context).memory.perSequence);
    if (const PrintedValue *pool = prediction.log().deciding(LogTerm::Pool))
        predictFromPool(prediction, poolBand(prediction, *pool));
}

} // namespace headroom
