// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/holding.h"
#include "model/capacity/reserves.h"
#include "model/explain/trace.h"
#include "model/scenario/scenario.h"

#include <string>
#include <variant>
#include <vector>

namespace headroom {

// All that does not depend on context or sequences, computed once per model, parallelism, formats and
// settings. The first core of vLLM profiles one prompt of the scenario's context, so its reserve does; of old
// builds of llama.cpp the high end of theirs.
struct Prepared {
    Bytes total; // per device
    Bytes usable;
    Bytes reserve;
    Reserves reserves;         // its parts, as bands
    std::vector<Stage> stages; // one at least
    // The longest context of one sequence, where prepare() has searched for it.
    std::optional<std::optional<Tokens>> longestContext;
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
