// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include "app/attach/boundedget.h"

#include "model/measurement/live/engine_history.h"

#include <optional>

namespace headroom {

// A serving engine that is asked for its metrics once a second. Lost, it is asked again after ever longer
// pauses.
class EnginePoll : public QObject {
    Q_OBJECT

public:
    struct Pace {
        int every = 1'000; // ms
        int answer = 5'000;
        int longestPause = 30'000;
    };

    explicit EnginePoll(QObject *parent = nullptr);

    void setPace(const Pace &pace) { m_pace = pace; }
    void attach(const QString &typed);
    void detach();
    [[nodiscard]] bool isAttached() const { return m_attached; }
    [[nodiscard]] QString place() const; // "localhost:8000"
    [[nodiscard]] const EngineHistory &history() const { return m_history; }
    [[nodiscard]] const std::optional<LlamaProps> &props() const { return m_props; }
    [[nodiscard]] const std::optional<AttachProblem> &problem() const
    {
        return m_problem;
    }                                                   // of the latest answer
    [[nodiscard]] int pause() const { return m_pause; } // ms to the next question after a problem

signals:
    void changed();

private:
    void ask();
    void take(const BoundedGet::Answer &answer);
    void takeMetrics(const QByteArray &body);
    void askProps();
    [[nodiscard]] QUrl page(const char *path) const;

    Pace m_pace;
    bool m_attached = false;
    QUrl m_address;
    QString m_typed;
    BoundedGet m_get;
    BoundedGet m_getProps;
    QTimer m_next;
    QElapsedTimer m_clock;
    qint64 m_asked = 0;
    int m_pause = 0;
    bool m_propsAsked = false;
    EngineHistory m_history;
    std::optional<LlamaProps> m_props;
    std::optional<AttachProblem> m_problem;
};

} // namespace headroom
