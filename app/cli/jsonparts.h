// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace headroom {

// Keys keep the order in which they are written, the order of the contract.
using Json = nlohmann::ordered_json;

// Unrounded; whole values without a point, nothing (null) for what has no end.
[[nodiscard]] Json numberJson(double value);
[[nodiscard]] Json textJson(const std::string &text); // null where empty
[[nodiscard]] Json textJson(const QString &text);

// The question as understood, in the words of the command line; sizes in bytes.
[[nodiscard]] Json questionJson(const Scenario &scenario, const Configuration &configuration);

// What the conversations do and whose runs and prices count, as questionJson writes it.
void addLoadJson(const Scenario &scenario, Json &json);

// Kind, source, note and other sources' numbers of a figure.
[[nodiscard]] Json sourceJson(const Catalog &catalog, const Provenance &from);
[[nodiscard]] Json figureJson(const Catalog &catalog, double value, const Provenance &from,
                              const std::vector<Alternate<double>> &alternates, const QLocale &locale);
template<class T> Json figureJson(const Catalog &catalog, const Sourced<T> &figure, const QLocale &locale)
{
    std::vector<Alternate<double>> alternates;
    for (const Alternate<T> &alternate : figure.alternates)
        alternates.push_back({alternate.value.value(), alternate.from});
    return figureJson(catalog, figure.value.value(), figure.from, alternates, locale);
}
inline Json figureJson(const Catalog &catalog, const Sourced<double> &figure, const QLocale &locale)
{
    return figureJson(catalog, figure.value, figure.from, figure.alternates, locale);
}
template<class T>
Json figureJson(const Catalog &catalog, const std::optional<Sourced<T>> &figure, const QLocale &locale)
{
    return figure ? figureJson(catalog, *figure, locale) : Json(nullptr);
}

// One result is the object itself, several are {"results": [...]}.
[[nodiscard]] QString written(const std::vector<Json> &results, bool single);

} // namespace headroom
