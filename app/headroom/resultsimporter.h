// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QPointer>

#include <atomic>

#include "app/headroom/session.h"
#include "widgets/sentences/said.h"

#include "model/measurement/probe/probe_report.h"
#include "model/measurement/results/measurements_of.h"

namespace headroom {

class ConditionsDialog;

// Files of measurements as they were read: benchmarks, and saved runs of headroom-probe.
struct ReadMeasured {
    std::vector<ResultFile> files;
    std::vector<ResultProblem> problems;
    std::vector<std::pair<QString, ProbeReport>> probes; // by file name
};

// Measurements from files: read beside the window; what they leave open is asked once for all; then kept in
// the document.
class ResultsImporter : public QObject {
    Q_OBJECT

public:
    ResultsImporter(Session &session, QWidget *window);
    ~ResultsImporter() override;

    void choose(); // asks for files first
    void open(const QStringList &paths);
    [[nodiscard]] ConditionsDialog *dialog() const; // nullptr while nothing is asked
    void setSelected(int card) { m_selected = card; }

signals:
    void complained(const headroom::Said &said); // empty when obsolete
    void kept(const headroom::Said &said);
    void probeRead(const headroom::ProbeReport &report, const QString &file);
    void ended(); // all files are dealt with

private:
    void letGo();
    void show();
    void ask();
    void keep(const ResultAnswers &answers);
    void tellProblems();

    Session &m_session;
    QWidget *m_window;
    int m_selected = 0;
    QFutureWatcher<ReadMeasured> m_reading;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    ReadMeasured m_read;
    QPointer<ConditionsDialog> m_dialog;
};

} // namespace headroom
