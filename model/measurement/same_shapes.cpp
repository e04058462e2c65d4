// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/same_shapes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace headroom {

namespace {

// Name, and the catalog's model. Source: the config.json that each publisher keeps beside the weights, whose
// layers, heads, sizes and vocabulary are those of the model it was trained from or follows.
constexpr std::array<std::pair<std::string_view, std::string_view>, 54> kTwins{{
    {"llama-3.3-70b", "llama-3.1-70b"},
    {"deepseek-r1-distill-llama-70b", "llama-3.1-70b"},
    {"llama-3.1-nemotron-70b", "llama-3.1-70b"},
    {"hermes-3-llama-3.1-70b", "llama-3.1-70b"},
    {"hermes-4-70b", "llama-3.1-70b"},
    {"deepseek-r1-distill-llama-8b", "llama-3.1-8b"},
    {"llama-3.1-nemotron-nano-8b-v1", "llama-3.1-8b"},
    {"hermes-3-llama-3.1-8b", "llama-3.1-8b"},
    {"llama-guard-3-8b", "llama-3.1-8b"},
    {"hermes-3-llama-3.1-405b", "llama-3.1-405b"},
    {"hermes-4-405b", "llama-3.1-405b"},
    {"vicuna-7b-v1.5", "llama-2-7b"},
    {"vicuna-13b-v1.5", "llama-2-13b"},
    {"qwen2-7b", "qwen2.5-7b"},
    {"qwen2.5-coder-7b", "qwen2.5-7b"},
    {"qwen2.5-math-7b", "qwen2.5-7b"},
    {"qwen2.5-7b-instruct-1m", "qwen2.5-7b"},
    {"deepseek-r1-distill-qwen-7b", "qwen2.5-7b"},
    {"qwen2.5-coder-32b", "qwen2.5-32b"},
    {"qwq-32b", "qwen2.5-32b"},
    {"deepseek-r1-distill-qwen-32b", "qwen2.5-32b"},
    {"qwen2-72b", "qwen2.5-72b"},
    {"qwen2.5-math-72b", "qwen2.5-72b"},
    {"deepseek-r1-0528-qwen3-8b", "qwen3-8b"},
    {"qwen3-coder-30b-a3b", "qwen3-30b-a3b"},
    {"qwen3-30b-a3b-thinking", "qwen3-30b-a3b"},
    {"qwen3-235b-a22b-thinking", "qwen3-235b-a22b"},
    {"qwen3-next-80b-a3b-thinking", "qwen3-next-80b-a3b"},
    {"qwen3-coder-next", "qwen3-next-80b-a3b"},
    {"deepseek-v3-base", "deepseek-v3"},
    {"deepseek-v3.1", "deepseek-v3"},
    {"deepseek-v3.1-base", "deepseek-v3"},
    {"deepseek-v3.1-terminus", "deepseek-v3"},
    {"deepseek-r1-zero", "deepseek-r1"},
    {"deepseek-v3.2-exp", "deepseek-v3.2"},
    {"deepseek-v3.2-speciale", "deepseek-v3.2"},
    {"deepseek-coder-v2", "deepseek-v2"},
    {"deepseek-v2.5", "deepseek-v2"},
    {"deepseek-coder-v2-lite", "deepseek-v2-lite"},
    {"kimi-k2-instruct-0905", "kimi-k2"},
    {"kimi-k2-thinking", "kimi-k2"},
    {"kimi-k2.5", "kimi-k2"}, // its language model
    {"gpt-oss-safeguard-20b", "gpt-oss-20b"},
    {"gpt-oss-safeguard-120b", "gpt-oss-120b"},
    {"phi-4-reasoning", "phi-4"},
    {"phi-4-reasoning-plus", "phi-4"},
    {"devstral-small-2505", "mistral-small-24b"},
    {"magistral-small-2506", "mistral-small-24b"},
    {"glm-4.5-base", "glm-4.5"},
    {"glm-4.5-air-base", "glm-4.5-air"},
    {"medgemma-27b", "gemma-3-27b"},
    {"medgemma-4b", "gemma-3-4b"},
    {"llama-3-groq-8b-tool-use", "llama-3-8b"},
    {"llama-3-groq-70b-tool-use", "llama-3-70b"},
}};

} // namespace

std::string_view sameShapesAs(std::string_view name)
{
    const auto found =
        std::find_if(kTwins.begin(), kTwins.end(), [&](const auto &twin) { return twin.first == name; });
    return found == kTwins.end() ? std::string_view() : found->second;
}

} // namespace headroom
