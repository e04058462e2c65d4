// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/gguf_layers.h"

#include <algorithm>

namespace headroom {

using What = ImportProblem::What;

namespace {

constexpr int kMost = 1'000'000;

// A value that is one number for all layers or a list with one each.
class PerLayer {
public:
    PerLayer(KeyReader &keys, const char *key, Fact fact)
        : m_key(key)
    {
        m_list = keys.numbers({key}, fact, 0, kMostImportedDimension);
        if (!m_list)
            m_one = keys.integer({key}, fact, 0, kMostImportedDimension);
    }
    [[nodiscard]] std::optional<int> at(KeyReader &keys, std::size_t layer) const
    {
        if (!m_list)
            return m_one;
        if (layer >= m_list->size())
            keys.fail(What::Inconsistent, m_key, "one entry for each layer");
        return static_cast<int>((*m_list)[layer]);
    }

private:
    const char *m_key;
    std::optional<std::vector<double>> m_list;
    std::optional<int> m_one;
};

// Windows: which layers have one. Patterns that llama.cpp keeps in its code stand here by architecture.
class WindowPattern {
public:
    WindowPattern(KeyReader &keys, const std::string &architecture)
    {
        window = keys.integer({"attention.sliding_window"}, Fact::Window, 0, 1 << 30).value_or(0);
        m_list = keys.numbers({"attention.sliding_window_pattern"}, Fact::LayerOrder, 0, kMostImportedLayers);
        const auto every = m_list ? std::nullopt
                                  : keys.integer({"attention.sliding_window_pattern"}, Fact::LayerOrder, 1,
                                                 kMostImportedLayers);
        if (every)
            m_every = *every;
        else if (architecture == "gemma2" || architecture == "gpt-oss")
            m_every = 2;
        else if (architecture == "gemma3")
            m_every = 6;
        else if (architecture == "gemma3n")
            m_every = 5;
        else if (architecture == "cohere2" || architecture == "llama4" || architecture == "exaone4")
            m_every = 4;
        chunked = architecture == "llama4";
        if (chunked && window == 0)
            window = 8192;
        // Builds before 2025 wrote the window of these models without using it.
        if (m_every == 0 && (architecture == "phi3" || architecture == "qwen2" || architecture == "qwen3"))
            window = 0;
        if (!m_list && !every && m_every > 0 && window > 0)
            keys.report().assume(Fact::LayerOrder, std::to_string(m_every), Why::FamilyDefault);
    }
    [[nodiscard]] bool slides(std::size_t layer) const
    {
        if (window <= 0)
            return false;
        if (m_list)
            return layer < m_list->size() && (*m_list)[layer] != 0.0;
        return m_every == 0 || (static_cast<int>(layer) + 1) % m_every != 0;
    }
    int window = 0;
    bool chunked = false;

private:
    std::optional<std::vector<double>> m_list;
    int m_every = 0; // 0: all layers slide
};

class LayerBuilder {
public:
    LayerBuilder(KeyReader &keys, const GgufTensors &tensors, Blueprint &blueprint)
        : m_keys(keys)
        , m_tensors(tensors)
        , m_blueprint(blueprint)
        , m_queryHeads(keys, "attention.head_count", Fact::QueryHeads)
        , m_kvHeads(keys, "attention.head_count_kv", Fact::KvHeads)
        , m_pattern(keys, blueprint.architecture)
    {
        m_latent = keys.integer({"attention.kv_lora_rank"}, Fact::LatentDim, 1, kMost).value_or(0);
        m_key = keys.integer({"attention.key_length"}, Fact::HeadDim, 1, kMost).value_or(0);
        m_value = keys.integer({"attention.value_length"}, Fact::ValueDim, 1, kMost).value_or(0);
        m_slidingKey = keys.integer({"attention.key_length_swa"}, Fact::HeadDim, 1, kMost).value_or(0);
        m_slidingValue = keys.integer({"attention.value_length_swa"}, Fact::ValueDim, 1, kMost).value_or(0);
        m_separateKimi = keys.has({"kda.head_dim"});
    }

    LayerType layer(int index)
    {
        const auto at = static_cast<std::size_t>(index);
        m_blueprint.attentionHeads =
            std::max(m_blueprint.attentionHeads, m_queryHeads.at(m_keys, at).value_or(0));
        LayerType type;
        const bool recurrent = m_tensors.layerHas(index, "ssm_a") || m_tensors.layerHas(index, "ssm_conv1d")
                               || m_tensors.layerHas(index, "ssm_conv1d_q")
                               || m_tensors.find("blk." + std::to_string(index) + ".ssm_a");
        const bool attends = m_tensors.layerHas(index, "attn_k") || m_tensors.layerHas(index, "attn_qkv")
                             || m_tensors.layerHas(index, "attn_kv_a_mqa");
        // The linear layers of Kimi keep the names q, k and v.
        if (recurrent && !m_separateKimi && m_tensors.layerHas(index, "attn_k"))
            m_keys.fail(What::NotSupported, m_blueprint.architecture,
                        "layers that hold attention and a state together");
        if (recurrent)
            setRecurrent(type, index);
        else if (attends || sharesKeys(index))
            setAttention(type, index);
        else if (m_tensors.layerHas(index, "shortconv.conv"))
            m_keys.report().assume(Fact::ConvTaps, "0", Why::StateNotCounted);
        type.mlp = m_tensors.layerHas(index, "ffn_up_exps") || m_tensors.layerHas(index, "ffn_gate_up_exps")
                           || m_tensors.layerHas(index, "ffn_down_exps")
                       ? Mlp::Experts
                   : m_tensors.layerHas(index, "ffn_up") || m_tensors.layerHas(index, "ffn_down") ? Mlp::Dense
                                                                                                  : Mlp::None;
        return type;
    }

private:
    // A layer that only has queries reads the cache of another.
    bool sharesKeys(int index) const { return m_tensors.layerHas(index, "attn_q"); }

    void setAttention(LayerType &type, int index)
    {
        const auto at = static_cast<std::size_t>(index);
        if (m_latent > 0) {
            type.attention = Attention::Latent;
            type.keyDim = m_latent;
            type.ropeDim = m_keys.integer({"rope.dimension_count"}, Fact::RopeDim, 0, kMost).value_or(64);
            type.indexerDim =
                m_keys.integer({"attention.indexer.key_length"}, Fact::IndexerDim, 0, kMost).value_or(0);
            // Newer files give the latent's lengths under the plain keys and those of the heads apart.
            type.headKeyDim =
                m_keys.integer({"attention.key_length_mla"}, Fact::HeadDim, 1, kMost).value_or(m_key);
            type.headValueDim =
                m_keys.integer({"attention.value_length_mla"}, Fact::ValueDim, 1, kMost).value_or(m_value);
            return;
        }
        const bool slides = m_pattern.slides(at);
        type.attention = !slides             ? Attention::Full
                         : m_pattern.chunked ? Attention::Chunked
                                             : Attention::Sliding;
        type.window = slides ? m_pattern.window : 0;
        const int heads = m_queryHeads.at(m_keys, at).value_or(0);
        const std::optional<int> kv = m_kvHeads.at(m_keys, at);
        if (!kv && heads < 1)
            m_keys.missing("attention.head_count_kv");
        type.kvHeads = kv.value_or(heads);
        if (!kv)
            m_keys.report().assume(Fact::KvHeads, std::to_string(heads), Why::AsQueryHeads);
        type.keyDim = m_key > 0 ? m_key : m_blueprint.hiddenSize / std::max(1, heads);
        type.valueDim = m_value > 0 ? m_value : type.keyDim;
        if (slides && m_slidingKey > 0)
            type.keyDim = m_slidingKey;
        if (slides && m_slidingValue > 0)
            type.valueDim = m_slidingValue;
        if (type.kvHeads < 1 || type.keyDim < 1)
            type = {};
    }

    void setRecurrent(LayerType &type, int index)
    {
        type.attention = Attention::Recurrent;
        type.stateBits = 32; // llama.cpp keeps states at 32 bit
        type.convTaps = m_keys.integer({"ssm.conv_kernel"}, Fact::ConvTaps, 1, 1000).value_or(4) - 1;
        if (const auto head = m_keys.integer({"kda.head_dim"}, Fact::StateKeyDim, 1, 100'000)) {
            type.recurrence = Recurrence::KimiDelta;
            type.stateHeads = std::min(m_blueprint.attentionHeads, 100'000);
            type.keyDim = type.valueDim = *head;
            setChannels(type, 3.0 * type.stateHeads * type.keyDim);
            return;
        }
        const int inner =
            m_keys.neededInteger({"ssm.inner_size"}, Fact::StateHeads, 1, kMostImportedDimension);
        const int state = m_keys.neededInteger({"ssm.state_size"}, Fact::StateKeyDim, 1, 100'000);
        const int rank = m_keys.neededInteger({"ssm.time_step_rank"}, Fact::StateHeads, 1, kMost);
        const int groups = m_keys.integer({"ssm.group_count"}, Fact::StateHeads, 0, 100'000).value_or(0);
        type.keyDim = state;
        if (m_tensors.layerHas(index, "ssm_x") || groups == 0) { // Mamba-1: one state per channel
            type.recurrence = Recurrence::Mamba1;
            type.stateHeads = std::min(inner, kMost);
            type.valueDim = 1;
            setChannels(type, inner);
            return;
        }
        if (inner % rank != 0)
            m_keys.fail(What::Inconsistent, "ssm.inner_size",
                        std::to_string(inner) + " over " + std::to_string(rank) + " heads");
        type.recurrence = m_tensors.layerHas(index, "ssm_beta") || m_tensors.layerHas(index, "ssm_ba")
                                  || m_tensors.layerHas(index, "ssm_alpha")
                                  || m_blueprint.architecture.starts_with("qwen3")
                              ? Recurrence::GatedDeltaNet
                              : Recurrence::Mamba2;
        type.stateHeads = rank;
        type.valueDim = inner / rank;
        setChannels(type, inner + 2.0 * groups * state);
    }
    void setChannels(LayerType &type, double channels)
    {
        if (channels > kMostImportedDimension)
            m_keys.fail(What::OutOfRange, "ssm.inner_size", "more channels than any model has");
        type.convChannels = static_cast<int>(channels);
    }

    KeyReader &m_keys;
    const GgufTensors &m_tensors;
    Blueprint &m_blueprint;
    PerLayer m_queryHeads;
    PerLayer m_kvHeads;
    WindowPattern m_pattern;
    int m_latent = 0;
    int m_key = 0;
    int m_value = 0;
    int m_slidingKey = 0;
    int m_slidingValue = 0;
    bool m_separateKimi = false;
};

// Elements of a key that positions rotate, where they are not all of them.
void readGgufRotary(KeyReader &keys, Blueprint &blueprint)
{
    const auto heads = std::find_if(blueprint.layers.begin(), blueprint.layers.end(),
                                    [](const LayerType &t) { return t.kvHeads > 0; });
    const std::optional<int> stated = keys.integer({"rope.dimension_count"}, Fact::RopeDim, 0, kMost);
    if (heads != blueprint.layers.end() && stated && *stated < heads->keyDim)
        blueprint.rotaryDim = *stated;
}

void readGgufMixture(KeyReader &keys, Blueprint &blueprint)
{
    const int experts = keys.integer({"expert_count"}, Fact::Experts, 0, 100'000).value_or(0);
    const bool used = std::any_of(blueprint.layers.begin(), blueprint.layers.end(),
                                  [](const LayerType &t) { return t.mlp == Mlp::Experts; });
    if (!used)
        return;
    if (experts < 1)
        keys.missing("expert_count");
    Mixture mixture;
    mixture.experts = experts;
    mixture.expertsPerToken = keys.neededInteger({"expert_used_count"}, Fact::ExpertsPerToken, 1, experts);
    mixture.intermediateSize =
        keys.integer({"expert_feed_forward_length"}, Fact::ExpertWidth, 1, kMostImportedDimension)
            .value_or(blueprint.intermediateSize);
    if (mixture.intermediateSize < 1)
        keys.missing("expert_feed_forward_length");
    const int sharedWidth = keys.integer({"expert_shared_feed_forward_length"}, Fact::SharedExpertWidth, 0,
                                         kMostImportedDimension)
                                .value_or(0);
    mixture.sharedExperts = keys.integer({"expert_shared_count"}, Fact::SharedExperts, 0, 100'000)
                                .value_or(sharedWidth > 0 ? 1 : 0);
    mixture.sharedIntermediateSize = sharedWidth;
    blueprint.mixture = mixture;
}

} // namespace

GgufTensors::GgufTensors(std::span<const GgufFile> parts)
{
    for (const GgufFile &part : parts)
        for (const StoredTensor &tensor : part.tensors) {
            m_byName.emplace(tensor.name, &tensor);
            m_all.push_back(&tensor);
        }
}

const StoredTensor *GgufTensors::find(const std::string &name) const
{
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? nullptr : found->second;
}

bool GgufTensors::layerHas(int layer, const char *part) const
{
    return layerTensor(layer, part) != nullptr;
}

const StoredTensor *GgufTensors::layerTensor(int layer, const char *part) const
{
    return find("blk." + std::to_string(layer) + '.' + part + ".weight");
}

void readGgufLayers(KeyReader &keys, const GgufTensors &tensors, Blueprint &blueprint)
{
    const int blocks = keys.neededInteger({"block_count"}, Fact::Layers, 1, kMostImportedLayers);
    // Draft blocks are counted among the blocks and stand behind the others.
    blueprint.draftLayers = keys.integer({"nextn_predict_layers"}, Fact::DraftLayers, 0, 1000).value_or(0);
    int layers = blocks;
    if (blueprint.draftLayers > 0 && blueprint.draftLayers < blocks
        && tensors.layerHas(blocks - 1, "nextn.eh_proj"))
        layers = blocks - blueprint.draftLayers;
    else if (blueprint.draftLayers > 0 && !tensors.layerHas(blocks, "nextn.eh_proj"))
        blueprint.draftLayers = 0; // left out when the file was made
    blueprint.intermediateSize =
        PerLayer(keys, "feed_forward_length", Fact::IntermediateSize).at(keys, 0).value_or(0);
    LayerBuilder builder(keys, tensors, blueprint);
    for (int i = 0; i < layers; ++i)
        blueprint.layers.push_back(builder.layer(i));
    if (blueprint.attentionHeads < 1
        && std::any_of(blueprint.layers.begin(), blueprint.layers.end(), [](const LayerType &t) {
               return t.attention != Attention::None && t.attention != Attention::Recurrent;
           }))
        keys.missing("attention.head_count");
    const int shared =
        keys.integer({"attention.shared_kv_layers"}, Fact::SharedCacheLayers, 0, layers).value_or(0);
    for (int i = layers - shared; i < layers; ++i)
        blueprint.layers[static_cast<std::size_t>(i)].sharesCache = true;
    readGgufRotary(keys, blueprint);
    readGgufMixture(keys, blueprint);
}

} // namespace headroom
