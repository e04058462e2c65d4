// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/read_parts.h"

namespace headroom {

constexpr double kMicro = 1e-6;
constexpr double kMostFactor = 100.0; // of a band or a widening

[[nodiscard]] RateEngine readRateEngine(const JsonCursor &word);
[[nodiscard]] Seconds readTime(const JsonCursor &cursor, double unit);
[[nodiscard]] std::vector<std::string> readWords(const JsonCursor &list);
[[nodiscard]] AllReduceTimes readAllReduce(const JsonCursor &list); // microseconds of 2, 4 and 8 devices
[[nodiscard]] RateConstants readRateConstants(const CatalogReader &reader, JsonCursor cursor);

} // namespace headroom
