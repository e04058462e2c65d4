// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include "widgets/sentences/numbers.h"

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"

namespace headroom {

// Names as a sentence uses them. All from catalogs or documents: plain text only.

// "MI300X", "H100 SXM", "RTX 5090": without the maker's brand words and a size at the end.
[[nodiscard]] QString shortName(const Accelerator &accelerator);
[[nodiscard]] QString shortName(const WeightFormat &format); // "FP8", "AWQ INT4 g128"
[[nodiscard]] QString shortName(const CacheFormat &format);

// "MI300X", "2 × H100 SXM, TP 2", "16 × MI300X, TP 8, DP 2"; "(announced)" where it is.
[[nodiscard]] QString configurationName(const Catalog &catalog, const Configuration &configuration);

// The same inside a sentence, with what else sets it apart: "2 × H100 SXM (TP 2, FP8 weights)".
[[nodiscard]] QString configurationPhrase(const Catalog &catalog, const Configuration &configuration, const QStringList &apart);

// The model a configuration runs: its own or the scenario's. Its id where the catalog has none.
[[nodiscard]] QString modelName(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration);

// "262,144 tokens".
[[nodiscard]] QString tokensText(Tokens tokens, const Numbers &numbers);

// A catalog text in the application's language (pt_BR when the locale is Portuguese), the other where
// that is missing.
[[nodiscard]] QString textIn(const Text &text, const QLocale &locale);

} // namespace headroom
