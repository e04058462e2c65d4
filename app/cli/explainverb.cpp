// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/evaluatetext.h"
#include "app/cli/footnotes.h"
#include "app/cli/jsonparts.h"
#include "app/cli/reserves.h"

#include "model/evaluation/evaluation.h"
#include "widgets/sentences/names.h"
#include "widgets/sentences/working.h"

#include <QCoreApplication>

#include <array>

namespace headroom {

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(CliReport)
};

const char *idOf(Unit unit)
{
    constexpr std::array ids{
        "count",           "byte",  "bit",  "token",           "byte_per_second", "token_per_second",
        "second",          "ratio", "flop", "flop_per_second", "per_second",      "dollar",
        "dollar_per_hour", "watt",  "joule"};
    return ids.at(static_cast<std::size_t>(unit));
}

Json quantityJson(Term term, double value)
{
    return {{"id", headroom::idOf(term)}, {"value", numberJson(value)}, {"unit", idOf(unitOf(term))}};
}

Json stepJson(const Step &step)
{
    Json json = Json::object();
    json["id"] = headroom::idOf(step.result);
    if (!step.label.empty())
        json["label"] = step.label;
    if (step.stage > 0)
        json["stage"] = step.stage;
    json["formula"] = headroom::idOf(step.formula);
    Json &inputs = json["inputs"] = Json::array();
    for (const Input &input : step.inputs)
        inputs.push_back(quantityJson(input.term, input.value));
    json["value"] = numberJson(step.value);
    json["unit"] = idOf(unitOf(step.result));
    return json;
}

Json leafJson(const Catalog &catalog, const Leaf &leaf, const QLocale &locale)
{
    Json json = Json::object();
    json["id"] = headroom::idOf(leaf.term);
    json["unit"] = idOf(unitOf(leaf.term));
    json.update(figureJson(catalog, leaf.value, leaf.from, leaf.alternates, locale));
    return json;
}

// A Question has none unresolved.
Reserves reservesOf(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
{
    return std::get<Prepared>(prepare(catalog, scenario, configuration)).reserves;
}

Json traceJson(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration,
               const QLocale &locale)
{
    const Trace trace = explain(catalog, scenario, configuration);
    Json json = Json::object();
    json["scenario"] = questionJson(scenario, configuration);
    Json &steps = json["steps"] = Json::array();
    for (const Step &step : trace.steps)
        steps.push_back(stepJson(step));
    Json &leaves = json["inputs"] = Json::array();
    for (const Leaf &leaf : trace.leaves)
        leaves.push_back(leafJson(catalog, leaf, locale));
    json["reserve_parts"] = reservesJson(catalog, reservesOf(catalog, scenario, configuration), locale);
    return json;
}

QString stepText(const Step &step, const Numbers &numbers)
{
    QString heading = termName(step.result);
    if (!step.label.empty())
        heading += QLatin1String(" (") + stepLabel(step) + QLatin1Char(')');
    if (step.stage > 0) {
        //: Behind the name of a step of the working. %1: name · %2: number of a pipeline stage
        heading = Report::tr("%1, stage %2").arg(heading, QString::number(step.stage));
    }
    return QStringLiteral("  %1\n    %2\n    %3\n")
        .arg(heading, formulaText(step), valuesText(step, numbers));
}

// "191.98 GiB measured [2]"; where nobody but the method or the user stands behind a number, that is said.
QString figureText(Term term, double value, const Provenance &from, const Numbers &numbers, Footnotes &notes)
{
    const QString figure = numbers.value(unitOf(term), value);
    return from.source == kSetByUser ? figure + QLatin1Char(' ') + kindName(from.kind)
                                     : notes.marked(figure, from);
}

QString leafText(const Catalog &catalog, const Leaf &leaf, const Numbers &numbers, Footnotes &notes)
{
    QString text =
        QStringLiteral("  %1: %2\n")
            .arg(termName(leaf.term), figureText(leaf.term, leaf.value, leaf.from, numbers, notes));
    const QString note = leaf.from.source == kSetByUser ? sourceText(catalog, leaf.from, numbers.locale())
                                                        : textIn(leaf.from.note, numbers.locale());
    if (!note.isEmpty())
        text += QLatin1String("    ") + note + QLatin1Char('\n');
    for (const Alternate<double> &alternate : leaf.alternates) {
        //: Another source's number for the same figure. %1: "191.45 GiB measured [3]"
        const QString other = Report::tr("another source: %1");
        text += QLatin1String("    ")
                + other.arg(figureText(leaf.term, alternate.value, alternate.from, numbers, notes))
                + QLatin1Char('\n');
    }
    return text;
}

QString traceText(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration,
                  const Numbers &numbers)
{
    const Trace trace = explain(catalog, scenario, configuration);
    QString text = questionLine(catalog, scenario, configuration) + QLatin1String("\n\n")
                   + Report::tr("Steps") + QLatin1Char('\n');
    for (const Step &step : trace.steps)
        text += stepText(step, numbers);
    text += QLatin1Char('\n') + Report::tr("Numbers put in") + QLatin1Char('\n');
    Footnotes notes(catalog, numbers.locale());
    for (const Leaf &leaf : trace.leaves)
        text += leafText(catalog, leaf, numbers, notes);
    const QString rows =
        reserveRowsText(catalog, reservesOf(catalog, scenario, configuration), numbers, notes);
    if (!rows.isEmpty())
        text +=
            QLatin1Char('\n') + Report::tr("Printed figures behind the reserve") + QLatin1Char('\n') + rows;
    return text + QLatin1Char('\n') + notes.list();
}

} // namespace

QString explainVerb(const Catalog &catalog, const Question &question, Format format, const Numbers &numbers)
{
    std::vector<Json> results;
    QStringList blocks;
    for (const Configuration &configuration : question.scenario.configurations) {
        if (format == Format::Json)
            results.push_back(traceJson(catalog, question.scenario, configuration, numbers.locale()));
        else
            blocks << traceText(catalog, question.scenario, configuration, numbers);
    }
    return format == Format::Json ? written(results, question.single) : blocks.join(QLatin1Char('\n'));
}

} // namespace headroom
