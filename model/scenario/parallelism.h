// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace headroom {

// How devices share one model. devices = tensor x pipeline x data; expert parallel spreads the
// experts over ranks of that same group, so it adds no device.
struct Parallelism {
    int tensor = 1;
    int pipeline = 1;
    int expert = 1;
    int data = 1;
    [[nodiscard]] int devices() const // the largest degrees together are more than an int holds
    {
        const std::int64_t product = std::int64_t{tensor} * pipeline * data;
        return static_cast<int>(std::min<std::int64_t>(product, std::numeric_limits<int>::max()));
    }
    friend bool operator==(const Parallelism &, const Parallelism &) = default;
};

} // namespace headroom
