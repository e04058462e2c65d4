// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/working.h"

#include "widgets/sentences/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace headroom {

namespace {

struct Working {
    Q_DECLARE_TR_FUNCTIONS(Working)
};

// What the model calls groups of tensors.
constexpr std::array<std::pair<std::string_view, const char *>, 18> kLabels{{
    {"quantized", QT_TRANSLATE_NOOP("Working", "tensors in the chosen format")},
    {"kept_16bit", QT_TRANSLATE_NOOP("Working", "tensors kept at 16 bit")},
    {"kept_32bit", QT_TRANSLATE_NOOP("Working", "tensors kept at 32 bit")},
    {"embedding", QT_TRANSLATE_NOOP("Working", "embedding table")},
    {"head", QT_TRANSLATE_NOOP("Working", "output head")},
    {"attention", QT_TRANSLATE_NOOP("Working", "attention")},
    {"sliding_attention", QT_TRANSLATE_NOOP("Working", "sliding attention")},
    {"linear_attention", QT_TRANSLATE_NOOP("Working", "linear attention")},
    {"mlp", QT_TRANSLATE_NOOP("Working", "MLP")},
    {"experts", QT_TRANSLATE_NOOP("Working", "experts")},
    {"shared_experts", QT_TRANSLATE_NOOP("Working", "shared experts")},
    {"router", QT_TRANSLATE_NOOP("Working", "router")},
    {"norms", QT_TRANSLATE_NOOP("Working", "norms")},
    {"draft", QT_TRANSLATE_NOOP("Working", "draft layers")},
    {"vision", QT_TRANSLATE_NOOP("Working", "vision tower")},
    {"other", QT_TRANSLATE_NOOP("Working", "other tensors")},
    {"longest_context", QT_TRANSLATE_NOOP("Working", "at the longest context")},
    {"all_conversations", QT_TRANSLATE_NOOP("Working", "all conversations that fit")},
}};

// "{0} − {1}" with the inputs put in. One pass, so that a name cannot be taken for a placeholder.
QString filled(const QString &pattern, const QStringList &inputs)
{
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool placeholder =
            pattern[i] == QLatin1Char('{') && i + 2 < pattern.size() && pattern[i + 1].isDigit();
        if (!placeholder) {
            text += pattern[i];
            continue;
        }
        text += inputs.value(pattern[i + 1].digitValue());
        i += 2;
    }
    return text;
}

// A plain sum of one kind of quantity is written once: the lines before show what is added.
QString sumOfNames(const Step &step)
{
    const auto same = [&](const Input &input) { return input.term == step.inputs.front().term; };
    if (step.inputs.empty())
        return QStringLiteral("0");
    if (step.inputs.size() > 1 && std::all_of(step.inputs.begin(), step.inputs.end(), same))
        return QStringLiteral("Σ ") + termName(step.inputs.front().term);
    QStringList names;
    for (const Input &input : step.inputs)
        names << termName(input.term);
    return names.join(QLatin1String(" + "));
}

// Bandwidth is decimal, so what it is divided into must be decimal too.
Numbers numbersFor(const Step &step, const Numbers &numbers)
{
    const bool withBandwidth = step.formula == Formula::PaperQuotient || step.formula == Formula::StreamTime;
    return withBandwidth ? numbers.in(MemoryUnit::GB) : numbers;
}

QString inputText(const Input &input, const Numbers &numbers)
{
    const QString text = numbers.value(unitOf(input.term), input.value);
    return input.value < 0.0 ? QLatin1Char('(') + text + QLatin1Char(')') : text;
}

QString dateText(const Source &source)
{
    const QString date = QString::fromStdString(source.date);
    if (date.isEmpty())
        return {};
    switch (source.dateMeans) {
    case DateMeans::Published:
        //: %1: the ISO date on which a source was published
        return Working::tr("published %1").arg(date);
    case DateMeans::Read:
        //: %1: the ISO date on which a source was read
        return Working::tr("read %1").arg(date);
    case DateMeans::Entered:
        break;
    }
    //: %1: the ISO date on which a figure was entered in the catalog
    return Working::tr("entered %1").arg(date);
}

} // namespace

QString kindName(Kind kind)
{
    switch (kind) {
    case Kind::Vendor:
        //: Kind of a number: from a data sheet
        return Working::tr("vendor", "kind of a number");
    case Kind::Announced:
        //: Kind of a number: of a product that is not shipping
        return Working::tr("announced", "kind of a number");
    case Kind::Measured:
        return Working::tr("measured", "kind of a number");
    case Kind::Derived:
        return Working::tr("derived", "kind of a number");
    case Kind::Assumed:
        break;
    }
    return Working::tr("assumed", "kind of a number");
}

QString kindMark(Kind kind)
{
    switch (kind) {
    case Kind::Vendor:
        return QStringLiteral("v");
    case Kind::Announced:
        return QStringLiteral("a");
    case Kind::Measured:
        return QStringLiteral("m");
    case Kind::Derived:
        return QStringLiteral("d");
    case Kind::Assumed:
        break;
    }
    return QStringLiteral("?");
}

QString stepLabel(const Step &step)
{
    for (const auto &[label, name] : kLabels)
        if (step.label == label)
            return Working::tr(name);
    return QString::fromStdString(step.label); // the name of a layer type, from the catalog
}

QString formulaText(const Step &step)
{
    if (step.formula == Formula::Sum)
        return sumOfNames(step);
    QStringList names;
    for (const Input &input : step.inputs)
        names << termName(input.term);
    return filled(QString::fromUtf8(patternOf(step.formula)), names);
}

QString resultText(const Step &step, const Numbers &numbers)
{
    const Numbers fitting = numbersFor(step, numbers);
    if (step.result == Term::ExactSequences)
        return fitting.exactCount(step.value);
    if (step.result == Term::Shortfall)
        return fitting.memory(Bytes{step.value}, 2, Rounding::Up);
    return fitting.value(unitOf(step.result), step.value);
}

QString valuesText(const Step &step, const Numbers &numbers)
{
    QStringList values;
    for (const Input &input : step.inputs)
        values << inputText(input, numbersFor(step, numbers));
    const QString result = resultText(step, numbers);
    const QString text = step.formula == Formula::Sum
                             ? values.join(QLatin1String(" + "))
                             : filled(QString::fromUtf8(patternOf(step.formula)), values);
    return text == result || text.isEmpty() ? result : text + QLatin1String(" = ") + result;
}

QString sourceText(const Catalog &catalog, const Provenance &from, const QLocale &locale)
{
    if (from.source == kSetByUser || from.source >= catalog.sources.size())
        return from.note.isEmpty() ? Working::tr("Set by the user") : textIn(from.note, locale);
    const Source &source = catalog.sources[from.source];
    QStringList parts{QString::fromStdString(source.title), QString::fromStdString(source.address),
                      dateText(source)};
    parts.removeAll(QString());
    return parts.join(QLatin1String(", "));
}

} // namespace headroom
