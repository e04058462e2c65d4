// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/language_model.h"

namespace headroom {

constexpr int kMostImportedDimension = 100'000'000;
constexpr int kMostImportedLayers = 10'000;
constexpr double kMostImportedContext = 1 << 30; // tokens, as a catalog's

// Norms on queries and keys.
enum class HeadNorm : std::uint8_t {
    None,
    PerHead, // one weight per element of a head, shared by the heads
    Whole,   // one weight per element of all heads
};

// What only the count of parameters needs. Architectures differ here in many small ways.
struct ShapeDetails {
    int mlpMatrices = 3;    // 2 without a gate
    bool queryBias = false; // on Q, K and V
    bool outputBias = false;
    bool mlpBias = false;
    HeadNorm headNorm = HeadNorm::None;
    int normsPerLayer = 2;
    bool normBias = false;
    bool layerScalar = false;    // Gemma 4: one number a layer
    bool gatedQuery = false;     // the query projection carries an output gate
    bool sharedKeyValue = false; // full layers project K only
    bool sinks = false;          // one number a head
    bool routerBias = false;
    bool routerScales = false; // Gemma 4: a scale per input and per expert
    bool sharedGate = false;   // a gate in front of the shared expert
    bool expertBias = false;
    bool denseBesideExperts = false; // a dense MLP in every expert layer
    int queryRank = 0;               // MLA
    int noRopeDim = 0;
    int latentValueDim = 0;
    int indexerHeads = 0;
    int outputRank = 0; // DeepSeek V4
    int outputGroups = 0;
    int linearKeyHeads = 0; // Gated DeltaNet
    int stateGroups = 0;    // Mamba-2
    int stepRank = 0;       // Mamba-1
    bool convBias = false;
    bool stateNorms = false; // Jamba
    int positions = 0;       // learned position table
    bool embeddingNorm = false;
    int perLayerInput = 0; // Gemma 3n, small Gemma 4: width of the per-layer embeddings
    int perLayerVocabulary = 0;
    bool draftOwnTables = false; // draft layers with their own embedding and head
};

// A model as an importer understood it: one entry per layer, not yet gathered into types.
struct Blueprint {
    std::string architecture;
    std::string name; // "Qwen3.8-27B", with or without an organisation in front
    int hiddenSize = 0;
    int vocabularySize = 0;
    int attentionHeads = 0;
    int intermediateSize = 0;
    bool tiedEmbeddings = false;
    std::string dtype = "bfloat16";
    double context = 0.0;
    std::optional<int> rotaryDim; // as LanguageModel's
    Tokens rotaryRows = 0;        // likewise
    std::vector<LayerType> layers;
    std::optional<Mixture> mixture;
    int draftLayers = 0;
    bool vision = false;
    std::string format; // id of a weight format
    std::optional<TensorClassSet> kept16Bit;
    ShapeDetails details;
};

} // namespace headroom
