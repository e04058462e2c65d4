// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

namespace headroom {

// Accelerators that somebody enters: one of their own, or a what-if copy of another ("10 % more bandwidth"),
// which does not exist and is marked as such wherever it appears.

// The figures that can be entered, of the whole part; peaks are dense.
struct AcceleratorFigures {
    Bytes memory;
    std::optional<Bytes> runtimeMemory; // of one device
    BytesPerSecond bandwidth;
    std::array<std::optional<FlopsPerSecond>, kMatrixFormats> peaks;
    std::optional<Watts> power;
};
[[nodiscard]] AcceleratorFigures figuresOf(const Accelerator &accelerator);

struct AcceleratorWish {
    std::string name;
    std::string like; // id of the accelerator it is a copy of, or whose architecture it shares
    bool whatIf = true;
    AcceleratorFigures figures;
    std::string source;     // what its own figures are from; of a what-if copy, what it is
    bool published = false; // the source is a data sheet, not somebody's word
    std::string today;      // ISO
};

// A catalog file that holds it alone.
struct OwnEntry {
    std::string id; // not in the catalog yet
    std::string text;
};
// What is changed in a copy comes from `source` and is assumed; the rest keeps its own sources. `like` must
// be in the catalog.
[[nodiscard]] OwnEntry ownAccelerator(const Catalog &catalog, const AcceleratorWish &wish);

// Whether an accelerator is a what-if copy. Its release says so: it never was.
[[nodiscard]] bool isWhatIf(const Catalog &catalog, const Accelerator &accelerator);

} // namespace headroom
