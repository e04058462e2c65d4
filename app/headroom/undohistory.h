// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <deque>
#include <memory>

#include "model/scenario/edit.h"

namespace headroom {

using ScenarioPtr = std::shared_ptr<const Scenario>;

// The edits of a document that can be undone. A step keeps the document before and after, so undo gives back
// exactly what was there, and the edit itself, so that its name can be written in any language later.
// Neighbouring steps share the document between them. Bounded by steps and by bytes, because a document may
// be large: the oldest steps go, the newest never does.
class UndoHistory : public QObject {
    Q_OBJECT

public:
    struct Step {
        ScenarioEdit edit;
        ScenarioPtr before;
        ScenarioPtr after;
        int mergeKey = 0;
        std::size_t bytes = 0;
    };
    struct Limits {
        int steps = 500;
        std::size_t bytes = std::size_t{32} * 1024 * 1024;
    };

    explicit UndoHistory(QObject *parent = nullptr)
        : UndoHistory(Limits{}, parent)
    {}
    UndoHistory(Limits limits, QObject *parent);

    // Steps with the same merge key above 0, one after the other, become one, and none where they lead back
    // to where they began. A step never joins one that was saved.
    void push(const ScenarioEdit &edit, ScenarioPtr before, ScenarioPtr after, int mergeKey);
    void undo();
    void redo();
    void clear();         // forgets all steps; the document counts as saved
    void setClean();      // the document is saved as it is now
    void setNeverClean(); // no step leads to what is saved

    [[nodiscard]] bool canUndo() const { return m_index > 0; }
    [[nodiscard]] bool canRedo() const { return m_index < count(); }
    [[nodiscard]] bool isClean() const { return m_clean == m_index; }
    [[nodiscard]] int count() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] int index() const { return m_index; } // of the step that redo would take
    [[nodiscard]] const Step &step(int index) const { return m_steps[static_cast<std::size_t>(index)]; }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

signals:
    void moved(const headroom::ScenarioPtr &scenario); // undo or redo leads to this document
    void indexChanged(int index);
    void cleanChanged(bool clean);

private:
    void dropRedo();
    void dropOldest();
    [[nodiscard]] bool merge(const ScenarioEdit &edit, const ScenarioPtr &after, int mergeKey);
    void append(Step step);
    void removeLast();
    void tell(bool wasClean);

    Limits m_limits;
    std::deque<Step> m_steps;
    int m_index = 0;
    int m_clean = 0; // index at which the document is as saved; -1 where none is
    std::size_t m_bytes = 0;
};

} // namespace headroom
