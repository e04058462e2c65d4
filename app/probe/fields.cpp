// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/fields.h"

#include <nlohmann/json.hpp>

namespace headroom::probe {

std::string textOf(const nlohmann::json &record, const char *key)
{
    const auto found = record.find(key);
    if (found == record.end() || !found->is_string())
        return {};
    std::string text = found->get<std::string>();
    for (char &c : text) // nothing of a driver may move the cursor
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            c = ' ';
    return text;
}

std::optional<double> valueOf(const nlohmann::json &record, const char *key)
{
    const auto found = record.find(key);
    return found != record.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

std::string shown(const nlohmann::json &record, const char *key, double scale, int digits, const char *unit,
                  Language language)
{
    const auto value = valueOf(record, key);
    return value ? numberText(*value / scale, digits, language) + ' ' + unit : std::string();
}

} // namespace headroom::probe
