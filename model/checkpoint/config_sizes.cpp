// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/config_parts.h"

#include <algorithm>

namespace headroom {

namespace {

// A needed size under any of its names, else what the family's configs mean by leaving it out.
int sizeOf(KeyReader &keys, const Family &family, KeyReader::Names names, Fact fact,
           int most = kMostImportedDimension)
{
    if (const std::optional<int> stated = keys.integer(names, fact, 1, most))
        return *stated;
    for (const char *name : names)
        if (const std::optional<int> usual = familyDefault(family, name)) {
            keys.report().assume(fact, std::to_string(*usual), Why::FamilyDefault);
            return *usual;
        }
    keys.missing(*names.begin());
}

void readContext(KeyReader &keys, const Family &family, Blueprint &blueprint)
{
    const KeyReader::Names names{
        "max_position_embeddings", "model_max_length", "n_positions", "n_ctx", "seq_length",
        "max_sequence_length",     "max_seq_len"};
    if (const std::optional<double> stated = keys.number(names, Fact::Context, 1, kMostImportedContext)) {
        blueprint.context = *stated;
        return;
    }
    blueprint.context = familyDefault(family, "max_position_embeddings").value_or(32'768);
    keys.report().assume(Fact::Context, std::to_string(static_cast<long long>(blueprint.context)),
                         Why::FamilyDefault);
}

void readTies(KeyReader &keys, const Family &family, Blueprint &blueprint)
{
    const std::optional<bool> tied = keys.truth({"tie_word_embeddings"}, Fact::TiedEmbeddings);
    blueprint.tiedEmbeddings = tied.value_or(family.tiedByDefault);
    if (!tied)
        keys.report().assume(Fact::TiedEmbeddings, blueprint.tiedEmbeddings ? "true" : "false",
                             Why::FamilyDefault);
}

void readDtype(KeyReader &keys, Blueprint &blueprint)
{
    const std::optional<std::string> stated = keys.text({"dtype", "torch_dtype"}, Fact::Dtype);
    const std::string name =
        stated && stated->starts_with("torch.") ? stated->substr(6) : stated.value_or("");
    if (name == "bfloat16" || name == "float16" || name == "float32")
        blueprint.dtype = name;
    else
        keys.report().assume(Fact::Dtype, blueprint.dtype, Why::FamilyDefault);
}

} // namespace

void readSizes(KeyReader &keys, const Family &family, Blueprint &blueprint)
{
    blueprint.hiddenSize =
        sizeOf(keys, family, {"hidden_size", "n_embd", "n_embed", "d_model", "model_dim"}, Fact::HiddenSize);
    blueprint.vocabularySize = sizeOf(keys, family, {"vocab_size", "padded_vocab_size"}, Fact::Vocabulary);
    const bool stateOnly = family.type == "mamba" || family.type == "mamba2" || family.type == "falcon_mamba";
    if (!stateOnly)
        blueprint.attentionHeads =
            sizeOf(keys, family, {"num_attention_heads", "n_head", "n_heads", "num_heads"}, Fact::QueryHeads,
                   1'000'000);
    blueprint.intermediateSize =
        keys.integer({"intermediate_size", "ffn_hidden_size", "n_inner", "ffn_dim", "intermediate_size_mlp"},
                     Fact::IntermediateSize, 0, kMostImportedDimension)
            .value_or(0);
    if (blueprint.intermediateSize == 0 && !stateOnly) {
        // GPT-2, BLOOM, Falcon.
        blueprint.intermediateSize = std::min(blueprint.hiddenSize, kMostImportedDimension / 4) * 4;
        keys.report().assume(Fact::IntermediateSize, std::to_string(blueprint.intermediateSize),
                             Why::FamilyDefault);
    }
    readContext(keys, family, blueprint);
    readTies(keys, family, blueprint);
    readDtype(keys, blueprint);
    blueprint.vision = keys.has({"vision_config", "vision_tower", "mm_vision_tower", "visual"});
    if (blueprint.vision)
        keys.report().assume(Fact::Vision, {}, Why::VisionNotCounted);
}

void readDetails(KeyReader &keys, const Family &family, Blueprint &blueprint)
{
    ShapeDetails &d = blueprint.details;
    d = family.details;
    const auto truth = [&](KeyReader::Names names, bool &target) {
        target = keys.truth(names, Fact::Details).value_or(target);
    };
    truth({"attention_bias", "qkv_bias", "add_qkv_bias", "use_qkv_bias"}, d.queryBias);
    truth({"mlp_bias"}, d.mlpBias);
    truth({"use_conv_bias", "mamba_conv_bias"}, d.convBias);
    truth({"attn_output_gate"}, d.gatedQuery);
    truth({"attention_k_eq_v"}, d.sharedKeyValue);
    if (const std::optional<bool> norm = keys.truth({"use_qk_norm", "qk_layernorm"}, Fact::Details)) {
        const bool whole = family.type.starts_with("cohere") || family.details.headNorm == HeadNorm::Whole;
        d.headNorm = !*norm ? HeadNorm::None : whole ? HeadNorm::Whole : HeadNorm::PerHead;
    }
    if (const std::optional<std::string> method = keys.text({"topk_method"}, Fact::Details))
        d.routerBias = *method == "noaux_tc";
    if (family.type == "gpt2" || family.type == "opt" || family.type == "gpt_bigcode")
        d.positions = static_cast<int>(std::min(blueprint.context, 1e8)) + (family.type == "opt" ? 2 : 0);
    if (family.type == "falcon" && !keys.truth({"new_decoder_architecture"}, Fact::Details).value_or(false))
        d.normsPerLayer = 1;
    d.perLayerInput =
        keys.integer({"hidden_size_per_layer_input"}, Fact::Details, 0, kMostImportedDimension).value_or(0);
    d.perLayerVocabulary =
        keys.integer({"vocab_size_per_layer_input"}, Fact::Details, 0, kMostImportedDimension).value_or(0);
    const KeyReader::Names drafts{"num_nextn_predict_layers", "mtp_num_hidden_layers", "num_mtp_modules",
                                  "mtp_num_layers", "num_mtp_layers"};
    blueprint.draftLayers = keys.integer(drafts, Fact::DraftLayers, 0, 1000).value_or(0);
    if (const std::optional<bool> own = keys.truth({"mtp_use_dedicated_embeddings"}, Fact::Details))
        d.draftOwnTables = *own;
    const bool useMtp = keys.truth({"use_mtp"}, Fact::DraftLayers).value_or(true);
    if (!useMtp)
        blueprint.draftLayers = 0;
}

} // namespace headroom
