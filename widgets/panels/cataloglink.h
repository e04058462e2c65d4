// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/explain/trace.h"
#include "model/scenario/scenario.h"
#include "widgets/sentences/catalogentry.h"

namespace headroom {

// Links of a document that lead to an entry of the catalog.
constexpr QLatin1String kCatalogLink("catalog:");
[[nodiscard]] QString catalogLink(const CatalogPlace &place);
[[nodiscard]] std::optional<CatalogPlace> placeIn(const QString &link); // nothing where it is none

// Links that lead from a figure to its working.
constexpr QLatin1String kResultLink("why:");
[[nodiscard]] QString resultLink(Term result);
[[nodiscard]] std::optional<Term> resultIn(const QString &link);

// The entry in which a figure that was put in stands; nothing for what the user or a method has set.
[[nodiscard]] std::optional<CatalogPlace> placeOf(const Leaf &leaf, const Scenario &scenario,
                                                  const Configuration &configuration);

} // namespace headroom
