// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/jsonparts.h"
#include "app/cli/strictnumber.h"
#include "app/cli/table.h"
#include "app/cli/usageerror.h"

#include "model/capacity/layouts.h"
#include "model/evaluation/evaluation.h"
#include "widgets/sentences/layouts.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};
struct Report {
    Q_DECLARE_TR_FUNCTIONS(CliReport)
};

const LanguageModel &modelOf(const Catalog &catalog, const Scenario &scenario, const Configuration &c)
{
    return *catalog.model(c.model.empty() ? scenario.model : c.model); // a Question has none unresolved
}

int devicesFor(const Typed &typed, const Configuration &configuration)
{
    const QString option = QStringLiteral("--devices");
    if (typed)
        return static_cast<int>(wholeNumber(option, *typed, 1, kMostDegree));
    if (configuration.parallel.devices() < 2)
        refuse(option, Errors::tr("This option is needed."));
    return configuration.parallel.devices();
}

std::vector<ConfigurationResult> resultsOver(const Catalog &catalog, const Scenario &scenario,
                                             const Configuration &configuration, int devices)
{
    const LanguageModel &model = modelOf(catalog, scenario, configuration);
    std::vector<ConfigurationResult> results;
    for (const Parallelism &layout : layoutsOver(devices, configuration.parallel.pipeline, model)) {
        Configuration laid = configuration;
        laid.parallel = layout;
        results.push_back(evaluateOne(catalog, scenario, laid));
    }
    if (results.empty())
        refuse(QStringLiteral("--pp"),
               Errors::tr("%1 devices cannot be divided into %2 stages.")
                   .arg(QString::number(devices), QString::number(configuration.parallel.pipeline)));
    return results;
}

Json layoutJson(const ConfigurationResult &result)
{
    const Capacity &capacity = result.answer.capacity;
    const Parallelism &parallel = result.configuration.parallel;
    Json json = Json::object();
    json["tp"] = parallel.tensor;
    json["pp"] = parallel.pipeline;
    json["ep"] = parallel.expert;
    json["dp"] = parallel.data;
    json["fits"] = capacity.fits;
    if (!capacity.fits)
        json["short_by"] = numberJson(capacity.shortBy.value());
    json["sequences"] = capacity.concurrency.sequences;
    json["exact"] = numberJson(capacity.concurrency.exact);
    json["weights"] = numberJson(capacity.memory.weights.value());
    json["pool"] = numberJson(capacity.memory.pool.value());
    json["per_sequence"] = numberJson(capacity.memory.perSequence.value());
    json["kv_per_token"] = numberJson(capacity.memory.kvPerToken.value());
    return json;
}

Json layoutsJson(const Scenario &scenario, const std::vector<ConfigurationResult> &results, int devices)
{
    Json json = Json::object();
    json["scenario"] = questionJson(scenario, results.front().configuration);
    for (const char *degree : {"tp", "ep", "dp"})
        json["scenario"].erase(degree); // each layout has its own
    json["scenario"]["devices"] = devices;
    Json &layouts = json["layouts"] = Json::array();
    for (const ConfigurationResult &result : results)
        layouts.push_back(layoutJson(result));
    return json;
}

QString layoutsText(const Catalog &catalog, const Scenario &scenario,
                    const std::vector<ConfigurationResult> &results, const Numbers &numbers)
{
    using Align = Table::Align;
    Table table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
    table.addRow({Report::tr("Layout"), termName(Term::Sequences), termName(Term::WeightBytes),
                  termName(Term::Pool), termName(Term::CachePerToken), Report::tr("Missing on a device")});
    for (const ConfigurationResult &result : results) {
        const Capacity &capacity = result.answer.capacity;
        table.addRow({layoutName(result.configuration.parallel),
                      QStringLiteral("%1 (%2)").arg(numbers.tokens(capacity.concurrency.sequences),
                                                    numbers.exactCount(capacity.concurrency.exact)),
                      numbers.memory(capacity.memory.weights), numbers.memory(capacity.memory.pool),
                      numbers.memory(capacity.memory.kvPerToken),
                      capacity.fits ? QString() : numbers.memory(capacity.shortBy, 1, Rounding::Up)});
    }
    return layoutsSentence(catalog, scenario, results, numbers) + QLatin1Char('\n')
           + table.text(QStringLiteral("  "));
}

} // namespace

QString layoutsVerb(const Catalog &catalog, const Question &question, const Typed &devices, Format format,
                    const Numbers &numbers)
{
    std::vector<Json> answers;
    QStringList blocks;
    for (const Configuration &configuration : question.scenario.configurations) {
        const int count = devicesFor(devices, configuration);
        const auto results = resultsOver(catalog, question.scenario, configuration, count);
        if (format == Format::Json)
            answers.push_back(layoutsJson(question.scenario, results, count));
        else
            blocks << layoutsText(catalog, question.scenario, results, numbers);
    }
    return format == Format::Json ? written(answers, question.single) : blocks.join(QLatin1Char('\n'));
}

} // namespace headroom
