// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/catalogdialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include "widgets/panels/catalogdocument.h"
#include "widgets/panels/catalogtable.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/plaindocument.h"
#include "widgets/pickers/labels.h"
#include "widgets/sentences/ownentries.h"

namespace headroom {

CatalogDialog::CatalogDialog(Session &session, std::function<Numbers()> numbers, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_numbers(std::move(numbers))
{
    createParts();
    layOut();
    connectParts();
    retranslate();
    fill();
    resize(QSize(1280, 760).boundedTo(parent ? parent->window()->size() : QSize(1280, 760)));
}

void CatalogDialog::createParts()
{
    m_lists = new QTabBar(this);
    m_lists->setDrawBase(false);
    for (int i = 0; i < 3; ++i)
        m_lists->addTab(QString());
    m_search = new QLineEdit(this);
    m_search->setClearButtonEnabled(true);
    m_table = new CatalogTable(this);
    m_view = new DocumentView(this);
    m_hint = captionLabel(this);
    const auto button = [this] {
        auto *made = new QPushButton(this);
        made->setAutoDefault(false); // Return in the search field is no command
        return made;
    };
    m_use = button();
    m_use->setProperty("primary", true);
    m_copy = button();
    m_add = button();
    m_delete = button();
    m_close = button();
}

void CatalogDialog::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_lists);
    head->addStretch(1);
    head->addWidget(m_search, 1);
    auto *middle = new QSplitter(Qt::Horizontal, this);
    middle->setChildrenCollapsible(false);
    middle->addWidget(m_table);
    middle->addWidget(m_view);
    middle->setSizes({860, 380});
    middle->setStretchFactor(0, 2);
    middle->setStretchFactor(1, 1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(kSpaceS);
    for (QPushButton *each : {m_add, m_copy, m_delete})
        foot->addWidget(each);
    foot->addStretch(1);
    foot->addWidget(m_use);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceL, kSpaceL, kSpaceL, kSpaceL);
    column->setSpacing(kSpaceM);
    column->addLayout(head);
    column->addWidget(middle, 1);
    column->addWidget(m_hint);
    column->addLayout(foot);
}

void CatalogDialog::connectParts()
{
    connect(m_lists, &QTabBar::currentChanged, this, &CatalogDialog::fill);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_table->search(words);
        showChosen();
    });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &CatalogDialog::showChosen);
    connect(m_table, &QTableWidget::cellDoubleClicked, this, &CatalogDialog::use);
    connect(m_use, &QPushButton::clicked, this, &CatalogDialog::use);
    connect(m_add, &QPushButton::clicked, this, [this] { openForm(false); });
    connect(m_copy, &QPushButton::clicked, this, [this] { openForm(true); });
    connect(m_delete, &QPushButton::clicked, this, &CatalogDialog::remove);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

void CatalogDialog::retranslate()
{
    setWindowTitle(tr("Catalog"));
    m_lists->setTabText(0, tr("Accelerators"));
    m_lists->setTabText(1, tr("Models"));
    m_lists->setTabText(2, tr("Formats"));
    m_lists->setAccessibleName(tr("Lists of the catalog"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    m_table->setAccessibleName(windowTitle());
    m_view->setAccessibleName(tr("Figures and sources"));
    m_hint->setText(tr("Choose two with Ctrl to compare them. A click on a column sorts."));
    m_add->setText(tr("&Add your own…"));
    m_add->setToolTip(tr("An accelerator that the catalog does not have"));
    m_copy->setText(tr("&What if…"));
    m_copy->setToolTip(tr("A copy with figures you change, marked as such wherever it appears"));
    m_delete->setText(tr("&Delete…"));
    m_close->setText(tr("Cl&ose"));
}

CatalogList CatalogDialog::list() const
{
    return static_cast<CatalogList>(m_lists->currentIndex());
}

void CatalogDialog::fill()
{
    m_table->setEntries(*m_session.catalog(), list(), m_numbers(), [](const CatalogPlace &place) {
        return place.list != CatalogList::Formats && !ownFileOf(place.id).isEmpty();
    });
    m_table->search(m_search->text());
    showChosen();
}

void CatalogDialog::refresh()
{
    const std::optional<CatalogPlace> place = chosen();
    fill();
    if (place)
        m_table->choose(*place);
}

void CatalogDialog::showEntry(const CatalogPlace &place)
{
    m_search->clear();
    m_lists->setCurrentIndex(static_cast<int>(place.list));
    m_table->choose(place);
    m_table->setFocus();
}

std::optional<CatalogPlace> CatalogDialog::chosen() const
{
    const std::vector<CatalogPlace> places = m_table->chosen();
    return places.size() == 1 ? std::optional(places.front()) : std::nullopt;
}

void CatalogDialog::showChosen()
{
    const Catalog &catalog = *m_session.catalog();
    const Numbers numbers = m_numbers();
    std::vector<CatalogEntry> entries;
    for (const CatalogPlace &place : m_table->chosen())
        if (auto entry = catalogEntry(catalog, place, numbers))
            entries.push_back(*std::move(entry));
    if (entries.size() == 2)
        writeCatalogComparison(m_view->document(), palette(), entries[0], entries[1], numbers);
    else if (entries.size() == 1)
        writeCatalogEntry(m_view->document(), palette(), catalog, entries[0], numbers.locale());
    else
        PlainDocument(m_view->document(), palette())
            .muted(tr("Choose an entry to see where its figures come from."));
    m_view->moveCursor(QTextCursor::Start);
    const bool one = entries.size() == 1;
    m_use->setText(list() == CatalogList::Models ? tr("&Use this model") : tr("&Compare as a card"));
    m_use->setEnabled(one && list() != CatalogList::Formats);
    m_add->setEnabled(list() == CatalogList::Accelerators);
    m_copy->setEnabled(one && list() == CatalogList::Accelerators);
    m_delete->setEnabled(one && list() != CatalogList::Formats && !ownFileOf(entries[0].place.id).isEmpty());
}

void CatalogDialog::use()
{
    const std::optional<CatalogPlace> place = chosen();
    if (!place || place->list == CatalogList::Formats)
        return;
    const QString id = QString::fromStdString(place->id);
    if (place->list == CatalogList::Models)
        emit modelChosen(id);
    else
        emit acceleratorChosen(id);
}

void CatalogDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace headroom
