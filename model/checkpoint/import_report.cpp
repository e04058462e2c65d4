// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/import_report.h"

#include "model/checkpoint/plain_text.h"

#include <algorithm>
#include <array>

namespace headroom {

void ImportReport::assume(Fact fact, std::string value, Why why)
{
    value = plainText(value, 200);
    const bool known = std::any_of(assumed.begin(), assumed.end(), [&](const Assumed &a) {
        return a.fact == fact && a.why == why && a.value == value;
    });
    if (!known)
        assumed.push_back({fact, std::move(value), why});
}

const char *idOf(Fact fact)
{
    constexpr std::array<const char *, kFacts> ids{
        "architecture",    "model_name",          "layers",        "layer_order",       "hidden_size",
        "vocabulary",      "query_heads",         "kv_heads",      "head_dim",          "value_dim",
        "window",          "latent_dim",          "rope_dim",      "indexer_dim",       "state_heads",
        "state_key_dim",   "state_value_dim",     "state_bits",    "conv_taps",         "shared_cache_layers",
        "compress_ratios", "intermediate_size",   "experts",       "experts_per_token", "expert_width",
        "shared_experts",  "shared_expert_width", "expert_layers", "draft_layers",      "vision",
        "context",         "tied_embeddings",     "dtype",         "weight_format",     "kept_16bit",
        "tensor_bytes",    "parameter_count",     "details"};
    return ids[static_cast<std::size_t>(fact)];
}

const char *idOf(Why why)
{
    constexpr std::array<const char *, kWhys> ids{
        "family_default",      "hidden_over_heads",  "as_query_heads",       "reference_state",
        "read_off_tensors",    "window_not_used",    "unknown_architecture", "nearest_format",
        "counted_from_shapes", "vision_not_counted", "draft_counted",        "packed_weights",
        "state_not_counted"};
    return ids[static_cast<std::size_t>(why)];
}

} // namespace headroom
