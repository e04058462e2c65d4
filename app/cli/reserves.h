// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/footnotes.h"
#include "app/cli/jsonparts.h"
#include "app/cli/table.h"

#include "model/capacity/reserves.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// What an engine keeps back, part by part: low, typical and high in bytes, and the printed figures behind.
[[nodiscard]] Json reservesJson(const Catalog &catalog, const Reserves &reserves, const QLocale &locale);

// The parts under the reserve, each with its band.
void addReserves(Table &table, const Catalog &catalog, const Reserves &reserves, const Numbers &numbers);

// The printed figures behind the bands; nothing where no band is used.
[[nodiscard]] QString reserveRowsText(const Catalog &catalog, const Reserves &reserves,
                                      const Numbers &numbers, Footnotes &notes);

} // namespace headroom
