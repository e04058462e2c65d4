// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/working.h"

namespace headroom {

namespace {

template<class T> std::vector<Alternate<double>> plain(const std::vector<Alternate<T>> &alternates)
{
    std::vector<Alternate<double>> values;
    for (const Alternate<T> &a : alternates)
        values.push_back({a.value.value(), a.from});
    return values;
}

} // namespace

void traceMemory(const Accelerator &accelerator, const Configuration &c, const Sourced<Bytes> &total,
                 Trace &trace)
{
    const bool fromPart = !c.overrides.memory && !accelerator.runtimeMemory && accelerator.devicesPerPart > 1;
    if (fromPart) {
        trace.leaf(Term::PartMemory, accelerator.partMemory.value.value(), accelerator.partMemory.from);
        trace.leaf(Term::DevicesPerPart, accelerator.devicesPerPart, accelerator.partMemory.from);
        trace.step(Term::TotalMemory, Formula::DevicePart,
                   {{Term::PartMemory, accelerator.partMemory.value.value()},
                    {Term::DevicesPerPart, double(accelerator.devicesPerPart)}},
                   total.value.value());
    } else {
        trace.leaf(Term::TotalMemory, total.value.value(), total.from, plain(total.alternates));
    }
}

void traceBandwidth(const Accelerator &accelerator, const Configuration &c,
                    const Sourced<BytesPerSecond> &bandwidth, Trace &trace)
{
    if (!c.overrides.bandwidth && accelerator.devicesPerPart > 1) {
        const Sourced<BytesPerSecond> &part = accelerator.partBandwidth;
        trace.leaf(Term::PartBandwidth, part.value.value(), part.from, plain(part.alternates));
        trace.leaf(Term::DevicesPerPart, accelerator.devicesPerPart, part.from);
        trace.step(Term::Bandwidth, Formula::DeviceBandwidth,
                   {{Term::PartBandwidth, part.value.value()},
                    {Term::DevicesPerPart, double(accelerator.devicesPerPart)}},
                   bandwidth.value.value());
    } else {
        trace.leaf(Term::Bandwidth, bandwidth.value.value(), bandwidth.from, plain(bandwidth.alternates));
    }
}

} // namespace headroom
