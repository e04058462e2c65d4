// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/config_parts.h"

#include <algorithm>

namespace headroom {

using What = ImportProblem::What;

namespace {

constexpr int kMost = 1'000'000; // of one dimension of a state

} // namespace

void LayerSizes::setStateBits(LayerType &type)
{
    type.stateBits = 32;
    const auto stated =
        m_keys.text({"mamba_ssm_dtype", "mamba_ssm_cache_dtype", "ssm_cache_dtype", "mamba_cache_dtype"},
                    Fact::StateBits);
    const bool single = stated && (*stated == "float32" || *stated == "torch.float32");
    const bool half = stated && (*stated == "bfloat16" || *stated == "float16");
    type.stateTypeNamed = single || half;
    if (half)
        type.stateBits = 16;
    if (!type.stateTypeNamed)
        assumeOnce(Fact::StateBits, "32", Why::ReferenceState);
}

void LayerSizes::setDeltaNet(LayerType &type, ShapeDetails &details)
{
    type.attention = Attention::Recurrent;
    type.recurrence = Recurrence::GatedDeltaNet;
    setStateBits(type);
    // Lightning attention: a square state a head, no convolution.
    if (!m_keys.has({"linear_num_value_heads"})) {
        type.stateHeads = m_blueprint.attentionHeads;
        type.keyDim = type.valueDim =
            m_keys.integer({"head_dim"}, Fact::StateKeyDim, 1, kMost)
                .value_or(std::max(1, m_blueprint.hiddenSize / std::max(1, m_blueprint.attentionHeads)));
        return;
    }
    type.stateHeads = m_keys.neededInteger({"linear_num_value_heads"}, Fact::StateHeads, 1, kMost);
    type.keyDim = m_keys.neededInteger({"linear_key_head_dim"}, Fact::StateKeyDim, 1, 100'000);
    type.valueDim = m_keys.neededInteger({"linear_value_head_dim"}, Fact::StateValueDim, 1, 100'000);
    details.linearKeyHeads = m_keys.neededInteger({"linear_num_key_heads"}, Fact::StateHeads, 1, kMost);
    const double channels =
        2.0 * details.linearKeyHeads * type.keyDim + 1.0 * type.stateHeads * type.valueDim;
    if (channels > kMostImportedDimension)
        m_keys.fail(What::OutOfRange, "linear_num_key_heads", "more channels than any model has");
    type.convChannels = static_cast<int>(channels);
    type.convTaps = m_keys.integer({"linear_conv_kernel_dim"}, Fact::ConvTaps, 1, 1000).value_or(4) - 1;
}

void LayerSizes::setKimiDelta(LayerType &type)
{
    std::optional<KeyReader> linear = m_keys.object({"linear_attn_config"});
    if (!linear)
        m_keys.missing("linear_attn_config");
    type.attention = Attention::Recurrent;
    type.recurrence = Recurrence::KimiDelta;
    setStateBits(type);
    type.stateHeads = linear->neededInteger({"num_heads"}, Fact::StateHeads, 1, 100'000);
    type.keyDim = type.valueDim = linear->neededInteger({"head_dim"}, Fact::StateKeyDim, 1, 100'000);
    const double channels = 3.0 * type.stateHeads * type.keyDim; // Q, K and V each have a convolution
    if (channels > kMostImportedDimension)
        m_keys.fail(What::OutOfRange, "linear_attn_config.num_heads", "more channels than any model has");
    type.convChannels = static_cast<int>(channels);
    type.convTaps = linear->integer({"short_conv_kernel_size"}, Fact::ConvTaps, 1, 1000).value_or(4) - 1;
}

void LayerSizes::setMamba1(LayerType &type, ShapeDetails &details)
{
    type.attention = Attention::Recurrent;
    type.recurrence = Recurrence::Mamba1;
    setStateBits(type);
    const int expand = m_keys.integer({"mamba_expand", "expand"}, Fact::StateHeads, 1, 100).value_or(2);
    const double inner = 1.0 * expand * m_blueprint.hiddenSize;
    type.stateHeads = static_cast<int>(std::min(inner, 1.0 * kMost));
    type.keyDim = m_keys.integer({"mamba_d_state", "state_size"}, Fact::StateKeyDim, 1, 100'000).value_or(16);
    type.valueDim = 1;
    type.convChannels = type.stateHeads;
    type.convTaps = m_keys.integer({"mamba_d_conv", "conv_kernel"}, Fact::ConvTaps, 1, 1000).value_or(4) - 1;
    const nlohmann::json *rank = m_keys.value({"mamba_dt_rank", "time_step_rank"}, Fact::Details);
    details.stepRank =
        rank && rank->is_number()
            ? m_keys.integer({"mamba_dt_rank", "time_step_rank"}, Fact::Details, 1, kMost).value_or(1)
            : (m_blueprint.hiddenSize + 15) / 16;
}

void LayerSizes::setMamba2(LayerType &type, ShapeDetails &details)
{
    type.attention = Attention::Recurrent;
    type.recurrence = Recurrence::Mamba2;
    setStateBits(type);
    type.stateHeads =
        m_keys.neededInteger({"mamba_num_heads", "mamba_n_heads", "num_heads"}, Fact::StateHeads, 1, 100'000);
    const KeyReader::Names dims{"mamba_head_dim", "mamba_d_head", "head_dim"};
    const nlohmann::json *head = m_keys.value(dims, Fact::StateValueDim);
    if (head && head->is_string()) { // "auto"
        const int expand = m_keys.integer({"mamba_expand", "expand"}, Fact::StateHeads, 1, 100).value_or(2);
        type.valueDim =
            std::max(1, static_cast<int>(std::min(1.0 * expand * m_blueprint.hiddenSize / type.stateHeads,
                                                  1e5)));
    } else {
        type.valueDim = m_keys.neededInteger(dims, Fact::StateValueDim, 1, 100'000);
    }
    type.keyDim = m_keys.neededInteger({"ssm_state_size", "mamba_d_state", "state_size"}, Fact::StateKeyDim,
                                       1, 100'000);
    details.stateGroups =
        m_keys.integer({"n_groups", "mamba_n_groups"}, Fact::Details, 1, 100'000).value_or(1);
    const double channels = 1.0 * type.stateHeads * type.valueDim + 2.0 * details.stateGroups * type.keyDim;
    if (channels > kMostImportedDimension)
        m_keys.fail(What::OutOfRange, "mamba_num_heads", "more channels than any model has");
    type.convChannels = static_cast<int>(channels);
    type.convTaps = m_keys.integer({"conv_kernel", "mamba_d_conv"}, Fact::ConvTaps, 1, 1000).value_or(4) - 1;
}

} // namespace headroom
