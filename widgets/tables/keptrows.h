// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include "widgets/sentences/numbers.h"

#include "model/measurement/match_kept.h"

namespace headroom {

// The measurements of a document as a table, in the application's language.
enum class KeptColumn { Quantity, Value, OverPredicted, Conditions, Differs, Origin };
constexpr int kKeptColumns = 6;

[[nodiscard]] QStringList keptHeads();
// One measurement, in the order of the columns.
[[nodiscard]] QStringList keptRow(const Catalog &catalog, const KeptMeasurement &measurement,
                                  const MatchedMeasurement &matched, const Numbers &numbers);

// All of them for a file, values in base units with the unit beside them; the first row holds the heads.
[[nodiscard]] QList<QStringList> keptTable(const Catalog &catalog, const Scenario &scenario,
                                           const Numbers &numbers);

// Where a value was measured: "headroom-probe 0.1.0, gpu1, 2026-12-01".
[[nodiscard]] QString originText(const Origin &origin);

// In what a measurement differs from the card it stands nearest to, or what it leaves open.
[[nodiscard]] QString differsText(const MatchedMeasurement &matched, const Numbers &numbers);

} // namespace headroom
