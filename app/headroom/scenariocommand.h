// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

#include "app/headroom/session.h"

namespace headroom {

// One edit of the document on the undo stack. It keeps the scenario before and after, so undo restores
// exactly what was there, and the edit itself, so that its name can be written in any language later.
class ScenarioCommand : public QUndoCommand {
public:
    ScenarioCommand(Session &session, const ScenarioEdit &edit, Scenario after, int mergeKey);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return m_mergeKey > 0 ? m_mergeKey : -1; }
    bool mergeWith(const QUndoCommand *other) override;

    [[nodiscard]] const ScenarioEdit &edit() const { return m_edit; }
    [[nodiscard]] const Scenario &before() const { return m_before; }

private:
    Session &m_session;
    ScenarioEdit m_edit;
    Scenario m_before;
    Scenario m_after;
    int m_mergeKey;
};

} // namespace headroom
