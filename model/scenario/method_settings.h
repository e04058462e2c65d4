// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/units.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace headroom {

// How memory is accounted: as the lessons do, or as an engine does.
enum class Method : std::uint8_t { Reference, Vllm, Sglang, LlamaCpp };

// The number type of a recurrent state, where the user fixes it.
enum class StateType : std::uint8_t { Fp32, Bf16 };

// What a server was started with. Empty fields take the engine's own defaults. A method reads only the
// fields it knows (settingsOf), so the values of one engine survive a look at another.
struct MethodSettings {
    std::optional<std::string> version = std::nullopt; // as the engine prints it
    std::optional<Tokens> batchTokens = std::nullopt;  // vLLM: tokens scheduled in one step
    std::optional<Tokens> batchSequences = std::nullopt;
    std::optional<Tokens> blockTokens = std::nullopt; // of a cache block or page
    std::optional<bool> prefixCaching = std::nullopt;
    std::optional<Tokens> speculativeTokens = std::nullopt; // drafted a step
    std::optional<StateType> stateType = std::nullopt;
    std::optional<Tokens> slotCount = std::nullopt;  // llama.cpp: sequences the cache is made for
    std::optional<Tokens> microBatch = std::nullopt; // llama.cpp: tokens computed at once
    std::optional<std::string> cacheK = std::nullopt;
    std::optional<std::string> cacheV = std::nullopt;
    std::optional<bool> fullWindows = std::nullopt;       // llama.cpp: sliding layers keep the whole context
    std::optional<bool> sharedCells = std::nullopt;       // llama.cpp: one cache of cells for all slots
    std::optional<std::string> draftModel = std::nullopt; // that drafts in place of the model's own layers
    std::optional<Tokens> adapters = std::nullopt;        // LoRA adapters kept on the device
    std::optional<Tokens> adapterRank = std::nullopt;
    std::optional<double> staticFraction = std::nullopt; // SGLang: of free memory, for weights and pools
    std::optional<Tokens> runningRequests = std::nullopt;
    std::optional<double> stateRatio = std::nullopt; // SGLang: state memory over KV memory
    friend bool operator==(const MethodSettings &, const MethodSettings &) = default;
};

// One key of `--set KEY=VALUE` and of a scenario's "settings".
struct Setting {
    using Member =
        std::variant<std::optional<Tokens> MethodSettings::*, std::optional<double> MethodSettings::*,
                     std::optional<bool> MethodSettings::*, std::optional<std::string> MethodSettings::*,
                     std::optional<StateType> MethodSettings::*>;
    const char *id;
    unsigned methods; // bit 1 << Method
    Member member;
    double least = 0.0; // of a number
    double most = 0.0;
    [[nodiscard]] bool isOf(Method method) const
    {
        return (methods >> static_cast<unsigned>(method) & 1U) != 0;
    }
};

// All keys in the order they are written and listed.
[[nodiscard]] std::span<const Setting> allSettings();
[[nodiscard]] const Setting *settingNamed(std::string_view id); // nullptr: no such key

// Whether a document may hold the text: a version of any engine, or a name of reasonable length.
[[nodiscard]] bool isSettingText(const Setting &setting, std::string_view text);

// Why KEY=VALUE was not taken.
struct SettingError {
    enum class What : std::uint8_t {
        NotAPair,    // no "=" in it
        UnknownKey,  // expected: the keys of the method
        OtherMethod, // the key belongs to another method; expected: the keys of this one
        NotAVersion, // expected: an example
        NotAWholeNumber,
        NotANumber,
        OutOfRange,  // expected: the limits, "1 to 4096"
        UnknownWord, // expected: the words
    } what;
    std::string key;
    std::string value;
    std::string expected;
};

// The keys a method has, separated by ", "; "none" where it has none.
[[nodiscard]] std::string settingIds(Method method);

// Sets one key. The settings are unchanged on an error.
[[nodiscard]] std::optional<SettingError> applySetting(MethodSettings &settings, Method method,
                                                       std::string_view keyAndValue);

// One value as text, as applySetting takes it; empty where it is not set.
[[nodiscard]] std::string textOf(const Setting &setting, const MethodSettings &settings);

} // namespace headroom
