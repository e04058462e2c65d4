// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/importwords.h"

#include "widgets/sentences/names.h"

#include "model/capacity/placement.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

struct Results {
    Q_DECLARE_TR_FUNCTIONS(ImportResults)
};

QString text(const std::string &value)
{
    return QString::fromStdString(value);
}

// "64: 16 full, 48 linear".
QString layersText(const LanguageModel &model, const Numbers &numbers)
{
    QStringList kinds;
    for (std::size_t i = 0; i < model.layerTypes.size(); ++i) {
        const auto count = std::count(model.layers.begin(), model.layers.end(), static_cast<std::uint8_t>(i));
        if (count > 0)
            kinds << numbers.count(static_cast<double>(count)) + QLatin1Char(' ')
                         + text(model.layerTypes[i].name);
    }
    //: %1: number of layers · %2: how many of each kind, "16 full, 48 linear"
    return Results::tr("%1: %2").arg(numbers.count(static_cast<double>(model.layers.size())),
                                     kinds.join(QLatin1String(", ")));
}

void addParameters(std::vector<ImportedLine> &lines, const ImportedModel &imported, const Numbers &numbers)
{
    const LanguageModel &model = imported.model;
    const ImportReport &report = imported.report;
    lines.push_back({Results::tr("Parameters"), numbers.count(model.totalParameters.value)});
    if (model.activeParameters)
        lines.push_back({Results::tr("Active a token"), numbers.count(model.activeParameters->value)});
    const bool differs = report.countedParameters > 0.0 && report.tensorParameters > 0.0
                         && report.countedParameters != report.tensorParameters;
    if (differs)
        lines.push_back({Results::tr("Parameters by the shapes"), numbers.count(report.countedParameters)});
    if (differs)
        lines.push_back({Results::tr("Parameters in the tensors"), numbers.count(report.tensorParameters)});
}

void addCache(std::vector<ImportedLine> &lines, const LanguageModel &model, const Numbers &numbers)
{
    constexpr double bits = 16.0;
    const CacheForm form = stageCache(model, bits, {0, model.layers.size()}, 1);
    lines.push_back({Results::tr("Cache per token at 16 bit"), numbers.memory(form.firstTokenBytes(), 2)});
    if (form.fixed().value() > 0.0)
        lines.push_back({Results::tr("Fixed state"), numbers.memory(form.fixed(), 2)});
    const auto context = static_cast<Tokens>(model.nativeContext.value);
    lines.push_back({Results::tr("One conversation of the native context"),
                     numbers.memory(form.at(context), 2)});
}

} // namespace

QString importedSentence(const Catalog &catalog, const ImportedModel &imported)
{
    QStringList files;
    constexpr std::size_t shown = 3;
    for (std::size_t i = 0; i < std::min(imported.report.files.size(), shown); ++i)
        files << text(imported.report.files[i]);
    if (imported.report.files.size() > shown)
        files << QStringLiteral("…");
    //: %1: a model · %2: names of files
    QString sentence =
        Results::tr("%1, read from %2.").arg(text(imported.model.name), files.join(QLatin1String(", ")));
    if (const LanguageModel *same = catalog.model(imported.report.sameAs))
        sentence += QLatin1Char(' ')
                    //: %1: a model of the catalog · %2: the id of the one that was read
                    + Results::tr("The catalog has %1; this one is %2.")
                          .arg(text(same->name), text(imported.model.id));
    return sentence;
}

std::vector<ImportedLine> importedLines(const ImportedModel &imported, const Numbers &numbers)
{
    const LanguageModel &model = imported.model;
    std::vector<ImportedLine> lines{{Results::tr("Id"), text(model.id)},
                                    {Results::tr("Layers"), layersText(model, numbers)}};
    addParameters(lines, imported, numbers);
    if (model.vision)
        lines.push_back({Results::tr("of these in the vision tower"),
                         numbers.count(model.vision->parameters)});
    if (model.draft)
        lines.push_back({Results::tr("of these in draft layers"), numbers.count(model.draft->parameters)});
    if (!model.checkpoints.empty())
        lines.push_back({Results::tr("Weight format"), text(model.checkpoints.front().format)});
    if (imported.report.tensorBytes > 0.0)
        lines.push_back({Results::tr("Bytes of the tensors"),
                         numbers.memory(Bytes{imported.report.tensorBytes}, 2)});
    lines.push_back({Results::tr("Native context"),
                     tokensText(static_cast<Tokens>(model.nativeContext.value), numbers)});
    addCache(lines, model, numbers);
    return lines;
}

} // namespace headroom
