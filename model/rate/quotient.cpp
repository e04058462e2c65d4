// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/quotient.h"

namespace headroom {

namespace {

Provenance lessonPrice()
{
    Provenance from = setByUser();
    from.note = {"The lessons price one all-reduce at 10 µs; it is latency, not bandwidth.",
                 "As lições atribuem 10 µs a cada all-reduce; é latência, não bandwidth."};
    return from;
}

void traceQuotient(const Prepared &p, const PaperQuotient &result, Seconds stream, Seconds collectives,
                   Trace &trace)
{
    const Input tensor{Term::TensorParallel, double(p.tensor)};
    const Input bandwidth{Term::Bandwidth, p.bandwidth.value()};
    const Input bytes{Term::ModelBytes, p.modelBytes.value()};
    trace.step(Term::Quotient, Formula::PaperQuotient, {bandwidth, tensor, bytes}, result.quotient.value());
    trace.step(Term::DeviceStreamTime, Formula::StreamTime, {bytes, tensor, bandwidth}, stream.value());
    if (result.collectives == 0)
        return;
    trace.leaf(Term::CollectivesPerLayer, kCollectivesPerLayer, lessonPrice());
    trace.leaf(Term::CollectiveCost, kCollectiveCost.value(), lessonPrice());
    trace.step(Term::CollectiveTime, Formula::CollectiveTime,
               {{Term::Layers, double(p.layers)},
                {Term::CollectivesPerLayer, double(kCollectivesPerLayer)},
                {Term::CollectiveCost, kCollectiveCost.value()}},
               collectives.value());
    trace.step(Term::QuotientAfterCollectives, Formula::QuotientWithLinks,
               {{Term::DeviceStreamTime, stream.value()}, {Term::CollectiveTime, collectives.value()}},
               result.afterCollectives.value());
}

} // namespace

PaperQuotient paperQuotient(const Prepared &p, Trace *trace)
{
    const Seconds stream = p.modelBytes / p.tensor / p.bandwidth;
    const int collectives = p.tensor > 1 ? p.layers * kCollectivesPerLayer : 0;
    const Seconds links = kCollectiveCost * collectives;
    const PaperQuotient result{tokensOver(1.0, stream), tokensOver(1.0, stream + links), p.modelBytes,
                               collectives};
    if (trace)
        traceQuotient(p, result, stream, links, *trace);
    return result;
}

} // namespace headroom
