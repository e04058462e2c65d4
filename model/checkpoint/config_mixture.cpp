// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/config_parts.h"

#include <algorithm>

namespace headroom {

using What = ImportProblem::What;

namespace {

// Which layers have experts, by whichever key the architecture uses; all of them without any.
class ExpertLayers {
public:
    explicit ExpertLayers(KeyReader &keys)
    {
        m_firstDense = keys.integer({"first_k_dense_replace", "num_dense_layers", "moe_layer_start_index"},
                                    Fact::ExpertLayers, 0, kMostImportedLayers)
                           .value_or(0);
        m_words = keys.texts({"mlp_layer_types"}, Fact::ExpertLayers);
        m_frequencies = keys.numbers({"moe_layer_freq"}, Fact::ExpertLayers, 0, kMostImportedLayers);
        m_listed = keys.numbers({"moe_layers"}, Fact::ExpertLayers, 0, kMostImportedLayers);
        m_denseOnly = keys.numbers({"mlp_only_layers"}, Fact::ExpertLayers, 0, kMostImportedLayers);
        if (!m_frequencies)
            m_every =
                keys.integer({"moe_layer_freq"}, Fact::ExpertLayers, 1, kMostImportedLayers).value_or(1);
        m_step = keys.integer({"interleave_moe_layer_step", "decoder_sparse_step"}, Fact::ExpertLayers, 0,
                              kMostImportedLayers)
                     .value_or(1);
        m_period =
            keys.integer({"expert_layer_period"}, Fact::ExpertLayers, 1, kMostImportedLayers).value_or(0);
        m_offset =
            keys.integer({"expert_layer_offset"}, Fact::ExpertLayers, 0, kMostImportedLayers).value_or(0);
    }

    [[nodiscard]] bool has(std::size_t index) const
    {
        const auto layer = static_cast<double>(index);
        const auto contains = [&](const std::vector<double> &list) {
            return std::find(list.begin(), list.end(), layer) != list.end();
        };
        if (m_words)
            return index < m_words->size() && (*m_words)[index] == "sparse";
        if (m_listed && !m_listed->empty())
            return contains(*m_listed);
        if (m_frequencies)
            return index < m_frequencies->size() && (*m_frequencies)[index] != 0.0;
        if (m_denseOnly && contains(*m_denseOnly))
            return false;
        const int i = static_cast<int>(index);
        if (m_period > 0)
            return i % m_period == m_offset;
        if (i < m_firstDense)
            return false;
        if (m_step != 1)
            return m_step > 0 && (i + 1) % m_step == 0;
        return i % m_every == 0;
    }

private:
    int m_firstDense = 0;
    int m_every = 1;
    int m_step = 1;
    int m_period = 0;
    int m_offset = 0;
    std::optional<std::vector<std::string>> m_words;
    std::optional<std::vector<double>> m_frequencies;
    std::optional<std::vector<double>> m_listed;
    std::optional<std::vector<double>> m_denseOnly;
};

void readShared(KeyReader &keys, Mixture &mixture)
{
    const auto count = keys.integer({"n_shared_experts", "num_shared_experts", "moe_num_shared_experts"},
                                    Fact::SharedExperts, 0, 100'000);
    const auto width = keys.integer({"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size",
                                     "shared_intermediate_size"},
                                    Fact::SharedExpertWidth, 0, kMostImportedDimension);
    mixture.sharedExperts = count.value_or(width.value_or(0) > 0 ? 1 : 0);
    if (mixture.sharedExperts > 0)
        mixture.sharedIntermediateSize = width.value_or(0);
}

} // namespace

void readMixture(KeyReader &keys, Blueprint &blueprint)
{
    const KeyReader::Names counts{"n_routed_experts", "num_experts", "num_local_experts", "moe_num_experts",
                                  "num_routed_experts"};
    const int experts = keys.integer(counts, Fact::Experts, 0, 100'000).value_or(0);
    const bool switchedOff = !keys.truth({"enable_moe_block"}, Fact::Experts).value_or(true);
    const bool separate = std::any_of(blueprint.layers.begin(), blueprint.layers.end(),
                                      [](const LayerType &t) { return t.mlp == Mlp::Experts; });
    if (separate && experts < 1)
        keys.missing("n_routed_experts");
    if ((experts <= 1 && !separate) || switchedOff) {
        // Granite hybrids without experts keep their MLP under the shared name.
        if (const auto width =
                keys.integer({"shared_intermediate_size"}, Fact::IntermediateSize, 1, kMostImportedDimension))
            blueprint.intermediateSize = *width;
        for (LayerType &layer : blueprint.layers)
            if (layer.mlp == Mlp::Experts)
                layer.mlp = Mlp::Dense;
        return;
    }
    Mixture mixture;
    mixture.experts = experts;
    mixture.expertsPerToken = keys.neededInteger({"num_experts_per_tok", "num_experts_per_token",
                                                  "top_k_experts", "moe_k", "moe_topk", "experts_per_token"},
                                                 Fact::ExpertsPerToken, 1, 100'000);
    if (mixture.expertsPerToken > experts)
        keys.fail(What::OutOfRange, "num_experts_per_tok",
                  std::to_string(mixture.expertsPerToken) + " of " + std::to_string(experts) + " experts");
    const auto width =
        keys.integer({"moe_intermediate_size", "expert_intermediate_size", "moe_ffn_hidden_size"},
                     Fact::ExpertWidth, 1, kMostImportedDimension);
    // Mixtral, gpt-oss and Jamba: the MLP's own width.
    mixture.intermediateSize = width.value_or(blueprint.intermediateSize);
    readShared(keys, mixture);
    const std::optional<int> denseWidth =
        keys.integer({"intermediate_size_mlp"}, Fact::IntermediateSize, 1, kMostImportedDimension);
    // Llama 4: experts and shared expert have the plain width, dense layers one of their own.
    if (denseWidth) {
        mixture.sharedExperts = 1;
        mixture.sharedIntermediateSize = mixture.intermediateSize;
        blueprint.intermediateSize = *denseWidth;
    }
    blueprint.mixture = mixture;

    const ExpertLayers places(keys);
    for (std::size_t i = 0; i < blueprint.layers.size(); ++i)
        if (LayerType &layer = blueprint.layers[i]; layer.mlp == Mlp::Dense && !separate && places.has(i))
            layer.mlp = Mlp::Experts;
}

} // namespace headroom
