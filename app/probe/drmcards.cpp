// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/drmcards.h"

#include "app/probe/textfile.h"

#include <algorithm>

namespace headroom::probe {

namespace {

constexpr std::int64_t kAmd = 0x1002;

bool isCard(const std::string &name)
{
    return name.size() > 4 && name.starts_with("card")
           && std::all_of(name.begin() + 4, name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<DrmCard> cardIn(const std::string &folder)
{
    if (smallNumber(folder + "/vendor") != kAmd)
        return std::nullopt;
    const auto events = smallText(folder + "/uevent");
    const auto slot = events ? lineValue(*events, "PCI_SLOT_NAME") : std::nullopt;
    const auto address = slot ? pciAddress(*slot) : std::nullopt;
    if (!address)
        return std::nullopt;
    DrmCard card;
    card.folder = folder;
    card.address = *address;
    card.deviceId = smallNumber(folder + "/device");
    card.computePartition = smallText(folder + "/current_compute_partition");
    card.memoryPartition = smallText(folder + "/current_memory_partition");
    card.allocationMode = smallText(folder + "/compute_partition_mem_alloc_mode");
    card.vramTotal = smallNumber(folder + "/mem_info_vram_total");
    card.vramUsed = smallNumber(folder + "/mem_info_vram_used");
    return card;
}

} // namespace

std::vector<DrmCard> drmCards(const std::string &sysfs)
{
    std::vector<DrmCard> cards;
    const std::string drm = sysfs + "/class/drm/";
    for (const std::string &name : namesIn(drm))
        if (isCard(name))
            if (auto card = cardIn(drm + name + "/device"))
                cards.push_back(std::move(*card));
    return cards;
}

const DrmCard *cardAt(const std::vector<DrmCard> &cards, const PciAddress &address)
{
    const auto exact = std::find_if(cards.begin(), cards.end(),
                                    [&address](const DrmCard &card) { return card.address == address; });
    if (exact != cards.end())
        return &*exact;
    const auto shared = std::find_if(cards.begin(), cards.end(), [&address](const DrmCard &card) {
        return card.address.sameCard(address);
    });
    return shared == cards.end() ? nullptr : &*shared;
}

} // namespace headroom::probe
