// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/accelerator.h"
#include "model/catalog/caution.h"
#include "model/catalog/efficiency.h"
#include "model/catalog/format.h"
#include "model/catalog/language_model.h"
#include "model/catalog/reserve_band.h"

#include <string_view>

namespace headroom {

// Everything known about hardware, models and formats: what is compiled in and the user's own files.
struct Catalog {
    std::vector<Source> sources; // [0] stands for "set by the user"
    std::vector<Accelerator> accelerators;
    std::vector<LanguageModel> models;
    std::size_t builtInModels = 0; // of these, the first ones are compiled in; the others are the user's
    std::vector<WeightFormat> weightFormats;
    std::vector<CacheFormat> cacheFormats;
    std::vector<HardwareSupport> hardware;
    std::vector<CheckpointAverage> averages;
    std::vector<ReserveBand> reserves;
    Efficiency efficiency;
    std::vector<Caution> cautions;

    // By id or alias, in any case; nullptr when there is none.
    [[nodiscard]] const Accelerator *accelerator(std::string_view id) const;
    [[nodiscard]] const LanguageModel *model(std::string_view id) const;
    [[nodiscard]] const WeightFormat *weightFormat(std::string_view id) const;
    [[nodiscard]] const CacheFormat *cacheFormat(std::string_view id) const;
    [[nodiscard]] const HardwareSupport *hardwareOf(std::string_view acceleratorId) const;

    // The first band for such a start; nullptr where nothing was measured.
    [[nodiscard]] const ReserveBand *reserve(ReservePart what, const ReserveWhere &where) const;
};

// Whether two ids or aliases are the same but for the case of their letters.
[[nodiscard]] bool sameId(std::string_view a, std::string_view b);

constexpr SourceIndex kSetByUser = 0;

// The provenance of a value the user typed over the catalog's.
[[nodiscard]] Provenance setByUser();

// The catalog compiled into the program.
[[nodiscard]] Catalog builtInCatalog();

} // namespace headroom
