// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include "model/measurement/live/attach_problem.h"
#include "model/measurement/live/fleet.h"
#include "widgets/plots/plotinput.h"

#include <memory>

class QComboBox;
class QListWidget;
class QPushButton;

namespace headroom {

class DocumentView;

// What the page of a fleet shows.
struct FleetView {
    bool asked = false; // something was attached to
    QStringList jobs;
    QString job;
    QStringList instances;
    QStringList chosen; // empty: all
    std::shared_ptr<const std::vector<Replica>> replicas;
    std::optional<AttachProblem> problem;
    int pause = 0; // ms to the next question after a problem
};

// Engines that a Prometheus server knows: which job and instances, median and spread, each replica.
class FleetPage : public QWidget {
    Q_OBJECT

public:
    explicit FleetPage(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    void setView(const FleetView &view);
    [[nodiscard]] QComboBox *jobs() const { return m_jobs; }
    [[nodiscard]] QListWidget *instances() const { return m_instances; }
    [[nodiscard]] QPushButton *keepButton() const { return m_keep; }
    [[nodiscard]] DocumentView *document() const { return m_document; }

signals:
    void jobChosen(const QString &job);
    void instancesChosen(const QStringList &instances);
    void keepAsked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void showChoices();
    void refresh();
    void write();
    [[nodiscard]] QStringList checkedInstances() const;

    PlotInput m_input;
    FleetView m_view;
    QComboBox *m_jobs = nullptr;
    QListWidget *m_instances = nullptr;
    DocumentView *m_document = nullptr;
    QPushButton *m_keep = nullptr;
};

} // namespace headroom
