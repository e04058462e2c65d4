// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attach/proberun.h"

#include <QProcess>

#include "app/attach/processgroup.h"

#include <algorithm>

namespace headroom {

namespace {

using What = AttachProblem::What;

constexpr qsizetype kLongestLine = 64 * 1024;
constexpr qsizetype kErrorsKept = 4 * 1024;
constexpr qint64 kMostBytes = qint64{1} << 30; // a probe that watches for days writes less
constexpr int kTellEvery = 50;                 // ms
constexpr int kBadOptions = 2;

} // namespace

ProbeRun::ProbeRun(QObject *parent)
    : QObject(parent)
{
    for (QTimer *timer : {&m_silence, &m_dying, &m_telling})
        timer->setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        m_why = problemOf(What::Stalled);
        giveUp();
    });
    connect(&m_dying, &QTimer::timeout, this, &ProbeRun::leaveBehind);
    connect(&m_telling, &QTimer::timeout, this, &ProbeRun::progressed);
}

// Ending takes no time, except where the kernel holds the process: then it is left behind.
ProbeRun::~ProbeRun()
{
    if (!m_process)
        return;
    m_process->disconnect(this);
    killGroup(*m_process);
    if (!m_process->waitForFinished(m_patience.dying))
        m_process->setParent(nullptr);
}

void ProbeRun::start(const QString &host, const ProbeOrder &order)
{
    if (m_process)
        return;
    m_host = host;
    m_reader = {};
    m_line.clear();
    m_errors.clear();
    m_skipping = false;
    m_bytes = 0;
    m_why.reset();
    m_problem.reset();
    m_success = false;
    auto command = probeCommand(host, order, m_further);
    if (m_stuck)
        command = problemOf(What::Stuck);
    if (const ProbeCommand *found = std::get_if<ProbeCommand>(&command)) {
        launch(*found, order.shapes);
        return;
    }
    m_problem = std::get<AttachProblem>(command);
    QMetaObject::invokeMethod(this, &ProbeRun::ended, Qt::QueuedConnection);
}

void ProbeRun::launch(const ProbeCommand &command, const QByteArray &input)
{
    m_process = new QProcess(this);
    leadOwnGroup(*m_process);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C")); // ssh's words are looked at
    m_process->setProcessEnvironment(environment);
    connect(m_process, &QProcess::readyReadStandardOutput, this, &ProbeRun::read);
    connect(m_process, &QProcess::readyReadStandardError, this, &ProbeRun::read);
    connect(m_process, &QProcess::finished, this, [this](int status, QProcess::ExitStatus how) {
        read();
        conclude(status, how == QProcess::CrashExit);
    });
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        AttachProblem problem = problemOf(What::NotStarted);
        problem.detail = m_process->errorString().toStdString();
        finish(std::move(problem));
    });
    waitForMore();
    m_process->start(command.program, command.arguments);
    if (m_process) { // it may have failed at once
        m_process->write(input);
        m_process->closeWriteChannel();
    }
}

void ProbeRun::cancel()
{
    if (!m_process || m_why)
        return;
    m_why = problemOf(What::Cancelled);
    giveUp();
}

void ProbeRun::read()
{
    m_errors += m_process->readAllStandardError();
    m_errors = m_errors.right(kErrorsKept);
    const QByteArray bytes = m_process->readAllStandardOutput();
    m_bytes += bytes.size();
    if (m_bytes > kMostBytes) {
        m_why = problemOf(What::NotAProbe);
        giveUp();
        return;
    }
    take(bytes);
    if (!m_why)
        waitForMore();
    if (!m_telling.isActive())
        m_telling.start(kTellEvery);
}

// Cuts lines; one that is too long is passed over to its end.
void ProbeRun::take(const QByteArray &bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype end = bytes.indexOf('\n', at);
        const qsizetype length = (end < 0 ? bytes.size() : end) - at;
        m_skipping = m_skipping || m_line.size() + length > kLongestLine;
        if (m_skipping)
            m_line.clear();
        else
            m_line.append(bytes.constData() + at, length);
        at += length + 1;
        if (end < 0)
            return;
        if (!m_skipping)
            m_reader.line({m_line.constData(), static_cast<std::size_t>(m_line.size())});
        m_line.clear();
        m_skipping = false;
    }
}

// A step says how long it may take; between steps the probe itself works.
void ProbeRun::waitForMore()
{
    int limit = m_patience.silence;
    if (report().inStep && report().stepLimit)
        limit =
            std::clamp(static_cast<int>(std::min(*report().stepLimit * 1e3, 1e9)), 1, m_patience.longestStep);
    m_silence.start(limit + m_patience.grace);
}

void ProbeRun::giveUp()
{
    m_silence.stop();
    m_dying.start(m_patience.dying);
    killGroup(*m_process);
}

// The kernel holds it. Its object must live until it ends, or its destructor would wait.
void ProbeRun::leaveBehind()
{
    QProcess *held = m_process;
    held->disconnect(this);
    held->setParent(nullptr);
    connect(held, &QProcess::finished, held, &QObject::deleteLater);
    connect(held, &QProcess::finished, this, [this] { m_stuck = false; });
    m_process = nullptr;
    m_stuck = true;
    finish(problemOf(What::Stuck));
}

AttachProblem ProbeRun::problemOf(What what, int number) const
{
    return {what, m_host.toStdString(), report().step, number};
}

AttachProblem ProbeRun::withoutRecords(int status) const
{
    if (!m_host.isEmpty())
        return sshProblem(m_host, status, m_errors);
    AttachProblem problem = problemOf(status == kBadOptions ? What::Refused : What::NotAProbe, status);
    problem.detail = QString::fromUtf8(m_errors.trimmed().split('\n').last()).left(300).toStdString();
    return problem;
}

void ProbeRun::conclude(int status, bool crashed)
{
    if (m_why)
        finish(m_why);
    else if (!report().hello)
        finish(withoutRecords(status));
    else if (report().protocol != 1)
        finish(problemOf(What::OtherProtocol, report().protocol));
    else if (crashed || !report().done || (*report().done && status != 0))
        finish(problemOf(What::Ended, status));
    else
        finish(std::nullopt);
}

void ProbeRun::finish(std::optional<AttachProblem> problem)
{
    for (QTimer *timer : {&m_silence, &m_dying, &m_telling})
        timer->stop();
    if (m_process) {
        m_process->disconnect(this);
        m_process->deleteLater();
        m_process = nullptr;
    }
    m_success = !problem && report().isSuccess();
    m_problem = std::move(problem);
    emit ended();
}

} // namespace headroom
