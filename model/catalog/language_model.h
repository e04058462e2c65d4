// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"
#include "model/units/units.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace headroom {

// What a layer keeps of the tokens it has seen.
enum class Attention : std::uint8_t {
    None,       // nothing: an MLP or expert layer of its own
    Full,       // keys and values of every token
    Sliding,    // keys and values of the last `window` tokens
    Chunked,    // keys and values of the current chunk of `window` tokens
    Latent,     // MLA: one latent and one rotary vector a token, on every tensor-parallel rank
    Recurrent,  // a state of fixed size (Gated DeltaNet, KDA, Mamba)
    Compressed, // one entry per `ratio` tokens, and a window of `window` tokens
};
enum class Recurrence : std::uint8_t { GatedDeltaNet, KimiDelta, Mamba1, Mamba2 };
enum class Mlp : std::uint8_t { None, Dense, Experts };

// One kind of layer. Only the fields of its attention are used; the others stay 0.
struct LayerType {
    std::string name;
    Attention attention = Attention::None;
    Mlp mlp = Mlp::None;
    bool sharesCache = false; // reads another layer's cache and owns none
    int kvHeads = 0;
    int keyDim = 0;       // per head; the latent of MLA; the state's key side
    int valueDim = 0;     // per head; 0 for MLA; the state's value side
    int window = 0;       // tokens
    int ropeDim = 0;      // MLA
    int headKeyDim = 0;   // MLA, expanded to heads; 0 where it is not known
    int headValueDim = 0; // likewise
    int indexerDim = 0;
    int ratio = 0; // compressed: tokens per entry, 0 keeps the window only
    Recurrence recurrence = Recurrence::GatedDeltaNet;
    int stateHeads = 0;
    int stateBits = 0;           // of one state element
    bool stateTypeNamed = false; // the model's config names that width; some engines take 16 bit otherwise
    int convChannels = 0;
    int convTaps = 0;
};

// Parameters are counted by what happens to them: formats, sharding and streaming treat classes alike.
enum class TensorClass : std::uint8_t {
    Embedding,
    Head,
    Attention,
    SlidingAttention,
    LinearAttention,
    Mlp,
    Experts,
    SharedExperts,
    Router,
    Norms,
    Draft,
    Vision,
    Other
};
constexpr std::size_t kTensorClasses = 13;
[[nodiscard]] const char *idOf(TensorClass tensors); // "sliding_attention", as in data/models.json
using TensorClassSet = std::array<bool, kTensorClasses>;

struct Mixture {
    int experts = 0;
    int expertsPerToken = 0;
    int intermediateSize = 0;
    int sharedExperts = 0;
    int sharedIntermediateSize = 0;
};

// A published checkpoint: its bytes where known, and what it leaves at 16 bit.
struct Checkpoint {
    std::string hubId;
    std::string format; // id of a weight format
    bool native = false;
    std::optional<Sourced<Bytes>> bytes;
    std::optional<TensorClassSet> kept16Bit;
    std::optional<std::array<double, kTensorClasses>> bytesByClass; // of its tensors, where they were read
    Text note;
};

// The multi-token-prediction layers that serve as a draft.
struct DraftLayers {
    int layers = 0;
    std::string layerType;
    double parameters = 0.0;
};

struct VisionTower {
    Provenance from;
    double parameters = 0.0;
    int largestItemTokens = 0; // of an image or video item; 0 where it is not known
};

struct LanguageModel {
    std::string id;
    std::string hubId;
    std::string name;
    std::string family;
    std::string released;
    std::vector<std::string> aliases;

    Provenance shapeFrom;
    int hiddenSize = 0;
    int vocabularySize = 0;
    int attentionHeads = 0;
    int intermediateSize = 0;
    bool tiedEmbeddings = false;
    std::string dtype;
    std::optional<int> rotaryDim;  // elements of a key that positions rotate; nothing: all of them
    Tokens rotaryRows = 0;         // of all rotary tables an engine keeps; 0: the native context
    Sourced<double> nativeContext; // tokens

    Provenance layersFrom;
    std::vector<LayerType> layerTypes;
    std::vector<std::uint8_t> layers; // one index into layerTypes per layer, in order
    std::optional<Mixture> mixture;

    Provenance parametersFrom;
    std::array<double, kTensorClasses> parameters{};      // elements by class
    std::array<double, kTensorClasses> wholeParameters{}; // of these, what every tensor-parallel rank holds
    bool headIsCopy = false; // the file stores the tied table twice; it is loaded once
    Sourced<double> totalParameters;
    std::optional<Sourced<double>> activeParameters;
    std::optional<Sourced<double>> nominalParameters; // as a lesson states them
    Sourced<double> decodeReadParameters;             // streamed per token at batch 1

    std::optional<DraftLayers> draft;
    std::optional<VisionTower> vision;
    std::vector<Checkpoint> checkpoints;
    std::vector<Text> notes;
    std::vector<Text> disagreements;
};

// Sum over all classes, draft and vision included.
[[nodiscard]] double countedParameters(const LanguageModel &model);

} // namespace headroom
