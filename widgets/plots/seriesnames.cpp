// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/seriesnames.h"

#include "model/catalog/own_accelerator.h"
#include "widgets/sentences/sentences.h"

#include <QCoreApplication>

namespace headroom {

namespace {

QString weightsName(const Catalog &catalog, const Configuration &configuration)
{
    const WeightFormat *format = catalog.weightFormat(configuration.weights);
    return format ? shortName(*format) : QString::fromStdString(configuration.weights);
}

QString cacheName(const Catalog &catalog, const Configuration &configuration)
{
    const CacheFormat *format = catalog.cacheFormat(configuration.cache);
    //: Sets a configuration apart by the format of its KV cache. %1 as in "FP8".
    return QCoreApplication::translate("headroom::SeriesNames", "%1 cache")
        .arg(format ? shortName(*format) : QString::fromStdString(configuration.cache));
}

// Appends what `more` says to names that are alike, where it differs between them.
template<class More> void tellApart(QStringList &names, More more)
{
    const QStringList before = names;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const QString mine = more(static_cast<std::size_t>(i));
        for (qsizetype other = 0; other < before.size(); ++other)
            if (before[other] == before[i] && more(static_cast<std::size_t>(other)) != mine) {
                names[i] = QStringLiteral("%1, %2").arg(before[i], mine);
                break;
            }
    }
}

QStringList namesOf(const PlotInput &input)
{
    QStringList names;
    const Catalog &catalog = *input.catalog;
    const auto &results = input.evaluation->results;
    for (const ConfigurationResult &result : results)
        names << configurationName(catalog, result.configuration);
    tellApart(names, [&](std::size_t i) {
        return modelName(catalog, input.evaluation->scenario, results[i].configuration);
    });
    tellApart(names, [&](std::size_t i) { return weightsName(catalog, results[i].configuration); });
    tellApart(names, [&](std::size_t i) { return cacheName(catalog, results[i].configuration); });
    return names;
}

// What the names follow from. All plots ask for those of one comparison, again and again during a drag.
struct Question {
    std::shared_ptr<const Catalog> catalog;
    std::string model;
    std::vector<Configuration> configurations;
    QLocale locale; // the language changes with it
    friend bool operator==(const Question &, const Question &) = default;
};

Question questionOf(const PlotInput &input)
{
    Question question{input.catalog, input.evaluation->scenario.model, {}, input.locale};
    for (const ConfigurationResult &result : input.evaluation->results)
        question.configurations.push_back(result.configuration);
    return question;
}

} // namespace

QStringList seriesNames(const PlotInput &input)
{
    if (input.isEmpty())
        return {};
    static Question asked;
    static QStringList answer;
    Question question = questionOf(input);
    if (!(question == asked)) {
        asked = std::move(question);
        answer = namesOf(input);
    }
    return answer;
}

bool isAnnounced(const PlotInput &input, std::size_t index)
{
    const Accelerator *accelerator =
        input.catalog->accelerator(input.evaluation->results[index].configuration.accelerator);
    return accelerator && accelerator->announced;
}

bool isWhatIf(const PlotInput &input, std::size_t index)
{
    const Accelerator *accelerator =
        input.catalog->accelerator(input.evaluation->results[index].configuration.accelerator);
    return accelerator && isWhatIf(*input.catalog, *accelerator);
}

QString whatIfNote(const PlotInput &input)
{
    for (std::size_t i = 0; i < input.evaluation->results.size(); ++i)
        if (isWhatIf(input, i))
            //: Under a plot with such a configuration.
            return QCoreApplication::translate("headroom::SeriesNames",
                                               "What if: a copy with changed figures; no such part exists.");
    return {};
}

} // namespace headroom
