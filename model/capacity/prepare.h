// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/cache_form.h"
#include "model/catalog/catalog.h"
#include "model/explain/trace.h"
#include "model/scenario/scenario.h"

#include <string>
#include <variant>
#include <vector>

namespace headroom {

// One pipeline stage on one of its devices.
struct Stage {
    Bytes weights;
    Bytes pool; // usable - weights - reserve, or as given; negative when the weights are too large
    CacheForm cache;
};

// All that does not depend on context or sequences, computed once per model, parallelism and formats.
struct Prepared {
    Bytes total; // per device
    Bytes usable;
    Bytes reserve;
    std::vector<Stage> stages; // one at least
    int tensor = 1;
    int data = 1;
    int devices = 1;
    BytesPerSecond bandwidth; // per device
    Bytes modelBytes;         // of the whole model, on the chosen basis
    int layers = 0;
    Tokens nativeContext = 0;
};

// Why a configuration cannot be evaluated: which field names something unknown, or a count that
// cannot be.
struct Unresolved {
    enum class What : std::uint8_t {
        Accelerator,
        Model,
        WeightFormat,
        CacheFormat,
        ExpertParallel,
        NoExperts,
        PipelineParallel
    } what;
    std::string given;
};

// The configuration's figures from the catalog and the scenario's settings. A trace receives the
// working.
[[nodiscard]] std::variant<Prepared, Unresolved> prepare(const Catalog &catalog, const Scenario &scenario,
                                                         const Configuration &configuration,
                                                         Trace *trace = nullptr);

} // namespace headroom
