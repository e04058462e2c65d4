// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/trace.h"

#include <algorithm>
#include <utility>

namespace headroom {

void Trace::step(Term result, Formula formula, std::vector<Input> inputs, double value, std::string label)
{
    steps.push_back({result, formula, std::move(inputs), value, std::move(label)});
}

void Trace::leaf(Term term, double value, const Provenance &from, std::vector<Alternate<double>> alternates)
{
    leaves.push_back({term, value, from, std::move(alternates)});
}

const Step *Trace::stepFor(Term term) const
{
    const auto found = std::find_if(steps.begin(), steps.end(), [term](const Step &s) { return s.result == term; });
    return found == steps.end() ? nullptr : &*found;
}

const Leaf *Trace::leafFor(Term term) const
{
    const auto found = std::find_if(leaves.begin(), leaves.end(), [term](const Leaf &l) { return l.term == term; });
    return found == leaves.end() ? nullptr : &*found;
}

} // namespace headroom
