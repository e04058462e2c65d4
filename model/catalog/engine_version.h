// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace headroom {

// An engine's version as it prints it: "0.25.1", "0.4.6.post2", "0.8.1 (V0)", or a build number, "b5614".
struct EngineVersion {
    int major = 0;
    int minor = 0;
    int patch = 0;
    int build = 0;      // of an engine that counts builds; the others stay 0
    bool core0 = false; // vLLM's first core named beside the version

    // By age. A post-release or a development build counts as the release it names.
    friend constexpr std::strong_ordering operator<=>(const EngineVersion &a, const EngineVersion &b)
    {
        if (a.build != b.build)
            return a.build <=> b.build;
        if (a.major != b.major)
            return a.major <=> b.major;
        return a.minor != b.minor ? a.minor <=> b.minor : a.patch <=> b.patch;
    }
    friend constexpr bool operator==(const EngineVersion &a, const EngineVersion &b)
    {
        return a.build == b.build && a.major == b.major && a.minor == b.minor && a.patch == b.patch;
    }
};

// "0.25.1", "v0.25", "0.16.1.dev0 (ROCm)", "0.8.1 (V0)"; nothing for any other text.
[[nodiscard]] std::optional<EngineVersion> releaseFrom(std::string_view text);

// "b5614" or "5614"; nothing for any other text.
[[nodiscard]] std::optional<EngineVersion> buildFrom(std::string_view text);

} // namespace headroom
