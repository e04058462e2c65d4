// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/sentences/numbers.h"

#include "model/catalog/catalog.h"
#include "model/sizing/breakeven.h"
#include "model/sizing/sizing.h"

namespace headroom {

// Stable id ("too_slow") and the reason in words: "71 GiB short", "18 of 20 tok/s".
[[nodiscard]] QString rejectId(Reject::What what);
[[nodiscard]] QString rejectText(const Reject &reject, const Numbers &numbers);

// "8 × H100 SXM, TP 8, FP8 weights": with the formats, which a search chooses too.
[[nodiscard]] QString candidateName(const Catalog &catalog, const Configuration &configuration);

// "$102.40/h"; with a star where a purchase price is spread over years, "?" where none is known.
[[nodiscard]] QString costText(const Candidate &candidate, const Numbers &numbers);
// What the star means; empty where there is none.
[[nodiscard]] QString starSentence(const std::vector<Candidate> &candidates, const PriceSettings &prices,
                                   const Numbers &numbers);

// What was searched for: "200 users of Qwen3.8 27B at 32,768 tokens, 25.0 tok/s each: 12 of 3,204
// configurations."
[[nodiscard]] QString sizingSentence(const Catalog &catalog, const Scenario &scenario,
                                     const SizingLimits &limits, const SizingResult &result,
                                     const Numbers &numbers);

} // namespace headroom
