// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/catalogtable.h"

#include <QHeaderView>

#include <algorithm>

#include "widgets/pickers/labels.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

constexpr int kEntry = Qt::UserRole; // which entry a row shows
constexpr int kFigureCharacters = 11;
constexpr int kNumber = Qt::UserRole + 1; // what a figure is sorted by

// Figures are sorted by what they are worth, names as they are read.
class Cell : public QTableWidgetItem {
public:
    using QTableWidgetItem::QTableWidgetItem;
    bool operator<(const QTableWidgetItem &other) const override
    {
        const QVariant mine = data(kNumber);
        return mine.isValid() ? mine.toDouble() < other.data(kNumber).toDouble()
                              : text().localeAwareCompare(other.text()) < 0;
    }
};

} // namespace

CatalogTable::CatalogTable(QWidget *parent)
    : QTableWidget(parent)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter
                                            | static_cast<Qt::Alignment>(Qt::TextWordWrap));
    horizontalHeader()->setMinimumHeight(3 * fontMetrics().height() + kSpaceM);
}

void CatalogTable::setEntries(const Catalog &catalog, CatalogList list, const Numbers &numbers,
                              const std::function<bool(const CatalogPlace &)> &isOwn)
{
    m_entries = catalogEntries(catalog, list, numbers);
    const QStringList figures = mainFigures(list);
    setSortingEnabled(false); // rows stay where they are while they are filled
    clear();
    setColumnCount(static_cast<int>(figures.size()) + 3);
    setRowCount(static_cast<int>(m_entries.size()));
    //: Heads of columns: the name of an entry of the catalog; who makes it, or what it is for; what else
    //: is to be said of it, "announced".
    setHorizontalHeaderLabels(QStringList{tr("Name"), tr("Of")} + figures + QStringList{tr("Status")});
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        fillRow(static_cast<int>(i), i, figures, isOwn(m_entries[i].place));
    fitColumns();
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // as in the catalog
    setSortingEnabled(true);
}

// A long header takes several lines, so that all columns are seen.
void CatalogTable::fitColumns()
{
    resizeColumnsToContents();
    const int most = fontMetrics().averageCharWidth() * kFigureCharacters;
    for (int column = 1; column < columnCount(); ++column)
        setColumnWidth(column, std::min(columnWidth(column), std::max(most, sizeHintForColumn(column))));
    setColumnWidth(0, std::min(columnWidth(0), 2 * most));
}

void CatalogTable::fillRow(int row, std::size_t index, const QStringList &figures, bool own)
{
    const CatalogEntry &entry = m_entries[index];
    const auto put = [&](int column, const QString &text) {
        auto *cell = new Cell(text);
        cell->setData(kEntry, static_cast<qulonglong>(index));
        setItem(row, column, cell);
        return cell;
    };
    put(0, entry.name);
    put(1, entry.group);
    for (int i = 0; i < figures.size(); ++i) {
        const CatalogFigure *figure = entry.figure(figures[i]);
        QTableWidgetItem *cell = put(2 + i, figure ? figure->value : QString());
        cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        cell->setData(kNumber, figure ? figure->number : 0.0);
        if (figure)
            cell->setToolTip(plainToolTip(kindName(figure->from.kind)));
    }
    //: In the list of the catalog: entries that the user has made.
    QStringList status{entry.status, own ? tr("yours") : QString()};
    status.removeAll(QString());
    put(columnCount() - 1, status.join(QLatin1String(", ")));
}

std::size_t CatalogTable::entryOf(int row) const
{
    return static_cast<std::size_t>(item(row, 0)->data(kEntry).toULongLong());
}

void CatalogTable::search(const QString &words)
{
    for (int row = 0; row < rowCount(); ++row)
        setRowHidden(row, !m_entries[entryOf(row)].isNamedBy(words));
}

int CatalogTable::shownRows() const
{
    int shown = 0;
    for (int row = 0; row < rowCount(); ++row)
        shown += isRowHidden(row) ? 0 : 1;
    return shown;
}

void CatalogTable::choose(const CatalogPlace &place)
{
    for (int row = 0; row < rowCount(); ++row)
        if (m_entries[entryOf(row)].place == place) {
            selectRow(row);
            scrollToItem(item(row, 0));
            return;
        }
    clearSelection();
}

std::vector<CatalogPlace> CatalogTable::chosen() const
{
    QList<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        if (!isRowHidden(index.row()))
            rows << index.row();
    std::sort(rows.begin(), rows.end());
    std::vector<CatalogPlace> places;
    for (const int row : rows.mid(0, 2))
        places.push_back(m_entries[entryOf(row)].place);
    return places;
}

} // namespace headroom
