// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "widgets/sentences/numbers.h"

#include "model/catalog/catalog.h"
#include "model/measurement/match.h"

namespace headroom {

// Published runs in words, in the application's language. Plain text only.

// What was run: "8 × MI300X, TP 8, Llama 3.1 405B, vLLM 0.10.0, 2025-08".
[[nodiscard]] QString runName(const Catalog &catalog, const Measurement &run);

// Formats, lengths and batch: "FP8 weights, BF16 cache, prompt of 128, answer of 2,048, 32 at once".
[[nodiscard]] QString runConditions(const Catalog &catalog, const RunConditions &run, const Numbers &numbers);

// "Measured 29.7 tok/s for each, 0.97 times the typical rate predicted for it."
[[nodiscard]] QString measuredSentence(const MatchedRun &run, const Numbers &numbers);

// In what a run differs from a card: "Other conditions: engine, live context." or that it does not.
[[nodiscard]] QString differsSentence(const MatchedRun &run, bool otherContext, const Numbers &numbers);

// Title, address and date of where it was published.
[[nodiscard]] QString runSource(const MeasurementSet &set, const Measurement &run);

} // namespace headroom
