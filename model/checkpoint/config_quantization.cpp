// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/config_parts.h"
#include "model/checkpoint/plain_text.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using nlohmann::json;

std::string integerFormat(int bits, int group)
{
    if (bits == 8)
        return group > 0 ? "gptq_int8_g128" : "int8_w8a8";
    if (group == 32)
        return "int4_g32_sym";
    return group == 64 ? "int4_g64" : "gptq_int4_g128";
}

std::string floatFormat(const std::string &strategy)
{
    if (strategy == "tensor")
        return "fp8_e4m3_tensor";
    return strategy == "block" ? "fp8_e4m3_block128" : "fp8_e4m3_channel";
}

// compressed-tensors: config_groups.group_0.weights {num_bits, type, strategy, group_size}.
std::string compressedFormat(KeyReader &quantization)
{
    const std::string written = quantization.text({"format"}, Fact::WeightFormat).value_or("");
    if (written.find("nvfp4") != std::string::npos)
        return "nvfp4";
    if (written.find("mxfp4") != std::string::npos)
        return "mxfp4";
    std::optional<KeyReader> groups = quantization.object({"config_groups"});
    std::optional<KeyReader> group = groups ? groups->object({"group_0"}) : std::nullopt;
    std::optional<KeyReader> weights = group ? group->object({"weights"}) : std::nullopt;
    if (!weights)
        return {};
    const int bits = weights->integer({"num_bits"}, Fact::WeightFormat, 1, 64).value_or(0);
    const std::string type = weights->text({"type"}, Fact::WeightFormat).value_or("int");
    const std::string strategy = weights->text({"strategy"}, Fact::WeightFormat).value_or("");
    const int size = weights->integer({"group_size"}, Fact::WeightFormat, -1, 1 << 20).value_or(0);
    if (type == "float" && bits == 8)
        return floatFormat(strategy);
    if (type == "float" && bits == 4)
        return size == 16 ? "nvfp4" : "mxfp4";
    return bits == 8 || bits == 4 ? integerFormat(bits, std::max(size, 0)) : std::string();
}

std::string bitsAndBytesFormat(KeyReader &quantization)
{
    if (quantization.truth({"load_in_8bit", "_load_in_8bit"}, Fact::WeightFormat).value_or(false))
        return "int8_w8a8";
    return quantization.truth({"bnb_4bit_use_double_quant"}, Fact::WeightFormat).value_or(false) ? "nf4_dq"
                                                                                                 : "nf4";
}

std::string fp8Format(KeyReader &quantization)
{
    if (quantization.numbers({"weight_block_size"}, Fact::WeightFormat, 1, 1 << 20))
        return "fp8_e4m3_block128";
    return "fp8_e4m3_tensor";
}

std::string modeloptFormat(KeyReader &quantization)
{
    std::string algorithm = quantization.text({"quant_algo"}, Fact::WeightFormat).value_or("");
    if (std::optional<KeyReader> inner = quantization.object({"quantization"}); inner && algorithm.empty())
        algorithm = inner->text({"quant_algo"}, Fact::WeightFormat).value_or("");
    if (algorithm.find("FP4") != std::string::npos)
        return "nvfp4";
    if (algorithm.find("W4A16") != std::string::npos || algorithm.find("AWQ") != std::string::npos)
        return "awq_int4_g128";
    return algorithm.empty() ? std::string() : "fp8_e4m3_tensor";
}

std::string formatOf(KeyReader &quantization, const std::string &method)
{
    const int bits = quantization.integer({"bits", "w_bit"}, Fact::WeightFormat, 1, 64).value_or(4);
    const int group =
        quantization.integer({"group_size", "q_group_size"}, Fact::WeightFormat, -1, 1 << 20).value_or(128);
    if (method == "awq")
        return group == 128 ? "awq_int4_g128" : integerFormat(4, group);
    if (method == "gptq" || method == "auto-round" || method == "gptq_marlin" || method == "intel/auto-round")
        return integerFormat(bits, std::max(group, 0));
    if (method == "fp8")
        return fp8Format(quantization);
    if (method == "fbgemm_fp8")
        return "fp8_e4m3_channel";
    if (method == "mxfp4")
        return "mxfp4";
    if (method == "bitsandbytes")
        return bitsAndBytesFormat(quantization);
    if (method.starts_with("compressed-tensors") || method == "compressed_tensors")
        return compressedFormat(quantization);
    if (method.starts_with("modelopt"))
        return modeloptFormat(quantization);
    return {};
}

// Classes that a list of module names or patterns speaks of.
TensorClassSet classesNamed(const std::vector<std::string> &names)
{
    struct Word {
        const char *part;
        TensorClass tensors;
    };
    constexpr std::array words{
        Word{"lm_head", TensorClass::Head},
        Word{"embed_tokens", TensorClass::Embedding},
        Word{"self_attn", TensorClass::Attention},
        Word{"linear_attn", TensorClass::LinearAttention},
        Word{"mamba", TensorClass::LinearAttention},
        Word{"router", TensorClass::Router},
        Word{"mlp.gate", TensorClass::Router},
        Word{"block_sparse_moe.gate", TensorClass::Router},
        Word{"shared_expert", TensorClass::SharedExperts},
        Word{"visual", TensorClass::Vision},
        Word{"vision", TensorClass::Vision},
        Word{"mtp", TensorClass::Draft},
    };
    TensorClassSet set{};
    for (const std::string &name : names)
        for (const Word &word : words)
            if (name.find(word.part) != std::string::npos) {
                const bool projection =
                    name.find("gate_proj") != std::string::npos || name.find("gate_up") != std::string::npos;
                if (word.tensors != TensorClass::Router || !projection)
                    set[static_cast<std::size_t>(word.tensors)] = true;
            }
    return set;
}

} // namespace

void readQuantization(KeyReader &keys, Blueprint &blueprint)
{
    blueprint.format = blueprint.dtype == "float16" ? "fp16" : blueprint.dtype == "float32" ? "fp32" : "bf16";
    std::optional<KeyReader> quantization =
        keys.object({"quantization_config", "quantization", "compression_config"});
    if (!quantization)
        return;
    std::string method = quantization->text({"quant_method"}, Fact::WeightFormat).value_or("");
    if (method.empty() && quantization->has({"quant_algo", "quantization"}))
        method = "modelopt";
    const std::string format = formatOf(*quantization, method);
    if (format.empty()) {
        keys.report().unknown.push_back({"quantization_config.quant_method", plainText(method, 80)});
        keys.report().assume(Fact::WeightFormat, blueprint.format, Why::NearestFormat);
        return;
    }
    blueprint.format = format;
    const auto left =
        quantization->texts({"modules_to_not_convert", "ignored_layers", "ignore", "exclude_modules"},
                            Fact::Kept16Bit);
    if (left && !left->empty()) {
        TensorClassSet kept = classesNamed(*left);
        // What every one of these methods leaves alone: tables, norms, routers, biases are no matrices.
        for (const TensorClass always :
             {TensorClass::Embedding, TensorClass::Norms, TensorClass::Router, TensorClass::Other})
            kept[static_cast<std::size_t>(always)] = true;
        blueprint.kept16Bit = kept;
    }
}

} // namespace headroom
