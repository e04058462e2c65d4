// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/keptpage.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>

#include "model/measurement/use_measured.h"
#include "widgets/pickers/labels.h"
#include "widgets/sentences/measuredwords.h"
#include "widgets/sentences/plural.h"
#include "widgets/tables/keptrows.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kIndex = Qt::UserRole;    // into the document's measurements
constexpr int kSort = Qt::UserRole + 1; // a number to sort by
constexpr int kWideCharacters = 24;     // of a column with long texts

// Sorted by its number where it has one.
class Cell : public QTableWidgetItem {
public:
    using QTableWidgetItem::QTableWidgetItem;
    bool operator<(const QTableWidgetItem &other) const override
    {
        const QVariant a = data(kSort);
        const QVariant b = other.data(kSort);
        return a.isValid() && b.isValid() ? a.toDouble() < b.toDouble() : QTableWidgetItem::operator<(other);
    }
};

// Values of one quantity stand together, in their order.
double sortValue(const KeptMeasurement &m, KeptColumn column, const MatchedMeasurement &matched)
{
    if (column == KeptColumn::OverPredicted)
        return matched.measuredOverPredicted.value_or(-1.0);
    return static_cast<double>(m.quantity) * 1e19 + m.value;
}

} // namespace

KeptPage::KeptPage(QWidget *parent)
    : QWidget(parent)
{
    createParts();
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &KeptPage::showButtons);
    connect(m_hide, &QPushButton::clicked, this, &KeptPage::hideOrShow);
    connect(m_delete, &QPushButton::clicked, this,
            [this] { emit editAsked(RemoveMeasurements{chosen()}, 0); });
    connect(m_use, &QPushButton::clicked, this, &KeptPage::use);
    connect(m_export, &QPushButton::clicked, this, &KeptPage::exportAsked);
    retranslate();
    showButtons();
}

void KeptPage::createParts()
{
    m_sentence = plainLabel(this);
    m_sentence->setWordWrap(true);
    m_table = new QTableWidget(0, kKeptColumns, this);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(static_cast<int>(KeptColumn::Quantity), Qt::AscendingOrder);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(kSpaceS);
    grid->addWidget(m_sentence, 0, 0, 1, 2);
    grid->addWidget(m_table, 1, 0, 1, 2);
    grid->setRowStretch(1, 1);
    QPushButton **const buttons[] = {&m_use, &m_hide, &m_export, &m_delete};
    for (int i = 0; i < 4; ++i) {
        *buttons[i] = new QPushButton(this);
        grid->addWidget(*buttons[i], 2 + i / 2, i % 2);
    }
}

void KeptPage::setInput(const PlotInput &input)
{
    m_input = input;
    if (isVisible())
        refresh();
}

// A drag of conversations changes nothing in the table.
void KeptPage::refresh()
{
    if (!m_input.evaluation)
        return;
    Scenario scenario = m_input.evaluation->scenario;
    scenario.sequences = 1;
    if (!m_filled || m_shownIn != m_input.locale || scenario != m_shown) {
        m_shown = std::move(scenario);
        m_shownIn = m_input.locale;
        m_filled = true;
        fill();
    }
    showButtons();
}

void KeptPage::fill()
{
    const Numbers numbers = m_input.numbers();
    const std::vector<std::size_t> before = chosen();
    const auto rows = m_shown.measurements.rows();
    const QSignalBlocker quiet(m_table);
    m_table->setSortingEnabled(false); // while rows are filled in
    m_table->setRowCount(static_cast<int>(rows.size()));
    for (const MatchedMeasurement &matched : matchMeasurements(*m_input.catalog, m_shown)) {
        const KeptMeasurement &m = rows[matched.index];
        const QStringList texts = keptRow(*m_input.catalog, m, matched, numbers);
        for (int column = 0; column < kKeptColumns; ++column) {
            auto *cell = new Cell(texts[column]);
            cell->setData(kIndex, static_cast<qulonglong>(matched.index));
            cell->setToolTip(plainToolTip(texts[column]));
            const auto what = static_cast<KeptColumn>(column);
            if (what == KeptColumn::Value || what == KeptColumn::OverPredicted) {
                cell->setData(kSort, sortValue(m, what, matched));
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            }
            if (m.hidden)
                cell->setForeground(Theme::of(palette()).muted);
            m_table->setItem(static_cast<int>(matched.index), column, cell);
        }
    }
    m_table->setSortingEnabled(true);
    m_table->clearSelection();
    for (int row = 0; row < m_table->rowCount(); ++row)
        if (std::find(before.begin(), before.end(), m_table->item(row, 0)->data(kIndex).toULongLong())
            != before.end())
            m_table->selectRow(row);
    setWidths();
    const auto count = static_cast<std::int64_t>(rows.size());
    m_sentence->setText(rows.empty()
                            ? tr("Nothing measured is kept yet. Attach, or drop result files on the window.")
                            //: %1: how many
                            : tr("%1 measured value(s) are kept in the document.", nullptr, plural(count))
                                  .arg(numbers.tokens(count)));
}

// Long texts are cut; their tooltips have them whole.
void KeptPage::setWidths()
{
    const int wide = fontMetrics().averageCharWidth() * kWideCharacters;
    for (int column = 0; column < kKeptColumns; ++column) {
        m_table->resizeColumnToContents(column);
        const int head = m_table->horizontalHeader()->sectionSizeHint(column);
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), std::max(wide, head)));
    }
}

std::vector<std::size_t> KeptPage::chosen() const
{
    std::vector<std::size_t> rows;
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : selected)
        rows.push_back(static_cast<std::size_t>(index.data(kIndex).toULongLong()));
    std::sort(rows.begin(), rows.end());
    return rows;
}

bool KeptPage::allHidden(const std::vector<std::size_t> &rows) const
{
    const auto all = m_shown.measurements.rows();
    return !rows.empty() && std::all_of(rows.begin(), rows.end(), [&](std::size_t row) {
        return row < all.size() && all[row].hidden;
    });
}

// Only a device's own memory or bandwidth can stand for the vendor's, and only on a card of that part.
QString KeptPage::whyNotUsed() const
{
    const std::vector<std::size_t> rows = chosen();
    const auto all = m_shown.measurements.rows();
    const auto index = static_cast<std::size_t>(std::max(0, m_input.selected));
    if (rows.size() != 1 || rows[0] >= all.size())
        return tr("Choose one line.");
    if (index >= m_shown.configurations.size())
        return tr("No card is selected.");
    const KeptMeasurement &m = all[rows[0]];
    if (!canBeUsed(m.quantity))
        return tr("Only memory and bandwidth can take the place of the vendor's figures.");
    if (m.conditions.accelerator != m_shown.configurations[index].accelerator)
        return tr("The selected card is another accelerator, or a partition was measured.");
    return {};
}

void KeptPage::showButtons()
{
    const std::vector<std::size_t> rows = chosen();
    m_hide->setEnabled(!rows.empty());
    m_hide->setText(allHidden(rows) ? tr("Show on the plots") : tr("Hide on the plots"));
    m_delete->setEnabled(!rows.empty());
    m_export->setEnabled(m_table->rowCount() > 0);
    const QString why = m_filled ? whyNotUsed() : tr("Choose one line.");
    m_use->setEnabled(why.isEmpty());
    m_use->setToolTip(why.isEmpty() ? tr("Takes the place of the vendor's figure on the selected card")
                                    : why);
}

void KeptPage::hideOrShow()
{
    const std::vector<std::size_t> rows = chosen();
    emit editAsked(HideMeasurements{rows, !allHidden(rows)}, 0);
}

void KeptPage::use()
{
    const auto index = static_cast<std::size_t>(m_input.selected);
    const KeptMeasurement &m = m_shown.measurements.rows()[chosen().front()];
    emit editAsked(SetConfiguration{index, useMeasured(m_shown.configurations[index], m)}, 0);
}

void KeptPage::retranslate()
{
    m_table->setAccessibleName(tr("Measured values"));
    m_table->setHorizontalHeaderLabels(keptHeads());
    m_use->setText(tr("Use measured"));
    m_delete->setText(tr("Delete"));
    m_export->setText(tr("Export CSV…"));
    m_filled = false;
    showButtons();
    if (isVisible())
        refresh();
}

void KeptPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void KeptPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        m_filled = false;
}

} // namespace headroom
