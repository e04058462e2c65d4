// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/measurement.h"

#include "model/catalog/packing.h"

namespace headroom {

void members(auto &a, Is<Parallelism> auto &v)
{
    a(v.tensor, v.pipeline, v.expert, v.data);
}
void members(auto &a, Is<RunConditions> auto &v)
{
    a(v.accelerator, v.part, v.devices, v.parallel, v.model, v.modelName, v.weights, v.cache, v.prompt,
      v.output, v.concurrency, v.engine, v.program, v.version, v.operands, v.payload, v.marks, v.remarks);
}
void members(auto &a, Is<Measurement> auto &v)
{
    a(v.id, v.quantity, v.value, v.conditions, v.source, v.date);
}
void members(auto &a, Is<Remark> auto &v)
{
    a(v.id, v.text);
}
void members(auto &a, Is<MeasurementSet> auto &v)
{
    a(v.sources, v.remarks, v.rows);
}

std::vector<unsigned char> packMeasurements(const MeasurementSet &set)
{
    PackWriter writer;
    writer(set);
    return std::move(writer.bytes);
}

MeasurementSet unpackMeasurements(std::span<const unsigned char> bytes)
{
    MeasurementSet set;
    PackReader reader(bytes);
    reader(set);
    assert(reader.atEnd());
    return set;
}

} // namespace headroom
