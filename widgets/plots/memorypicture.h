// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/barrows.h"
#include "widgets/plots/livemarks.h"
#include "widgets/plots/plotinput.h"

#include <optional>
#include <vector>

namespace headroom {

enum class MemoryPart { Weights, Reserve, Cache, State, Free, Unused, Missing };

// A piece of a bar, in bytes of one device from its beginning.
struct MemorySegment {
    MemoryPart part = MemoryPart::Free;
    Bytes start;
    Bytes size;
    std::optional<ReserveTerm::What> kept = std::nullopt; // which part of an engine's reserve
    friend bool operator==(const MemorySegment &, const MemorySegment &) = default;
};

// The memory of one device of the fullest stage. What fits fills the bar up to its total; what does
// not shows one sequence, with the part beyond what may be used again as Missing.
struct MemoryBar {
    BarName label;
    bool announced = false;
    bool whatIf = false;
    Bytes total;
    Bytes vendorTotal;    // where a measured memory took its place; else 0
    Tokens sequences = 0; // on this device
    std::vector<MemorySegment> segments;

    [[nodiscard]] Bytes sizeOf(MemoryPart part) const;
    [[nodiscard]] Bytes sizeOf(ReserveTerm::What kept) const;
    [[nodiscard]] Bytes end() const; // of the last segment
    // Where a share of what is left for conversations ends.
    [[nodiscard]] Bytes cacheAt(double share) const;
    friend bool operator==(const MemoryBar &, const MemoryBar &) = default;
};

[[nodiscard]] std::vector<MemorySegment> memorySegments(const ConfigurationResult &result);

struct MemoryPicture {
    std::vector<MemoryBar> bars;
    int selected = 0;
    Bytes axisEnd; // bars may end beyond it and are then cut
    std::vector<MemoryPart> legend;
    std::vector<LiveGauge> gauges; // what is in use now

    [[nodiscard]] bool sameFrame(const MemoryPicture &other) const
    {
        return axisEnd == other.axisEnd && legend == other.legend && bars.size() == other.bars.size();
    }
    [[nodiscard]] bool sameBars(const MemoryPicture &other) const
    {
        return selected == other.selected && bars == other.bars && gauges == other.gauges;
    }
};

[[nodiscard]] MemoryPicture memoryPicture(const PlotInput &input);

} // namespace headroom
