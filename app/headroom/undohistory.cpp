// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/undohistory.h"

#include "model/scenario/footprint.h"

#include <utility>

namespace headroom {

namespace {

// The document before is that after of the step before it; the edit may hold a whole document, too.
std::size_t bytesOf(const ScenarioEdit &edit, const Scenario &after)
{
    const auto *whole = std::get_if<ReplaceScenario>(&edit);
    return sizeof(UndoHistory::Step) + footprint(after) + (whole ? footprint(whole->scenario) : 0);
}

} // namespace

UndoHistory::UndoHistory(Limits limits, QObject *parent)
    : QObject(parent)
    , m_limits(limits)
{}

void UndoHistory::push(const ScenarioEdit &edit, ScenarioPtr before, ScenarioPtr after, int mergeKey)
{
    const bool wasClean = isClean();
    dropRedo();
    if (!merge(edit, after, mergeKey)) {
        const std::size_t bytes = bytesOf(edit, *after);
        append({edit, std::move(before), std::move(after), mergeKey, bytes});
    }
    while (count() > 1 && (count() > m_limits.steps || m_bytes > m_limits.bytes))
        dropOldest();
    tell(wasClean);
}

void UndoHistory::dropRedo()
{
    while (count() > m_index)
        removeLast();
    if (m_clean > m_index)
        m_clean = -1;
}

bool UndoHistory::merge(const ScenarioEdit &edit, const ScenarioPtr &after, int mergeKey)
{
    if (mergeKey <= 0 || !canUndo() || isClean() || m_steps.back().mergeKey != mergeKey)
        return false;
    Step &last = m_steps.back();
    if (*after == *last.before) { // dragged back to where it started
        removeLast();
        --m_index;
        return true;
    }
    const std::size_t bytes = bytesOf(edit, *after);
    m_bytes += bytes - last.bytes;
    last.edit = edit;
    last.after = after;
    last.bytes = bytes;
    return true;
}

void UndoHistory::append(Step step)
{
    m_bytes += step.bytes;
    m_steps.push_back(std::move(step));
    ++m_index;
}

void UndoHistory::removeLast()
{
    m_bytes -= m_steps.back().bytes;
    m_steps.pop_back();
}

void UndoHistory::dropOldest()
{
    m_bytes -= m_steps.front().bytes;
    m_steps.pop_front();
    --m_index;
    m_clean = std::max(m_clean - 1, -1);
}

void UndoHistory::undo()
{
    if (!canUndo())
        return;
    const bool wasClean = isClean();
    --m_index;
    emit moved(step(m_index).before);
    tell(wasClean);
}

void UndoHistory::redo()
{
    if (!canRedo())
        return;
    const bool wasClean = isClean();
    ++m_index;
    emit moved(step(m_index - 1).after);
    tell(wasClean);
}

void UndoHistory::clear()
{
    const bool wasClean = isClean();
    m_steps.clear();
    m_bytes = 0;
    m_index = 0;
    m_clean = 0;
    tell(wasClean);
}

void UndoHistory::setClean()
{
    const bool wasClean = isClean();
    m_clean = m_index;
    tell(wasClean);
}

void UndoHistory::setNeverClean()
{
    const bool wasClean = isClean();
    m_clean = -1;
    tell(wasClean);
}

void UndoHistory::tell(bool wasClean)
{
    emit indexChanged(m_index);
    if (wasClean != isClean())
        emit cleanChanged(isClean());
}

} // namespace headroom
