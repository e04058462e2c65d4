// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/storystrip.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "widgets/pickers/labels.h"
#include "widgets/sentences/names.h"
#include "widgets/sentences/stories.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

QLabel *wrapped(QWidget *parent, TypeRole role)
{
    QLabel *label = plainLabel(parent, role);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void say(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setAccessibleName(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

StoryStrip::StoryStrip(QWidget *parent)
    : QFrame(parent)
{
    setProperty("surface", QStringLiteral("story"));
    createTexts();
    createButtons();
    layOut();
    retranslate();
    hide();
}

void StoryStrip::createTexts()
{
    m_title = wrapped(this, TypeRole::Caption);
    m_say = wrapped(this, TypeRole::Answer);
    m_ask = wrapped(this, TypeRole::Strong);
    m_reveal = wrapped(this, TypeRole::Strong);
    m_source = wrapped(this, TypeRole::Caption);
    for (QLabel *label : {m_title, m_source})
        label->setProperty("tone", QStringLiteral("muted"));
}

void StoryStrip::createButtons()
{
    m_answer = new QPushButton(this);
    m_back = new QPushButton(this);
    m_forth = new QPushButton(this);
    m_forth->setProperty("primary", true);
    m_keep = new QPushButton(this);
    m_leave = new QToolButton(this);
    m_leave->setAutoRaise(true);
    m_leave->setText(QStringLiteral("✕"));
    m_leave->setFocusPolicy(Qt::StrongFocus);
    connect(m_answer, &QPushButton::clicked, this, &StoryStrip::revealAsked);
    connect(m_back, &QPushButton::clicked, this, &StoryStrip::backAsked);
    connect(m_forth, &QPushButton::clicked, this,
            [this] { m_atEnd ? emit leaveAsked() : emit forthAsked(); });
    connect(m_keep, &QPushButton::clicked, this, &StoryStrip::keepAsked);
    connect(m_leave, &QToolButton::clicked, this, &StoryStrip::leaveAsked);
}

void StoryStrip::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_leave);
    auto *ways = new QHBoxLayout;
    ways->setSpacing(kSpaceS);
    ways->addWidget(m_source, 1);
    ways->addStretch();
    ways->addWidget(m_keep);
    ways->addWidget(m_answer);
    ways->addWidget(m_back);
    ways->addWidget(m_forth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceL, kSpaceXs, kSpaceM, kSpaceS);
    column->setSpacing(kSpaceXs);
    column->addLayout(head);
    column->addWidget(m_say);
    column->addWidget(m_ask);
    column->addWidget(m_reveal);
    column->addLayout(ways);
}

void StoryStrip::retranslate()
{
    m_answer->setText(tr("Show the answer"));
    m_back->setText(tr("Back"));
    m_forth->setText(m_atEnd ? tr("End the story") : tr("Next"));
    m_keep->setText(tr("Keep this scenario"));
    m_keep->setToolTip(tr("Ends the story and goes on with what it shows. Undo brings back what was there."));
    m_leave->setAccessibleName(tr("Leave the story"));
    m_leave->setToolTip(tr("Leave the story and return to what was there before."));
}

void StoryStrip::show(const Story &story, std::size_t step, bool revealed, const Numbers &numbers)
{
    const StoryStep &shown = story.steps[step];
    m_atEnd = step + 1 == story.steps.size();
    //: Above a story's sentence. %1: its title, %2: number of the step, %3: of so many
    say(m_title, tr("%1 – step %2 of %3")
                     .arg(textIn(story.title, numbers.locale()))
                     .arg(step + 1)
                     .arg(story.steps.size()));
    say(m_say, storyText(shown.say, shown, numbers));
    say(m_ask, storyText(shown.ask, shown, numbers));
    say(m_reveal, revealed ? storyText(shown.reveal, shown, numbers) : QString());
    say(m_source, storySource(shown));
    m_answer->setVisible(!shown.ask.isEmpty() && !revealed);
    m_back->setEnabled(step > 0);
    retranslate();
    setVisible(true);
    QAccessibleEvent alert(m_say, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void StoryStrip::clear()
{
    hide();
}

QString StoryStrip::sentence() const
{
    return m_say->text();
}

QString StoryStrip::answer() const
{
    return m_reveal->text();
}

void StoryStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
