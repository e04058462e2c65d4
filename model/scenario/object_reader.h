// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario_json.h"

#include <nlohmann/json.hpp>

#include <set>

namespace headroom {

// Ends the reading of a document; caught where it began.
[[noreturn]] inline void failReading(ScenarioError::What what, std::string where, std::string detail = {})
{
    throw ScenarioError{what, std::move(where), std::move(detail)};
}

// One object of a scenario document: gives its values checked, and at last what nobody asked for.
class ObjectReader {
public:
    ObjectReader(const nlohmann::json &object, std::string where);

    [[nodiscard]] std::string where(const char *key) const { return m_where + '/' + key; }
    [[nodiscard]] const nlohmann::json *value(const char *key); // nullptr where there is none
    [[nodiscard]] const nlohmann::json &needed(const char *key);

    [[nodiscard]] std::string textOf(const nlohmann::json &value, const char *key) const;
    void text(const char *key, std::string &target);
    void wholeNumber(const char *key, std::int64_t least, std::int64_t most, std::int64_t &target);
    void degree(const char *key, int &target);
    [[nodiscard]] std::optional<double> number(const char *key, double least, double most);
    template<class Quantity>
    void quantity(const char *key, double least, Quantity most, std::optional<Quantity> &target)
    {
        if (const std::optional<double> read = number(key, least, most.value()))
            target = Quantity{*read};
    }

    // A word that this program does not know was written by a newer one.
    template<class Word>
    void word(const char *key, std::optional<Word> (*from)(std::string_view), Word &target)
    {
        const nlohmann::json *found = value(key);
        if (!found)
            return;
        const std::string text = textOf(*found, key);
        const std::optional<Word> known = from(text);
        if (!known)
            failReading(ScenarioError::What::UnknownWord, where(key), text);
        target = *known;
    }

    [[nodiscard]] nlohmann::json unknown() const; // an object, maybe empty

private:
    [[nodiscard]] double numberOf(const nlohmann::json &value, const char *key, double least, double most,
                                  bool whole) const;

    const nlohmann::json &m_object;
    std::string m_where;
    std::set<std::string, std::less<>> m_known;
};

} // namespace headroom
