// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/compare_log.h"
#include "model/measurement/match_log.h"

#include <atomic>

namespace headroom {

// A start-up log as read, the configuration it was matched to, and predicted beside printed.
struct CheckedLog {
    EngineLog log;
    MatchedLog matched;
    LogComparison comparison; // empty where the engine or the model is unknown
};

// All three steps. Where `cancelled` becomes true the rest of the log is passed over.
[[nodiscard]] CheckedLog checkLog(const Catalog &catalog, std::string_view text, const LogHints &hints = {},
                                  const std::atomic<bool> *cancelled = nullptr);

} // namespace headroom
