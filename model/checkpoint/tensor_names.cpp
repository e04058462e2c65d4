// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/tensor_names.h"

#include "model/checkpoint/parameter_count.h"

#include <algorithm>

namespace headroom {

namespace {

bool has(std::string_view name, std::string_view part)
{
    return name.find(part) != std::string_view::npos;
}

bool hasAny(std::string_view name, std::initializer_list<std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(), [&](std::string_view part) { return has(name, part); });
}

bool isVision(std::string_view name)
{
    return hasAny(name, {"visual.", "vision_tower.", "vision_model.", "vision_encoder.", "vision_embed",
                         "multi_modal_projector.", "mm_projector.", "embed_vision.", "embed_audio.",
                         "audio_tower.", "image_newline", "patch_merger", "vpm.", "resampler."})
           || name.starts_with("v.") || name.starts_with("mm.") || name.starts_with("a.");
}

TensorClass outsideLayers(std::string_view name)
{
    if (hasAny(name, {"embedding_norm", "embeddings_layernorm", "embed_norm", "token_embd_norm", "wpe",
                      "position_embd", "embed_positions", "rope_freqs", "rope_factors", "rotary_emb"}))
        return TensorClass::Other;
    if (hasAny(name, {"per_layer_model_projection", "per_layer_model_proj", "per_layer_projection_norm",
                      "per_layer_proj_norm"}))
        return TensorClass::Other;
    if (hasAny(name, {"lm_head", "embed_out"}) || name == "output.weight" || name == "output.bias"
        || name == "head.weight" || name.ends_with(".head.weight"))
        return TensorClass::Head;
    if (hasAny(name, {"embed_tokens", "tok_embeddings", "word_embeddings", "token_embd", "wte", "embed_in",
                      "embeddings."})
        || name == "embed.weight")
        return TensorClass::Embedding;
    if (hasAny(name, {"norm", "ln_f"}))
        return TensorClass::Norms;
    return TensorClass::Other;
}

bool isExpert(std::string_view part)
{
    return hasAny(part, {"experts.", "_exps.", "_exps_", "block_sparse_moe.input_linear",
                         "block_sparse_moe.output_linear"});
}

bool isShared(std::string_view part)
{
    return hasAny(part, {"shared_expert", "shared_mlp", "_shexp", "shared_experts"});
}

bool isRouter(std::string_view part)
{
    return hasAny(part, {"mlp.gate.", "moe.gate.", "ffn.gate.", "mixer.gate.", "router", "shared_expert_gate",
                         "ffn_gate_inp", "exp_probs_b", "e_score_correction_bias", "gate.tid2eid",
                         "feed_forward.gate."});
}

// Norms of the residual stream; those inside attention and state layers belong there.
bool isLayerNorm(std::string_view part)
{
    const bool inside = hasAny(part, {"self_attn.", "linear_attn.", "mamba.", "mixer.", "attention.", "attn.",
                                      "ssm_", "attn_q", "attn_k", "indexer", "attn_sub_norm"});
    if (part.starts_with("attn_norm") || part.starts_with("post_attention") || part.starts_with("attn_post")
        || part.starts_with("attn_output_norm"))
        return true;
    if (has(part, "layer_scalar") || has(part, "layer_output_scale"))
        return true;
    return !inside && hasAny(part, {"norm", "ln_1", "ln_2", "ln_attn", "ln_mlp"});
}

bool isAttention(std::string_view part)
{
    return hasAny(part, {"self_attn", "linear_attn", "self_attention", "attention.", "attn.", "mamba",
                         "mixer", "attn_", "ssm_", "shortconv", "indexer", "conv."});
}

TensorClass insideLayer(std::string_view part, const LayerType *layer, bool apart)
{
    if (part == "attn.bias" || part == "attn.masked_bias" || hasAny(part, {"rotary_emb.inv_freq"}))
        return TensorClass::Other; // buffers
    if (isRouter(part))
        return TensorClass::Router;
    if (isShared(part))
        return layer && layer->mlp == Mlp::Dense ? TensorClass::Mlp : TensorClass::SharedExperts;
    if (isExpert(part)) // their biases stay at 16 bit where the matrices are quantized
        return part.ends_with("bias") ? TensorClass::Other : TensorClass::Experts;
    if (isLayerNorm(part))
        return TensorClass::Norms;
    if (isAttention(part)) {
        if (layer && layer->attention == Attention::None && layer->mlp != Mlp::None && has(part, "mixer"))
            return TensorClass::Mlp; // layers that are an MLP alone
        return layer ? attentionClass(*layer, apart) : TensorClass::Attention;
    }
    if (hasAny(part, {"mlp", "feed_forward", "ffn", "fc1", "fc2", "block_sparse_moe"}))
        return TensorClass::Mlp;
    return TensorClass::Other;
}

struct LayerName {
    int layer = -1;
    std::string_view part; // behind the number and its dot
};

LayerName splitAtLayer(std::string_view name)
{
    for (const std::string_view marker : {"layers.", "blk.", "h.", "blocks."}) {
        std::size_t at = name.find(marker);
        while (at != std::string_view::npos && at > 0 && name[at - 1] != '.')
            at = name.find(marker, at + 1);
        if (at == std::string_view::npos)
            continue;
        std::size_t i = at + marker.size();
        int number = 0;
        const std::size_t first = i;
        while (i < name.size() && name[i] >= '0' && name[i] <= '9' && i - first < 6)
            number = number * 10 + (name[i++] - '0');
        if (i > first && i < name.size() && name[i] == '.')
            return {number, name.substr(i + 1)};
    }
    return {};
}

} // namespace

bool isHeldWhole(std::string_view part)
{
    return hasAny(part, {"q_a_proj", "q_a_layernorm", "kv_a_proj_with_mqa", "kv_a_layernorm", "attn_q_a",
                         "attn_kv_a", "indexer", "compressor", "wq_a", "wkv_a", "wkv.", "f_a_proj",
                         "g_a_proj", "ssm_f_a", "ssm_g_a"});
}

int layerIn(std::string_view name)
{
    return splitAtLayer(name).layer;
}

std::string_view partIn(std::string_view name)
{
    return splitAtLayer(name).part;
}

TensorPlace placeOf(std::string_view name, const std::vector<LayerType> &layers, bool apart)
{
    if (isVision(name))
        return {TensorClass::Vision, -1};
    if (name.starts_with("mtp.") || has(name, ".mtp.") || has(name, "nextn.") || has(name, "mtp_layers."))
        return {TensorClass::Draft, -1};
    const LayerName split = splitAtLayer(name);
    if (split.layer < 0)
        return {outsideLayers(name), -1};
    const auto index = static_cast<std::size_t>(split.layer);
    if (!layers.empty() && index >= layers.size())
        return {TensorClass::Draft, split.layer};
    return {insideLayer(split.part, layers.empty() ? nullptr : &layers[index], apart), split.layer};
}

} // namespace headroom
