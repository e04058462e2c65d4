// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <nlohmann/json.hpp>

#include <set>
#include <span>
#include <type_traits>

namespace headroom {

// What the writers of catalog files (data/schema) have in common: figures with their provenance, and the
// sources they name. Provenance points into `sources`, whose [0] stands for the user and is not written.
class CatalogWriter {
public:
    using Json = nlohmann::ordered_json; // keys in the order in which they are written

    // Those that the entries written so far name, by their ids.
    [[nodiscard]] Json sourcesOf() const;

protected:
    explicit CatalogWriter(std::span<const Source> sources)
        : m_sources(sources)
    {}

    [[nodiscard]] static Json numberOf(double value); // whole numbers without a decimal point
    [[nodiscard]] static Json textOf(const Text &text);
    [[nodiscard]] static Json textsOf(const std::vector<Text> &texts);
    [[nodiscard]] std::string sourceOf(SourceIndex source) const; // its id; it counts as named
    void addProvenance(Json &object, const Provenance &from) const;

    // `value` in the unit of the file; its alternates are divided by `factor` to be in it too.
    template<class T>
    [[nodiscard]] Json figureOf(double value, const Sourced<T> &figure, double factor = 1.0) const
    {
        Json object{{"value", numberOf(value)}};
        addProvenance(object, figure.from);
        for (const Alternate<T> &other : figure.alternates) {
            Json alternate;
            if constexpr (std::is_same_v<T, double>)
                alternate["value"] = numberOf(other.value / factor);
            else
                alternate["value"] = numberOf(other.value.value() / factor);
            addProvenance(alternate, other.from);
            object["alternates"].push_back(std::move(alternate));
        }
        return object;
    }

private:
    std::span<const Source> m_sources;
    mutable std::set<SourceIndex> m_used;
};

} // namespace headroom
