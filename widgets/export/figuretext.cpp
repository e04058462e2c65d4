// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figuretext.h"

#include <QCoreApplication>

#include "widgets/panels/usedsources.h"
#include "widgets/sentences/methodsettings.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

class FigureWriter {
    Q_DECLARE_TR_FUNCTIONS(FigureWriter)

public:
    explicit FigureWriter(const PlotInput &input)
        : m_input(input)
        , m_numbers(input.numbers())
    {}

    [[nodiscard]] QString assumptions() const
    {
        QStringList parts{tr("Assumptions: context of %1").arg(tokensText(scenario().context, m_numbers)),
                          method(), basis()};
        QStringList reserves;
        QStringList formats;
        QStringList models;
        for (const ConfigurationResult &result : m_input.evaluation->results) {
            if (result.unresolved)
                continue;
            addOnce(reserves, reserveOf(result));
            addOnce(formats, formatsOf(result.configuration));
            addOnce(models, modelName(*m_input.catalog, scenario(), result.configuration));
        }
        //: Parts of one line of assumptions, separated by semicolons.
        parts.insert(1, tr("model: %1").arg(models.join(QStringLiteral(", "))));
        parts.append(tr("formats: %1").arg(formats.join(QStringLiteral(", "))));
        parts.append(tr("reserve per device: %1").arg(reserves.join(QStringLiteral(", "))));
        return parts.join(QStringLiteral("; ")) + QLatin1Char('.');
    }

    [[nodiscard]] QStringList sources(const QStringList &further) const
    {
        QStringList lines;
        const auto add = [&lines](const QString &source) {
            //: A numbered source under a figure: %1 its number, %2 the source.
            lines.append(tr("%1. %2").arg(lines.size() + 1).arg(source));
        };
        for (const UsedSource &used : usedSources(*m_input.catalog, *m_input.evaluation)) {
            if (used.source == kSetByUser)
                continue; // named among the assumptions
            const Provenance from{used.kinds.front(), used.source, {}};
            add(sourceText(*m_input.catalog, from, m_input.locale));
        }
        for (const QString &source : further)
            add(source);
        return lines;
    }

    [[nodiscard]] static QString stamp(const QDate &date)
    {
        //: Under a figure: %1 the version of the program, %2 the date.
        return tr("Headroom %1, %2").arg(QStringLiteral(HEADROOM_VERSION), date.toString(Qt::ISODate));
    }

private:
    [[nodiscard]] const Scenario &scenario() const { return m_input.evaluation->scenario; }
    // With the settings that were made, in the words of the command line.
    [[nodiscard]] QString method() const
    {
        QStringList made;
        for (const Setting &setting : allSettings())
            if (const std::string value = textOf(setting, scenario().settings);
                setting.isOf(scenario().method) && !value.empty())
                made << QLatin1String(setting.id) + QLatin1Char('=') + QString::fromStdString(value);
        //: Among the assumptions. %1: a way to count memory, "vLLM"
        const QString plain = tr("method: %1").arg(methodName(scenario().method));
        return made.isEmpty() ? plain : plain + QStringLiteral(" (%1)").arg(made.join(QLatin1String(", ")));
    }
    [[nodiscard]] QString basis() const
    {
        switch (scenario().basis) {
        case WeightsBasis::Nominal:
            return tr("weights basis: nominal");
        case WeightsBasis::Checkpoint:
            return tr("weights basis: checkpoint");
        case WeightsBasis::Loaded:
            break;
        }
        return tr("weights basis: loaded");
    }
    [[nodiscard]] QString reserveOf(const ConfigurationResult &result) const
    {
        const QString amount = m_numbers.memory(result.prepared.reserve);
        if (result.configuration.overrides.reserve)
            return amount;
        //: A reserve that the method assumes. %1: memory.
        return tr("%1 (assumed)").arg(amount);
    }
    [[nodiscard]] QString formatsOf(const Configuration &configuration) const
    {
        const WeightFormat *weights = m_input.catalog->weightFormat(configuration.weights);
        const CacheFormat *cache = m_input.catalog->cacheFormat(configuration.cache);
        //: %1 the format of the weights, %2 that of the cache.
        return tr("weights %1, cache %2")
            .arg(QString::fromStdString(weights ? weights->name : configuration.weights),
                 QString::fromStdString(cache ? cache->name : configuration.cache));
    }
    static void addOnce(QStringList &list, const QString &text)
    {
        if (!list.contains(text))
            list.append(text);
    }

    const PlotInput &m_input;
    Numbers m_numbers;
};

} // namespace

FigureText figureText(const PlotInput &input, const QDate &date, const QStringList &further)
{
    const FigureWriter writer(input);
    return {answerSentence(*input.catalog, *input.evaluation, input.numbers()), writer.assumptions(),
            writer.sources(further), FigureWriter::stamp(date)};
}

} // namespace headroom
