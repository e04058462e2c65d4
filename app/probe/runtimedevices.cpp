// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/runtimedevices.h"

#include "app/probe/libraries.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>

namespace headroom::probe {

namespace {

constexpr int kMostDevices = 256;
constexpr int kOldestHip = 50'000'000;                    // the attributes had other numbers before 5.0
constexpr int kXccsSince = 70'000'000;                    // the attribute exists from ROCm 7.0
constexpr std::size_t kMostBytes = std::size_t{1} << 44U; // 16 TiB

bool isHip(const Calls &calls)
{
    return std::string_view(calls.api().backend) == "hip";
}

// HIP counts major x 10^7 + minor x 10^5 + patch, CUDA 1000 x major + 10 x minor.
std::string versionText(int version, bool hip)
{
    if (!hip)
        return std::to_string(version / 1'000) + '.' + std::to_string(version % 1'000 / 10);
    return std::to_string(version / 10'000'000) + '.' + std::to_string(version / 100'000 % 100) + '.'
           + std::to_string(version % 100'000);
}

int askVersion(Calls &calls)
{
    int version = 0;
    return calls.ask(calls.api().version, Patience::Query, &version) == 0 ? version : 0;
}

void writeRuntime(Calls &calls, int version)
{
    Record record("runtime");
    record.add("backend", calls.api().backend).add("path", calls.api().path);
    if (version > 0)
        record.add("version", version).add("text", versionText(version, isHip(calls)));
    const bool tested = !isHip(calls) || version / 10'000'000 <= kNewestHip;
    calls.records().write(record.add("tested", tested));
    if (!tested)
        calls.records().warn("untested_runtime", {}, versionText(version, true));
}

// Asks one device's questions and keeps the answers that make sense.
class Questions {
public:
    Questions(Calls &calls, int device)
        : m_calls(calls)
        , m_device(device)
    {}

    std::string text(const Function<char *, int, int> &function)
    {
        std::array<char, 256> text{};
        if (m_calls.ask(function, Patience::Query, text.data(), static_cast<int>(text.size()) - 1, m_device)
            != 0)
            return {};
        return {text.data(), ::strnlen(text.data(), text.size() - 1)};
    }

    std::optional<int> attribute(int which, int least, int most, const char *name)
    {
        int value = 0;
        if (which < 0 || m_calls.ask(m_calls.api().attribute, Patience::Query, &value, which, m_device) != 0)
            return std::nullopt;
        if (value >= least && value <= most)
            return value;
        if (value != 0)
            m_calls.records().warn("odd_value", m_device, name);
        return std::nullopt;
    }

    std::optional<bool> flag(int which)
    {
        const auto value = attribute(which, 0, 1, "flag");
        return value ? std::optional(*value == 1) : std::nullopt;
    }

    std::optional<std::int64_t> memory()
    {
        std::size_t bytes = 0;
        if (m_calls.ask(m_calls.api().totalMemory, Patience::Query, &bytes, m_device) != 0)
            return std::nullopt;
        if (bytes > 0 && bytes <= kMostBytes)
            return static_cast<std::int64_t>(bytes);
        m_calls.records().warn("odd_value", m_device, "memory");
        return std::nullopt;
    }

    std::string uuid()
    {
        std::array<char, 16> bytes{};
        if (m_calls.ask(m_calls.api().uuid, Patience::Query, bytes.data(), m_device) != 0)
            return {};
        std::string text;
        for (const char byte : bytes) {
            std::array<char, 3> digits{};
            std::snprintf(digits.data(), digits.size(), "%02x", static_cast<unsigned char>(byte));
            text += digits.data();
        }
        return text;
    }

private:
    Calls &m_calls;
    int m_device;
};

void askAttributes(Questions &questions, const Attributes &numbers, bool knowsXccs, Device &device)
{
    device.computeUnits = questions.attribute(numbers.computeUnits, 1, 10'000, "compute_units");
    device.coreKHz = questions.attribute(numbers.coreKHz, 1'000, 20'000'000, "core_khz");
    device.memoryKHz = questions.attribute(numbers.memoryKHz, 1'000, 20'000'000, "memory_khz");
    device.busBits = questions.attribute(numbers.busBits, 1, 65'536, "bus_bits");
    device.l2Bytes = questions.attribute(numbers.l2Bytes, 1, 1 << 30, "l2_bytes");
    device.warp = questions.attribute(numbers.warp, 1, 1'024, "warp");
    device.integrated = questions.flag(numbers.integrated);
    device.ecc = questions.flag(numbers.ecc);
    if (knowsXccs)
        device.xccs = questions.attribute(numbers.xccs, 1, 64, "xccs");
}

// The runtime's word against the kernel driver's; theirs where the runtime says nothing.
void compareArch(Calls &calls, Device &device)
{
    if (!device.node)
        return;
    const std::string core = device.arch.substr(0, device.arch.find(':'));
    if (device.arch.empty())
        device.arch = device.node->arch;
    else if (core != device.node->arch)
        calls.records().warn("arch_differs", device.index, core + ' ' + device.node->arch);
}

} // namespace

bool startRuntime(Calls &calls)
{
    const int started = calls.ask(calls.api().init, Patience::Work, 0U);
    const int version = askVersion(calls);
    writeRuntime(calls, version);
    if (started != 0) {
        calls.report(calls.api().init.name, started);
        return false;
    }
    if (isHip(calls) && version > 0 && version < kOldestHip) {
        calls.records().warn("old_runtime", {}, versionText(version, true));
        return false;
    }
    return true;
}

std::vector<Device> devicesOfRuntime(Calls &calls, const Machine &machine)
{
    int count = 0;
    if (const int code = calls.ask(calls.api().deviceCount, Patience::Query, &count); code != 0) {
        calls.report(calls.api().deviceCount.name, code);
        return {};
    }
    if (count < 0 || count > kMostDevices)
        calls.records().warn("odd_value", {}, "count");
    const bool knowsXccs = !isHip(calls) || askVersion(calls) >= kXccsSince;
    std::vector<Device> devices;
    for (int i = 0; i < std::clamp(count, 0, kMostDevices); ++i) {
        Questions questions(calls, i);
        Device device;
        device.index = i;
        device.backend = calls.api().backend;
        device.name = questions.text(calls.api().deviceName);
        device.address = pciAddress(questions.text(calls.api().pciAddress));
        device.memoryBytes = questions.memory();
        device.uuid = questions.uuid();
        askAttributes(questions, calls.api().attributes, knowsXccs, device);
        device.arch = calls.api().arch(calls, i);
        placeIn(machine, device);
        compareArch(calls, device);
        devices.push_back(device);
    }
    return devices;
}

MemoryInfo memoryOf(Calls &calls)
{
    MemoryInfo memory;
    calls.must(calls.api().memoryInfo, Patience::Query, &memory.free, &memory.total);
    return memory;
}

void writeMemory(Calls &calls, int device, const MemoryInfo &memory)
{
    Record record("memory");
    record.add("index", device);
    const bool sensible = memory.total > 0 && memory.total <= kMostBytes;
    if (sensible)
        record.add("total", memory.total);
    if (sensible && memory.free <= memory.total)
        record.add("free", memory.free);
    else
        calls.records().warn("odd_value", device, "memory");
    calls.records().write(record.add("by", "runtime"));
}

} // namespace headroom::probe
