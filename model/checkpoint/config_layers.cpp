// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/config_parts.h"

#include <algorithm>

namespace headroom {

using What = ImportProblem::What;

namespace {

constexpr int kMost = 1'000'000; // of one dimension of a head or state

// Layers at the end that read an earlier layer's cache and own none.
void shareCaches(KeyReader &keys, Blueprint &blueprint)
{
    const int shared =
        keys.integer({"num_kv_shared_layers"}, Fact::SharedCacheLayers, 0, kMostImportedLayers).value_or(0);
    const std::size_t count = std::min(static_cast<std::size_t>(shared), blueprint.layers.size());
    for (std::size_t i = blueprint.layers.size() - count; i < blueprint.layers.size(); ++i)
        blueprint.layers[i].sharesCache = blueprint.layers[i].attention != Attention::None;
}

// Searched architectures: {"attention": {"no_op": true}} or {"attention": {"n_heads_in_group": 8}, "ffn":
// {"no_op": ...}}.
void applyBlockConfigs(KeyReader &keys, Blueprint &blueprint)
{
    if (!keys.has({"block_configs"}))
        return;
    const nlohmann::json *blocks = keys.value({"block_configs"}, Fact::LayerOrder);
    if (!blocks->is_array() || blocks->size() != blueprint.layers.size())
        keys.fail(What::Inconsistent, "block_configs", "one entry for each layer");
    for (std::size_t i = 0; i < blocks->size(); ++i) {
        if (!(*blocks)[i].is_object())
            keys.fail(What::WrongType, "block_configs", "a list of objects");
        KeyReader block((*blocks)[i], keys.file(), keys.report(),
                        "block_configs[" + std::to_string(i) + "].");
        LayerType &layer = blueprint.layers[i];
        if (std::optional<KeyReader> attention = block.object({"attention"})) {
            if (attention->truth({"no_op"}, Fact::LayerOrder).value_or(false)
                || attention->truth({"replace_with_linear"}, Fact::LayerOrder).value_or(false))
                layer = {};
            else if (const auto group = attention->integer({"n_heads_in_group"}, Fact::KvHeads, 1, kMost))
                layer.kvHeads = std::max(1, blueprint.attentionHeads / *group);
            else if (const auto heads = attention->integer({"num_key_value_heads"}, Fact::KvHeads, 1, kMost))
                layer.kvHeads = *heads;
        }
        if (std::optional<KeyReader> ffn = block.object({"ffn"}))
            layer.mlp = ffn->truth({"no_op"}, Fact::LayerOrder).value_or(false) ? Mlp::None : Mlp::Dense;
    }
}

} // namespace

LayerSizes::LayerSizes(KeyReader &keys, const Family &family, const Blueprint &blueprint)
    : m_keys(keys)
    , m_family(family)
    , m_blueprint(blueprint)
    , m_kvHeads(keys.numbers({"num_key_value_heads", "num_kv_heads", "num_key_value_heads_per_layer"},
                             Fact::KvHeads, 0, kMost))
{}

LayerType LayerSizes::layerOf(const LayerPlan &plan, std::size_t index, ShapeDetails &details)
{
    LayerType type;
    switch (plan.kind) {
    case LayerKind::Full:
    case LayerKind::Sliding:
    case LayerKind::Chunked:
        setHeads(type, plan.kind, index);
        break;
    case LayerKind::Latent:
        setLatent(type, details);
        break;
    case LayerKind::DeltaNet:
        setDeltaNet(type, details);
        break;
    case LayerKind::KimiDelta:
        setKimiDelta(type);
        break;
    case LayerKind::Mamba1:
        setMamba1(type, details);
        break;
    case LayerKind::Mamba2:
        setMamba2(type, details);
        break;
    case LayerKind::Compressed:
        setCompressed(type, plan, details);
        break;
    case LayerKind::Convolution:
        assumeOnce(Fact::ConvTaps, "0", Why::StateNotCounted);
        break;
    case LayerKind::Mlp:
    case LayerKind::Experts:
        break;
    }
    type.mlp = plan.kind == LayerKind::Experts ? Mlp::Experts : Mlp::Dense;
    return type;
}

void LayerSizes::assumeOnce(Fact fact, const std::string &value, Why why)
{
    const auto &assumed = m_keys.report().assumed;
    if (std::none_of(assumed.begin(), assumed.end(),
                     [&](const ImportReport::Assumed &a) { return a.fact == fact && a.why == why; }))
        m_keys.report().assume(fact, value, why);
}

int LayerSizes::window(LayerKind kind)
{
    const bool chunked = kind == LayerKind::Chunked;
    const std::optional<int> stated =
        chunked ? m_keys.integer({"attention_chunk_size"}, Fact::Window, 1, 1 << 30)
                : m_keys.integer({"sliding_window", "sliding_window_size"}, Fact::Window, 1, 1 << 30);
    if (stated)
        return *stated;
    const char *key = chunked ? "attention_chunk_size" : "sliding_window";
    const std::optional<int> usual = familyDefault(m_family, key);
    if (!usual)
        m_keys.missing(key);
    assumeOnce(Fact::Window, std::to_string(*usual), Why::FamilyDefault);
    return *usual;
}

void LayerSizes::setHeads(LayerType &type, LayerKind kind, std::size_t index)
{
    type.attention = kind == LayerKind::Sliding   ? Attention::Sliding
                     : kind == LayerKind::Chunked ? Attention::Chunked
                                                  : Attention::Full;
    if (kind != LayerKind::Full)
        type.window = window(kind);
    const KeyReader::Names kvNames{"num_key_value_heads", "num_kv_heads", "n_head_kv",
                                   "multi_query_group_num", "n_kv_heads"};
    const std::optional<int> head =
        m_keys.integer({"head_dim", "attention_head_dim", "kv_channels", "head_size"}, Fact::HeadDim, 1,
                       kMost);
    if (m_kvHeads) {
        if (index >= m_kvHeads->size())
            m_keys.fail(What::Inconsistent, "num_key_value_heads", "one entry for each layer");
        type.kvHeads = static_cast<int>((*m_kvHeads)[index]);
    } else if (const bool single =
                   m_keys.truth({"multi_query", "multi_query_attention"}, Fact::KvHeads).value_or(false);
               single && !m_keys.has(kvNames)
               && !m_keys.truth({"new_decoder_architecture"}, Fact::KvHeads).value_or(false)) {
        type.kvHeads = 1;
    } else if (const std::optional<int> heads = m_keys.integer(kvNames, Fact::KvHeads, 1, kMost)) {
        type.kvHeads = *heads;
    } else if (const std::optional<int> usual = familyDefault(m_family, "num_key_value_heads")) {
        type.kvHeads = *usual;
        assumeOnce(Fact::KvHeads, std::to_string(*usual), Why::FamilyDefault);
    } else {
        type.kvHeads = m_blueprint.attentionHeads;
        assumeOnce(Fact::KvHeads, std::to_string(type.kvHeads), Why::AsQueryHeads);
    }
    if (head) {
        type.keyDim = *head;
    } else if (const std::optional<int> usual = familyDefault(m_family, "head_dim")) {
        type.keyDim = *usual;
        assumeOnce(Fact::HeadDim, std::to_string(*usual), Why::FamilyDefault);
    } else {
        type.keyDim = m_blueprint.hiddenSize / std::max(1, m_blueprint.attentionHeads);
        if (type.keyDim < 1)
            m_keys.missing("head_dim");
        assumeOnce(Fact::HeadDim, std::to_string(type.keyDim), Why::HiddenOverHeads);
    }
    type.valueDim =
        m_keys.integer({"v_head_dim", "value_head_dim"}, Fact::ValueDim, 1, kMost).value_or(type.keyDim);
    if (kind == LayerKind::Full) { // Gemma 4: full layers have heads of their own
        if (const std::optional<int> wide = m_keys.integer({"global_head_dim"}, Fact::HeadDim, 1, kMost))
            type.keyDim = type.valueDim = *wide;
        type.kvHeads =
            m_keys.integer({"num_global_key_value_heads"}, Fact::KvHeads, 1, kMost).value_or(type.kvHeads);
    }
    if (type.kvHeads == 0) // a searched layer without attention
        type = {};
}

void LayerSizes::setLatent(LayerType &type, ShapeDetails &details)
{
    type.attention = Attention::Latent;
    type.keyDim = m_keys.neededInteger({"kv_lora_rank"}, Fact::LatentDim, 1, kMost);
    type.ropeDim = m_keys.neededInteger({"qk_rope_head_dim"}, Fact::RopeDim, 0, kMost);
    type.indexerDim = m_keys.integer({"index_head_dim"}, Fact::IndexerDim, 0, kMost).value_or(0);
    details.queryRank = m_keys.integer({"q_lora_rank"}, Fact::Details, 0, kMost).value_or(0);
    details.noRopeDim = m_keys.integer({"qk_nope_head_dim"}, Fact::Details, 0, kMost).value_or(0);
    details.latentValueDim = m_keys.integer({"v_head_dim"}, Fact::Details, 0, kMost).value_or(0);
    details.indexerHeads = m_keys.integer({"index_n_heads"}, Fact::Details, 0, kMost).value_or(0);
    if (details.noRopeDim > 0 && details.latentValueDim > 0) {
        type.headKeyDim = details.noRopeDim + type.ropeDim;
        type.headValueDim = details.latentValueDim;
    }
}

void LayerSizes::setCompressed(LayerType &type, const LayerPlan &plan, ShapeDetails &details)
{
    type.attention = Attention::Compressed;
    type.keyDim = m_keys.neededInteger({"head_dim"}, Fact::HeadDim, 1, kMost);
    type.ratio = plan.ratio;
    type.window = m_keys.neededInteger({"sliding_window"}, Fact::Window, 1, 1 << 30);
    // Only the finely compressed layers choose their blocks with an indexer.
    const int indexer = m_keys.integer({"index_head_dim"}, Fact::IndexerDim, 0, kMost).value_or(0);
    type.indexerDim = plan.ratio > 0 && plan.ratio <= 16 ? indexer : 0;
    details.queryRank = m_keys.integer({"q_lora_rank"}, Fact::Details, 0, kMost).value_or(0);
    details.outputRank = m_keys.integer({"o_lora_rank"}, Fact::Details, 0, kMost).value_or(0);
    details.outputGroups = m_keys.integer({"o_groups"}, Fact::Details, 0, kMost).value_or(0);
    details.indexerHeads = m_keys.integer({"index_n_heads"}, Fact::Details, 0, kMost).value_or(0);
}

void readLayers(KeyReader &keys, const Family &family, int layers, Blueprint &blueprint)
{
    const std::vector<LayerPlan> plans = planLayers(keys, family, layers);
    LayerSizes sizes(keys, family, blueprint);
    const bool separate = std::any_of(plans.begin(), plans.end(), [](const LayerPlan &plan) {
        return plan.kind == LayerKind::Mlp || plan.kind == LayerKind::Experts;
    });
    std::vector<LayerType> built;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        LayerType type = sizes.layerOf(plans[i], i, blueprint.details);
        if (separate && plans[i].kind != LayerKind::Mlp && plans[i].kind != LayerKind::Experts)
            type.mlp = Mlp::None; // such a model keeps MLPs in layers of their own
        built.push_back(std::move(type));
    }
    blueprint.layers = std::move(built);
    applyBlockConfigs(keys, blueprint);
    shareCaches(keys, blueprint);
}

} // namespace headroom
