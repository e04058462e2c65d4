// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figuretext.h"

#include <QCoreApplication>

#include <algorithm>

#include "widgets/sentences/methodsettings.h"
#include "widgets/sentences/sentences.h"

namespace headroom {

namespace {

constexpr std::size_t kMostInAnswer = 3; // configurations, on a slide

class FigureWriter {
    Q_DECLARE_TR_FUNCTIONS(FigureWriter)

public:
    // On a slide, formats have their short names.
    enum class Length { Full, Brief };
    explicit FigureWriter(const PlotInput &input, Length length = Length::Full)
        : m_input(input)
        , m_numbers(input.numbers())
        , m_brief(length == Length::Brief)
    {}

    [[nodiscard]] QString assumptions() const
    {
        QStringList parts{tr("Assumptions: context of %1").arg(tokensText(scenario().context, m_numbers)),
                          method(), basis()};
        QStringList reserves;
        QStringList formats;
        for (const ConfigurationResult &result : m_input.evaluation->results) {
            if (result.unresolved)
                continue;
            addOnce(reserves, reserveOf(result));
            addOnce(formats, formatsOf(result.configuration));
        }
        //: Parts of one line of assumptions, separated by semicolons.
        parts.insert(1, tr("model: %1").arg(models().join(QStringLiteral(", "))));
        parts.append(tr("formats: %1").arg(formats.join(QStringLiteral(", "))));
        parts.append(tr("reserve per device: %1").arg(reserves.join(QStringLiteral(", "))));
        return parts.join(QStringLiteral("; ")) + QLatin1Char('.');
    }

    // Of all configurations: some may have a model of their own.
    [[nodiscard]] QString question() const
    {
        //: The title of a slide. %1: a model, or several · %2: "262,144 tokens"
        return tr("%1 with a context of %2: what fits, and how fast?")
            .arg(m_input.locale.createSeparatedList(models()), tokensText(scenario().context, m_numbers));
    }

    // Of many configurations that with the most conversations: a table holds the others.
    [[nodiscard]] QString shortAnswer() const
    {
        const std::vector<ConfigurationResult> &results = m_input.evaluation->results;
        if (results.size() <= kMostInAnswer)
            return answerSentence(*m_input.catalog, *m_input.evaluation, m_numbers);
        const auto sequences = [](const ConfigurationResult &result) {
            return result.answer.capacity.concurrency.sequences;
        };
        const auto most = std::max_element(results.begin(), results.end(), [&](const auto &a, const auto &b) {
            return sequences(a) < sequences(b);
        });
        return answerSentence(*m_input.catalog, {scenario(), {*most}}, m_numbers);
    }

    [[nodiscard]] static QString stamp(const QDate &date)
    {
        //: Under a figure: %1 the version of the program, %2 the date.
        return tr("Headroom %1, %2").arg(QStringLiteral(HEADROOM_VERSION), date.toString(Qt::ISODate));
    }

private:
    [[nodiscard]] const Scenario &scenario() const { return m_input.evaluation->scenario; }
    [[nodiscard]] QStringList models() const
    {
        QStringList names;
        for (const ConfigurationResult &result : m_input.evaluation->results)
            addOnce(names, modelName(*m_input.catalog, scenario(), result.configuration));
        return names;
    }
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
            .arg(weights ? nameOf(*weights) : QString::fromStdString(configuration.weights),
                 cache ? nameOf(*cache) : QString::fromStdString(configuration.cache));
    }
    template<class Format> [[nodiscard]] QString nameOf(const Format &format) const
    {
        return m_brief ? shortName(format) : QString::fromStdString(format.name);
    }
    static void addOnce(QStringList &list, const QString &text)
    {
        if (!list.contains(text))
            list.append(text);
    }

    const PlotInput &m_input;
    Numbers m_numbers;
    bool m_brief;
};

} // namespace

FigureText figureText(const PlotInput &input, const QDate &date, const QStringList &further)
{
    const FigureWriter writer(input);
    return {answerSentence(*input.catalog, *input.evaluation, input.numbers()), QString(),
            writer.assumptions(), sourceNotes(input, further), FigureWriter::stamp(date)};
}

FigureText slideText(const PlotInput &input, const QDate &date)
{
    FigureText text = figureText(input, date);
    const FigureWriter writer(input, FigureWriter::Length::Brief);
    text.title = writer.question();
    text.subtitle = writer.shortAnswer();
    text.assumptions = writer.assumptions();
    return text;
}

} // namespace headroom
