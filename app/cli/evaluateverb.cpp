// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/evaluatejson.h"
#include "app/cli/evaluatetext.h"
#include "app/cli/usageerror.h"

#include "widgets/sentences/sentences.h"
#include "widgets/tables/comparison.h"
#include "widgets/tables/tabletext.h"
#include "widgets/tables/workbook.h"

namespace headroom {

namespace {

Evaluation evaluationOf(const Catalog &catalog, const Scenario &scenario)
{
    Evaluation evaluation{scenario, {}};
    for (const Configuration &configuration : scenario.configurations)
        evaluation.results.push_back(evaluateOne(catalog, scenario, configuration));
    return evaluation;
}

QStringList namesOf(const Catalog &catalog, const Scenario &scenario)
{
    QStringList names;
    for (const Configuration &configuration : scenario.configurations)
        names << questionLine(catalog, scenario, configuration);
    return names;
}

void writeXlsx(const QString &path, const Catalog &catalog, const Evaluation &evaluation,
               const Numbers &numbers)
{
    const QString reason = writeWorkbook(path, {catalog, evaluation, namesOf(catalog, evaluation.scenario),
                                                numbers, QDate::currentDate()});
    if (!reason.isEmpty())
        refuse(QStringLiteral("--xlsx"), reason);
}

// The table, and what its quotient is.
QString markdown(const Catalog &catalog, const Evaluation &evaluation, const Numbers &numbers)
{
    const QString table = markdownText(rowsOf(comparisonOf(evaluation, namesOf(catalog, evaluation.scenario),
                                                           allCompared(), numbers),
                                              CellForm::ForReading, numbers.locale()));
    for (const ConfigurationResult &result : evaluation.results)
        for (const Note &note : result.notes)
            if (note.id == Note::Id::HeuristicQuotient)
                return table + QLatin1Char('\n') + noteText(note, numbers) + QLatin1Char('\n');
    return table;
}

} // namespace

QString evaluateVerb(const Catalog &catalog, const Question &question, const Typed &xlsx, Format format,
                     const Numbers &numbers)
{
    const Evaluation evaluation = evaluationOf(catalog, question.scenario);
    if (xlsx)
        writeXlsx(*xlsx, catalog, evaluation, numbers);
    if (format == Format::Markdown)
        return markdown(catalog, evaluation, numbers);
    if (format == Format::Json) {
        std::vector<Json> results;
        for (const ConfigurationResult &result : evaluation.results)
            results.push_back(resultJson(catalog, question.scenario, result, numbers));
        return written(results, question.single);
    }
    QStringList blocks;
    const bool saysItself = question.single && !evaluation.results.front().answer.capacity.fits; // with what
                                                                                                 // would help
    if (!saysItself)
        blocks << answerSentence(catalog, evaluation, numbers) + QLatin1Char('\n');
    for (const ConfigurationResult &result : evaluation.results)
        blocks << resultText(catalog, question.scenario, result, numbers);
    return blocks.join(QLatin1Char('\n'));
}

} // namespace headroom
