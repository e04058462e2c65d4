// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/config_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

namespace {

constexpr double kMostRows = 100'000'000; // as the catalog's

// Learned positions, ALiBi, or none at all.
bool hasNoRotary(KeyReader &keys, const Family &family)
{
    constexpr std::array without{"bloom", "gpt2", "gpt_bigcode", "mpt", "opt", "jamba", "nemotron_h"};
    if (std::find(without.begin(), without.end(), family.type) != without.end())
        return true;
    if (keys.truth({"alibi", "mla_use_nope"}, Fact::Details).value_or(false))
        return true;
    const std::optional<std::string> kind = keys.text({"position_embedding_type"}, Fact::Details);
    return kind && (*kind == "nope" || *kind == "alibi" || *kind == "absolute");
}

// What the file says of scaling; older and newer names.
std::optional<KeyReader> scalingOf(KeyReader &keys)
{
    std::optional<KeyReader> scaling = keys.object({"rope_parameters"});
    return scaling ? scaling : keys.object({"rope_scaling"});
}

std::optional<int> rotatedOf(KeyReader &keys, std::optional<KeyReader> &scaling, const Blueprint &blueprint)
{
    const auto heads = std::find_if(blueprint.layers.begin(), blueprint.layers.end(),
                                    [](const LayerType &t) { return t.kvHeads > 0; });
    if (heads == blueprint.layers.end())
        return std::nullopt;
    if (const auto stated = keys.integer({"rotary_dim"}, Fact::Details, 0, 1'000'000))
        return *stated < heads->keyDim ? stated : std::nullopt;
    std::optional<double> part = keys.number({"partial_rotary_factor", "rotary_pct"}, Fact::Details, 0, 1);
    if (!part && scaling)
        part = scaling->number({"partial_rotary_factor"}, Fact::Details, 0, 1);
    if (!part || *part >= 1.0)
        return std::nullopt;
    return static_cast<int>(heads->keyDim * *part);
}

// Rows of all tables, as vLLM builds them (vllm/model_executor/layers/rotary_embedding): positions of images
// get four times as many; YaRN multiplies the context it was trained with; LongRoPE keeps a short and a long
// table; Gemma 3 one for each kind of layer. 0: one table of the context.
double rowsOf(std::optional<KeyReader> &scaling, const Family &family, double context)
{
    if (family.type.starts_with("gemma3"))
        return 2.0 * context;
    if (!scaling)
        return 0.0;
    if (scaling->has({"mrope_section"})) {
        (void)scaling->value({"mrope_section"}, Fact::Details);
        return 4.0 * context;
    }
    const std::string kind = scaling->text({"rope_type", "type"}, Fact::Details).value_or(std::string());
    const double original =
        scaling->number({"original_max_position_embeddings"}, Fact::Details, 1, 1e12).value_or(0.0);
    if (original > 0.0 && (kind == "yarn" || kind == "deepseek_yarn"))
        return std::round(original * scaling->number({"factor"}, Fact::Details, 0, 1e6).value_or(1.0));
    if (original > 0.0 && (kind == "longrope" || kind == "su"))
        return original + context;
    return 0.0;
}

} // namespace

void readRotary(KeyReader &keys, const Family &family, Blueprint &blueprint)
{
    if (hasNoRotary(keys, family)) {
        blueprint.rotaryDim = 0;
        return;
    }
    std::optional<KeyReader> scaling = scalingOf(keys);
    blueprint.rotaryDim = rotatedOf(keys, scaling, blueprint);
    const double rows = rowsOf(scaling, family, blueprint.context);
    if (rows >= 1.0 && rows <= kMostRows && rows != blueprint.context)
        blueprint.rotaryRows = static_cast<Tokens>(rows);
}

} // namespace headroom
