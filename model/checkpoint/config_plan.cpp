// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/config_parts.h"

#include <algorithm>

namespace headroom {

using What = ImportProblem::What;
using Plans = std::vector<LayerPlan>;

namespace {

// The layers of an architecture without any pattern key.
LayerKind plainKind(KeyReader &keys)
{
    return keys.has({"kv_lora_rank"}) ? LayerKind::Latent : LayerKind::Full;
}

LayerKind linearKind(KeyReader &keys)
{
    return keys.has({"linear_attn_config"}) ? LayerKind::KimiDelta : LayerKind::DeltaNet;
}

LayerKind mambaKind(KeyReader &keys)
{
    return keys.has({"mamba_num_heads", "mamba_n_heads"}) ? LayerKind::Mamba2 : LayerKind::Mamba1;
}

// Words of layer_types and layers_block_type.
LayerPlan planOfWord(KeyReader &keys, const std::string &word)
{
    if (word == "full_attention" || word == "attention" || word == "global" || word == "full"
        || word == "deepseek_sparse_attention")
        return {plainKind(keys)};
    if (word == "sliding_attention" || word == "local" || word == "sliding_window" || word == "sliding")
        return keys.has({"compress_ratios"}) ? LayerPlan{LayerKind::Compressed, 0}
                                             : LayerPlan{LayerKind::Sliding};
    if (word == "chunked_attention")
        return {LayerKind::Chunked};
    if (word == "linear_attention")
        return {linearKind(keys)};
    if (word == "mamba")
        return {mambaKind(keys)};
    if (word == "conv" || word == "short_conv")
        return {LayerKind::Convolution};
    if (word == "mlp")
        return {LayerKind::Mlp};
    if (word == "moe")
        return {LayerKind::Experts};
    if (word == "hybrid" || word == "parallel")
        keys.fail(What::NotSupported, "layer_types", "layers that hold attention and a state together");
    keys.fail(What::NotSupported, "layer_types", "the layer type " + word.substr(0, 60));
}

// "M*-E": Mamba-2, attention, MLP, experts.
Plans planOfLetters(KeyReader &keys, const std::string &letters)
{
    Plans plans;
    for (const char letter : letters) {
        if (letter == 'M')
            plans.push_back({LayerKind::Mamba2});
        else if (letter == '*')
            plans.push_back({LayerKind::Full});
        else if (letter == '-')
            plans.push_back({LayerKind::Mlp});
        else if (letter == 'E')
            plans.push_back({LayerKind::Experts});
        else
            keys.fail(What::NotSupported, "hybrid_override_pattern", std::string("the letter ") + letter);
    }
    return plans;
}

std::optional<Plans> compressedPlan(KeyReader &keys, int layers)
{
    const auto ratios = keys.numbers({"compress_ratios"}, Fact::CompressRatios, 0, 1'000'000);
    if (!ratios)
        return std::nullopt;
    if (ratios->size() < static_cast<std::size_t>(layers))
        keys.fail(What::Inconsistent, "compress_ratios",
                  std::to_string(ratios->size()) + " entries for " + std::to_string(layers) + " layers");
    Plans plans;
    for (int i = 0; i < layers; ++i) { // entries beyond belong to the draft layers
        const auto ratio = static_cast<int>((*ratios)[static_cast<std::size_t>(i)]);
        plans.push_back({LayerKind::Compressed, ratio == 1 ? 0 : ratio});
    }
    return plans;
}

std::optional<Plans> listedPlan(KeyReader &keys, int layers)
{
    if (const auto words = keys.texts({"layer_types", "layers_block_type"}, Fact::LayerOrder)) {
        if (words->size() < static_cast<std::size_t>(layers))
            keys.fail(What::Inconsistent, "layer_types",
                      std::to_string(words->size()) + " entries for " + std::to_string(layers) + " layers");
        Plans plans;
        for (int i = 0; i < layers; ++i)
            plans.push_back(planOfWord(keys, (*words)[static_cast<std::size_t>(i)]));
        return plans;
    }
    if (keys.has({"hybrid_override_pattern"})) {
        Plans plans =
            planOfLetters(keys,
                          keys.text({"hybrid_override_pattern"}, Fact::LayerOrder).value_or(std::string()));
        if (plans.size() != static_cast<std::size_t>(layers))
            keys.fail(What::Inconsistent, "hybrid_override_pattern",
                      std::to_string(plans.size()) + " letters for " + std::to_string(layers) + " layers");
        return plans;
    }
    return std::nullopt;
}

// linear_attn_config: {"full_attn_layers": [4, 8, ...], "kda_layers": [1, 2, 3, ...]}, counted from 1
// unless one of them is 0.
std::optional<Plans> kimiPlan(KeyReader &keys, int layers)
{
    std::optional<KeyReader> linear = keys.object({"linear_attn_config"});
    if (!linear)
        return std::nullopt;
    const auto full = linear->numbers({"full_attn_layers"}, Fact::LayerOrder, 0, kMostImportedLayers);
    const auto kda = linear->numbers({"kda_layers"}, Fact::LayerOrder, 0, kMostImportedLayers);
    if (!full || !kda)
        return std::nullopt;
    const bool fromZero = std::find(full->begin(), full->end(), 0.0) != full->end()
                          || std::find(kda->begin(), kda->end(), 0.0) != kda->end();
    Plans plans(static_cast<std::size_t>(layers), LayerPlan{LayerKind::KimiDelta});
    for (const double layer : *full) {
        const double index = fromZero ? layer : layer - 1;
        if (index >= layers)
            keys.fail(What::OutOfRange, "linear_attn_config.full_attn_layers",
                      std::to_string(static_cast<int>(layer)));
        plans[static_cast<std::size_t>(index)] = {plainKind(keys)};
    }
    return plans;
}

std::optional<Plans> periodicPlan(KeyReader &keys, const Family &family, int layers)
{
    const auto repeated = [&](auto isAttention, LayerKind other) {
        Plans plans;
        for (int i = 0; i < layers; ++i)
            plans.push_back({isAttention(i) ? plainKind(keys) : other});
        return plans;
    };
    if (family.type == "jamba" || keys.has({"attn_layer_period"})) {
        const int period =
            keys.integer({"attn_layer_period"}, Fact::LayerOrder, 1, kMostImportedLayers).value_or(8);
        const int offset =
            keys.integer({"attn_layer_offset"}, Fact::LayerOrder, 0, kMostImportedLayers).value_or(4);
        return repeated([&](int i) { return i % period == offset; }, mambaKind(keys));
    }
    if (const auto indices = keys.numbers({"attn_layer_indices"}, Fact::LayerOrder, 0, kMostImportedLayers))
        return repeated(
            [&](int i) { return std::find(indices->begin(), indices->end(), i) != indices->end(); },
            mambaKind(keys));
    if (const auto types = keys.numbers({"attn_type_list"}, Fact::LayerOrder, 0, 1);
        types && types->size() >= static_cast<std::size_t>(layers)
        && std::find(types->begin(), types->begin() + layers, 0.0) != types->begin() + layers)
        return repeated([&](int i) { return (*types)[static_cast<std::size_t>(i)] != 0.0; },
                        LayerKind::DeltaNet);
    if (keys.has({"linear_num_value_heads"})) {
        const int interval =
            keys.integer({"full_attention_interval"}, Fact::LayerOrder, 1, kMostImportedLayers)
                .value_or(familyDefault(family, "full_attention_interval").value_or(4));
        return repeated([&](int i) { return (i + 1) % interval == 0; }, LayerKind::DeltaNet);
    }
    return std::nullopt;
}

// Llama 4: chunked layers carry rotary positions, every fourth has none and sees everything.
std::optional<Plans> chunkedPlan(KeyReader &keys, const Family &family, int layers)
{
    if (!keys.has({"attention_chunk_size"}) && !family.type.starts_with("llama4"))
        return std::nullopt;
    const auto rotary = keys.numbers({"no_rope_layers"}, Fact::LayerOrder, 0, 1);
    const bool listed = rotary && rotary->size() >= static_cast<std::size_t>(layers);
    const int interval =
        keys.integer({"no_rope_layer_interval"}, Fact::LayerOrder, 1, kMostImportedLayers).value_or(4);
    Plans plans;
    for (int i = 0; i < layers; ++i) {
        const bool chunked = listed ? (*rotary)[static_cast<std::size_t>(i)] != 0.0 : (i + 1) % interval != 0;
        plans.push_back({chunked ? LayerKind::Chunked : LayerKind::Full});
    }
    return plans;
}

// Whether a window is in force, and for which layers.
std::optional<Plans> slidingPlan(KeyReader &keys, const Family &family, int layers)
{
    const std::optional<double> window =
        keys.number({"sliding_window", "sliding_window_size"}, Fact::Window, 0, 1e9);
    const bool switchedOn = keys.truth({"use_sliding_window"}, Fact::Window).value_or(true);
    const bool patterned = family.alternating || family.slidingPattern > 0;
    if (!patterned && (!window || *window <= 0))
        return std::nullopt;
    const double context =
        keys.number({"max_position_embeddings"}, Fact::Context, 1, kMostImportedContext).value_or(1e18);
    if (!switchedOn || (window && *window >= context && !patterned)) {
        keys.report().assume(Fact::Window, std::to_string(static_cast<long long>(window.value_or(0))),
                             Why::WindowNotUsed);
        return std::nullopt;
    }
    int pattern = family.alternating ? 2 : family.slidingPattern;
    if (keys.has({"sliding_window_pattern", "_sliding_window_pattern"}))
        if (const auto *stated =
                keys.value({"sliding_window_pattern", "_sliding_window_pattern"}, Fact::LayerOrder);
            stated->is_number()) {
            const auto every = stated->get<double>();
            if (!(every >= 1.0 && every <= kMostImportedLayers))
                keys.fail(What::OutOfRange, "sliding_window_pattern", shortText(*stated));
            pattern = static_cast<int>(every);
        }
    const int firstSliding =
        keys.integer({"max_window_layers"}, Fact::LayerOrder, 0, kMostImportedLayers).value_or(0);
    Plans plans;
    for (int i = 0; i < layers; ++i) {
        const bool full = pattern > 1 ? (i + 1) % pattern == 0 : i < firstSliding;
        plans.push_back({full ? LayerKind::Full : LayerKind::Sliding});
    }
    return plans;
}

} // namespace

std::vector<LayerPlan> planLayers(KeyReader &keys, const Family &family, int layers)
{
    if (family.type == "falcon_h1" || family.type == "hymba" || family.type == "zamba2")
        keys.fail(What::NotSupported, "model_type", "layers that hold attention and a state together");
    if (std::optional<Plans> plans = compressedPlan(keys, layers))
        return *plans;
    if (std::optional<Plans> plans = listedPlan(keys, layers))
        return *plans;
    if (std::optional<Plans> plans = kimiPlan(keys, layers))
        return *plans;
    if (std::optional<Plans> plans = periodicPlan(keys, family, layers))
        return *plans;
    if (family.type == "mamba" || family.type == "falcon_mamba")
        return Plans(static_cast<std::size_t>(layers), LayerPlan{LayerKind::Mamba1});
    if (family.type == "mamba2")
        return Plans(static_cast<std::size_t>(layers), LayerPlan{LayerKind::Mamba2});
    if (plainKind(keys) == LayerKind::Latent)
        return Plans(static_cast<std::size_t>(layers), LayerPlan{LayerKind::Latent});
    if (std::optional<Plans> plans = chunkedPlan(keys, family, layers))
        return *plans;
    if (std::optional<Plans> plans = slidingPlan(keys, family, layers))
        return *plans;
    return Plans(static_cast<std::size_t>(layers), LayerPlan{LayerKind::Full});
}

} // namespace headroom
