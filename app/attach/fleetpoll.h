// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTimer>

#include "app/attach/boundedget.h"

#include "model/measurement/live/fleet.h"

#include <memory>
#include <optional>

namespace headroom {

// Engines that a Prometheus server scrapes already: the jobs that serve models, then the last hour of one,
// asked for again and again.
class FleetPoll : public QObject {
    Q_OBJECT

public:
    struct Pace {
        int every = 15'000; // ms
        int answer = 10'000;
        int longestPause = 120'000;
    };
    using Replicas = std::shared_ptr<const std::vector<Replica>>;

    explicit FleetPoll(QObject *parent = nullptr);

    void setPace(const Pace &pace) { m_pace = pace; }
    // The token stays in memory, and only until another address is attached to.
    void attach(const QString &typed, const QString &token);
    void detach();
    void choose(const QString &job);                 // of jobs()
    void chooseInstances(const QStringList &chosen); // of instances(); empty: all

    [[nodiscard]] bool isAttached() const { return m_attached; }
    [[nodiscard]] QString place() const;
    [[nodiscard]] const QStringList &jobs() const { return m_jobs; }
    [[nodiscard]] const QString &job() const { return m_job; }
    [[nodiscard]] const QStringList &instances() const { return m_instances; }
    [[nodiscard]] const QStringList &chosen() const { return m_chosen; }
    [[nodiscard]] const Replicas &replicas() const { return m_replicas; } // may be empty
    [[nodiscard]] const std::optional<AttachProblem> &problem() const { return m_problem; }
    [[nodiscard]] int pause() const { return m_pause; } // ms to the next question after a problem

signals:
    void changed();

private:
    enum class Question { Jobs, Instances, Hour };
    void ask(Question question);
    void take(const BoundedGet::Answer &answer);
    void takeAnswer(const PrometheusAnswer &answer);
    void takeJobs(const std::vector<std::string> &jobs);
    [[nodiscard]] QUrl urlFor(Question question) const;

    Pace m_pace;
    bool m_attached = false;
    QUrl m_address;
    QString m_typed;
    QByteArray m_token;
    BoundedGet m_get;
    QTimer m_next;
    Question m_question = Question::Jobs;
    int m_pause = 0;
    QStringList m_jobs;
    QString m_job;
    QStringList m_instances;
    QStringList m_chosen;
    Replicas m_replicas;
    std::optional<AttachProblem> m_problem;
};

} // namespace headroom
