// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "widgets/sentences/numbers.h"

#include "model/sizing/breakeven.h"
#include "model/sizing/elasticity.h"

namespace headroom {

// Costs, flips between two configurations and sensitivities in words. Plain text only.

[[nodiscard]] QString priceBasisName(PriceBasis basis);

// "$1.86/h for a device, rental for three years, 2026-05-01." or that no price is known.
[[nodiscard]] QString priceSentence(const PreparedEconomics &economics, const Numbers &numbers);

// "Boards at full power take 700 W, a node of 8 devices 5,600 W." Nothing where the power is not known.
[[nodiscard]] std::optional<QString> powerSentence(const PreparedEconomics &economics,
                                                   const Numbers &numbers);
// Where the power of a board and the boards of a node come from.
[[nodiscard]] QStringList powerSources(const Catalog &catalog, const Configuration &configuration,
                                       const PreparedEconomics &economics, const QLocale &locale);

// "From 65,536 tokens on, MI300X gives more tokens for a dollar than H100 SXM."
struct ComparedNames {
    QString first;
    QString second;
};
[[nodiscard]] QString breakEvenSentence(const BreakEven &flip, Yield yield, const ComparedNames &names,
                                        const Numbers &numbers);
[[nodiscard]] QString yieldName(Yield yield); // "tokens for a dollar"

[[nodiscard]] QString leverName(Lever lever);    // "bandwidth"
[[nodiscard]] QString effectName(Effect effect); // "Conversations that fit"

} // namespace headroom
