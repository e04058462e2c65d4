// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/sentences/numbers.h"

#include "model/catalog/catalog.h"
#include "model/explain/trace.h"

namespace headroom {

// Names of quantities and the lines of a working, in the application's language. Plain text only.
[[nodiscard]] QString termName(Term term);     // "Pool"
[[nodiscard]] QString kindName(Kind kind);     // "vendor", "announced", "measured", "derived", "assumed"
[[nodiscard]] QString kindMark(Kind kind);     // v a m d ?
[[nodiscard]] QString stepLabel(const Step &step); // the layer type or tensor group, translated where it is ours

// "Usable memory − Weights on a device − Reserve" and "191.98 GiB − 50.29 GiB − 8 GiB = 133.69 GiB".
[[nodiscard]] QString formulaText(const Step &step);
[[nodiscard]] QString valuesText(const Step &step, const Numbers &numbers);
// The result alone, as the working shows it.
[[nodiscard]] QString resultText(const Step &step, const Numbers &numbers);

// "Vendor data sheet, https://..., read 2026-08-06" of a provenance; the note where nobody but the
// method or the user stands behind the number.
[[nodiscard]] QString sourceText(const Catalog &catalog, const Provenance &from, const QLocale &locale);

} // namespace headroom
