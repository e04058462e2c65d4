// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/session.h"

#include "app/headroom/edittext.h"
#include "app/headroom/scenariocommand.h"

#include <algorithm>

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
    // std::apply would be looked at too.
    Scenario after = withCarriedModels(headroom::apply(m_scenario, edit), *m_catalog);
    if (after != m_scenario)
        m_undo.push(new ScenarioCommand(*this, edit, std::move(after), mergeKey));
}

void Session::setCatalog(std::shared_ptr<const Catalog> catalog)
{
    m_catalog = std::move(catalog);
    evaluateSoon();
}

CarriedTrouble Session::start(const Scenario &scenario, const std::string &file)
{
    m_undo.clear();
    CarriedTrouble trouble = takeCarried(scenario, file);
    show(withCarriedModels(scenario, *m_catalog));
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
