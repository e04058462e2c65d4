// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/holding.h"
#include "model/capacity/layer_bytes.h"
#include "model/capacity/reserves.h"
#include "model/catalog/catalog.h"
#include "model/explain/trace.h"
#include "model/scenario/scenario.h"

namespace headroom {

// What a configuration's ids stand for, and its device's memory.
struct MethodInput {
    const Catalog &catalog;
    const Scenario &scenario;
    const Configuration &configuration;
    const Accelerator &accelerator;
    const LanguageModel &model;
    const WeightFormat &weights;
    const CacheFormat &cache;
    Bytes total; // per device

    [[nodiscard]] const MethodSettings &settings() const { return scenario.settings; }
    [[nodiscard]] const Parallelism &parallel() const { return configuration.parallel; }
    // Tokens drafted a step, and the model's own layers that draft them.
    [[nodiscard]] Tokens draftedTokens() const { return headroom::draftedTokens(scenario); }
    [[nodiscard]] Provenance draftsFrom() const;
    [[nodiscard]] int draftLayers() const
    {
        return model.draft && draftedTokens() > 0 && !drafter() ? model.draft->layers : 0;
    }
    // The model that drafts in place of those layers; nullptr without one. It lies with the last stage.
    [[nodiscard]] const LanguageModel *drafter() const
    {
        return settings().draftModel ? catalog.model(*settings().draftModel) : nullptr;
    }
};

// Memory of a device before any tensor lies on it.
struct Budget {
    Bytes usable;
    Bytes reserve; // typical, of what comes out of the usable part
    Reserves reserves;
};

// One way of accounting. The functions write their working into a trace when one is given.
struct CapacityMethod {
    Budget (*budget)(const MethodInput &input, Trace *trace);
    // How a device of a stage holds sequences.
    Holding (*holding)(const MethodInput &input, const LayerRange &stage, Trace *trace);
    bool keepsTables = false;     // PyTorch: rotary tables, and tensors rounded up by the allocator
    bool embeddingOnHost = false; // the input table is not on the device
};
[[nodiscard]] const CapacityMethod &capacityMethod(Method method);

// Each method's own, in its own file.
extern const CapacityMethod kReferenceMethod;
extern const CapacityMethod kVllmMethod;
extern const CapacityMethod kSglangMethod;
extern const CapacityMethod kLlamaCppMethod;

// Where a default of an engine comes from: its source code, by the id of the source in the catalog.
[[nodiscard]] Provenance engineDefault(const Catalog &catalog, std::string_view source, Text note);

// The type of the model's draft layers, nullptr where it has none.
[[nodiscard]] const LayerType *draftType(const LanguageModel &model);

// Whether the stage holds the model's last layer, and with it the draft layers.
[[nodiscard]] bool isLastStage(const LanguageModel &model, const LayerRange &stage);

} // namespace headroom
