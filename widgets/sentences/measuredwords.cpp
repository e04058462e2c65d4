// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/measuredwords.h"

#include "widgets/sentences/names.h"
#include "widgets/sentences/plural.h"
#include "widgets/sentences/rates.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Measured {
    Q_DECLARE_TR_FUNCTIONS(Measured)
};

// In the order of the enumeration.
const char *const kQuantities[] = {
    QT_TRANSLATE_NOOP("Measured", "Rate per user"),
    QT_TRANSLATE_NOOP("Measured", "Output rate"),
    QT_TRANSLATE_NOOP("Measured", "Time per token"),
    QT_TRANSLATE_NOOP("Measured", "Time to the first token"),
    QT_TRANSLATE_NOOP("Measured", "Prefill rate"),
    QT_TRANSLATE_NOOP("Measured", "All-reduce"),
    QT_TRANSLATE_NOOP("Measured", "Memory bandwidth"),
    QT_TRANSLATE_NOOP("Measured", "Link bandwidth"),
    QT_TRANSLATE_NOOP("Measured", "Matrix rate"),
    QT_TRANSLATE_NOOP("Measured", "Share of the matrix peak"),
    QT_TRANSLATE_NOOP("Measured", "Rate of prompts and answers"),
    QT_TRANSLATE_NOOP("Measured", "Request rate"),
    QT_TRANSLATE_NOOP("Measured", "Time of a request"),
    QT_TRANSLATE_NOOP("Measured", "Total memory"),
    QT_TRANSLATE_NOOP("Measured", "Free memory"),
    QT_TRANSLATE_NOOP("Measured", "Bandwidth of the decode replay"),
    QT_TRANSLATE_NOOP("Measured", "Launch time"),
    QT_TRANSLATE_NOOP("Measured", "Tokens in the cache"),
    QT_TRANSLATE_NOOP("Measured", "Use of the cache"),
};
static_assert(std::size(kQuantities) == kMeasuredQuantities);

const char *const kConditions[] = {
    QT_TRANSLATE_NOOP("Measured", "accelerator"),   QT_TRANSLATE_NOOP("Measured", "model"),
    QT_TRANSLATE_NOOP("Measured", "devices"),       QT_TRANSLATE_NOOP("Measured", "weight format"),
    QT_TRANSLATE_NOOP("Measured", "cache format"),  QT_TRANSLATE_NOOP("Measured", "prompt length"),
    QT_TRANSLATE_NOOP("Measured", "answer length"), QT_TRANSLATE_NOOP("Measured", "conversations at once"),
    QT_TRANSLATE_NOOP("Measured", "engine"),
};
static_assert(std::size(kConditions) == kResultConditions);

const char *const kDifferences[] = {
    QT_TRANSLATE_NOOP("Measured", "weight format"),   QT_TRANSLATE_NOOP("Measured", "cache format"),
    QT_TRANSLATE_NOOP("Measured", "tensor parallel"), QT_TRANSLATE_NOOP("Measured", "pipeline parallel"),
    QT_TRANSLATE_NOOP("Measured", "expert parallel"), QT_TRANSLATE_NOOP("Measured", "devices"),
    QT_TRANSLATE_NOOP("Measured", "engine"),          QT_TRANSLATE_NOOP("Measured", "speculative decoding"),
    QT_TRANSLATE_NOOP("Measured", "lengths"),         QT_TRANSLATE_NOOP("Measured", "accelerator"),
    QT_TRANSLATE_NOOP("Measured", "model"),           QT_TRANSLATE_NOOP("Measured", "version of the engine"),
};
static_assert(std::size(kDifferences) == kRunDifferences);

QString textOf(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

QString quantityName(MeasuredQuantity quantity)
{
    return Measured::tr(kQuantities[static_cast<std::size_t>(quantity)]);
}

QString measuredText(MeasuredQuantity quantity, double value, const Numbers &numbers)
{
    const QLatin1String unit(baseUnitOf(quantity));
    if (unit == QLatin1String("tok/s"))
        return numbers.rate(TokensPerSecond{value});
    if (unit == QLatin1String("s"))
        return numbers.seconds(Seconds{value});
    if (unit == QLatin1String("B/s"))
        return numbers.bandwidth(BytesPerSecond{value});
    if (unit == QLatin1String("B"))
        return numbers.memory(Bytes{value}, 2);
    if (unit == QLatin1String("ratio"))
        return numbers.percent(value, 1);
    if (unit == QLatin1String("FLOP/s"))
        return numbers.flops(value) + QLatin1String("/s");
    if (unit == QLatin1String("1/s"))
        //: %1: how many requests are answered in a second
        return Measured::tr("%1 requests/s").arg(numbers.count(value));
    return numbers.count(value);
}

QString measuredText(const KeptMeasurement &m, const Numbers &numbers)
{
    const QString value = measuredText(m.quantity, m.value, numbers);
    if (!m.spread)
        return value;
    //: A measured value and its spread. %1: the value · %2, %3: low and high end
    return Measured::tr("%1 (%2 to %3)")
        .arg(value, measuredText(m.quantity, m.spread->low, numbers),
             measuredText(m.quantity, m.spread->high, numbers));
}

QString conditionName(ResultCondition condition)
{
    return Measured::tr(kConditions[static_cast<std::size_t>(condition)]);
}

QString howKnownText(ConditionFrom from)
{
    switch (from) {
    case ConditionFrom::NotStated:
        return Measured::tr("not stated");
    case ConditionFrom::File:
        break;
    case ConditionFrom::Nearest:
        return Measured::tr("the nearest name in the catalog");
    case ConditionFrom::FileName:
        return Measured::tr("from the name of the file");
    case ConditionFrom::Derived:
        return Measured::tr("worked out");
    case ConditionFrom::Given:
        return Measured::tr("given");
    }
    return {};
}

QString differenceName(RunDifference difference)
{
    return Measured::tr(kDifferences[static_cast<std::size_t>(difference)]);
}

QString missingSentence(const std::vector<ResultCondition> &missing)
{
    QStringList names;
    for (const ResultCondition condition : missing)
        names << conditionName(condition);
    //: %1: a list of conditions, "accelerator, cache format"
    return names.isEmpty() ? QString() : Measured::tr("Not stated: %1.").arg(names.join(QLatin1String(", ")));
}

QString remarkText(const ResultRemark &remark, const Numbers &numbers)
{
    using What = ResultRemark::What;
    switch (remark.what) {
    case What::FailedRequests:
        //: %1: how many requests
        return Measured::tr("%1 request(s) failed.", nullptr, plural(static_cast<std::int64_t>(remark.a)))
            .arg(numbers.count(remark.a));
    case What::Invalid:
        //: %1: the tool's own word, "INVALID"
        return Measured::tr("The tool calls this run %1: its numbers are left out.").arg(textOf(remark.text));
    case What::Unofficial:
        return Measured::tr("A copy of an InferenceX result; only those on its own site are official.");
    case What::PartlyOnHost:
        //: %1: how many layers, %2: of how many
        return Measured::tr("Only %1 of %2 layers were on the device.")
            .arg(numbers.count(remark.a), numbers.count(remark.b));
    case What::CacheTypesDiffer:
        //: %1: two number formats, "f16, q8_0"
        return Measured::tr("Keys and values are kept in different formats (%1); the first is taken.")
            .arg(textOf(remark.text));
    case What::MixedLengths:
        return Measured::tr("Prompts and answers differ in length; their means are taken.");
    case What::Median:
        return Measured::tr("The file gives no means; medians are taken.");
    case What::Disaggregated:
        return Measured::tr("Prefill and decode ran on devices of their own.");
    }
    return {};
}

QString runText(const Catalog &catalog, const RunConditions &c, const Numbers &numbers)
{
    QStringList parts;
    const Accelerator *accelerator = catalog.accelerator(c.accelerator);
    const QString part = accelerator ? shortName(*accelerator) : textOf(c.part);
    const bool several = c.layoutStated && c.devices > 1;
    //: %1: how many devices · %2: an accelerator
    parts << (several && !part.isEmpty() ? Measured::tr("%1 × %2").arg(numbers.count(c.devices), part)
                                         : part);
    const LanguageModel *model = catalog.model(c.model);
    parts << (model ? textOf(model->name) : textOf(c.modelName));
    if (const WeightFormat *weights = catalog.weightFormat(c.weights))
        parts << shortName(*weights);
    if (c.prompt && c.output)
        //: %1: tokens of a prompt · %2: tokens of its answer
        parts << Measured::tr("%1 + %2 tokens").arg(numbers.tokens(*c.prompt), numbers.tokens(*c.output));
    if (c.concurrency)
        //: %1: how many conversations run at once
        parts << Measured::tr("%1 at once").arg(numbers.tokens(*c.concurrency));
    QString engine = c.engine == RateEngine::None ? textOf(c.program) : engineName(c.engine);
    if (!c.version.empty())
        engine += QLatin1Char(' ') + textOf(c.version);
    parts << engine;
    parts.removeAll(QString());
    return parts.join(QLatin1String(", "));
}

QString resultSentence(const ResultFile &file, const Numbers &numbers)
{
    QStringList tools;
    for (const ResultRun &run : file.runs)
        if (const QString name = QLatin1String(nameOf(run.tool)); !tools.contains(name))
            tools << name;
    const auto runs = static_cast<std::int64_t>(file.runs.size());
    //: %1: a file · %2: the tool that wrote it, "llama-bench" · %3: how many runs it holds
    QString text = Measured::tr("%1: %2, %3 run(s).", nullptr, plural(runs))
                       .arg(textOf(file.name), tools.join(QLatin1String(", ")), numbers.tokens(runs));
    if (file.notUnderstood > 0)
        text += QLatin1Char(' ')
                + Measured::tr("%1 record(s) were not understood.", nullptr, file.notUnderstood)
                      .arg(numbers.count(file.notUnderstood));
    return text;
}

} // namespace headroom
