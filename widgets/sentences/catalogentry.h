// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "model/catalog/catalog.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// An entry of the catalog in words: what a browser shows of it. Plain text only.

enum class CatalogList { Accelerators, Models, Formats }; // weights and cache formats are one list

// Where an entry stands. A format of weights and one of the cache may have one id.
struct CatalogPlace {
    CatalogList list = CatalogList::Accelerators;
    std::string id;
    bool cache = false; // of formats: the cache's
    friend bool operator==(const CatalogPlace &, const CatalogPlace &) = default;
};

struct CatalogFigure {
    QString name;
    QString value;
    double number = 0.0; // in its base unit, to compare and to sort by
    Provenance from;
    struct Other { // what another source says
        QString value;
        Provenance from;
    };
    std::vector<Other> others;
};

struct CatalogEntry {
    CatalogPlace place;
    QString name;
    QString group;    // maker, family, or what the format is for
    QString status;   // "announced", "what if"; empty where there is nothing to say
    QString keywords; // what else it is found by
    std::vector<CatalogFigure> figures;
    std::vector<Text> disagreements, cautions, notes;

    // The figure of a name; nullptr where the entry has none.
    [[nodiscard]] const CatalogFigure *figure(const QString &named) const;
    [[nodiscard]] bool isNamedBy(const QString &search) const; // by all of its words
};

[[nodiscard]] std::vector<CatalogEntry> catalogEntries(const Catalog &catalog, CatalogList list,
                                                       const Numbers &numbers);
[[nodiscard]] std::optional<CatalogEntry> catalogEntry(const Catalog &catalog, const CatalogPlace &place,
                                                       const Numbers &numbers);
// The figures by which entries of a list are told apart at a glance.
[[nodiscard]] QStringList mainFigures(CatalogList list);

// "BF16" of a number format a matrix unit computes in.
[[nodiscard]] QString matrixFormatName(std::size_t format);
// "What if": behind the name of a copy that somebody changed.
[[nodiscard]] QString whatIfWord();

} // namespace headroom
