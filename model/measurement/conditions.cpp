// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/conditions.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr std::array<const char *, kRunMarks> kMarks{"whole-request", "served",       "speculative",
                                                     "queueing",      "maximum-load", "several-nodes"};

} // namespace

const char *idOf(RunMark mark)
{
    return kMarks[static_cast<std::size_t>(mark)];
}

std::optional<RunMark> runMarkFrom(std::string_view id)
{
    const auto found = std::find(kMarks.begin(), kMarks.end(), id);
    if (found == kMarks.end())
        return std::nullopt;
    return static_cast<RunMark>(found - kMarks.begin());
}

} // namespace headroom
