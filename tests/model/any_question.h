// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/lesson.h"

#include <rapidcheck.h>

#include <cmath>
#include <ostream>

// Random questions over the whole built-in catalog, for properties.
namespace headroom {

inline void showValue(const Question &q, std::ostream &out)
{
    out << q.model << ' ' << q.weights << '/' << q.cache << " on " << q.accelerator << ", " << q.context << " tokens, TP "
        << q.parallel.tensor << " PP " << q.parallel.pipeline << " EP " << q.parallel.expert << " DP " << q.parallel.data
        << ", basis " << static_cast<int>(q.basis);
    if (q.overrides.memory)
        out << ", memory " << q.overrides.memory->value();
    if (q.overrides.reserve)
        out << ", reserve " << q.overrides.reserve->value();
    if (q.overrides.utilization)
        out << ", utilization " << *q.overrides.utilization;
    if (q.overrides.pool)
        out << ", pool " << q.overrides.pool->value();
}

inline const auto &anyOf(const auto &entries)
{
    return entries[*rc::gen::inRange<std::size_t>(0, entries.size())];
}

// As likely around a thousand tokens as around a million.
inline Tokens anyContext()
{
    return static_cast<Tokens>(std::exp2(*rc::gen::inRange(0, 21'000) / 1000.0));
}

// Degrees that the model can have; EP divides the devices of a stage.
inline Parallelism anyParallelism(const LanguageModel &model)
{
    Parallelism parallel;
    parallel.tensor = *rc::gen::element(1, 1, 2, 3, 4, 8, 16, 96);
    parallel.data = *rc::gen::element(1, 1, 2, 3, 8);
    const int layers = static_cast<int>(model.layers.size());
    parallel.pipeline = *rc::gen::element(1, 1, 2, 3, 5, std::min(layers, 16), layers);
    if (model.mixture && *rc::gen::arbitrary<bool>())
        for (const int expert : {8, 4, 2})
            if (parallel.tensor * parallel.data % expert == 0 && expert <= model.mixture->experts)
                parallel.expert = expert;
    return parallel;
}

inline Question anyQuestion()
{
    const LanguageModel &model = anyOf(catalog().models);
    Question question{.accelerator = anyOf(catalog().accelerators).id,
                      .context = anyContext(),
                      .parallel = anyParallelism(model),
                      .model = model.id,
                      .basis = *rc::gen::element(WeightsBasis::Nominal, WeightsBasis::Checkpoint, WeightsBasis::Loaded),
                      .weights = anyOf(catalog().weightFormats).id,
                      .cache = anyOf(catalog().cacheFormats).id};
    if (*rc::gen::inRange(0, 3) == 0)
        question.overrides.utilization = *rc::gen::inRange(50, 101) / 100.0;
    if (*rc::gen::inRange(0, 3) == 0)
        question.overrides.reserve = mebibytes(*rc::gen::inRange(0, 12'000));
    return question;
}

} // namespace headroom

namespace rc {
template<> struct Arbitrary<headroom::Question> {
    static Gen<headroom::Question> arbitrary() { return gen::exec(headroom::anyQuestion); }
};
} // namespace rc
