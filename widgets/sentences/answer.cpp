// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/sentences.h"

#include "widgets/sentences/plural.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <string>
#include <vector>

namespace headroom {

namespace {

struct Answers {
    Q_DECLARE_TR_FUNCTIONS(Answers)
};

// What sets the configurations of one comparison apart beside their devices.
struct Differences {
    bool model = false;
    bool weights = false;
    bool cache = false;
};

template<class Property> bool differ(const std::vector<ConfigurationResult> &results, Property property)
{
    return std::any_of(results.begin(), results.end(), [&](const ConfigurationResult &r) {
        return property(r.configuration) != property(results.front().configuration);
    });
}

Differences differencesIn(const Evaluation &evaluation)
{
    const auto model = [&](const Configuration &c) { return c.model.empty() ? evaluation.scenario.model : c.model; };
    return {differ(evaluation.results, model), differ(evaluation.results, [](const Configuration &c) { return c.weights; }),
            differ(evaluation.results, [](const Configuration &c) { return c.cache; })};
}

QString subjectOf(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration, const Differences &differences)
{
    QStringList apart;
    if (differences.model)
        apart << modelName(catalog, scenario, configuration);
    const WeightFormat *weights = catalog.weightFormat(configuration.weights);
    if (differences.weights && weights) {
        //: What sets a configuration apart, in brackets behind its name. %1: a number format such as FP8
        apart << Answers::tr("%1 weights").arg(shortName(*weights));
    }
    const CacheFormat *cache = catalog.cacheFormat(configuration.cache);
    if (differences.cache && cache) {
        //: What sets a configuration apart, in brackets behind its name. %1: a number format such as FP8
        apart << Answers::tr("%1 cache").arg(shortName(*cache));
    }
    return configurationPhrase(catalog, configuration, apart);
}

// The clause that opens the sentence says what a conversation is, the others lean on it.
QString openingClause(const ConfigurationResult &result, const QString &subject, Tokens context, const Numbers &numbers)
{
    const Capacity &capacity = result.answer.capacity;
    const bool one = result.configuration.parallel.devices() == 1;
    const QString tokens = tokensText(context, numbers);
    if (capacity.fits) {
        const Tokens held = capacity.concurrency.sequences;
        //: Begins the answer. %1: one accelerator, "MI300X" · %2: number of conversations · %3: "262,144 tokens"
        const QString single = Answers::tr("One %1 holds %2 conversation(s) of %3", nullptr, plural(held));
        //: Begins the answer. %1: several accelerators, "2 × MI300X (TP 2)" · %2, %3 as above
        const QString several = Answers::tr("%1 hold %2 conversation(s) of %3", nullptr, plural(held));
        return (one ? single : several).arg(subject, numbers.tokens(held), tokens);
    }
    const QString missing = numbers.memory(capacity.shortBy, 1, Rounding::Up);
    //: Begins the answer where nothing fits. %1: one accelerator · %2: missing memory, "52.4 GiB" · %3: "262,144 tokens"
    const QString single = Answers::tr("One %1 does not hold a conversation of %3: %2 short");
    //: Begins the answer where nothing fits. %1: several accelerators, "2 × L4 (TP 2)" · %2, %3 as above
    const QString several = Answers::tr("%1 do not hold a conversation of %3: %2 short on each device");
    return (one ? single : several).arg(subject, missing, tokens);
}

QString followingClause(const ConfigurationResult &result, const QString &subject, const Numbers &numbers)
{
    const Capacity &capacity = result.answer.capacity;
    const bool one = result.configuration.parallel.devices() == 1;
    if (capacity.fits) {
        const QString held = numbers.tokens(capacity.concurrency.sequences);
        //: Continues "One MI300X holds 8 conversations of 262,144 tokens; ". %1: one accelerator · %2: number of conversations
        const QString single = Answers::tr("one %1 holds %2");
        //: Continues the same. %1: several accelerators, "2 × H100 SXM (TP 2)" · %2: number of conversations
        const QString several = Answers::tr("%1 hold %2", "conversations");
        return (one ? single : several).arg(subject, held);
    }
    const QString missing = numbers.memory(capacity.shortBy, 1, Rounding::Up);
    //: Continues the same with what does not fit. %1: one accelerator · %2: missing memory, "52.4 GiB"
    const QString single = Answers::tr("one %1 is %2 short");
    //: Continues the same with what does not fit. %1: several accelerators · %2: missing memory, "52.4 GiB"
    const QString several = Answers::tr("%1 are %2 short on each device");
    return (one ? single : several).arg(subject, missing);
}

std::vector<const ConfigurationResult *> mostFirst(const Evaluation &evaluation)
{
    std::vector<const ConfigurationResult *> ordered;
    for (const ConfigurationResult &result : evaluation.results)
        if (!result.unresolved)
            ordered.push_back(&result);
    std::stable_sort(ordered.begin(), ordered.end(), [](const ConfigurationResult *a, const ConfigurationResult *b) {
        return a->answer.capacity.concurrency.sequences > b->answer.capacity.concurrency.sequences;
    });
    return ordered;
}

} // namespace

QString answerSentence(const Catalog &catalog, const Evaluation &evaluation, const Numbers &numbers)
{
    if (evaluation.results.empty())
        return Answers::tr("Nothing is compared yet.");
    const Differences differences = differencesIn(evaluation);
    QStringList clauses;
    for (const ConfigurationResult *result : mostFirst(evaluation)) {
        const QString subject = subjectOf(catalog, evaluation.scenario, result->configuration, differences);
        clauses << (clauses.isEmpty() ? openingClause(*result, subject, evaluation.scenario.context, numbers)
                                      : followingClause(*result, subject, numbers));
    }
    QStringList sentences;
    if (!clauses.isEmpty())
        sentences << clauses.join(QLatin1String("; ")) + QLatin1Char('.');
    for (const ConfigurationResult &result : evaluation.results)
        if (result.unresolved)
            sentences << unresolvedText(*result.unresolved);
    return sentences.join(QLatin1Char(' '));
}

} // namespace headroom
