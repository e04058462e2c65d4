// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/lesson.h"
#include "tests/model/pattern.h"

namespace headroom {

inline std::string nameOf(const Step &step)
{
    return std::string(idOf(step.result)) + " by " + idOf(step.formula) + (step.label.empty() ? "" : " of ")
           + step.label;
}

// The first complaint on a trace; empty where every number can be followed.
inline std::string wrongIn(const Trace &trace, const Catalog &known = catalog())
{
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        const Step &step = trace.steps[i];
        for (const Input &input : step.inputs) {
            const Step *giver = trace.stepGiving(input);
            const bool earlier = giver && giver < &step;
            if (!earlier && !trace.leafGiving(input))
                return nameOf(step) + ": nothing gives " + idOf(input.term) + " = "
                       + std::to_string(input.value);
        }
        const double value = Pattern::valueOf(step);
        // A whole number of tokens may round to either side where the quotient is whole but for the last
        // bits.
        const bool tokens = step.formula == Formula::ContextOfOne || step.formula == Formula::ContextOfTokens;
        const double tolerance = tokens ? std::max(0.0, 1e-15 * value) : 1e-12 * std::abs(value);
        if (!(std::abs(step.value - value) <= tolerance))
            return nameOf(step) + ": " + std::to_string(step.value) + ", not " + std::to_string(value);
    }
    for (const Leaf &leaf : trace.leaves)
        if (leaf.from.source >= known.sources.size())
            return std::string(idOf(leaf.term)) + " has no source";
    return {};
}

} // namespace headroom
