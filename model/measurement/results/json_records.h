// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/results/flat_record.h"

namespace headroom {

constexpr std::size_t kMostResultRuns = 20'000;    // in one file
constexpr std::size_t kMostResultValues = 400'000; // the same

// The objects of a text: one object, a list of objects, or one object after the other (JSON lines). Read as
// events, so that a file with every token's time costs no tree: lists of what single requests did are passed
// over, and of a list of plain values only the first few are kept. Throws ResultFailure.
[[nodiscard]] std::vector<FlatRecord> jsonRecords(std::string_view text);

} // namespace headroom
