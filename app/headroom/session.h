// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

#include "app/headroom/undohistory.h"
#include "model/catalog/catalog.h"
#include "model/checkpoint/carried_models.h"
#include "model/evaluation/evaluation.h"
#include "model/scenario/edit.h"

namespace headroom {

// The only document: a scenario, its evaluation, and the edits that can be undone. Pickers edit it,
// plots and panels receive evaluations from it.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(std::shared_ptr<const Catalog> catalog, QObject *parent = nullptr);

    [[nodiscard]] const Scenario &scenario() const { return *m_scenario; }
    // The same, to be kept or read beside the window while the document changes on.
    [[nodiscard]] const ScenarioPtr &scenarioPtr() const { return m_scenario; }
    [[nodiscard]] const EvaluationPtr &evaluation() const { return m_evaluation; }
    [[nodiscard]] const std::shared_ptr<const Catalog> &catalog() const { return m_catalog; }
    [[nodiscard]] UndoHistory *undoStack() { return &m_undo; }

    // Edits of one gesture (a drag) share a merge key and are undone together; 0 never merges. An edit
    // that changes nothing leaves no trace.
    void edit(const ScenarioEdit &edit, int mergeKey = 0);

    // A catalog that knows more: the document stays as it is and is evaluated again.
    void setCatalog(std::shared_ptr<const Catalog> catalog);

    // Another document takes the place of this one: nothing is left to undo, and it counts as saved. The
    // models it carries join the catalog, those of the one before leave it. `file` is named in the trouble.
    CarriedTrouble start(const Scenario &scenario, const std::string &file = {});

    // What undo and redo would do, in the application's language; empty when there is nothing to do.
    [[nodiscard]] QString undoText(const QLocale &locale) const;
    [[nodiscard]] QString redoText(const QLocale &locale) const;

    // The evaluation of the scenario as it is now, without waiting for the event loop.
    void evaluateNow();

signals:
    // Once per change of the document; many edits of one burst are evaluated once, when the event loop
    // is reached again.
    void evaluated(const headroom::EvaluationPtr &evaluation);

private:
    void show(ScenarioPtr scenario);
    void evaluateSoon();
    CarriedTrouble takeCarried(const Scenario &scenario, const std::string &file);

    std::shared_ptr<const Catalog> m_catalog;
    std::vector<std::string> m_carried; // ids that only the document brought into the catalog
    ScenarioPtr m_scenario;             // never empty
    EvaluationPtr m_evaluation;
    UndoHistory m_undo;
    bool m_pending = false;
};

} // namespace headroom
