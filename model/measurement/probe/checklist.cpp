// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/probe/checklist.h"

#include <array>

namespace headroom {

namespace {

CheckItem held(double measured, double expected, bool low)
{
    CheckItem item{CheckVerdict::Good, measured, expected};
    if (low)
        item.verdict = CheckVerdict::Low;
    return item;
}

// What the plan fills on a device: weights and caches.
CheckItem freeMemory(const ProbeReport &report, int device, const ConfigurationResult &result)
{
    const ProbeDevice *found = report.device(device);
    if (!found || !found->free)
        return {};
    const Memory &memory = result.answer.capacity.memory;
    const double budget = (memory.weights + memory.pool).value();
    return held(found->free->value(), budget, found->free->value() < budget);
}

// The claim the probe itself took, else that of the configuration's part, a partition's share of it.
double claimOf(const ProbeReport &report, int device, const ProbeResult &read,
               const ConfigurationResult &result)
{
    if (read.claim)
        return *read.claim;
    const ProbePartition *partition = report.partition(device);
    return result.prepared.bandwidth.value() / (partition ? partition->count.value_or(1) : 1);
}

CheckItem bandwidth(const ProbeReport &report, int device, const ConfigurationResult &result)
{
    const ProbeResult *read = report.result(device, "read");
    if (!read)
        return {};
    const std::optional<UsualStream> usual = usualStream(result.configuration.accelerator);
    CheckItem item = held(read->median, claimOf(report, device, *read, result), false);
    if (usual && item.share() < usual->least)
        item.verdict = CheckVerdict::Low;
    if (read->isVoid() || item.share() > 1.0)
        item.verdict = CheckVerdict::Invalid;
    return item;
}

CheckItem decode(const ProbeReport &report, int device, const ConfigurationResult &result)
{
    const ProbeResult *replay = report.result(device, "decode");
    if (!replay || !replay->rate || !result.answer.quotient)
        return {};
    CheckItem item = held(*replay->rate, result.answer.quotient->quotient.value(), false);
    if (replay->isVoid() || item.share() > 1.0)
        item.verdict = CheckVerdict::Invalid;
    return item;
}

CheckItem replay(const ProbeReport &report, int device)
{
    const ProbeResult *decode = report.result(device, "decode");
    const ProbeResult *read = report.result(device, "read");
    if (!decode || !read)
        return {};
    CheckItem item = held(decode->median, read->median, false);
    if (decode->isVoid() || read->isVoid())
        item.verdict = CheckVerdict::Invalid;
    return item;
}

} // namespace

std::optional<UsualStream> usualStream(const std::string &accelerator)
{
    // MI300X: https://github.com/Azure/AI-benchmarking-guide and https://github.com/caps-tum/mt4g, 0.73 to
    // 0.83 of the claim. Hopper: https://github.com/Azure/AI-benchmarking-guide and BabelStream logs, 0.82 to
    // 0.95.
    if (accelerator == "mi300x")
        return UsualStream{0.65, 0.72, 0.84};
    for (const char *hopper : {"h100-sxm", "h100-pcie", "h100-nvl", "h200-sxm", "gh200-96"})
        if (accelerator == hopper)
            return UsualStream{0.82, 0.82, 0.95};
    return std::nullopt;
}

Checklist checklistOf(const ProbeReport &report, int device, const ConfigurationResult &result)
{
    return {freeMemory(report, device, result), bandwidth(report, device, result),
            decode(report, device, result), replay(report, device)};
}

} // namespace headroom
