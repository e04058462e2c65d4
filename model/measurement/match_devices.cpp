// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/match_devices.h"

#include "model/checkpoint/model_names.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

std::vector<std::string> wordsOf(std::string_view id)
{
    std::vector<std::string> words;
    std::string word;
    for (const char c : asId(id)) {
        if (c == '-') {
            if (!word.empty())
                words.push_back(word);
            word.clear();
        } else {
            word += c;
        }
    }
    if (!word.empty())
        words.push_back(word);
    return words;
}

const Accelerator *acceleratorNamed(const Catalog &catalog, std::string_view printed)
{
    const std::vector<std::string> words = wordsOf(printed);
    const Accelerator *best = nullptr;
    std::size_t most = 0;
    std::size_t length = 0;
    // Products that drivers name by their chip.
    constexpr std::array<std::pair<const char *, const char *>, 2> chips{
        {{"gb10", "dgx-spark"}, {"8060s", "strix-halo"}}};
    for (const auto &[chip, id] : chips)
        if (std::find(words.begin(), words.end(), chip) != words.end())
            return catalog.accelerator(id);
    std::string whole; // "RTX 5090" for rtx5090
    for (const std::string &word : words)
        whole += word;
    for (const Accelerator &accelerator : catalog.accelerators) {
        const std::vector<std::string> id = wordsOf(accelerator.id);
        std::size_t found = 0;
        bool numbered = true; // every word with a digit must be there: an RTX 3090 is no RTX 4090
        for (const std::string &word : id) {
            const bool there = std::find(words.begin(), words.end(), word) != words.end()
                               || std::find(words.begin(), words.end(), word + "gb") != words.end()
                               || (word.size() > 4 && whole.find(word) != std::string::npos);
            const bool digit = !word.starts_with("nvl") && std::any_of(word.begin(), word.end(), [](char c) {
                return c >= '0' && c <= '9';
            });
            found += there ? 1 : 0;
            numbered = numbered && (there || !digit);
        }
        if (found == 0 || !numbered)
            continue;
        // A bare name means the SXM board.
        const std::size_t score = found * 4 + (accelerator.id.ends_with("-sxm") ? 1 : 0);
        if (!best || score > most || (score == most && accelerator.id.size() < length)) {
            best = &accelerator;
            most = score;
            length = accelerator.id.size();
        }
    }
    return best;
}

const Accelerator *acceleratorOfSize(const Catalog &catalog, double total)
{
    const Accelerator *found = nullptr;
    double nearest = 0.02; // another size is another device
    for (const Accelerator &accelerator : catalog.accelerators) {
        const Sourced<Bytes> memory = deviceMemory(accelerator);
        double off = std::abs(memory.value.value() / total - 1.0);
        // Drivers of another year print another figure.
        for (const Alternate<Bytes> &other : memory.alternates)
            off = std::min(off, std::abs(other.value.value() / total - 1.0));
        if (off < nearest) {
            nearest = off;
            found = &accelerator;
        }
    }
    return found;
}

const Accelerator *standInFor(const Catalog &catalog, std::string_view printed)
{
    const std::string_view vendor = printed.find("AMD") != std::string_view::npos ? "AMD"
                                    : printed.starts_with("Intel")                ? "Intel"
                                                                                  : "NVIDIA";
    const auto isPlain = [&](const Accelerator &accelerator) {
        return accelerator.vendor == vendor && accelerator.memoryType.find("LPDDR") == std::string::npos;
    };
    const auto found = std::find_if(catalog.accelerators.begin(), catalog.accelerators.end(), isPlain);
    return found == catalog.accelerators.end() ? nullptr : &*found;
}

} // namespace headroom
