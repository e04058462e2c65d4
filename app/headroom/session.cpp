// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/session.h"

#include "app/headroom/edittext.h"

#include <algorithm>

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
    // std::apply would be looked at too.
    auto after =
        std::make_shared<const Scenario>(withCarriedModels(headroom::apply(*m_scenario, edit), *m_catalog));
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

CarriedTrouble Session::start(const Scenario &scenario, const std::string &file)
{
    CarriedTrouble trouble = takeCarried(scenario, file);
    show(std::make_shared<const Scenario>(withCarriedModels(scenario, *m_catalog)));
    m_undo.clear();
    return trouble;
}

CarriedTrouble Session::takeCarried(const Scenario &scenario, const std::string &file)
{
    if (m_carried.empty() && scenario.carriedModels.empty())
        return {};
    auto catalog = std::make_shared<Catalog>(*m_catalog);
    std::erase_if(catalog->models, [&](const LanguageModel &model) {
        return std::find(m_carried.begin(), m_carried.end(), model.id) != m_carried.end();
    });
    const std::size_t known = catalog->models.size();
    CarriedTrouble trouble = addCarriedModels(*catalog, scenario, file);
    m_carried.clear();
    for (std::size_t i = known; i < catalog->models.size(); ++i)
        m_carried.push_back(catalog->models[i].id);
    m_catalog = std::move(catalog);
    return trouble;
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
