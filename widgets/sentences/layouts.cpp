// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/layouts.h"

#include "widgets/sentences/names.h"
#include "widgets/sentences/plural.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

struct Layouts {
    Q_DECLARE_TR_FUNCTIONS(Layouts)
};

constexpr double kClearlyMore = 1.05; // below it the layouts hold about the same

Tokens heldBy(const ConfigurationResult &result)
{
    return result.answer.capacity.concurrency.sequences;
}

bool fewer(const ConfigurationResult &a, const ConfigurationResult &b)
{
    return heldBy(a) < heldBy(b);
}

bool copiesLatent(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
{
    const std::string &id = configuration.model.empty() ? scenario.model : configuration.model;
    const LanguageModel *model = catalog.model(id);
    return configuration.parallel.tensor > 1 && model
           && std::any_of(model->layers.begin(), model->layers.end(), [&](std::uint8_t type) {
                  return model->layerTypes[type].attention == Attention::Latent;
              });
}

} // namespace

QString layoutName(const Parallelism &parallel)
{
    QStringList parts;
    const auto add = [&](const char *name, int degree) {
        if (degree > 1)
            parts << QLatin1String(name) + QLatin1Char(' ') + QString::number(degree);
    };
    add("TP", parallel.tensor);
    add("PP", parallel.pipeline);
    add("DP", parallel.data);
    add("EP", parallel.expert);
    return parts.isEmpty() ? Layouts::tr("one device") : parts.join(QLatin1String(", "));
}

QString layoutsSentence(const Catalog &catalog, const Scenario &scenario,
                        const std::vector<ConfigurationResult> &results, const Numbers &numbers)
{
    const ConfigurationResult &most = *std::max_element(results.begin(), results.end(), fewer);
    const Configuration &configuration = most.configuration;
    Configuration one = configuration;
    one.parallel = {};
    const QString devices = QString::number(configuration.parallel.devices()) + QStringLiteral(" × ")
                            + configurationName(catalog, one);
    const QString model = modelName(catalog, scenario, configuration);
    if (heldBy(most) == 0)
        //: %1: "8 × H200 SXM" · %2: a model
        return Layouts::tr("No layout of %2 over %1 holds a conversation.").arg(devices, model);

    std::vector<ConfigurationResult> holding;
    std::copy_if(results.begin(), results.end(), std::back_inserter(holding),
                 [](const ConfigurationResult &r) { return heldBy(r) > 0; });
    const ConfigurationResult &least = *std::min_element(holding.begin(), holding.end(), fewer);
    const double times = static_cast<double>(heldBy(most)) / static_cast<double>(heldBy(least));
    //: %1: "8 × H200 SXM" · %2: a model · %3: a layout, "TP 8" · %4: a number of conversations
    QString text =
        Layouts::tr("%2 over %1 holds most with %3: %4 conversation(s).", nullptr, plural(heldBy(most)))
            .arg(devices, model, layoutName(most.configuration.parallel), numbers.tokens(heldBy(most)));
    if (times < kClearlyMore)
        return text;
    //: Follows "... holds most with DP 8: 320 conversations." %1: how many times as many · %2: a layout, "TP
    //: 8" · %3: a number of conversations
    text += QLatin1Char(' ')
            + Layouts::tr("That is %1 times the %3 of %2.")
                  .arg(numbers.locale().toString(std::floor(times * 10.0) / 10.0, 'f', 1),
                       layoutName(least.configuration.parallel), numbers.tokens(heldBy(least)));
    if (copiesLatent(catalog, scenario, least.configuration))
        text +=
            QLatin1Char(' ') + Layouts::tr("The latent cache of MLA is whole on every tensor-parallel rank.");
    return text;
}

} // namespace headroom
