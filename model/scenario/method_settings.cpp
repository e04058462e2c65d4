// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/method_settings.h"

#include "model/catalog/engine_version.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace headroom {

namespace {

using What = SettingError::What;

constexpr unsigned of(Method method)
{
    return 1U << static_cast<unsigned>(method);
}
constexpr unsigned kReference = of(Method::Reference);
constexpr unsigned kVllm = of(Method::Vllm);
constexpr unsigned kSglang = of(Method::Sglang);
constexpr unsigned kLlamaCpp = of(Method::LlamaCpp);
constexpr double kMostTokens = 1 << 30;
constexpr std::size_t kLongestText = 100;

constexpr std::array kSettings{
    Setting{"version", kVllm | kSglang | kLlamaCpp, &MethodSettings::version},
    Setting{"max_num_batched_tokens", kVllm, &MethodSettings::batchTokens, 1, kMostTokens},
    Setting{"max_num_seqs", kVllm, &MethodSettings::batchSequences, 1, 1'000'000},
    Setting{"block_size", kVllm | kSglang, &MethodSettings::blockTokens, 1, 1 << 20},
    Setting{"prefix_caching", kVllm, &MethodSettings::prefixCaching},
    Setting{"speculative_tokens", kVllm | kSglang | kLlamaCpp, &MethodSettings::speculativeTokens, 0, 1000},
    Setting{"state_dtype", kVllm | kSglang, &MethodSettings::stateType},
    Setting{"slots", kLlamaCpp, &MethodSettings::slotCount, 1, 1'000'000},
    Setting{"n_ubatch", kLlamaCpp, &MethodSettings::microBatch, 1, kMostTokens},
    Setting{"cache_k", kReference | kLlamaCpp, &MethodSettings::cacheK},
    Setting{"cache_v", kReference | kLlamaCpp, &MethodSettings::cacheV},
    Setting{"swa_full", kLlamaCpp, &MethodSettings::fullWindows},
    Setting{"kv_unified", kLlamaCpp, &MethodSettings::sharedCells},
    Setting{"mem_fraction_static", kSglang, &MethodSettings::staticFraction, 0.01, 1.0},
    Setting{"max_running_requests", kSglang, &MethodSettings::runningRequests, 1, 1'000'000},
    Setting{"mamba_full_memory_ratio", kSglang, &MethodSettings::stateRatio, 0.001, 1000.0},
    Setting{"draft_model", kVllm | kSglang | kLlamaCpp, &MethodSettings::draftModel},
    Setting{"lora_adapters", kVllm | kSglang | kLlamaCpp, &MethodSettings::adapters, 0, 10'000},
    Setting{"lora_rank", kVllm | kSglang | kLlamaCpp, &MethodSettings::adapterRank, 1, 4096},
};

std::string plain(double number)
{
    std::array<char, 32> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    return error == std::errc() ? std::string(text.data(), end) : std::string();
}

std::optional<double> numberIn(std::string_view text)
{
    double number = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

// Puts the text of a value into its field, by the field's type.
struct Assign {
    MethodSettings &settings;
    const Setting &setting;
    Method method;
    std::string_view text;

    [[nodiscard]] std::optional<SettingError> wrong(What what, std::string expected = {}) const
    {
        return SettingError{what, setting.id, std::string(text), std::move(expected)};
    }
    [[nodiscard]] std::optional<SettingError> limits(double number) const
    {
        if (number < setting.least || number > setting.most)
            return wrong(What::OutOfRange, plain(setting.least) + " to " + plain(setting.most));
        return std::nullopt;
    }

    std::optional<SettingError> operator()(std::optional<Tokens> MethodSettings::*member) const
    {
        const std::optional<double> number = numberIn(text);
        if (!number || *number != std::floor(*number))
            return wrong(What::NotAWholeNumber);
        if (std::optional<SettingError> error = limits(*number))
            return error;
        settings.*member = static_cast<Tokens>(*number);
        return std::nullopt;
    }
    std::optional<SettingError> operator()(std::optional<double> MethodSettings::*member) const
    {
        const std::optional<double> number = numberIn(text);
        if (!number)
            return wrong(What::NotANumber);
        if (std::optional<SettingError> error = limits(*number))
            return error;
        settings.*member = *number;
        return std::nullopt;
    }
    std::optional<SettingError> operator()(std::optional<bool> MethodSettings::*member) const
    {
        if (text != "on" && text != "off")
            return wrong(What::UnknownWord, "on, off");
        settings.*member = text == "on";
        return std::nullopt;
    }
    std::optional<SettingError> operator()(std::optional<StateType> MethodSettings::*member) const
    {
        if (text != "fp32" && text != "bf16")
            return wrong(What::UnknownWord, "fp32, bf16");
        settings.*member = text == "fp32" ? StateType::Fp32 : StateType::Bf16;
        return std::nullopt;
    }
    // A version, or the id of a cache format, which the catalog judges later.
    std::optional<SettingError> operator()(std::optional<std::string> MethodSettings::*member) const
    {
        if (member == &MethodSettings::version) {
            const bool counted = method == Method::LlamaCpp;
            if (!(counted ? buildFrom(text) : releaseFrom(text)))
                return wrong(What::NotAVersion, counted ? "b5614" : "0.25.1");
        }
        if (!isSettingText(setting, text))
            return wrong(What::UnknownWord);
        settings.*member = std::string(text);
        return std::nullopt;
    }
};

} // namespace

std::span<const Setting> allSettings()
{
    return kSettings;
}

const Setting *settingNamed(std::string_view id)
{
    const auto found =
        std::find_if(kSettings.begin(), kSettings.end(), [id](const Setting &s) { return s.id == id; });
    return found == kSettings.end() ? nullptr : &*found;
}

bool isSettingText(const Setting &setting, std::string_view text)
{
    const auto *member = std::get_if<std::optional<std::string> MethodSettings::*>(&setting.member);
    const bool isVersion = member && *member == &MethodSettings::version;
    return !text.empty() && text.size() <= kLongestText
           && (!isVersion || releaseFrom(text) || buildFrom(text));
}

std::string settingIds(Method method)
{
    std::string ids;
    for (const Setting &setting : kSettings)
        if (setting.isOf(method))
            ids += (ids.empty() ? "" : ", ") + std::string(setting.id);
    return ids.empty() ? "none" : ids;
}

std::optional<SettingError> applySetting(MethodSettings &settings, Method method,
                                         std::string_view keyAndValue)
{
    const std::size_t equals = keyAndValue.find('=');
    if (equals == std::string_view::npos)
        return SettingError{What::NotAPair, std::string(keyAndValue), {}, settingIds(method)};
    const std::string_view key = keyAndValue.substr(0, equals);
    const std::string_view value = keyAndValue.substr(equals + 1);
    const Setting *setting = settingNamed(key);
    if (!setting || !setting->isOf(method))
        return SettingError{setting ? What::OtherMethod : What::UnknownKey, std::string(key),
                            std::string(value), settingIds(method)};
    return std::visit(Assign{settings, *setting, method, value}, setting->member);
}

std::string textOf(const Setting &setting, const MethodSettings &settings)
{
    return std::visit(
        [&](auto member) -> std::string {
            const auto &value = settings.*member;
            if (!value)
                return {};
            using Value = std::decay_t<decltype(*value)>;
            if constexpr (std::is_same_v<Value, std::string>)
                return *value;
            else if constexpr (std::is_same_v<Value, bool>)
                return *value ? "on" : "off";
            else if constexpr (std::is_same_v<Value, StateType>)
                return *value == StateType::Fp32 ? "fp32" : "bf16";
            else
                return plain(static_cast<double>(*value));
        },
        setting.member);
}

} // namespace headroom
