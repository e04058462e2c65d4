// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/match_log.h"

namespace headroom {

// A value of a setting that a log does not print.
struct UnsaidValue {
    std::string key; // of the method's settings, or kUnsaidContext, kUnsaidCache
    std::string value;
};
inline constexpr const char *kUnsaidContext = "max_model_len";
inline constexpr const char *kUnsaidCache = "kv_cache_dtype";

// All that may be tried for a log, the likeliest of each setting first.
[[nodiscard]] std::vector<UnsaidValue> unsaidValues(const Catalog &catalog, const EngineLog &log,
                                                    const MatchedLog &matched);

// The versions that vLLM's wording leaves, newest first: one for each change that matters here.
[[nodiscard]] std::vector<std::string> versionsInWindow(const LogForms &forms);

} // namespace headroom
