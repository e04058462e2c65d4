// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace headroom {

// Software whose published runs the rate constants come from. None: no engine is said.
enum class RateEngine : std::uint8_t {
    None,
    Vllm,
    Sglang,
    TensorRtLlm,
    LlamaCpp,
    LmDeploy,
    GptFast,
    DeepSpeedMii
};
constexpr std::size_t kRateEngines = 8;

[[nodiscard]] const char *idOf(RateEngine engine);
[[nodiscard]] std::optional<RateEngine> rateEngineFrom(std::string_view id);

} // namespace headroom
