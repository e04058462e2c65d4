// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/session.h"

#include "app/headroom/edittext.h"

namespace headroom {

namespace {

QString textOf(const UndoHistory::Step &step, const Catalog &catalog, const QLocale &locale)
{
    return editText(step.edit, *step.before, catalog, Numbers(locale));
}

} // namespace

Session::Session(std::shared_ptr<const Catalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_scenario(std::make_shared<const Scenario>(lessonScenario()))
{
    connect(&m_undo, &UndoHistory::moved, this, &Session::show);
    evaluateNow();
}

void Session::edit(const ScenarioEdit &edit, int mergeKey)
{
    // std::apply would be looked at too
    auto after = std::make_shared<const Scenario>(headroom::apply(*m_scenario, edit));
    if (*after == *m_scenario)
        return;
    ScenarioPtr before = m_scenario;
    show(after);
    m_undo.push(edit, std::move(before), std::move(after), mergeKey);
}

void Session::setCatalog(std::shared_ptr<const Catalog> catalog)
{
    m_catalog = std::move(catalog);
    evaluateSoon();
}

void Session::start(const Scenario &scenario)
{
    show(std::make_shared<const Scenario>(scenario));
    m_undo.clear();
}

QString Session::undoText(const QLocale &locale) const
{
    return m_undo.canUndo() ? textOf(m_undo.step(m_undo.index() - 1), *m_catalog, locale) : QString();
}

QString Session::redoText(const QLocale &locale) const
{
    return m_undo.canRedo() ? textOf(m_undo.step(m_undo.index()), *m_catalog, locale) : QString();
}

void Session::show(ScenarioPtr scenario)
{
    m_scenario = std::move(scenario);
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
    m_evaluation = evaluate(*m_catalog, *m_scenario);
    emit evaluated(m_evaluation);
}

} // namespace headroom
