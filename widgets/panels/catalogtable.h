// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

#include <functional>

#include "widgets/sentences/catalogentry.h"

namespace headroom {

// The entries of one list of the catalog: a row each with what tells them apart, found by words, sorted by a
// click on a column. One row can be chosen, or two to be compared.
class CatalogTable : public QTableWidget {
    Q_OBJECT

public:
    explicit CatalogTable(QWidget *parent = nullptr);

    // `isOwn` tells the user's own entries, which are marked.
    void setEntries(const Catalog &catalog, CatalogList list, const Numbers &numbers,
                    const std::function<bool(const CatalogPlace &)> &isOwn);
    void search(const QString &words);
    [[nodiscard]] int shownRows() const;
    void choose(const CatalogPlace &place);
    [[nodiscard]] std::vector<CatalogPlace> chosen() const; // the first two, in the order of the rows

private:
    void fitColumns();
    void fillRow(int row, std::size_t entry, const QStringList &figures, bool own);
    [[nodiscard]] std::size_t entryOf(int row) const;

    std::vector<CatalogEntry> m_entries;
};

} // namespace headroom
