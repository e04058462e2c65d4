// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/bottombar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include "widgets/panels/elidedlabel.h"
#include "widgets/sentences/sentences.h"
#include "widgets/theme/theme.h"

namespace headroom {

BottomBar::BottomBar(QWidget *parent)
    : QWidget(parent)
{
    m_note = new ElidedLabel(this);
    m_buy = newButton();
    m_cautions = newButton();
    m_why = newButton();
    m_sources = newButton();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kSpaceL, 0, kSpaceM, kSpaceS);
    row->setSpacing(kSpaceS);
    row->addWidget(m_note, 1);
    row->addWidget(m_buy);
    row->addWidget(m_cautions);
    row->addWidget(m_why);
    row->addWidget(m_sources);
    retranslate();
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
}

void BottomBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
