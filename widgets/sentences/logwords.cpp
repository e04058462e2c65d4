// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/logwords.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(EngineLog)
};

// In the order of the enumeration.
constexpr std::array<const char *, kLogTerms> kTermNames{
    QT_TRANSLATE_NOOP("LogTerms", "Version"),
    QT_TRANSLATE_NOOP("LogTerms", "Model"),
    QT_TRANSLATE_NOOP("LogTerms", "Another name of the model"),
    QT_TRANSLATE_NOOP("LogTerms", "Architecture"),
    QT_TRANSLATE_NOOP("LogTerms", "Device"),
    QT_TRANSLATE_NOOP("LogTerms", "Number type"),
    QT_TRANSLATE_NOOP("LogTerms", "Quantization"),
    QT_TRANSLATE_NOOP("LogTerms", "Cache type"),
    QT_TRANSLATE_NOOP("LogTerms", "Cache type of V"),
    QT_TRANSLATE_NOOP("LogTerms", "Context"),
    QT_TRANSLATE_NOOP("LogTerms", "Context of one slot"),
    QT_TRANSLATE_NOOP("LogTerms", "Native context"),
    QT_TRANSLATE_NOOP("LogTerms", "TP"),
    QT_TRANSLATE_NOOP("LogTerms", "PP"),
    QT_TRANSLATE_NOOP("LogTerms", "DP"),
    QT_TRANSLATE_NOOP("LogTerms", "EP"),
    QT_TRANSLATE_NOOP("LogTerms", "Tokens of one step"),
    QT_TRANSLATE_NOOP("LogTerms", "Micro batch"),
    QT_TRANSLATE_NOOP("LogTerms", "Sequences at once"),
    QT_TRANSLATE_NOOP("LogTerms", "Tokens drafted a step"),
    QT_TRANSLATE_NOOP("LogTerms", "Prefix caching"),
    QT_TRANSLATE_NOOP("LogTerms", "Whole cache for sliding layers"),
    QT_TRANSLATE_NOOP("LogTerms", "One cache for all slots"),
    QT_TRANSLATE_NOOP("LogTerms", "Utilization"),
    QT_TRANSLATE_NOOP("LogTerms", "State memory over KV memory"),
    QT_TRANSLATE_NOOP("LogTerms", "Total memory"),
    QT_TRANSLATE_NOOP("LogTerms", "Free before loading"),
    QT_TRANSLATE_NOOP("LogTerms", "Usable memory"),
    QT_TRANSLATE_NOOP("LogTerms", "Weights on a device"),
    QT_TRANSLATE_NOOP("LogTerms", "Weights in host memory"),
    QT_TRANSLATE_NOOP("LogTerms", "Model file"),
    QT_TRANSLATE_NOOP("LogTerms", "Activation peak"),
    QT_TRANSLATE_NOOP("LogTerms", "Outside of PyTorch"),
    QT_TRANSLATE_NOOP("LogTerms", "Graphs, estimated"),
    QT_TRANSLATE_NOOP("LogTerms", "Graphs, captured"),
    QT_TRANSLATE_NOOP("LogTerms", "Free before the pool"),
    QT_TRANSLATE_NOOP("LogTerms", "Free after the pool"),
    QT_TRANSLATE_NOOP("LogTerms", "Pool for conversations"),
    QT_TRANSLATE_NOOP("LogTerms", "Needed for one conversation"),
    QT_TRANSLATE_NOOP("LogTerms", "Key cache"),
    QT_TRANSLATE_NOOP("LogTerms", "Value cache"),
    QT_TRANSLATE_NOOP("LogTerms", "Cache"),
    QT_TRANSLATE_NOOP("LogTerms", "Cache of sliding layers"),
    QT_TRANSLATE_NOOP("LogTerms", "Cells of sliding layers"),
    QT_TRANSLATE_NOOP("LogTerms", "Draft cache"),
    QT_TRANSLATE_NOOP("LogTerms", "States"),
    QT_TRANSLATE_NOOP("LogTerms", "Convolution states"),
    QT_TRANSLATE_NOOP("LogTerms", "Recurrent states"),
    QT_TRANSLATE_NOOP("LogTerms", "Sequences with a state"),
    QT_TRANSLATE_NOOP("LogTerms", "Tokens in the cache"),
    QT_TRANSLATE_NOOP("LogTerms", "Cache blocks"),
    QT_TRANSLATE_NOOP("LogTerms", "Concurrency"),
    QT_TRANSLATE_NOOP("LogTerms", "Tokens of a block"),
    QT_TRANSLATE_NOOP("LogTerms", "Padding layers"),
    QT_TRANSLATE_NOOP("LogTerms", "Compute buffer"),
    QT_TRANSLATE_NOOP("LogTerms", "Compute buffer in host memory"),
};

constexpr std::array kMatchNames{
    QT_TRANSLATE_NOOP("LogMatches", "Model"),   QT_TRANSLATE_NOOP("LogMatches", "Accelerator"),
    QT_TRANSLATE_NOOP("LogMatches", "Weights"), QT_TRANSLATE_NOOP("LogMatches", "Cache"),
    QT_TRANSLATE_NOOP("LogMatches", "Context"), QT_TRANSLATE_NOOP("LogMatches", "Devices"),
    QT_TRANSLATE_NOOP("LogMatches", "Memory"),
};
constexpr std::array kMatchHows{
    QT_TRANSLATE_NOOP("LogMatches", "as printed"),
    QT_TRANSLATE_NOOP("LogMatches", "nearest to what is printed"),
    QT_TRANSLATE_NOOP("LogMatches", "by the size that is printed"),
    QT_TRANSLATE_NOOP("LogMatches", "not printed: the usual value"),
    QT_TRANSLATE_NOOP("LogMatches", "not found in the catalog"),
    QT_TRANSLATE_NOOP("LogMatches", "as given"),
    QT_TRANSLATE_NOOP("LogMatches", "the same shapes as the model that is printed"),
    QT_TRANSLATE_NOOP("LogMatches", "not printed: follows from the figures"),
    QT_TRANSLATE_NOOP("LogMatches", "not in the catalog: counted by its memory"),
};

// With the decimals that engines print.
QString bytesText(double bytes, const Numbers &numbers)
{
    return numbers.memory(Bytes{bytes}, 2);
}

} // namespace

QString engineName(Engine engine)
{
    switch (engine) {
    case Engine::Unknown:
        return {};
    case Engine::Vllm:
        return QStringLiteral("vLLM");
    case Engine::SGLang:
        return QStringLiteral("SGLang");
    case Engine::LlamaCpp:
        return QStringLiteral("llama.cpp");
    }
    return {};
}

QString logTermName(LogTerm term)
{
    return QCoreApplication::translate("LogTerms", kTermNames[static_cast<std::size_t>(term)]);
}

QString logValue(LogTerm term, double value, const Numbers &numbers)
{
    if (term == LogTerm::Concurrency)
        return numbers.exactCount(value) + QChar(0x00D7);
    if (term == LogTerm::PrefixCaching || term == LogTerm::FullWindowCache || term == LogTerm::UnifiedCache)
        return value > 0.0 ? Words::tr("on", "a switch of an engine")
                           : Words::tr("off", "a switch of an engine");
    return unitOf(term) == LogUnit::Byte ? bytesText(value, numbers) : numbers.count(value);
}

QString logValue(const PrintedValue &value, const Numbers &numbers)
{
    return unitOf(value.term) == LogUnit::Text ? QString::fromStdString(value.text)
                                               : logValue(value.term, value.value, numbers);
}

QString matchName(LogMatch::What what)
{
    return QCoreApplication::translate("LogMatches", kMatchNames[static_cast<std::size_t>(what)]);
}

QString matchHow(LogMatch::How how)
{
    return QCoreApplication::translate("LogMatches", kMatchHows[static_cast<std::size_t>(how)]);
}

QString matchValue(const LogMatch &match, const Numbers &numbers)
{
    if (match.how == LogMatch::How::NotFound || match.how == LogMatch::How::StandsIn)
        return QString::fromStdString(match.printed);
    const QString taken = QString::fromStdString(match.taken);
    if (match.what == LogMatch::What::Memory)
        return numbers.memory(gibibytes(taken.toDouble()), 2);
    return match.what == LogMatch::What::Context ? numbers.tokens(taken.toLongLong()) : taken;
}

QString predictedText(const TermDifference &term, const Numbers &numbers)
{
    const QString low = logValue(term.term, term.low, numbers);
    const QString high = logValue(term.term, term.high, numbers);
    //: A band: %1 its low end · %2 its high end
    return low == high ? logValue(term.term, term.predicted, numbers) : Words::tr("%1 to %2").arg(low, high);
}

QString differenceText(const TermDifference &term, const Numbers &numbers)
{
    if (term.agrees())
        return Words::tr("agrees");
    const double beyond = term.printed > term.high ? term.printed - term.high : term.low - term.printed;
    const QString amount = logValue(term.term, beyond, numbers);
    return (term.printed > term.high ? QLatin1Char('+') : QChar(0x2212)) + amount;
}

QString logSentence(const EngineLog &log, const Numbers &numbers)
{
    const QString version = QString::fromStdString(log.text(LogTerm::Version));
    const QString engine =
        version.isEmpty() ? engineName(log.engine) : engineName(log.engine) + QLatin1Char(' ') + version;
    const QString lines = numbers.count(static_cast<double>(log.lines));
    //: %1: an engine and its version · %2: how many lines a log has
    return log.cut ? Words::tr("%1; only the first %2 lines were read.").arg(engine, lines)
                   //: %1: an engine and its version · %2: how many lines a log has
                   : Words::tr("%1; lines read: %2.").arg(engine, lines);
}

namespace {

QString differsSentence(const TermDifference &term, const Numbers &numbers)
{
    const QString by = differenceText(term, numbers).mid(1);
    const QString text = term.printed > term.high
                             //: %1: a quantity · %2: printed · %3: predicted · %4: the difference
                             ? Words::tr("%1 differs: %2 printed, %3 predicted, %4 more than predicted.")
                             : Words::tr("%1 differs: %2 printed, %3 predicted, %4 less than predicted.");
    return text.arg(logTermName(term.term), logValue(term.term, term.printed, numbers),
                    predictedText(term, numbers), by);
}

} // namespace

QString comparisonSentence(const CheckedLog &checked, const Numbers &numbers)
{
    const LogComparison &comparison = checked.comparison;
    const bool unknown = checked.matched.scenario.model.empty();
    QString result;
    if (comparison.culprit)
        result = differsSentence(comparison.terms[*comparison.culprit], numbers);
    else if (!comparison.terms.empty() && unknown)
        result = Words::tr("The log's figures agree with each other.");
    else if (!comparison.terms.empty())
        result = Words::tr("Every printed figure agrees with the prediction.");
    else if (!unknown)
        result = Words::tr("The log prints no figure that could be compared.");
    if (!unknown)
        return result;
    const QString name = QString::fromStdString(checked.log.text(LogTerm::Model));
    const QString reason =
        name.isEmpty()
            ? Words::tr(
                "The log does not name its model; a model of the catalog, or a config.json or GGUF file, "
                "can stand in.")
            //: %1: the name of a model
            : Words::tr(
                  "The catalog has no model %1; one of the same shapes, or its config.json or GGUF file, "
                  "can stand in.")
                  .arg(name);
    return result.isEmpty() ? reason : result + QLatin1Char(' ') + reason;
}

} // namespace headroom
