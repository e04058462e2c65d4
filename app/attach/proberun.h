// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "app/attach/probecommand.h"

#include "model/measurement/probe/probe_reader.h"

class QProcess;

namespace headroom {

// One run of headroom-probe, here or over ssh: its records as they come. A run that stops answering is ended
// with all it has started; one that cannot be ended is left behind, and no other is begun.
class ProbeRun : public QObject {
    Q_OBJECT

public:
    struct Patience {
        int silence = 30'000; // ms between two records where the probe is in no step with a limit of its own
        int longestStep = 120'000;
        int grace = 3'000; // for the probe to say by itself what did not answer
        int dying = 2'000;
    };

    explicit ProbeRun(QObject *parent = nullptr);
    ~ProbeRun() override;

    void setPatience(const Patience &patience) { m_patience = patience; }
    void setFurtherOptions(const QStringList &options)
    {
        m_further = options;
    } // of the probe, on this machine

    void start(const QString &host, const ProbeOrder &order); // empty: this machine
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_process != nullptr; }
    [[nodiscard]] const ProbeReport &report() const { return m_reader.report(); }
    // After the end. Without a problem and without success the report itself says why.
    [[nodiscard]] const std::optional<AttachProblem> &problem() const { return m_problem; }
    [[nodiscard]] bool isSuccess() const { return m_success; }

signals:
    void progressed(); // many records of one moment are told once
    void ended();

private:
    void launch(const ProbeCommand &command, const QByteArray &input);
    void read();
    void take(const QByteArray &bytes);
    void waitForMore();
    void giveUp();
    void leaveBehind();
    void conclude(int status, bool crashed);
    void finish(std::optional<AttachProblem> problem);
    [[nodiscard]] AttachProblem problemOf(AttachProblem::What what, int number = 0) const;
    [[nodiscard]] AttachProblem withoutRecords(int status) const;

    Patience m_patience;
    QStringList m_further;
    QString m_host;
    ProbeReader m_reader;
    QProcess *m_process = nullptr;
    QByteArray m_line;       // begun
    bool m_skipping = false; // the rest of a line that is too long
    qint64 m_bytes = 0;
    QByteArray m_errors; // their end
    QTimer m_silence;
    QTimer m_dying;
    QTimer m_telling;
    std::optional<AttachProblem> m_why; // it is being ended
    std::optional<AttachProblem> m_problem;
    bool m_success = false;
    bool m_stuck = false;
};

} // namespace headroom
