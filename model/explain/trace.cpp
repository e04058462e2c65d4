// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/trace.h"

#include <algorithm>
#include <array>
#include <utility>

namespace headroom {

namespace {

template<class Entry, class Condition>
const Entry *first(const std::vector<Entry> &entries, Condition condition)
{
    const auto found = std::find_if(entries.begin(), entries.end(), condition);
    return found == entries.end() ? nullptr : &*found;
}

} // namespace

void Trace::step(Term result, Formula formula, std::vector<Input> inputs, double value, std::string label)
{
    steps.push_back({result, formula, std::move(inputs), value, std::move(label), stage});
}

void Trace::leaf(Term term, double value, const Provenance &from, std::vector<Alternate<double>> alternates)
{
    if (!leafGiving({term, value}))
        leaves.push_back({term, value, from, std::move(alternates)});
}

const Step *Trace::stepFor(Term term) const
{
    const auto found =
        std::find_if(steps.rbegin(), steps.rend(), [term](const Step &s) { return s.result == term; });
    return found == steps.rend() ? nullptr : &*found;
}

const Leaf *Trace::leafFor(Term term) const
{
    return first(leaves, [term](const Leaf &l) { return l.term == term; });
}

const Step *Trace::stepGiving(const Input &input) const
{
    return first(steps, [&](const Step &s) { return s.result == input.term && s.value == input.value; });
}

const Leaf *Trace::leafGiving(const Input &input) const
{
    return first(leaves, [&](const Leaf &l) { return l.term == input.term && l.value == input.value; });
}

const char *idOf(Kind kind)
{
    constexpr std::array ids{"vendor", "announced", "measured", "derived", "assumed"};
    return ids[static_cast<std::size_t>(kind)];
}

} // namespace headroom
