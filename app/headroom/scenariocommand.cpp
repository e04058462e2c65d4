// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/scenariocommand.h"

#include <utility>

namespace headroom {

ScenarioCommand::ScenarioCommand(Session &session, const ScenarioEdit &edit, Scenario after, int mergeKey)
    : m_session(session)
    , m_edit(edit)
    , m_before(session.scenario())
    , m_after(std::move(after))
    , m_mergeKey(mergeKey)
{}

void ScenarioCommand::undo()
{
    m_session.show(m_before);
}

void ScenarioCommand::redo()
{
    m_session.show(m_after);
}

// The stack asks only where the merge keys agree.
bool ScenarioCommand::mergeWith(const QUndoCommand *other)
{
    const auto &next = static_cast<const ScenarioCommand &>(*other);
    m_edit = next.m_edit;
    m_after = next.m_after;
    setObsolete(m_after == m_before); // dragged back to where it started
    return true;
}

} // namespace headroom
