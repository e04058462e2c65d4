// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/workingorder.h"

#include <algorithm>

namespace headroom {

namespace {

// Indices of the entries before `end` that satisfy a condition.
template<class Entry, class Condition>
std::vector<std::size_t> indicesOf(const std::vector<Entry> &entries, std::size_t end, Condition condition)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < std::min(end, entries.size()); ++i)
        if (condition(entries[i]))
            found.push_back(i);
    return found;
}

// How many inputs of the same term and value stand before this one.
std::size_t placeAmongEqual(const Step &step, std::size_t input)
{
    const Input &wanted = step.inputs[input];
    return static_cast<std::size_t>(std::count_if(step.inputs.begin(),
                                                  step.inputs.begin() + static_cast<std::ptrdiff_t>(input),
                                                  [&](const Input &other) {
                                                      return other.term == wanted.term
                                                             && other.value == wanted.value;
                                                  }));
}

bool add(std::vector<std::size_t> &list, std::size_t index)
{
    if (std::find(list.begin(), list.end(), index) != list.end())
        return false;
    list.push_back(index);
    return true;
}

void follow(const Trace &trace, std::size_t step, WorkingOrder &order)
{
    if (!add(order.steps, step))
        return;
    for (std::size_t input = 0; input < trace.steps[step].inputs.size(); ++input) {
        const InputOrigin origin = originOf(trace, step, input);
        if (origin.what == InputOrigin::What::Step)
            follow(trace, origin.index, order);
        else if (origin.what == InputOrigin::What::Leaf)
            (void)add(order.leaves, origin.index);
    }
}

} // namespace

InputOrigin originOf(const Trace &trace, std::size_t step, std::size_t input)
{
    const Input &wanted = trace.steps[step].inputs[input];
    const auto equal = indicesOf(trace.steps, step, [&](const Step &s) {
        return s.result == wanted.term && s.value == wanted.value;
    });
    if (!equal.empty())
        return {InputOrigin::What::Step,
                equal[std::min(placeAmongEqual(trace.steps[step], input), equal.size() - 1)]};
    const auto put = indicesOf(trace.leaves, trace.leaves.size(), [&](const Leaf &l) {
        return l.term == wanted.term && l.value == wanted.value;
    });
    if (!put.empty())
        return {InputOrigin::What::Leaf, put.front()};
    return {};
}

WorkingOrder workingOf(const Trace &trace, Term result)
{
    WorkingOrder order;
    const auto steps =
        indicesOf(trace.steps, trace.steps.size(), [result](const Step &s) { return s.result == result; });
    if (!steps.empty())
        follow(trace, steps.back(), order);
    else
        order.leaves = indicesOf(trace.leaves, trace.leaves.size(),
                                 [result](const Leaf &l) { return l.term == result; });
    return order;
}

} // namespace headroom
