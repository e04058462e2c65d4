// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/json_cursor.h"

#include <map>
#include <unordered_set>

namespace headroom {

// Pieces that every catalog file is made of, and where their results go.
struct CatalogReader {
    Catalog &catalog;                             // entries are added here
    std::map<std::string, SourceIndex> sources{}; // of the file being read

    void readSources(JsonCursor cursor);
    [[nodiscard]] SourceIndex source(const JsonCursor &id) const;
    [[nodiscard]] static Text text(JsonCursor cursor);
    [[nodiscard]] static std::vector<Text> texts(const JsonCursor &list);
    // Asks for kind, source and note of an object that holds other keys besides.
    [[nodiscard]] Provenance provenance(JsonCursor &cursor) const;

    // A figure whose value is scaled into base units: 5.3 TB/s with factor 1e12.
    template<class T>
    [[nodiscard]] Sourced<T> figure(JsonCursor cursor, double factor, double least = 0.0,
                                    double most = 1e18) const
    {
        Sourced<T> result = openFigure<T>(cursor, factor, least, most);
        cursor.noOtherKeys();
        return result;
    }
    // The same for an object that holds other keys besides.
    template<class T>
    [[nodiscard]] Sourced<T> openFigure(JsonCursor &cursor, double factor, double least, double most) const
    {
        Sourced<T> result{T{cursor.at("value").number(least, most) * factor}, provenance(cursor), {}};
        if (cursor.has("alternates"))
            for (JsonCursor other : cursor.at("alternates").items()) {
                result.alternates.push_back({T{other.at("value").number(least, most) * factor},
                                             provenance(other)});
                other.noOtherKeys();
            }
        return result;
    }
    template<class T>
    [[nodiscard]] std::optional<Sourced<T>> optionalFigure(JsonCursor &parent, const char *key, double factor,
                                                           double least = 0.0) const
    {
        if (!parent.has(key))
            return std::nullopt;
        return figure<T>(parent.at(key), factor, least);
    }

    void readAccelerators(const JsonCursor &list);
    void readModels(const JsonCursor &list);
    void readWeightFormats(const JsonCursor &list);
    void readCacheFormats(const JsonCursor &list);
    void readHardware(const JsonCursor &list);
    void readAverages(const JsonCursor &list);
    void readReserves(const JsonCursor &list);
    void readRules(const JsonCursor &list);
    void readEfficiency(const JsonCursor &object);
    void readCautions(const JsonCursor &list);
};

// An id: lower case letters, digits, '.', '_' and '-'.
[[nodiscard]] std::string readId(const JsonCursor &cursor);
[[nodiscard]] TensorClassSet readTensorClasses(const JsonCursor &list);
[[nodiscard]] TensorClass readTensorClass(const JsonCursor &word, const std::string &name);
[[nodiscard]] MatrixFormat readMatrixFormat(const JsonCursor &word);
[[nodiscard]] Attention readAttention(const JsonCursor &word);

[[nodiscard]] std::vector<std::string> readAliases(const JsonCursor &list);

// The ids and aliases of one list, in any case: an entry may have none that another has.
class TakenNames {
public:
    template<class Entry> explicit TakenNames(const std::vector<Entry> &entries)
    {
        for (const Entry &entry : entries)
            for (const std::string &name : namesOf(entry))
                m_names.insert(folded(name));
    }
    template<class Entry> void take(const Entry &added, const JsonCursor &where)
    {
        const std::vector<std::string> names = namesOf(added);
        for (const std::string &name : names)
            if (m_names.contains(folded(name)))
                where.fail(CatalogProblem::What::DuplicateId, name);
        for (const std::string &name : names) // an alias may repeat its own id
            m_names.insert(folded(name));
    }

private:
    template<class Entry> static std::vector<std::string> namesOf(const Entry &entry)
    {
        std::vector<std::string> names{entry.id};
        if constexpr (requires { entry.aliases; })
            names.insert(names.end(), entry.aliases.begin(), entry.aliases.end());
        return names;
    }
    [[nodiscard]] static std::string folded(std::string name);

    std::unordered_set<std::string> m_names;
};

} // namespace headroom
