// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/read_catalog.h"

#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <variant>

namespace headroom {

// Thrown while a catalog is read, caught where reading began. Never leaves this room.
struct CatalogReadError {
    CatalogProblem problem;
};

// A catalog or measurements file as JSON, within the limits of size and nesting.
[[nodiscard]] std::variant<nlohmann::json, CatalogProblem> parseCatalogText(std::string_view text,
                                                                            const std::string &file);

// A place in a JSON document that knows where it is, so that every complaint names its position.
class JsonCursor {
public:
    explicit JsonCursor(const nlohmann::json &value, std::string where = {})
        : m_value(&value)
        , m_where(std::move(where))
    {}

    [[nodiscard]] bool has(const char *key) const;
    [[nodiscard]] JsonCursor at(const char *key); // the key must exist
    [[nodiscard]] std::vector<JsonCursor> items() const;
    [[nodiscard]] std::vector<std::pair<std::string, JsonCursor>> members() const;
    void noOtherKeys() const; // after all known keys were asked for
    // Another value that is complained about at this place, such as a key of the object.
    [[nodiscard]] JsonCursor standingFor(const nlohmann::json &value) const
    {
        return JsonCursor(value, m_where);
    }

    [[nodiscard]] const nlohmann::json &value() const { return *m_value; }
    [[nodiscard]] std::size_t size() const { return m_value->size(); } // of a list
    [[nodiscard]] bool isNumber() const { return m_value->is_number(); }
    [[nodiscard]] std::string text(std::size_t most = 2000) const; // one line, may be empty
    [[nodiscard]] std::string name(std::size_t most) const;        // not empty
    [[nodiscard]] double number(double least, double most) const;
    [[nodiscard]] int integer(int least, int most) const;
    [[nodiscard]] bool truth() const;

    // The position of a word in a list of allowed ones, for enumerations.
    [[nodiscard]] std::size_t oneOf(std::initializer_list<const char *> words) const;

    [[noreturn]] void fail(CatalogProblem::What what, const std::string &detail) const;

private:
    void mustBe(bool condition, const char *expected) const;

    const nlohmann::json *m_value;
    std::string m_where;
    std::set<std::string, std::less<>> m_asked;
};

// Refuses what a newer program wrote.
void mustBeThisVersion(const JsonCursor &schema);

} // namespace headroom
