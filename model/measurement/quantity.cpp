// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/quantity.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

struct Row {
    const char *id;
    const char *unit;
};

// In the order of MeasuredQuantity.
constexpr std::array<Row, kMeasuredQuantities> kRows{{{"rate_per_user", "tok/s"},
                                                      {"output_rate", "tok/s"},
                                                      {"time_per_token", "s"},
                                                      {"first_token", "s"},
                                                      {"prefill_rate", "tok/s"},
                                                      {"all_reduce", "s"},
                                                      {"memory_bandwidth", "B/s"},
                                                      {"link_bandwidth", "B/s"},
                                                      {"matrix_rate", "FLOP/s"},
                                                      {"matrix_share", "ratio"},
                                                      {"total_rate", "tok/s"},
                                                      {"request_rate", "1/s"},
                                                      {"request_time", "s"},
                                                      {"total_memory", "B"},
                                                      {"free_memory", "B"},
                                                      {"replay_bandwidth", "B/s"},
                                                      {"launch_time", "s"},
                                                      {"cache_tokens", "tokens"},
                                                      {"cache_use", "ratio"}}};

} // namespace

const char *idOf(MeasuredQuantity quantity)
{
    return kRows[static_cast<std::size_t>(quantity)].id;
}

const char *baseUnitOf(MeasuredQuantity quantity)
{
    return kRows[static_cast<std::size_t>(quantity)].unit;
}

std::optional<MeasuredQuantity> measuredQuantityFrom(std::string_view id)
{
    const auto found =
        std::find_if(kRows.begin(), kRows.end(), [id](const Row &row) { return id == row.id; });
    if (found == kRows.end())
        return std::nullopt;
    return static_cast<MeasuredQuantity>(found - kRows.begin());
}

} // namespace headroom
