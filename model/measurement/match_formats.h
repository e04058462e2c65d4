// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/match_log.h"

namespace headroom {

// The formats of the catalog for what a log prints.

// Of the weights: by the checkpoint's own name, by words of the name and the quantization, else by the
// printed bytes. `model` may be nullptr.
struct MatchedFormat {
    std::string id;
    LogMatch::How how = LogMatch::How::Assumed;
};
[[nodiscard]] MatchedFormat weightFormatIn(const Catalog &catalog, const EngineLog &log,
                                           const LanguageModel *model, const Parallelism &parallel);

} // namespace headroom
