// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/checkwords.h"

#include "widgets/sentences/names.h"
#include "widgets/sentences/probewords.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CheckList)
};

QString titleOf(const QString &what, CheckVerdict verdict)
{
    switch (verdict) {
    case CheckVerdict::NotMeasured:
        //: A line of the check-list. %1: "Bandwidth"
        return Words::tr("%1: not measured").arg(what);
    case CheckVerdict::Good:
        return Words::tr("%1: as expected").arg(what);
    case CheckVerdict::Low:
        return Words::tr("%1: too low").arg(what);
    case CheckVerdict::Invalid:
        return Words::tr("%1: not to be used").arg(what);
    }
    return {};
}

class Writer {
public:
    Writer(const ProbeReport &report, int device, const ConfigurationResult &result, const Numbers &numbers)
        : m_report(report)
        , m_device(device)
        , m_result(result)
        , m_numbers(numbers)
        , m_list(checklistOf(report, device, result))
    {}

    [[nodiscard]] std::vector<CheckWords> all() const
    {
        return {freeMemory(), bandwidth(), decode(), replay()};
    }

private:
    [[nodiscard]] CheckWords freeMemory() const
    {
        const CheckItem &item = m_list.freeMemory;
        CheckWords words{item.verdict, titleOf(Words::tr("Free memory"), item.verdict), {}, {}};
        if (item.verdict == CheckVerdict::NotMeasured)
            return words;
        const Bytes free{item.measured};
        const Bytes budget{item.expected};
        //: %1: free memory · %2: what the configuration fills of a device
        words.measure = Words::tr("%1 free; weights and conversations fill %2.")
                            .arg(m_numbers.memory(free, 1, Rounding::Down), m_numbers.memory(budget));
        if (isPartition())
            words.advice = Words::tr("The plan is for the whole part, this device is a partition of it.");
        else if (item.verdict == CheckVerdict::Low)
            //: %1: a size
            words.advice =
                Words::tr("%1 short. End what else uses the device, or plan with a larger reserve.")
                    .arg(m_numbers.memory(budget - free, 1, Rounding::Up));
        return words;
    }
    [[nodiscard]] CheckWords bandwidth() const
    {
        const CheckItem &item = m_list.bandwidth;
        CheckWords words{item.verdict, titleOf(Words::tr("Bandwidth"), item.verdict), {}, {}};
        if (item.verdict == CheckVerdict::NotMeasured)
            return words;
        //: %1: measured · %2: a share · %3: claimed by the vendor
        words.measure =
            Words::tr("Streaming read of %1, %2 of the claim of %3.")
                .arg(m_numbers.bandwidth(BytesPerSecond{item.measured}), m_numbers.percent(item.share()),
                     m_numbers.bandwidth(BytesPerSecond{item.expected}))
            + flagsOf("read");
        words.advice = bandwidthAdvice(item);
        return words;
    }
    [[nodiscard]] QString bandwidthAdvice(const CheckItem &item) const
    {
        if (item.verdict == CheckVerdict::Invalid)
            return Words::tr("A cache or a wrong clock was measured. Measure again with more memory.");
        const std::optional<UsualStream> usual = usualStream(m_result.configuration.accelerator);
        if (!usual)
            return Words::tr(
                "No achieved bandwidth of this part was published, so there is nothing to hold it "
                "against.");
        const QString from = m_numbers.percent(usual->usualFrom);
        const QString to = m_numbers.percent(usual->usualTo);
        if (item.verdict == CheckVerdict::Low)
            //: %1, %2: shares of the vendor's claim
            return Words::tr(
                       "Published measurements reach %1 to %2. Look at: other processes, power cap and "
                       "temperature, clocks, memory errors, partition mode, a virtual machine, versions of "
                       "driver and runtime.")
                .arg(from, to);
        return Words::tr("Published measurements reach %1 to %2.").arg(from, to);
    }
    [[nodiscard]] CheckWords decode() const
    {
        const CheckItem &item = m_list.decode;
        CheckWords words{item.verdict, titleOf(Words::tr("Decode"), item.verdict), {}, {}};
        if (item.verdict == CheckVerdict::NotMeasured) {
            words.advice = Words::tr("Replayed for models with BF16 or FP8 weights.");
            return words;
        }
        //: %1: a rate · %2: a share · %3: the paper quotient
        words.measure =
            Words::tr("The replay reads all weights at %1, %2 of the paper quotient of %3.")
                .arg(m_numbers.rate(TokensPerSecond{item.measured}), m_numbers.percent(item.share()),
                     m_numbers.rate(TokensPerSecond{item.expected}))
            + flagsOf("decode");
        const int devices = m_result.configuration.parallel.devices();
        words.advice =
            Words::tr("A gap alone does not prove a missing kernel: launches, clocks and small matrices "
                      "take time too.");
        if (devices > 1)
            //: %1: how many
            words.advice += QLatin1Char(' ')
                            + Words::tr("The quotient is of %1 devices together, the replay of one.")
                                  .arg(m_numbers.count(devices));
        return words;
    }
    [[nodiscard]] CheckWords replay() const
    {
        const CheckItem &item = m_list.replay;
        CheckWords words{item.verdict, titleOf(Words::tr("Replay against the stream"), item.verdict), {}, {}};
        if (item.verdict == CheckVerdict::NotMeasured)
            return words;
        //: %1: a bandwidth · %2: a share of the measured streaming read
        words.measure =
            Words::tr("The replay reads %1, %2 of the measured stream.")
                .arg(m_numbers.bandwidth(BytesPerSecond{item.measured}), m_numbers.percent(item.share()));
        return words;
    }
    // " Beware: the core clock fell while measuring."
    [[nodiscard]] QString flagsOf(const char *test) const
    {
        const ProbeResult *found = m_report.result(m_device, test);
        QStringList flags;
        if (found)
            for (const std::string &flag : found->flags)
                flags << flagText(flag);
        //: Behind a measured value. %1: a list such as "the core clock fell while measuring"
        return flags.isEmpty()
                   ? QString()
                   : QLatin1Char(' ') + Words::tr("Beware: %1.").arg(flags.join(QStringLiteral("; ")));
    }
    [[nodiscard]] bool isPartition() const
    {
        const ProbePartition *partition = m_report.partition(m_device);
        return partition && partition->count.value_or(1) > 1;
    }

    const ProbeReport &m_report;
    int m_device;
    const ConfigurationResult &m_result;
    const Numbers &m_numbers;
    Checklist m_list;
};

} // namespace

std::vector<CheckWords> checkWords(const ProbeReport &report, int device, const ConfigurationResult &result,
                                   const Numbers &numbers)
{
    return Writer(report, device, result, numbers).all();
}

QString againText(const ConfigurationResult &result, const Catalog &catalog)
{
    const WeightFormat *format = catalog.weightFormat(result.configuration.weights);
    //: %1: a format, "BF16"
    return Words::tr("Measure again with the format you really plan to run; this list is for %1 weights.")
        .arg(format ? shortName(*format) : QString::fromStdString(result.configuration.weights));
}

QString unverifiedText()
{
    return Words::tr(
        "Not verified on hardware yet: every measurement on AMD and NVIDIA devices, the detection of "
        "partitions, the all-reduce. Checked: simulated drivers, and the kernels on a processor.");
}

} // namespace headroom
