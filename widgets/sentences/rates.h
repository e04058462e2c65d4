// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/sentences/numbers.h"

#include "model/catalog/catalog.h"
#include "model/evaluation/evaluation.h"

namespace headroom {

// Rates in words, in the application's language. Plain text only.

[[nodiscard]] QString engineName(RateEngine engine); // "vLLM"; "no engine"
[[nodiscard]] QString confidenceName(Confidence confidence);
[[nodiscard]] QString cautionTopicName(CautionTopic topic);

// Stable id ("engine_class") and sentence of a reason.
[[nodiscard]] QString rateReasonId(RateReason::What what);
[[nodiscard]] QString rateReasonText(const Catalog &catalog, const RateReason &reason,
                                     const Numbers &numbers);
[[nodiscard]] bool greys(RateReason::What what); // whether this reason alone takes the support away

// "Band from 54 published runs on Hopper, confidence medium." or that none supports one.
[[nodiscard]] QString supportSentence(const Catalog &catalog, const RateSupport &support,
                                      const Numbers &numbers);

// "38.3 tok/s for each of 32 conversations, 20.0 to 63.0 tok/s; paper quotient 98.1 tok/s." or why there is
// no rate.
[[nodiscard]] QString rateSentence(const ConfigurationResult &result, const Numbers &numbers);

// "32.1 to 85.2 tok/s, typical 56.2 tok/s".
[[nodiscard]] QString bandText(const RateBand &band, const Numbers &numbers);
[[nodiscard]] QString bandText(const TimeBand &band, const Numbers &numbers);

// "56.2 tok/s (32.1 to 85.2)", "407 ms (306 ms to 712 ms)".
[[nodiscard]] QString shortBandText(const RateBand &band, const Numbers &numbers);
[[nodiscard]] QString shortBandText(const TimeBand &band, const Numbers &numbers);

} // namespace headroom
