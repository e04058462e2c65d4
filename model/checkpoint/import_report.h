// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/language_model.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headroom {

// What an import can learn of a model.
enum class Fact : std::uint8_t {
    Architecture,
    ModelName,
    Layers,
    LayerOrder,
    HiddenSize,
    Vocabulary,
    QueryHeads,
    KvHeads,
    HeadDim,
    ValueDim,
    Window,
    LatentDim,
    RopeDim,
    IndexerDim,
    StateHeads,
    StateKeyDim,
    StateValueDim,
    StateBits,
    ConvTaps,
    SharedCacheLayers,
    CompressRatios,
    IntermediateSize,
    Experts,
    ExpertsPerToken,
    ExpertWidth,
    SharedExperts,
    SharedExpertWidth,
    ExpertLayers,
    DraftLayers,
    Vision,
    Context,
    TiedEmbeddings,
    Dtype,
    WeightFormat,
    Kept16Bit,
    TensorBytes,
    ParameterCount,
    Details, // shapes that only the count of parameters needs
};
constexpr std::size_t kFacts = 38;

// Why something was taken as it is although no key says it.
enum class Why : std::uint8_t {
    FamilyDefault,       // not stated; what the architecture has where its config is silent
    HiddenOverHeads,     // head_dim not stated: hidden size / query heads
    AsQueryHeads,        // KV heads not stated: as many as query heads
    ReferenceState,      // state type not stated: 32 bit, as the reference method counts
    ReadOffTensors,      // from shapes and names of tensors
    WindowNotUsed,       // a window is stated, but switched off or not below the context
    UnknownArchitecture, // read by the usual names of keys
    NearestFormat,       // no format of the catalog is exactly this one
    CountedFromShapes,   // no tensors at hand: counted from the shapes
    VisionNotCounted,    // a vision tower is named, but only tensors would tell its size
    DraftCounted,        // draft layers are counted as one layer of the last kind each
    PackedWeights,       // packed integers: parameters from the shapes or the packing, bytes as stored
    StateNotCounted,     // a small state (short convolution) that the cache arithmetic leaves out
};
constexpr std::size_t kWhys = 13;

// What was understood, assumed and not understood; shown before an import is used.
struct ImportReport {
    struct Understood {
        std::string key; // as in the file: "text_config.num_hidden_layers"
        Fact fact;
        std::string value;
    };
    struct Assumed {
        Fact fact;
        std::string value;
        Why why;
    };
    struct Unknown {
        std::string key;
        std::string value;
    };
    std::vector<std::string> files;
    std::string format; // "config.json", "safetensors", "gguf", "config.json, safetensors"
    std::vector<Understood> understood;
    std::vector<Assumed> assumed;
    std::vector<Unknown> unknown;   // keys that nobody read and that look as if they mattered
    double countedParameters = 0.0; // from the shapes; 0 where they do not tell
    double tensorParameters = 0.0;  // from the tensors; 0 without any
    double tensorBytes = 0.0;       // of all tensors, or the total an index states; 0 without either
    std::optional<std::array<double, kTensorClasses>> classBytes; // of the tensors, scales included
    std::string sameAs; // id of the catalog's model with this name, empty where there is none

    void assume(Fact fact, std::string value, Why why); // once, however many layers it holds for
};

// Stable identifiers for JSON: "kv_heads", "hidden_over_heads".
[[nodiscard]] const char *idOf(Fact fact);
[[nodiscard]] const char *idOf(Why why);

} // namespace headroom
