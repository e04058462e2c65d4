// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/import_problem.h"
#include "model/checkpoint/import_report.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <optional>
#include <set>

namespace headroom {

// The keys of a config, asked for by any of their names. Nested language configs are looked into first.
// Remembers what was asked, writes what it meant into the report, and refuses values beyond any model.
class KeyReader {
public:
    using Names = std::initializer_list<const char *>;

    // The root must outlive the reader.
    KeyReader(const nlohmann::json &root, std::string file, ImportReport &report, std::string path = {});
    KeyReader(nlohmann::json &&, std::string, ImportReport &, std::string = {}) = delete;

    [[nodiscard]] bool has(Names names) const;
    [[nodiscard]] std::optional<int> integer(Names names, Fact fact, int least, int most);
    [[nodiscard]] int neededInteger(Names names, Fact fact, int least, int most);
    [[nodiscard]] std::optional<double> number(Names names, Fact fact, double least, double most);
    [[nodiscard]] std::optional<bool> truth(Names names, Fact fact);
    [[nodiscard]] std::optional<std::string> text(Names names, Fact fact);
    // Lists: nothing where the value is no list. Elements of another type end the import.
    [[nodiscard]] std::optional<std::vector<double>> numbers(Names names, Fact fact, double least,
                                                             double most);
    [[nodiscard]] std::optional<std::vector<std::string>> texts(Names names, Fact fact);
    // The value itself; nullptr where there is none.
    [[nodiscard]] const nlohmann::json *value(Names names, Fact fact) { return take(names, fact).value; }
    // An object as a reader of its own; nothing where there is none.
    [[nodiscard]] std::optional<KeyReader> object(Names names);

    [[nodiscard]] ImportReport &report() const { return m_report; }
    [[nodiscard]] const std::string &file() const { return m_file; }
    [[noreturn]] void missing(const char *key) const
    {
        failImport(ImportProblem::What::MissingKey, m_file, {}, key);
    }
    [[noreturn]] void fail(ImportProblem::What what, std::string where, std::string detail) const
    {
        failImport(what, m_file, std::move(where), std::move(detail));
    }

    // Keys that nobody asked for and whose names speak of sizes, layers, caches or formats.
    void reportUnknown() const;

private:
    struct Found {
        const nlohmann::json *value = nullptr;
        std::string key; // with the path that led to it
    };
    [[nodiscard]] Found find(Names names) const;
    [[nodiscard]] Found take(Names names, Fact fact);
    [[nodiscard]] double checked(const nlohmann::json &value, const std::string &key, double least,
                                 double most) const;

    struct Level {
        const nlohmann::json *object;
        std::string path; // "text_config."
    };
    std::vector<Level> m_levels; // innermost first
    std::string m_file;
    ImportReport &m_report;
    std::set<std::string, std::less<>> m_asked;
};

// A JSON value in few characters, for reports.
[[nodiscard]] std::string shortText(const nlohmann::json &value);

} // namespace headroom
