// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/results/flat_record.h"

namespace headroom {

// The tables llama-bench writes, a record a row, by the names of the columns. Throw ResultFailure.

// Every value may stand in quotes; the first line names the columns.
[[nodiscard]] std::vector<FlatRecord> csvRecords(std::string_view text);

// INSERT statements with a list of columns; nothing is executed.
[[nodiscard]] std::vector<FlatRecord> sqlRecords(std::string_view text);

// The table on the terminal, under the names that the other forms have: "pp512 @ d4096" becomes n_prompt
// and n_depth, "2368.80 ± 93.24" avg_ts and stddev_ts. Lines around it may name the devices and the build.
[[nodiscard]] std::vector<FlatRecord> markdownRecords(std::string_view text);

} // namespace headroom
