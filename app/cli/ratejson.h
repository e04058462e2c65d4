// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/jsonparts.h"

#include "model/evaluation/evaluation.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// The estimate of a configuration that fits, by the contract: `low` is the small end of every figure, so
// of a rate the slow one. Times in seconds, rates in tok/s, bytes of one step.

// Adds it to the object of the quotient.
void addDecode(Json &decode, const Catalog &catalog, const ConfigurationResult &result,
               const Numbers &numbers);
[[nodiscard]] Json prefillJson(const Prefill &prefill);
[[nodiscard]] Json servingJson(const Serving &serving);
[[nodiscard]] Json economicsJson(const Catalog &catalog, const PreparedEconomics &prepared,
                                 const Economics &economics);

[[nodiscard]] Json bandJson(const RateBand &band);
[[nodiscard]] Json bandJson(const TimeBand &band);

} // namespace headroom
