// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/sentences.h"

#include "widgets/sentences/plural.h"

#include <QCoreApplication>
#include <QStringList>

namespace headroom {

namespace {

struct Fit {
    Q_DECLARE_TR_FUNCTIONS(Fit)
};

QString shortBy(const ConfigurationResult &result, const Numbers &numbers)
{
    return numbers.memory(result.answer.capacity.shortBy, 1, Rounding::Up);
}

QString lowerFirst(QString text)
{
    if (!text.isEmpty() && (text.size() < 2 || !text[1].isUpper())) // not "FP8", "AWQ"
        text[0] = text[0].toLower();
    return text;
}

QString formatOf(const Catalog &catalog, const Suggestion &suggestion)
{
    if (suggestion.what == Suggestion::What::WeightFormat) {
        const WeightFormat *format = catalog.weightFormat(suggestion.format);
        return format ? shortName(*format) : QString::fromStdString(suggestion.format);
    }
    const CacheFormat *format = catalog.cacheFormat(suggestion.format);
    return format ? shortName(*format) : QString::fromStdString(suggestion.format);
}

// One change alone: whole sentences, because verbs agree with what is changed.
QString singleRemedy(const Catalog &catalog, const Suggestion &suggestion, const Numbers &numbers)
{
    switch (suggestion.what) {
    case Suggestion::What::TensorParallel:
        //: %1: "Two devices", "16 devices"
        return Fit::tr("%1 would do.", "devices").arg(suggestionText(catalog, suggestion, numbers));
    case Suggestion::What::WeightFormat:
        return Fit::tr("%1 weights would do.").arg(formatOf(catalog, suggestion));
    case Suggestion::What::CacheFormat:
        return Fit::tr("%1 cache would do.").arg(formatOf(catalog, suggestion));
    case Suggestion::What::Context:
        break;
    }
    //: %1: "12,345 tokens"
    return Fit::tr("A context of %1 would do.").arg(tokensText(suggestion.context, numbers));
}

QString remedies(const Catalog &catalog, const std::vector<Suggestion> &suggestions, const Numbers &numbers)
{
    if (suggestions.empty())
        return Fit::tr("No single change makes it fit.");
    if (suggestions.size() == 1)
        return singleRemedy(catalog, suggestions.front(), numbers);
    QStringList each;
    for (const Suggestion &suggestion : suggestions) {
        const QString text = suggestionText(catalog, suggestion, numbers);
        each << (each.isEmpty() ? text : lowerFirst(text));
    }
    if (each.size() == 2) {
        //: Each of the changes alone makes it fit: "Two devices, or FP8 weights, would do."
        return Fit::tr("%1, or %2, would do.").arg(each[0], each[1]);
    }
    if (each.size() == 3) {
        //: Each of the changes alone makes it fit: "Two devices, FP8 weights or FP8 cache would do."
        return Fit::tr("%1, %2 or %3 would do.").arg(each[0], each[1], each[2]);
    }
    //: Each of the changes alone makes it fit.
    return Fit::tr("%1, %2, %3 or %4 would do.").arg(each[0], each[1], each[2], each[3]);
}

QString devicesText(int devices, const Numbers &numbers)
{
    switch (devices) {
    case 2:
        //: A change that makes it fit; begins a sentence or a button's text
        return Fit::tr("Two devices");
    case 4:
        return Fit::tr("Four devices");
    case 8:
        return Fit::tr("Eight devices");
    default:
        return Fit::tr("%1 device(s)", nullptr, devices).arg(numbers.tokens(devices));
    }
}

} // namespace

QString fitText(const ConfigurationResult &result, const Numbers &numbers)
{
    if (result.unresolved)
        return unresolvedText(*result.unresolved);
    if (!result.answer.capacity.fits)
        return Fit::tr("Does not fit: %1 short").arg(shortBy(result, numbers));
    const Tokens held = result.answer.capacity.concurrency.sequences;
    return Fit::tr("%1 conversation(s)", nullptr, plural(held)).arg(numbers.tokens(held));
}

QString doesNotFitSentence(const Catalog &catalog, const ConfigurationResult &result, const Numbers &numbers)
{
    const bool one = result.configuration.parallel.devices() == 1;
    const QString fact = one ? Fit::tr("Does not fit: %1 short.").arg(shortBy(result, numbers))
                             : Fit::tr("Does not fit: %1 short on each device.").arg(shortBy(result, numbers));
    return fact + QLatin1Char(' ') + remedies(catalog, result.suggestions, numbers);
}

QString suggestionText(const Catalog &catalog, const Suggestion &suggestion, const Numbers &numbers)
{
    switch (suggestion.what) {
    case Suggestion::What::TensorParallel:
        return devicesText(suggestion.devices, numbers);
    case Suggestion::What::WeightFormat:
        //: A change that makes it fit. %1: a number format such as FP8
        return Fit::tr("%1 weights", "suggestion").arg(formatOf(catalog, suggestion));
    case Suggestion::What::CacheFormat:
        //: A change that makes it fit. %1: a number format such as FP8
        return Fit::tr("%1 cache", "suggestion").arg(formatOf(catalog, suggestion));
    case Suggestion::What::Context:
        break;
    }
    //: A change that makes it fit. %1: "12,345 tokens"
    return Fit::tr("A context of %1", "suggestion").arg(tokensText(suggestion.context, numbers));
}

} // namespace headroom
