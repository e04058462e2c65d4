// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/kfdnodes.h"

#include "app/probe/textfile.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace headroom::probe {

namespace {

constexpr std::int64_t kMostUnits = 100'000;
constexpr std::int64_t kMostBytes = std::int64_t{1} << 50;

std::optional<int> within(std::optional<std::int64_t> value, std::int64_t most)
{
    return value && *value > 0 && *value <= most ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

// Only the card's heaps: type 0 is the system's memory. local_mem_size may read 0, so it is not asked.
std::optional<std::int64_t> cardMemory(const std::string &node)
{
    std::int64_t bytes = 0;
    for (const std::string &bank : namesIn(node + "/mem_banks")) {
        const auto text = smallText(node + "/mem_banks/" + bank + "/properties");
        if (!text || lineNumber(*text, "heap_type").value_or(0) == 0)
            continue;
        const std::int64_t size = lineNumber(*text, "size_in_bytes").value_or(0);
        if (size > 0 && size <= kMostBytes - bytes)
            bytes += size;
    }
    return bytes > 0 ? std::optional(bytes) : std::nullopt;
}

std::optional<KfdNode> nodeIn(const std::string &folder, const std::string &name)
{
    const auto number = within(wholeNumber(name).value_or(-1) + 1, 100'000);
    const auto text = smallText(folder + "/properties");
    if (!text || !number)
        return std::nullopt;
    KfdNode node;
    node.arch = archOf(lineNumber(*text, "gfx_target_version").value_or(0));
    if (node.arch.empty()) // a processor
        return std::nullopt;
    const std::int64_t location = lineNumber(*text, "location_id").value_or(0);
    node.node = *number - 1;
    node.address = pciAddressOf(lineNumber(*text, "domain").value_or(0), location);
    node.partition = static_cast<int>(location >> 28 & 0xf);
    if (node.partition == 0) // where some drivers put it
        node.partition = node.address.function;
    node.gpuId = smallNumber(folder + "/gpu_id").value_or(0);
    node.deviceId = lineNumber(*text, "device_id");
    node.xccs = within(lineNumber(*text, "num_xcc"), 64);
    node.wavefront = within(lineNumber(*text, "wave_front_size"), 1'024);
    const auto lanes = within(lineNumber(*text, "simd_count"), kMostUnits);
    const auto perUnit = within(lineNumber(*text, "simd_per_cu"), kMostUnits);
    if (lanes && perUnit)
        node.computeUnits = *lanes / *perUnit;
    node.memoryBytes = cardMemory(folder);
    node.name = smallText(folder + "/name");
    return node;
}

} // namespace

std::string archOf(std::int64_t gfxTargetVersion)
{
    if (gfxTargetVersion <= 0 || gfxTargetVersion > 999'999)
        return {};
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "gfx%d%x%x", static_cast<int>(gfxTargetVersion / 10'000),
                  static_cast<unsigned>(gfxTargetVersion / 100 % 100),
                  static_cast<unsigned>(gfxTargetVersion % 100));
    return text.data();
}

std::vector<KfdNode> kfdNodes(const std::string &sysfs)
{
    std::vector<KfdNode> nodes;
    const std::string folder = sysfs + "/class/kfd/kfd/topology/nodes/";
    for (const std::string &name : namesIn(folder))
        if (auto node = nodeIn(folder + name, name))
            nodes.push_back(std::move(*node));
    return nodes;
}

const KfdNode *nodeAt(const std::vector<KfdNode> &nodes, const PciAddress &address)
{
    const auto exact = std::find_if(nodes.begin(), nodes.end(), [&address](const KfdNode &node) {
        return node.address.sameCard(address) && node.partition == address.function;
    });
    if (exact != nodes.end())
        return &*exact;
    const auto shared = std::find_if(nodes.begin(), nodes.end(), [&address](const KfdNode &node) {
        return node.address.sameCard(address);
    });
    return shared == nodes.end() ? nullptr : &*shared;
}

} // namespace headroom::probe
