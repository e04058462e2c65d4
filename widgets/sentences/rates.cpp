// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/rates.h"

#include "widgets/sentences/plural.h"
#include "widgets/sentences/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using What = RateReason::What;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Rates)
};

// The name of the constants of an architecture, as their runs are spoken of.
QString hardwareName(const Catalog &catalog, const std::string &id)
{
    for (const HardwareRates &hardware : catalog.efficiency.hardware)
        if (hardware.id == id)
            return QString::fromStdString(hardware.name);
    return QString::fromStdString(id);
}

QString engineNameOf(const std::string &id)
{
    return engineName(rateEngineFrom(id).value_or(RateEngine::None));
}

QString onClass(const Catalog &catalog, const RateReason &reason)
{
    const QString engine = engineNameOf(reason.text);
    switch (reason.what) {
    case What::EngineClass:
        //: Whose published runs the rates follow. %1: an engine such as vLLM
        return Words::tr("The constants come from runs of %1 on this architecture.").arg(engine);
    case What::PooledNoEngine:
        return Words::tr("No engine is named: runs of all engines on this architecture stand together.");
    case What::PooledForEngine:
        //: %1: an engine such as vLLM
        return Words::tr("No runs of %1 on this architecture are known; those of all engines stand in.")
            .arg(engine);
    case What::EraBorrowed:
        //: %1: an engine such as vLLM
        return Words::tr("No runs of so early a version of %1 are known here; current ones stand in.")
            .arg(engine);
    case What::ArchitectureLent:
        //: %1: an architecture such as CDNA3
        return Words::tr("The runs are borrowed from %1.").arg(hardwareName(catalog, reason.text));
    default:
        return {};
    }
}

QString onAssumptions(const RateReason &reason, const Numbers &numbers)
{
    const QString a = numbers.count(reason.a);
    switch (reason.what) {
    case What::NarrowInEarly:
        return Words::tr("These runs had 16-bit weights; with fewer bits the band is wider.");
    case What::ManyDevices:
        //: %1, %2: numbers of devices, both more than one
        return Words::tr("%1 devices work together; runs with at most %2 are known, so the band is wider.")
            .arg(a, numbers.count(reason.b));
    case What::NoMatrixPeak:
        return Words::tr(
            "No 16-bit matrix rate of this part is published; a share of another format's stands in.");
    case What::StageHops:
        //: %1: pipeline stages, more than one
        return Words::tr("The cost of the hops between %1 pipeline stages is assumed.").arg(a);
    case What::ExpertExchange:
        //: %1: ranks, more than one
        return Words::tr("The cost of the exchange between %1 expert-parallel ranks is assumed.").arg(a);
    case What::ExpertImbalance:
        //: %1: a factor such as 1.2
        return Words::tr("The fullest expert-parallel rank is assumed to carry %1 times the average.").arg(a);
    case What::Speculation:
        //: %1: drafted tokens
        return Words::tr("The cost of drafting %1 token(s) a step is assumed.", nullptr,
                         plural(static_cast<Tokens>(reason.a)))
            .arg(a);
    default:
        return {};
    }
}

QString onGrey(const RateReason &reason, const Numbers &numbers)
{
    const QString text = QString::fromStdString(reason.text);
    switch (reason.what) {
    case What::NoClass:
        //: %1: an architecture
        return Words::tr("No published run supports a band for this architecture (%1).").arg(text);
    case What::Announced:
        //: %1: an accelerator
        return Words::tr("%1 is announced: nobody has published a run on it.").arg(text);
    case What::BeyondDomain:
        //: %1: devices that work together · %2: an accelerator · %3: devices of its scale-up domain
        return Words::
            tr("%1 devices leave the scale-up domain of %2, %3 devices; the slower links are not counted.")
                .arg(numbers.count(reason.a), text, numbers.count(reason.b));
    default:
        return {};
    }
}

} // namespace

QString engineName(RateEngine engine)
{
    constexpr std::array<const char *, kRateEngines> names{
        "", "vLLM", "SGLang", "TensorRT-LLM", "llama.cpp", "LMDeploy", "gpt-fast", "DeepSpeed-MII"};
    if (engine == RateEngine::None)
        return Words::tr("no engine", "whose published runs the rates follow");
    return QLatin1String(names.at(static_cast<std::size_t>(engine)));
}

QString confidenceName(Confidence confidence)
{
    switch (confidence) {
    case Confidence::High:
        return Words::tr("high", "confidence");
    case Confidence::Medium:
        return Words::tr("medium", "confidence");
    case Confidence::Low:
        return Words::tr("low", "confidence");
    case Confidence::None:
        break;
    }
    return Words::tr("none", "confidence");
}

QString cautionTopicName(CautionTopic topic)
{
    switch (topic) {
    case CautionTopic::Capacity:
        return Words::tr("Memory", "topic of a caution");
    case CautionTopic::Rate:
        return Words::tr("Decode", "topic of a caution");
    case CautionTopic::Prefill:
        return Words::tr("Prefill", "topic of a caution");
    case CautionTopic::Cost:
        return Words::tr("Cost", "topic of a caution");
    case CautionTopic::Buying:
        return Words::tr("Buying", "topic of a caution");
    case CautionTopic::Measuring:
        break;
    }
    return Words::tr("Measuring", "topic of a caution");
}

QString rateReasonId(What what)
{
    constexpr std::array ids{"engine_class",      "pooled_no_engine", "pooled_for_engine", "era_borrowed",
                             "architecture_lent", "narrow_in_early",  "many_devices",      "no_matrix_peak",
                             "stage_hops",        "expert_exchange",  "expert_imbalance",  "speculation",
                             "no_class",          "announced",        "beyond_domain"};
    return QLatin1String(ids.at(static_cast<std::size_t>(what)));
}

bool greys(What what)
{
    return what == What::NoClass || what == What::Announced || what == What::BeyondDomain;
}

QString rateReasonText(const Catalog &catalog, const RateReason &reason, const Numbers &numbers)
{
    for (const QString &text :
         {onClass(catalog, reason), onAssumptions(reason, numbers), onGrey(reason, numbers)})
        if (!text.isEmpty())
            return text;
    return {};
}

QString supportSentence(const Catalog &catalog, const RateSupport &support, const Numbers &numbers)
{
    if (support.isGrey())
        return Words::tr("Grey: no published run supports a band here.");
    //: %1: how many runs · %2: an architecture such as Hopper · %3: "low", "medium" or "high"
    return Words::tr("Band from %1 published run(s) on %2, confidence %3.", nullptr, support.rows)
        .arg(numbers.count(support.rows), hardwareName(catalog, support.hardware),
             confidenceName(support.confidence));
}

QString rateSentence(const ConfigurationResult &result, const Numbers &numbers)
{
    if (result.unresolved)
        return unresolvedText(*result.unresolved);
    if (!result.rates)
        return Words::tr("Does not fit: no rate.");
    const Decode &decode = result.rates->decode;
    const QString quotient = numbers.rate(result.answer.quotient->quotient);
    const QString typical = numbers.rate(decode.perUser.typical);
    const QString count = numbers.tokens(decode.sequences);
    if (result.rate->support.isGrey())
        //: %1: a rate · %2: how many conversations · %3: a rate
        return Words::tr(
                   "%1 for each of %2 conversation(s), which no published run supports; paper quotient %3.",
                   nullptr, plural(decode.sequences))
            .arg(typical, count, quotient);
    //: %1: a rate · %2: how many conversations · %3: "20.0 tok/s to 63.0 tok/s, typical 38.3 tok/s" · %4: a
    //: rate
    return Words::tr("%1 for each of %2 conversation(s), band %3 to %4; paper quotient %5.", nullptr,
                     plural(decode.sequences))
        .arg(typical, count, numbers.rate(decode.perUser.low), numbers.rate(decode.perUser.high), quotient);
}

QString bandText(const RateBand &band, const Numbers &numbers)
{
    //: A band of rates or times. %1, %2: its ends · %3: the typical value
    return Words::tr("%1 to %2, typical %3")
        .arg(numbers.rate(band.low), numbers.rate(band.high), numbers.rate(band.typical));
}

QString bandText(const TimeBand &band, const Numbers &numbers)
{
    return Words::tr("%1 to %2, typical %3")
        .arg(numbers.seconds(band.fast), numbers.seconds(band.slow), numbers.seconds(band.typical));
}

QString shortBandText(const RateBand &band, const Numbers &numbers)
{
    const auto bare = [&](TokensPerSecond rate) {
        return numbers.rate(rate).section(QLatin1Char(' '), 0, 0);
    };
    //: A band in little room. %1: the typical value with its unit · %2, %3: its ends
    return Words::tr("%1 (%2 to %3)").arg(numbers.rate(band.typical), bare(band.low), bare(band.high));
}

QString shortBandText(const TimeBand &band, const Numbers &numbers)
{
    return Words::tr("%1 (%2 to %3)")
        .arg(numbers.seconds(band.typical), numbers.seconds(band.fast), numbers.seconds(band.slow));
}

} // namespace headroom
