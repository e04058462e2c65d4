// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/results/result_problem.h"
#include "model/units/units.h"

#include <map>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace headroom {

// One run of a result file as a flat list of values, whatever the file's form: keys of nested objects are
// joined by '/', columns of a table are keys. Every complaint names line and key.
class FlatRecord {
public:
    using Value = std::variant<bool, double, std::string>;

    explicit FlatRecord(int line)
        : m_line(line)
    {}
    void put(std::string key, Value value) { m_values.insert_or_assign(std::move(key), std::move(value)); }

    [[nodiscard]] int line() const { return m_line; }
    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    [[nodiscard]] bool has(std::string_view key) const { return m_values.find(key) != m_values.end(); }
    [[nodiscard]] bool hasBelow(std::string_view path) const; // a key that begins with path + '/'

    // Empty where there is none; numbers as written in JSON.
    [[nodiscard]] std::string text(std::string_view key) const;
    // true, a number other than 0, "true", "on", "yes".
    [[nodiscard]] bool truth(std::string_view key) const;
    // Finite numbers, also where they are written as text; nothing where there is none, and for the words
    // of Python and C for no number and for infinity. Fails on other words.
    [[nodiscard]] std::optional<double> number(std::string_view key) const;
    // The same for what is measured: nothing for 0, fails below.
    [[nodiscard]] std::optional<double> positive(std::string_view key) const;
    // A whole count from `least`; fractions are rounded to the nearest.
    [[nodiscard]] std::optional<Tokens> count(std::string_view key, Tokens least, Tokens most) const;

    [[noreturn]] void fail(ResultProblem::What what, std::string_view key, std::string detail = {}) const;

private:
    [[nodiscard]] const Value *find(std::string_view key) const;

    std::map<std::string, Value, std::less<>> m_values;
    int m_line;
};

} // namespace headroom
