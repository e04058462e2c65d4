// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/efficiency.h"

namespace headroom {

namespace {

constexpr std::array<const char *, kRateEngines> kEngines{
    "none", "vllm", "sglang", "trtllm", "llama.cpp", "lmdeploy", "gpt-fast", "deepspeed-mii"};

} // namespace

const char *idOf(RateEngine engine)
{
    return kEngines[static_cast<std::size_t>(engine)];
}

const char *idOf(Era era)
{
    constexpr std::array ids{"any", "early", "current"};
    return ids[static_cast<std::size_t>(era)];
}

const char *idOf(Confidence confidence)
{
    constexpr std::array ids{"none", "low", "medium", "high"};
    return ids[static_cast<std::size_t>(confidence)];
}

std::optional<RateEngine> rateEngineFrom(std::string_view id)
{
    for (std::size_t i = 0; i < kEngines.size(); ++i)
        if (id == kEngines[i])
            return static_cast<RateEngine>(i);
    return std::nullopt;
}

} // namespace headroom
