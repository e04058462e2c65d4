// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/probe/probe_report.h"

#include <algorithm>

namespace headroom {

namespace {

// Which of the tests the document has a quantity for. Single shapes of a replay are for the panel.
std::optional<MeasuredQuantity> quantityOf(const ProbeResult &result)
{
    if (result.test == "read" || result.test == "copy" || result.test == "kv_read")
        return MeasuredQuantity::MemoryBandwidth;
    if (result.test == "decode")
        return MeasuredQuantity::ReplayBandwidth;
    if (result.test == "launch")
        return MeasuredQuantity::LaunchTime;
    if (result.test == "allreduce")
        return MeasuredQuantity::AllReduce;
    return std::nullopt;
}

class Builder {
public:
    Builder(const ProbeReport &report, const std::string &place)
        : m_report(report)
        , m_origin{OriginKind::Probe, place, "headroom-probe " + report.version, report.date}
    {}

    std::vector<KeptMeasurement> build()
    {
        for (const ProbeDevice &device : m_report.devices) {
            if (device.total)
                add(device.index, MeasuredQuantity::TotalMemory, device.total->value());
            if (device.free)
                add(device.index, MeasuredQuantity::FreeMemory, device.free->value());
        }
        for (const ProbeResult &result : m_report.results)
            addResult(result);
        return std::move(m_rows);
    }

private:
    [[nodiscard]] KeptMeasurement row(int index, MeasuredQuantity quantity, double value) const
    {
        KeptMeasurement m;
        m.quantity = quantity;
        m.value = value;
        m.origin = m_origin;
        if (const ProbeDevice *device = m_report.device(index)) {
            m.conditions.part = device->part.empty() ? device->name : device->part;
            const ProbePartition *partition = m_report.partition(index);
            const bool whole = !partition || partition->count.value_or(1) == 1;
            if (whole)
                m.conditions.accelerator = device->accelerator;
            else
                m.conditions.part += ", 1/" + std::to_string(*partition->count) + ' ' + partition->compute;
        }
        return m;
    }
    void keep(KeptMeasurement m)
    {
        if (std::optional<KeptMeasurement> kept = limited(std::move(m)))
            m_rows.push_back(*std::move(kept));
    }
    void add(int index, MeasuredQuantity quantity, double value) { keep(row(index, quantity, value)); }
    void addResult(const ProbeResult &result)
    {
        const std::optional<MeasuredQuantity> quantity = quantityOf(result);
        if (!quantity || result.isVoid())
            return;
        KeptMeasurement m = row(result.index, *quantity, result.median);
        if (result.low && result.high)
            m.spread = Spread{*result.low, *result.high, SpreadKind::P10P90};
        m.conditions.program = result.test;
        if (*quantity == MeasuredQuantity::ReplayBandwidth)
            m.conditions.modelName = result.name;
        if (*quantity == MeasuredQuantity::AllReduce) {
            m.conditions.devices = 2;
            m.conditions.parallel.tensor = 2;
            m.conditions.payload = result.bytes.value_or(Bytes{});
        }
        keep(std::move(m));
    }

    const ProbeReport &m_report;
    Origin m_origin;
    std::vector<KeptMeasurement> m_rows;
};

} // namespace

bool ProbeResult::has(std::string_view flag) const
{
    return std::find(flags.begin(), flags.end(), flag) != flags.end();
}

bool ProbeResult::isVoid() const
{
    return has("above_claim") || has("wrong_sum") || has("wrong_result");
}

const ProbeDevice *ProbeReport::device(int index) const
{
    const auto found = std::find_if(devices.begin(), devices.end(),
                                    [index](const ProbeDevice &d) { return d.index == index; });
    return found == devices.end() ? nullptr : &*found;
}

const ProbePartition *ProbeReport::partition(int index) const
{
    const auto found = std::find_if(partitions.begin(), partitions.end(),
                                    [index](const ProbePartition &p) { return p.index == index; });
    return found == partitions.end() ? nullptr : &*found;
}

const ProbeResult *ProbeReport::result(int index, std::string_view test) const
{
    const auto found = std::find_if(results.rbegin(), results.rend(),
                                    [&](const ProbeResult &r) { return r.index == index && r.test == test; });
    return found == results.rend() ? nullptr : &*found;
}

std::vector<KeptMeasurement> measurementsOf(const ProbeReport &report, const std::string &place)
{
    return Builder(report, place).build();
}

} // namespace headroom
