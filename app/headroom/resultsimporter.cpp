// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/resultsimporter.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QtConcurrent>

#include "app/headroom/conditionsdialog.h"
#include "model/measurement/probe/probe_reader.h"
#include "widgets/sentences/measuredwords.h"
#include "widgets/sentences/plural.h"

namespace headroom {

namespace {

constexpr qint64 kHead = 16 * 1024;
constexpr qsizetype kMostTold = 3; // refusals in one message

// A saved run of the probe, or nothing where the file is none.
std::optional<ProbeReport> probeIn(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray head = file.peek(kHead);
    if (!looksLikeProbeFile({head.constData(), static_cast<std::size_t>(head.size())}))
        return std::nullopt;
    const QByteArray all = file.read(static_cast<qint64>(kLargestResultFile));
    return readProbeFile({all.constData(), static_cast<std::size_t>(all.size())});
}

ReadMeasured readAll(const QStringList &paths, const Catalog &catalog, const std::atomic<bool> &cancelled)
{
    ReadMeasured read;
    for (const QString &path : paths) {
        if (cancelled)
            break;
        if (auto probe = probeIn(path)) {
            read.probes.emplace_back(QFileInfo(path).fileName(), *std::move(probe));
            continue;
        }
        for (ReadResults &result : readResultFiles(catalog, path.toStdU16String(), &cancelled)) {
            if (ResultFile *file = std::get_if<ResultFile>(&result))
                read.files.push_back(std::move(*file));
            else
                read.problems.push_back(std::get<ResultProblem>(std::move(result)));
        }
    }
    return read;
}

std::vector<ResultRun> runsOf(const std::vector<ResultFile> &files)
{
    std::vector<ResultRun> runs;
    for (const ResultFile &file : files)
        runs.insert(runs.end(), file.runs.begin(), file.runs.end());
    return runs;
}

} // namespace

ResultsImporter::ResultsImporter(Session &session, QWidget *window)
    : QObject(window)
    , m_session(session)
    , m_window(window)
{
    connect(&m_reading, &QFutureWatcher<ReadMeasured>::finished, this, [this] {
        if (!*m_cancelled)
            show();
    });
}

ResultsImporter::~ResultsImporter()
{
    letGo();
    m_reading.waitForFinished();
}

ConditionsDialog *ResultsImporter::dialog() const
{
    return m_dialog;
}

void ResultsImporter::letGo()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void ResultsImporter::choose()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        m_window, tr("Open measurements"), {},
        tr("Measurements (*.json *.jsonl *.csv *.sql *.md *.txt);;All files (*)"));
    if (!paths.isEmpty())
        open(paths);
}

void ResultsImporter::open(const QStringList &paths)
{
    letGo();
    emit complained({});
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_reading.setFuture(QtConcurrent::run([paths, catalog = m_session.catalog(), cancelled = m_cancelled] {
        return readAll(paths, *catalog, *cancelled);
    }));
}

void ResultsImporter::show()
{
    m_read = m_reading.result();
    tellProblems();
    for (const auto &[name, report] : m_read.probes)
        emit probeRead(report, name);
    if (m_read.files.empty()) {
        emit ended();
        return;
    }
    if (missingConditions(runsOf(m_read.files)).empty())
        keep({});
    else
        ask();
}

void ResultsImporter::ask()
{
    delete m_dialog;
    const auto &cards = m_session.scenario().configurations;
    const auto index = static_cast<std::size_t>(std::max(0, m_selected));
    Configuration card = index < cards.size() ? cards[index] : Configuration();
    if (card.model.empty())
        card.model = m_session.scenario().model;
    m_dialog = new ConditionsDialog(m_session.catalog(), m_read.files, card, Numbers(QLocale()), m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &QDialog::accepted, this, [this] { keep(m_dialog->answers()); });
    connect(m_dialog, &QDialog::rejected, this, &ResultsImporter::ended);
    m_dialog->open();
}

void ResultsImporter::keep(const ResultAnswers &answers)
{
    std::vector<KeptMeasurement> rows;
    for (ResultFile &file : m_read.files)
        for (ResultRun &run : file.runs) {
            answer(run, answers);
            // Where nothing says when it was measured, that stays open.
            for (KeptMeasurement &m : measurementsOf(run, file.name, {}))
                rows.push_back(std::move(m));
        }
    const std::size_t before = m_session.scenario().measurements.size();
    m_session.edit(AddMeasurements{rows});
    const auto added = static_cast<std::int64_t>(m_session.scenario().measurements.size() - before);
    emit kept([added] {
        //: After files were read. %1: how many values
        return tr("%1 measured value(s) are kept in the document.", nullptr, plural(added))
            .arg(Numbers{QLocale()}.tokens(added));
    });
    emit ended();
}

void ResultsImporter::tellProblems()
{
    if (m_read.problems.empty())
        return;
    emit complained([problems = m_read.problems] {
        QStringList lines;
        for (const ResultProblem &problem : problems)
            if (lines.size() < kMostTold)
                lines << refusalText(problem);
        if (const qsizetype more = static_cast<qsizetype>(problems.size()) - lines.size(); more > 0)
            lines << tr("%n more file(s) could not be read.", nullptr, static_cast<int>(more));
        return lines.join(QLatin1Char('\n'));
    });
}

} // namespace headroom
