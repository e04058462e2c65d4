// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/storyteller.h"

#include "widgets/pickers/gesture.h"

namespace headroom {

Storyteller::Storyteller(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{}

void Storyteller::begin(const Story &story)
{
    if (!m_story)
        m_before = m_session.scenario(); // of a story after a story, what was there before both
    m_story = story;
    m_gesture = nextGesture();
    goTo(0);
}

void Storyteller::goTo(std::size_t step)
{
    m_step = step;
    m_revealed = false;
    m_session.edit(ReplaceScenario{m_story->steps[step].scenario}, m_gesture);
    emit changed();
}

bool Storyteller::hidesAnAnswer() const
{
    return !m_revealed && !m_story->steps[m_step].ask.isEmpty();
}

void Storyteller::reveal()
{
    if (!m_story || !hidesAnAnswer())
        return;
    m_revealed = true;
    emit changed();
}

void Storyteller::forth()
{
    if (!m_story)
        return;
    if (hidesAnAnswer())
        reveal();
    else if (m_step + 1 < m_story->steps.size())
        goTo(m_step + 1);
}

void Storyteller::back()
{
    if (m_story && m_step > 0)
        goTo(m_step - 1);
}

void Storyteller::leave()
{
    if (!m_story)
        return;
    m_story.reset();
    m_session.edit(ReplaceScenario{m_before}, m_gesture);
    emit changed();
}

void Storyteller::keep()
{
    if (!m_story)
        return;
    m_story.reset();
    emit changed();
}

} // namespace headroom
