// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/session.h"

#include "app/headroom/edittext.h"
#include "app/headroom/scenariocommand.h"

namespace headroom {

namespace {

constexpr int kMostUndoSteps = 500; // a document may be large

QString textOf(const QUndoCommand *command, const Catalog &catalog, const QLocale &locale)
{
    if (!command)
        return {};
    const auto &edit = static_cast<const ScenarioCommand &>(*command);
    return editText(edit.edit(), edit.before(), catalog, Numbers(locale));
}

} // namespace

Session::Session(std::shared_ptr<const Catalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_scenario(lessonScenario())
{
    m_undo.setUndoLimit(kMostUndoSteps);
    evaluateNow();
}

void Session::edit(const ScenarioEdit &edit, int mergeKey)
{
    Scenario after = headroom::apply(m_scenario, edit); // std::apply would be looked at too
    if (after != m_scenario)
        m_undo.push(new ScenarioCommand(*this, edit, std::move(after), mergeKey));
}

void Session::setCatalog(std::shared_ptr<const Catalog> catalog)
{
    m_catalog = std::move(catalog);
    evaluateSoon();
}

void Session::start(const Scenario &scenario)
{
    m_undo.clear();
    show(scenario);
}

QString Session::undoText(const QLocale &locale) const
{
    return m_undo.canUndo() ? textOf(m_undo.command(m_undo.index() - 1), *m_catalog, locale) : QString();
}

QString Session::redoText(const QLocale &locale) const
{
    return m_undo.canRedo() ? textOf(m_undo.command(m_undo.index()), *m_catalog, locale) : QString();
}

void Session::show(const Scenario &scenario)
{
    m_scenario = scenario;
    evaluateSoon();
}

void Session::evaluateSoon()
{
    if (m_pending)
        return;
    m_pending = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_pending)
                evaluateNow();
        },
        Qt::QueuedConnection);
}

void Session::evaluateNow()
{
    m_pending = false;
    m_evaluation = evaluate(*m_catalog, m_scenario);
    emit evaluated(m_evaluation);
}

} // namespace headroom
