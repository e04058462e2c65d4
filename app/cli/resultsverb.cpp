// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/resultreport.h"
#include "app/cli/scenariofile.h"
#include "app/cli/strictnumber.h"
#include "app/cli/table.h"
#include "app/cli/usageerror.h"

#include "widgets/sentences/measuredwords.h"

#include <QCoreApplication>
#include <QDate>

#include <algorithm>

namespace headroom {

namespace {

using Align = Table::Align;

struct Results {
    Q_DECLARE_TR_FUNCTIONS(CliResults)
};

// The catalog's own id for one that was typed. Throws UsageError.
template<class Entry>
std::optional<std::string> knownId(const char *option, const Typed &typed, const Catalog &catalog,
                                   const Entry *(Catalog::*find)(std::string_view) const)
{
    if (!typed)
        return std::nullopt;
    const Entry *entry = (catalog.*find)(typed->toStdString());
    if (!entry)
        refuse(QLatin1String(option), Results::tr("%1 is not in the catalog.").arg(quoted(*typed)));
    return entry->id;
}

std::optional<Tokens> tokens(const char *option, const Typed &typed, Tokens least, Tokens most)
{
    return typed ? std::optional(wholeNumber(QLatin1String(option), *typed, least, most)) : std::nullopt;
}

std::optional<Parallelism> layoutOf(const TypedQuestion &typed)
{
    if (!typed.tp && !typed.pp && !typed.ep && !typed.dp)
        return std::nullopt;
    const auto degree = [](const char *option, const Typed &value) {
        return static_cast<int>(tokens(option, value, 1, kMostDegree).value_or(1));
    };
    return Parallelism{.tensor = degree("--tp", typed.tp),
                       .pipeline = degree("--pp", typed.pp),
                       .expert = degree("--ep", typed.ep),
                       .data = degree("--dp", typed.dp)};
}

ResultAnswers answersFrom(const Catalog &catalog, const TypedQuestion &typed, const TypedResults &results)
{
    ResultAnswers answers;
    answers.accelerator = knownId("--accelerator", typed.accelerator, catalog, &Catalog::accelerator);
    answers.model = knownId("--model", typed.model, catalog, &Catalog::model);
    answers.weights = knownId("--weights", typed.weights, catalog, &Catalog::weightFormat);
    answers.cache = knownId("--kv", typed.kv, catalog, &Catalog::cacheFormat);
    answers.layout = layoutOf(typed);
    answers.prompt = tokens("--prompt", typed.prompt, 0, kMostContext);
    answers.output = tokens("--output", typed.output, 1, kMostContext);
    answers.concurrency = tokens("--concurrency", results.concurrency, 1, kMostSequences);
    if (typed.rateEngine) {
        answers.engine = rateEngineFrom(typed.rateEngine->toStdString());
        if (!answers.engine)
            refuse(QStringLiteral("--rate-engine"),
                   Results::tr("%1 is no engine.").arg(quoted(*typed.rateEngine)));
    }
    return answers;
}

ReportedRun reportedRun(const Catalog &catalog, ResultRun run, const std::string &file,
                        const std::optional<Scenario> &scenario)
{
    ReportedRun reported{std::move(run), {}};
    Scenario matching = scenario.value_or(Scenario{});
    const std::vector<KeptMeasurement> rows =
        measurementsOf(reported.run, file, QDate::currentDate().toString(Qt::ISODate).toStdString());
    matching.measurements = MeasurementList(rows);
    const std::vector<MatchedMeasurement> matched =
        scenario ? matchMeasurements(catalog, matching) : std::vector<MatchedMeasurement>();
    for (std::size_t i = 0; i < rows.size(); ++i)
        reported.values.push_back({rows[i], predictedFor(catalog, rows[i]),
                                   scenario ? std::optional(matched[i]) : std::nullopt});
    return reported;
}

ResultReport reportOf(const Catalog &catalog, const QStringList &paths, const ResultAnswers &answers,
                      const std::optional<Scenario> &scenario)
{
    ResultReport report;
    for (const QString &path : paths)
        for (ReadResults &result : readResultFiles(catalog, std::filesystem::path(path.toStdU16String()))) {
            if (ResultProblem *problem = std::get_if<ResultProblem>(&result)) {
                report.problems.push_back(std::move(*problem));
                continue;
            }
            ReportedFile reported{std::get<ResultFile>(std::move(result)), {}};
            for (ResultRun &run : reported.file.runs) {
                answer(run, answers);
                reported.runs.push_back(reportedRun(catalog, run, reported.file.name, scenario));
            }
            report.files.push_back(std::move(reported));
        }
    return report;
}

QString predictedText(const ReportedValue &value, const Numbers &numbers)
{
    const PredictedValue *p = std::get_if<PredictedValue>(&value.predicted);
    if (!p)
        return {};
    const auto shown = [&](double v) { return measuredText(value.measurement.quantity, v, numbers); };
    if (p->claim)
        //: %1: a vendor's figure
        return Results::tr("%1 claimed").arg(shown(p->typical));
    //: %1: the typical value · %2, %3: low and high end of its band
    return Results::tr("%1 (%2 to %3)").arg(shown(p->typical), shown(p->low), shown(p->high));
}

QString valuesText(const ReportedRun &run, const Numbers &numbers)
{
    Table table({Align::Left, Align::Left, Align::Left, Align::Left, Align::Right});
    table.addRow({QString(), Results::tr("measured"), QString(), Results::tr("predicted"),
                  Results::tr("ratio")});
    for (const ReportedValue &value : run.values) {
        const std::optional<double> ratio = ratioOf(value);
        table.addRow({quantityName(value.measurement.quantity), measuredText(value.measurement, numbers),
                      //: Of a measured value: worked out from others of the file
                      value.measurement.derived ? Results::tr("worked out") : QString(),
                      predictedText(value, numbers), ratio ? numbers.exactCount(*ratio) : QString()});
    }
    return run.values.empty() ? QString() : table.text(QStringLiteral("    "));
}

QString differencesText(const MatchedMeasurement &matched)
{
    if (!matched.belongs())
        return Results::tr("Belongs to no configuration of the scenario: another accelerator or model.");
    QStringList names;
    for (const RunDifference difference : matched.match.differs)
        names << differenceName(difference);
    const QString number = QString::number(*matched.configuration + 1);
    if (names.isEmpty())
        //: %1: the number of a configuration
        return Results::tr("Belongs to configuration %1.").arg(number);
    //: %1: the number of a configuration · %2: what differs, "weight format, tensor parallel"
    return Results::tr("Belongs to configuration %1, with other conditions: %2.")
        .arg(number, names.join(QLatin1String(", ")));
}

QString runBlock(const Catalog &catalog, const ReportedRun &run, const Numbers &numbers)
{
    QStringList lines{runText(catalog, run.run.conditions, numbers)};
    if (!run.values.empty() && run.values.front().matched)
        lines << differencesText(*run.values.front().matched);
    for (const ResultRemark &remark : run.run.remarks)
        lines << remarkText(remark, numbers);
    lines << missingSentence(missingConditions(run.run));
    lines.removeAll(QString());
    QString text;
    for (const QString &line : lines)
        text += QLatin1String("  ") + line + QLatin1Char('\n');
    return text + valuesText(run, numbers);
}

QString reportText(const Catalog &catalog, const ResultReport &report, const Numbers &numbers)
{
    QStringList blocks;
    for (const ReportedFile &file : report.files) {
        QString block = resultSentence(file.file, numbers) + QLatin1Char('\n');
        for (const ReportedRun &run : file.runs)
            block += runBlock(catalog, run, numbers);
        blocks << block;
    }
    QString problems;
    for (const ResultProblem &problem : report.problems)
        problems += refusalText(problem) + QLatin1Char('\n');
    if (!problems.isEmpty())
        blocks << problems;
    return blocks.join(QLatin1Char('\n'));
}

} // namespace

CliAnswer resultsVerb(const Catalog &catalog, const TypedQuestion &question, const TypedResults &typed,
                      Format format, const Numbers &numbers)
{
    constexpr int someNotUnderstood = 3;
    if (typed.files.isEmpty())
        refuse(QStringLiteral("results"), Results::tr("Say which files, or which folder."));
    const std::optional<Scenario> scenario =
        question.scenario ? std::optional(readScenarioFile(*question.scenario)) : std::nullopt;
    const ResultReport report =
        reportOf(catalog, typed.files, answersFrom(catalog, question, typed), scenario);
    if (report.files.empty()) // nothing to answer with
        throw UsageError{report.problems.empty() ? Results::tr("There is no result file.")
                                                 : refusalText(report.problems.front())};
    const int status = report.problems.empty() ? 0 : someNotUnderstood;
    if (format == Format::Json)
        return {written({resultsJson(report)}, true), status};
    if (format == Format::Csv)
        return {resultsCsv(report), status};
    return {reportText(catalog, report, numbers), status};
}

} // namespace headroom
