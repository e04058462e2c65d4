// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/method.h"

#include "model/capacity/reserve.h"

namespace headroom {

namespace {

Provenance lessonReserve()
{
    Provenance from = setByUser();
    from.note = {"The lessons' reserve for this class of memory; engines differ.",
                 "A reserva das lições para esta classe de memória; os motores variam."};
    return from;
}

// All of the memory, less one reserve.
Budget budget(const MethodInput &input, Trace *trace)
{
    const Overrides &overrides = input.configuration.overrides;
    const double utilization = overrides.utilization.value_or(1.0);
    Budget result;
    result.usable = input.total * utilization;
    result.reserve = overrides.reserve.value_or(referenceReserve(input.total));
    result.reserves.given = overrides.reserve.has_value();
    result.reserves
        .add({ReserveTerm::What::Lesson, result.reserve, result.reserve, result.reserve, true, {-1, -1, -1}});
    if (!trace)
        return result;
    Provenance utilizationFrom = setByUser();
    if (!overrides.utilization)
        utilizationFrom.note = {"The lessons' method: all of the memory, less one reserve.",
                                "O método das lições: toda a memória, menos uma reserva."};
    trace->leaf(Term::Utilization, utilization, utilizationFrom);
    trace->step(Term::UsableMemory, Formula::Usable,
                {{Term::TotalMemory, input.total.value()}, {Term::Utilization, utilization}},
                result.usable.value());
    trace->leaf(Term::Reserve, result.reserve.value(), overrides.reserve ? setByUser() : lessonReserve());
    return result;
}

// By the bytes of the cache, without rounding.
Holding holding(const MethodInput & /*input*/, const LayerRange & /*stage*/, Trace * /*trace*/)
{
    return std::monostate{};
}

} // namespace

const CapacityMethod kReferenceMethod{.budget = budget, .holding = holding};

} // namespace headroom
