// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/plain_text.h"
#include "model/measurement/live/engine_state.h"
#include "model/scenario/checked_json.h"
#include "model/scenario/scenario.h"

#include <nlohmann/json.hpp>

namespace headroom {

namespace {

using nlohmann::json;

// A chat template of tens of kilobytes is among the properties.
constexpr JsonLimits kLimits{std::size_t{4} * 1024 * 1024, 24, 20'000};

std::optional<Tokens> count(const json &object, const char *key, Tokens most)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number())
        return std::nullopt;
    const auto value = found->get<double>();
    return value >= 1.0 && value <= static_cast<double>(most) ? std::optional(static_cast<Tokens>(value))
                                                              : std::nullopt;
}

std::string text(const json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string()
               ? plainText(found->get_ref<const std::string &>(), kLongestMeasuredText)
               : std::string();
}

} // namespace

std::optional<Tokens> LlamaProps::cacheTokens() const
{
    return slotTokens && slotCount ? std::optional(*slotTokens * *slotCount) : std::nullopt;
}

std::optional<LlamaProps> readLlamaProps(std::string_view body)
{
    const auto result = checkedJson(body, kLimits);
    const json *document = std::get_if<json>(&result);
    if (!document || !document->is_object())
        return std::nullopt;
    LlamaProps props;
    if (const auto settings = document->find("default_generation_settings");
        settings != document->end() && settings->is_object())
        props.slotTokens = count(*settings, "n_ctx", kMostContext);
    props.slotCount = count(*document, "total_slots", kMostSequences);
    props.model = text(*document, "model_path");
    props.build = text(*document, "build_info");
    if (!props.slotTokens && !props.slotCount && props.model.empty())
        return std::nullopt;
    return props;
}

} // namespace headroom
