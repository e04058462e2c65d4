// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/config_parts.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

bool startsWithAny(std::string_view type, std::initializer_list<std::string_view> prefixes)
{
    return std::any_of(prefixes.begin(), prefixes.end(),
                       [&](std::string_view prefix) { return type.starts_with(prefix); });
}

bool isAny(std::string_view type, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), type) != names.end();
}

// Biases, norms and gates, from the public modelling code of each family (transformers, vLLM).
ShapeDetails detailsOf(std::string_view type)
{
    ShapeDetails d;
    if (startsWithAny(type, {"qwen2", "seed_oss"}))
        d.queryBias = true;
    if (startsWithAny(type, {"qwen3", "gemma3", "gemma4", "dots1", "exaone4", "bailing_moe", "hunyuan"}))
        d.headNorm = HeadNorm::PerHead;
    if (startsWithAny(type, {"qwen3_next", "qwen3_5"}))
        d.gatedQuery = true;
    if (startsWithAny(type, {"qwen2_moe", "qwen3_next", "qwen3_5"}))
        d.sharedGate = true;
    if (startsWithAny(type, {"gemma2", "gemma3", "gemma4"}))
        d.normsPerLayer = 4;
    if (type.starts_with("gemma4")) {
        d.layerScalar = true;
        d.routerScales = true;
        d.denseBesideExperts = true;
    }
    if (isAny(type, {"olmo2", "olmo3", "minimax_m2", "minimax"}))
        d.headNorm = HeadNorm::Whole;
    if (type == "gpt_oss")
        d.queryBias = d.outputBias = d.sinks = d.routerBias = d.expertBias = true;
    if (startsWithAny(type, {"deepseek_v3", "deepseek_v4", "kimi", "glm4_moe", "glm5", "glm_moe",
                             "minimax_m2", "nemotron_h", "dots1"}))
        d.routerBias = true;
    if (type == "deepseek_v4")
        d.sinks = true;
    if (startsWithAny(type, {"deepseek_v3", "glm4_moe"}))
        d.draftOwnTables = true;
    if (type == "nemotron_h") {
        d.mlpMatrices = 2;
        d.normsPerLayer = 1;
        d.convBias = true;
    }
    if (type == "jamba")
        d.convBias = d.stateNorms = true;
    if (isAny(type, {"granitemoehybrid", "bamba", "mamba", "mamba2", "falcon_mamba"}))
        d.convBias = true;
    if (isAny(type, {"mamba", "mamba2", "falcon_mamba"}))
        d.normsPerLayer = 1;
    if (startsWithAny(type, {"cohere"}))
        d.normsPerLayer = 1;
    if (isAny(type, {"falcon", "RefinedWeb", "RefinedWebModel", "starcoder2", "gpt_neox", "opt", "gpt2",
                     "bloom", "phi", "gpt_bigcode", "mpt"})) {
        d.mlpMatrices = 2;
        d.normBias = type != "mpt";
    }
    if (isAny(type, {"starcoder2", "gpt_neox", "opt", "gpt2", "bloom", "phi", "gpt_bigcode"}))
        d.queryBias = d.outputBias = d.mlpBias = true;
    if (type == "phi")
        d.normsPerLayer = 1;
    d.embeddingNorm = type == "bloom";
    if (type == "stablelm")
        d.normBias = true;
    return d;
}

// Families whose layout the reading of keys covers in full.
bool isKnown(std::string_view type)
{
    return startsWithAny(type,
                         {"qwen2",   "qwen3",    "gemma",   "deepseek", "kimi",    "glm",     "cohere",
                          "granite", "nemotron", "minimax", "llama",    "mistral", "mixtral", "ministral",
                          "phi",     "olmo",     "exaone",  "internlm", "gpt_oss", "mllama"})
           || isAny(type, {"jamba",
                           "bamba",
                           "mamba",
                           "mamba2",
                           "falcon_mamba",
                           "falcon",
                           "RefinedWeb",
                           "RefinedWebModel",
                           "bloom",
                           "gpt2",
                           "gpt_neox",
                           "opt",
                           "starcoder2",
                           "gpt_bigcode",
                           "stablelm",
                           "seed_oss",
                           "dots1",
                           "ernie4_5",
                           "ernie4_5_moe",
                           "smollm3",
                           "baichuan",
                           "chatglm",
                           "hunyuan_v1_dense",
                           "hunyuan_v1_moe",
                           "arcee",
                           "lfm2",
                           "lfm2_moe",
                           "yi",
                           "bailing_moe",
                           "bailing_moe_v2",
                           "deci",
                           "apertus",
                           "longcat_flash",
                           "mimo"});
}

struct Default {
    std::string_view family; // prefix of model_type
    std::string_view key;
    int value;
};
// Values of the configuration classes that published files of these families leave out.
constexpr std::array kDefaults{
    Default{"gemma3", "vocab_size", 262208},
    Default{"gemma3", "num_attention_heads", 8},
    Default{"gemma3", "num_key_value_heads", 4},
    Default{"gemma3", "head_dim", 256},
    Default{"gemma3", "max_position_embeddings", 131072},
    Default{"gemma3", "sliding_window", 4096},
    Default{"gemma4", "max_position_embeddings", 131072},
    Default{"gemma2", "sliding_window", 4096},
    Default{"gpt2", "vocab_size", 50257},
    Default{"mistral", "max_position_embeddings", 131072},
    Default{"llama4", "attention_chunk_size", 8192},
    Default{"llama4", "max_position_embeddings", 131072},
    Default{"jamba", "mamba_d_state", 16},
    Default{"jamba", "mamba_d_conv", 4},
    Default{"jamba", "attn_layer_period", 8},
    Default{"jamba", "attn_layer_offset", 4},
    Default{"jamba", "expert_layer_period", 2},
    Default{"jamba", "expert_layer_offset", 1},
    Default{"qwen3_next", "full_attention_interval", 4},
    Default{"qwen3_5", "full_attention_interval", 4},
    Default{"cohere2", "sliding_window", 4096},
    Default{"gpt_oss", "sliding_window", 128},
};

} // namespace

Family familyOf(const std::string &modelType)
{
    Family family;
    family.type = modelType;
    family.known = isKnown(modelType);
    family.tiedByDefault = startsWithAny(modelType, {"gemma", "cohere", "falcon", "RefinedWeb"})
                           || isAny(modelType, {"gpt2", "bloom", "opt", "starcoder2", "gpt_bigcode"});
    family.alternating = startsWithAny(modelType, {"gemma2", "gpt_oss"});
    if (startsWithAny(modelType, {"gemma3", "gemma4"}))
        family.slidingPattern = 6;
    else if (modelType == "cohere2")
        family.slidingPattern = 4;
    family.details = detailsOf(modelType);
    return family;
}

std::optional<int> familyDefault(const Family &family, std::string_view key)
{
    for (const Default &entry : kDefaults)
        if (family.type.starts_with(entry.family) && key == entry.key)
            return entry.value;
    return std::nullopt;
}

} // namespace headroom
