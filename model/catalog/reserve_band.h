// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/engine_version.h"
#include "model/catalog/provenance.h"

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

// What an engine keeps back that no formula gives exactly.
enum class ReservePart : std::uint8_t {
    Sampler,       // vLLM: bytes of the sampler's peak for each sequence and vocabulary entry
    Forward,       // vLLM: factor on the activations of one step
    Encoder,       // vLLM: GiB a vision tower adds to the profiled peak
    NonTorch,      // vLLM: GiB of driver, library and communication buffers
    Graphs,        // vLLM: GiB of captured graphs
    BeforeWeights, // SGLang: GiB gone when the weights are about to load
    Compute,       // llama.cpp: factor on the compute buffer of one micro batch
    Scores,        // llama.cpp: factor on the attention scores it holds without flash attention
};

// One printed figure behind a band.
struct ReserveRow {
    double value = 0.0;
    std::string where; // accelerator, model, ranks, version
    SourceIndex source = 0;
};

// Which start is asked about.
struct ReserveWhere {
    std::string_view engine;
    std::string_view vendor;
    EngineVersion version;
    int tensor = 1;
};

// The spread of what was printed, for one engine and the versions, vendor and ranks it was printed for.
struct ReserveBand {
    std::string id;
    std::string engine;
    ReservePart what = ReservePart::NonTorch;
    std::string vendor;                  // empty: any
    std::optional<EngineVersion> from;   // the first version
    std::optional<EngineVersion> before; // the first that is no longer covered
    int leastTensor = 1;
    int mostTensor = 1'000'000;
    double low = 0.0;
    double typical = 0.0;
    double high = 0.0;
    Text note;
    std::vector<ReserveRow> rows;

    [[nodiscard]] bool covers(const ReserveWhere &where) const
    {
        return engine == where.engine && (vendor.empty() || vendor == where.vendor)
               && (!from || where.version >= *from) && (!before || where.version < *before)
               && where.tensor >= leastTensor && where.tensor <= mostTensor;
    }
};

} // namespace headroom
