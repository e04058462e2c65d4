// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/cardlist.h"

#include <QApplication>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/pickers/catalogitems.h"
#include "widgets/pickers/pickerbutton.h"
#include "widgets/pickers/taborder.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {
constexpr int kCardWidth = 304;
}

CardList::CardList(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(kSpaceM, kSpaceM, kSpaceM, kSpaceM);
    m_column->setSpacing(kSpaceS);
    m_add = new PickerButton(content);
    m_add->setObjectName(QStringLiteral("addCard"));
    m_add->setProperty("flat", true);
    m_column->addWidget(m_add);
    m_column->addStretch();
    setWidget(content);
    m_gapLine = new QFrame(content);
    m_gapLine->setObjectName(QStringLiteral("gapLine"));
    m_gapLine->hide();
    m_add->setItems([this] { return acceleratorItems(*m_input.catalog, Numbers(m_input.locale)); });
    connect(m_add, &PickerButton::picked, this, &CardList::addCard);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { followFocus(now); });
    retranslate();
}

QSize CardList::sizeHint() const
{
    return {kCardWidth + 2 * kSpaceM, 600};
}

QSize CardList::minimumSizeHint() const
{
    return {264 + 2 * kSpaceM, 120};
}

void CardList::retranslate()
{
    setAccessibleName(tr("Configurations compared"));
    m_add->setSubject(tr("Comparison"));
    m_add->setCurrent({}, tr("+ Add an accelerator"), tr("Add a configuration to the comparison"));
}

void CardList::setInput(const PlotInput &input)
{
    m_input = input;
    makeCards(static_cast<int>(input.evaluation->results.size()));
    for (ConfigurationCard *card : std::as_const(m_cards))
        card->setInput(input);
    m_add->setVisible(m_cards.size() < static_cast<qsizetype>(kMostConfigurations));
}

// Cards are views of positions: one more or one less at the end, whatever was added or removed.
void CardList::makeCards(int count)
{
    const bool more = m_cards.size() < count;
    while (m_cards.size() > count)
        m_cards.takeLast()->deleteLater();
    while (m_cards.size() < count) {
        const auto index = static_cast<std::size_t>(m_cards.size());
        auto *card = new ConfigurationCard(index, widget());
        m_column->insertWidget(static_cast<int>(index), card);
        connect(card, &ConfigurationCard::editAsked, this, &CardList::passOn);
        connect(card, &ConfigurationCard::dragged, this, &CardList::showGap);
        connect(card, &ConfigurationCard::dragEnded, this,
                [this, index](bool let) { endDrag(static_cast<int>(index), let); });
        connect(card, &ConfigurationCard::complained, this, &CardList::complained);
        connect(card, &ConfigurationCard::workingAsked, this,
                [this, index] { emit workingAsked(static_cast<int>(index)); });
        m_cards.append(card);
    }
    if (more)
        orderTabs();
}

// From card to card, each with all its controls, and last to the button that adds one: a new widget would
// stand at the end of the whole window.
void CardList::orderTabs()
{
    QWidget *last = focusableBefore(this);
    const auto follow = [&last](QWidget *next) {
        setTabOrder(last, next);
        last = next;
    };
    for (ConfigurationCard *card : std::as_const(m_cards)) {
        QWidgetList parts;
        for (QWidget *part = card->nextInFocusChain(); part != card; part = part->nextInFocusChain())
            if (card->isAncestorOf(part) && part->focusPolicy() != Qt::NoFocus)
                parts.append(part);
        follow(card);
        for (QWidget *part : std::as_const(parts))
            follow(part);
    }
    follow(m_add);
}

// The focus goes with a card that is moved, so that the next key moves the same one on.
void CardList::passOn(const ScenarioEdit &edit, int gesture)
{
    emit editAsked(edit, gesture);
    if (const auto *move = std::get_if<MoveConfiguration>(&edit))
        m_cards.at(static_cast<qsizetype>(move->to))->setFocus(Qt::OtherFocusReason);
}

// Gaps are counted from above the first card: the one before card i is gap i.
int CardList::gapAt(int y) const
{
    int gap = 0;
    while (gap < m_cards.size() && m_cards[gap]->geometry().center().y() < y)
        ++gap;
    return gap;
}

void CardList::showGap(int y)
{
    m_gap = gapAt(y);
    const QRect near = m_cards[std::min<qsizetype>(m_gap, m_cards.size() - 1)]->geometry();
    const int at = m_gap < m_cards.size() ? near.top() - kSpaceXs : near.bottom() + kSpaceXs;
    m_gapLine->setGeometry(near.left(), at - 1, near.width(), 3);
    m_gapLine->raise();
    m_gapLine->show();
    ensureVisible(0, y, 0, kSpaceXxl);
}

void CardList::endDrag(int card, bool let)
{
    m_gapLine->hide();
    const int to = m_gap > card ? m_gap - 1 : m_gap;
    if (let && to != card)
        passOn(MoveConfiguration{static_cast<std::size_t>(card), static_cast<std::size_t>(to)}, 0);
}

void CardList::addCard(const QString &accelerator)
{
    Configuration added;
    const auto &results = m_input.evaluation->results;
    if (m_input.selected >= 0 && m_input.selected < static_cast<int>(results.size())) {
        const Configuration &like = results[static_cast<std::size_t>(m_input.selected)].configuration;
        added.weights = like.weights;
        added.cache = like.cache;
    }
    added.accelerator = accelerator.toStdString();
    emit editAsked(AddConfiguration{added}, 0);
}

void CardList::followFocus(QWidget *now)
{
    for (int i = 0; now && i < m_cards.size(); ++i)
        if (m_cards[i] == now || m_cards[i]->isAncestorOf(now)) {
            ensureWidgetVisible(now, 0, kSpaceM);
            emit selected(i);
        }
}

void CardList::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
