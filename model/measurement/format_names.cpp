// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/format_names.h"

#include "model/checkpoint/plain_text.h"

#include <array>

namespace headroom {

namespace {

struct Word {
    const char *part;
    const char *format;
};

// The first that is found counts.
constexpr std::array kWords{Word{"nvfp4", "nvfp4"},
                            Word{"mxfp4", "mxfp4"},
                            Word{"w4a16", "gptq_int4_g128"},
                            Word{"awq", "awq_int4_g128"},
                            Word{"gptq-int8", "gptq_int8_g128"},
                            Word{"gptq", "gptq_int4_g128"},
                            Word{"autoround", "gptq_int4_g128"},
                            Word{"auto-round", "gptq_int4_g128"},
                            Word{"w8a8-int8", "int8_w8a8"},
                            Word{"quantized.w8a8", "int8_w8a8"},
                            Word{"int8", "int8_w8a8"},
                            Word{"int4", "gptq_int4_g128"},
                            Word{"fp8", "fp8_e4m3_channel"},
                            Word{"bnb", "nf4"},
                            Word{"bitsandbytes", "nf4"},
                            Word{"modelopt_fp4", "nvfp4"},
                            Word{"modelopt", "fp8_e4m3_tensor"}};

} // namespace

std::string weightFormatInWords(std::string_view words)
{
    const std::string text = lowered(words);
    for (const Word &word : kWords)
        if (text.find(word.part) != std::string::npos)
            return word.format;
    return {};
}

std::string cacheFormatNamed(const Catalog &catalog, std::string_view printed)
{
    std::string type = lowered(printed);
    if (type.starts_with("torch."))
        type.erase(0, 6);
    if (type.empty() || type == "auto" || type == "f16" || type == "bfloat16" || type == "float16")
        return "bf16";
    if (const CacheFormat *known = catalog.cacheFormat(type))
        return known->id;
    if (type.starts_with("float8_e5m2"))
        return "fp8_e5m2";
    return type.starts_with("float8") || type.starts_with("fp8") ? "fp8_e4m3" : std::string();
}

} // namespace headroom
