// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/evaluatejson.h"
#include "app/cli/evaluatetext.h"

#include "widgets/sentences/sentences.h"

namespace headroom {

namespace {

Evaluation evaluationOf(const Catalog &catalog, const Scenario &scenario)
{
    Evaluation evaluation{scenario, {}};
    for (const Configuration &configuration : scenario.configurations)
        evaluation.results.push_back(evaluateOne(catalog, scenario, configuration));
    return evaluation;
}

} // namespace

QString evaluateVerb(const Catalog &catalog, const Question &question, Format format, const Numbers &numbers)
{
    const Evaluation evaluation = evaluationOf(catalog, question.scenario);
    if (format == Format::Json) {
        std::vector<Json> results;
        for (const ConfigurationResult &result : evaluation.results)
            results.push_back(resultJson(catalog, question.scenario, result, numbers));
        return written(results, question.single);
    }
    QStringList blocks;
    const bool saysItself = question.single && !evaluation.results.front().answer.capacity.fits; // with what would help
    if (!saysItself)
        blocks << answerSentence(catalog, evaluation, numbers) + QLatin1Char('\n');
    for (const ConfigurationResult &result : evaluation.results)
        blocks << resultText(catalog, question.scenario, result, numbers);
    return blocks.join(QLatin1Char('\n'));
}

} // namespace headroom
