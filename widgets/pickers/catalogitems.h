// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "widgets/pickers/pickeritem.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// The catalog as lists to choose from, grouped: accelerators by vendor, models by family, formats by
// the width of an element. In the application's language.
[[nodiscard]] QList<PickerItem> acceleratorItems(const Catalog &catalog, const Numbers &numbers);
[[nodiscard]] QList<PickerItem> modelItems(const Catalog &catalog, const Numbers &numbers);
[[nodiscard]] QList<PickerItem> weightFormatItems(const Catalog &catalog, const Numbers &numbers);
[[nodiscard]] QList<PickerItem> cacheFormatItems(const Catalog &catalog, const Numbers &numbers);

// A format's name without its explanation: "FP8 E4M3" of "FP8 E4M3, one scale per tensor".
[[nodiscard]] QString shortFormatName(const std::string &name);

} // namespace headroom
