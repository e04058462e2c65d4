// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/bottombar.h"

#include <QEvent>
#include <QGridLayout>
#include <QToolButton>

#include "widgets/panels/elidedlabel.h"
#include "widgets/sentences/sentences.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {
constexpr int kLeastNote = 24; // pixels
}

BottomBar::BottomBar(QWidget *parent)
    : QWidget(parent)
{
    m_note = new ElidedLabel(this);
    m_measure = newButton();
    m_buy = newButton();
    m_cautions = newButton();
    m_why = newButton();
    m_sources = newButton();
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(kSpaceL, 0, kSpaceM, kSpaceS);
    m_grid->setSpacing(kSpaceS);
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(m_note, 0, 0);
    arrange(true);
    retranslate();
}

QList<QToolButton *> BottomBar::buttons() const
{
    return {m_measure, m_buy, m_cautions, m_why, m_sources};
}

// In one row behind the note, or two to a row without it where there is no room.
void BottomBar::arrange(bool inOneRow)
{
    if (m_inOneRow == inOneRow)
        return;
    m_inOneRow = inOneRow;
    constexpr int kEachRow = 2;
    const QList<QToolButton *> all = buttons();
    for (int i = 0; i < all.size(); ++i)
        m_grid->addWidget(all[i], inOneRow ? 0 : i / kEachRow, 1 + (inOneRow ? i : i % kEachRow));
    m_note->setVisible(inOneRow);
}

bool BottomBar::hasRoomForOneRow() const
{
    int needed = kSpaceL + kSpaceM + kLeastNote;
    const QList<QToolButton *> all = buttons();
    for (const QToolButton *button : all)
        needed += button->sizeHint().width() + kSpaceS;
    return width() >= needed;
}

void BottomBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(hasRoomForOneRow());
}

QToolButton *BottomBar::newButton()
{
    auto *button = new QToolButton(this);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void BottomBar::setInput(const PlotInput &input)
{
    QStringList notes;
    QString first;
    const auto &results = input.evaluation->results;
    if (input.selected >= 0 && input.selected < static_cast<int>(results.size()))
        for (const Note &note : results[static_cast<std::size_t>(input.selected)].notes) {
            notes.append(noteText(note, input.numbers()));
            if (first.isEmpty() && note.id != Note::Id::HeuristicQuotient) // the plot of rates says that one
                first = notes.last();
        }
    m_note->setFullText(first, notes.join(QLatin1Char('\n')));
}

void BottomBar::retranslate()
{
    m_why->setAccessibleName(tr("Why this number"));
    m_sources->setAccessibleName(tr("Sources"));
    m_cautions->setAccessibleName(tr("Cautions"));
    m_buy->setAccessibleName(tr("What to buy"));
    m_measure->setAccessibleName(tr("Measure"));
    arrange(hasRoomForOneRow());
}

void BottomBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
