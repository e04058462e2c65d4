// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/probewords.h"

#include "widgets/sentences/harmless.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Probe)
};

QString said(const std::string &text)
{
    return harmlessLine(QString::fromStdString(text));
}

QString partOf(const ProbeDevice &device)
{
    return said(device.part.empty() ? device.name : device.part);
}

struct Doing {
    const char *step; // begins so
    const char *words;
};
const Doing kDoings[] = {
    {"hipInit", QT_TRANSLATE_NOOP("Probe", "Starting the runtime")},
    {"cuInit", QT_TRANSLATE_NOOP("Probe", "Starting the runtime")},
    {"dlopen", QT_TRANSLATE_NOOP("Probe", "Looking for the runtime")},
    {"hiprtc", QT_TRANSLATE_NOOP("Probe", "Compiling the kernels")},
    {"nvrtc", QT_TRANSLATE_NOOP("Probe", "Compiling the kernels")},
    {"hipModuleLaunch", QT_TRANSLATE_NOOP("Probe", "Measuring")},
    {"cuLaunch", QT_TRANSLATE_NOOP("Probe", "Measuring")},
    {"hipModule", QT_TRANSLATE_NOOP("Probe", "Loading the kernels")},
    {"cuModule", QT_TRANSLATE_NOOP("Probe", "Loading the kernels")},
    {"hipMalloc", QT_TRANSLATE_NOOP("Probe", "Reserving memory")},
    {"cuMemAlloc", QT_TRANSLATE_NOOP("Probe", "Reserving memory")},
    {"hipStreamSynchronize", QT_TRANSLATE_NOOP("Probe", "Measuring")},
    {"hipEvent", QT_TRANSLATE_NOOP("Probe", "Measuring")},
    {"cuStreamSynchronize", QT_TRANSLATE_NOOP("Probe", "Measuring")},
    {"cuEvent", QT_TRANSLATE_NOOP("Probe", "Measuring")},
};

struct Coded {
    const char *code;
    const char *words; // %1: what it is about
};
const Coded kWarnings[] = {
    {"no_kfd", QT_TRANSLATE_NOOP("Probe", "%1 is not there: no amdgpu compute driver, or a container started "
                                          "without --device=/dev/kfd.")},
    {"no_permission",
     QT_TRANSLATE_NOOP("Probe", "%1 may not be opened: add your user to the group that owns it "
                                "(render, sometimes video), then log in again.")},
    {"driver_refuses",
     QT_TRANSLATE_NOOP("Probe", "%1: the driver is there and refuses. The GPU is not supported, "
                                "or container and driver do not match.")},
    {"no_runtime", QT_TRANSLATE_NOOP("Probe", "No HIP runtime was found (%1).")},
    {"no_cuda", QT_TRANSLATE_NOOP("Probe", "No CUDA driver was found (%1).")},
    {"untested_runtime", QT_TRANSLATE_NOOP("Probe", "The runtime %1 is newer than any known here.")},
    {"old_runtime", QT_TRANSLATE_NOOP("Probe", "The runtime %1 is older than 5.0 and is not used.")},
    {"mixed_runtime",
     QT_TRANSLATE_NOOP("Probe", "The compiler %1 belongs to another version of the runtime.")},
    {"hidden_devices", QT_TRANSLATE_NOOP("Probe", "%1 is set and may hide devices.")},
    {"no_compiler",
     QT_TRANSLATE_NOOP("Probe", "No run-time compiler (hiprtc or NVRTC) was found, so nothing can be "
                                "measured. %1")},
    {"compile_failed", QT_TRANSLATE_NOOP("Probe", "The kernels could not be compiled: %1")},
    {"arch_differs",
     QT_TRANSLATE_NOOP("Probe", "Runtime and kernel driver disagree about the architecture: %1.")},
    {"unknown_part", QT_TRANSLATE_NOOP("Probe", "Device ID %1 is in no table here.")},
    {"odd_value", QT_TRANSLATE_NOOP("Probe", "The driver's value of “%1” makes no sense and was left out.")},
    {"partition_unknown",
     QT_TRANSLATE_NOOP("Probe", "Whether this is a whole device or a partition is unknown.")},
    {"shared_pool",
     QT_TRANSLATE_NOOP("Probe", "Every partition reports the memory of the whole card; do not add "
                                "them up.")},
    {"busy", QT_TRANSLATE_NOOP("Probe", "Another process uses this device.")},
    {"busy_unknown", QT_TRANSLATE_NOOP("Probe", "Whether another process uses this device is unknown.")},
    {"memory_shrank", QT_TRANSLATE_NOOP("Probe", "Free memory shrank while measuring: somebody else uses the "
                                                 "device.")},
    {"little_memory",
     QT_TRANSLATE_NOOP("Probe", "Little memory is free; the buffers are smaller than wanted.")},
    {"no_peer", QT_TRANSLATE_NOOP("Probe", "No other device can be reached directly, so no all-reduce was "
                                           "measured.")},
    {"no_telemetry", QT_TRANSLATE_NOOP("Probe", "This device has no sensors here.")},
    {"ecc_errors", QT_TRANSLATE_NOOP("Probe", "The memory has had errors that could not be corrected.")},
    {"chatter",
     QT_TRANSLATE_NOOP("Probe", "The driver wrote lines of its own (%1) among the records; they were "
                                "left out.")},
    {"claim_unknown",
     QT_TRANSLATE_NOOP("Probe", "No vendor figure of the bandwidth is known for this device.")},
};
const Coded kReasons[] = {
    {"error", QT_TRANSLATE_NOOP("Probe", "A call of the driver failed.")},
    {"no_device", QT_TRANSLATE_NOOP("Probe", "No GPU was found.")},
    {"no_such_device", QT_TRANSLATE_NOOP("Probe", "There is no device of that number.")},
    {"busy",
     QT_TRANSLATE_NOOP("Probe", "Nothing was measured: the device is busy. End what uses it and measure "
                                "again.")},
    {"no_runtime", QT_TRANSLATE_NOOP("Probe", "Nothing was measured: no runtime was found.")},
    {"no_compiler", QT_TRANSLATE_NOOP("Probe", "Nothing was measured: no run-time compiler was found.")},
    {"no_memory", QT_TRANSLATE_NOOP("Probe", "Nothing was measured: too little memory is free.")},
    {"bad_result", QT_TRANSLATE_NOOP("Probe", "A result is wrong or missing; nothing of this run is used.")},
    {"device_gone", QT_TRANSLATE_NOOP("Probe", "The device has disappeared.")},
};
const Coded kFlags[] = {
    {"throttled", QT_TRANSLATE_NOOP("Probe", "the core clock fell while measuring")},
    {"clocks_disagree", QT_TRANSLATE_NOOP("Probe", "the device's clock and ours disagree")},
    {"above_claim", QT_TRANSLATE_NOOP("Probe", "above the vendor's figure: a cache or a wrong clock")},
    {"small_buffer", QT_TRANSLATE_NOOP("Probe", "a small buffer: a cache may help")},
    {"out_of_time", QT_TRANSLATE_NOOP("Probe", "ended early by the time budget")},
    {"unsteady", QT_TRANSLATE_NOOP("Probe", "it never became steady")},
    {"wrong_sum", QT_TRANSLATE_NOOP("Probe", "wrong: the checksum differs")},
    {"wrong_result", QT_TRANSLATE_NOOP("Probe", "wrong: it differs from double precision")},
    {"forced", QT_TRANSLATE_NOOP("Probe", "measured on a busy device")},
};

// A code of a newer probe is shown as it is.
template<std::size_t N>
QString sentenceOf(const Coded (&table)[N], const std::string &code, const QString &about = {})
{
    for (const Coded &coded : table)
        if (code == coded.code) {
            const QString words = Words::tr(coded.words);
            return words.contains(QLatin1String("%1")) ? words.arg(about) : words;
        }
    return about.isEmpty() ? said(code) : QStringLiteral("%1: %2").arg(said(code), about);
}

QString fatalText(const ProbeFatal &fatal)
{
    const QString step = said(fatal.step);
    if (fatal.reason == "signal")
        //: %1: a driver's function · %2: "SIGSEGV"
        return Words::tr("The driver crashed in %1 (%2). Nothing on the plots has changed.")
            .arg(step, said(fatal.signalName));
    if (fatal.reason == "exit")
        //: %1: a driver's function · %2: a number
        return Words::tr("The driver ended the probe in %1 (status %2). Nothing on the plots has changed.")
            .arg(step)
            .arg(fatal.exit.value_or(0));
    if (fatal.reason == "stall")
        return Words::tr(
                   "The driver stopped answering in %1 and was ended. Nothing on the plots has changed.")
            .arg(step);
    if (fatal.reason == "stuck")
        return Words::tr("The driver hangs in %1 and cannot be ended; the device is stuck until it is reset.")
            .arg(step);
    if (fatal.reason == "start")
        return Words::tr("The process that asks the drivers could not be started.");
    return said(fatal.reason);
}

QString unitsText(const ProbePartition &p)
{
    if (!p.computeUnits || !p.wholeComputeUnits)
        return {};
    //: Compute units of a partition and of the whole part
    return Words::tr("%1 of %2 CUs").arg(*p.computeUnits).arg(*p.wholeComputeUnits);
}

QString shareText(const ProbePartition &p, const Numbers &numbers)
{
    if (!p.memoryBytes || !p.wholeMemory)
        return {};
    //: Memory of a partition and of the whole part, in vendor sizes: "24 GB of 192 GB"
    return Words::tr("%1 of %2")
        .arg(numbers.vendorMemory(*p.memoryBytes), numbers.vendorMemory(*p.wholeMemory));
}

bool isPartition(const ProbePartition *partition)
{
    return partition && partition->count.value_or(1) > 1;
}

} // namespace

QString deviceLine(const ProbeReport &report, const ProbeDevice &device)
{
    //: A line of a list. %1: "MI300X" · %2: the device's number
    const QString name = Words::tr("%1 (device %2)").arg(partOf(device)).arg(device.index);
    const ProbePartition *partition = report.partition(device.index);
    if (!isPartition(partition))
        return name;
    //: A line of a list. %1: "MI300X (device 0)" · %2: how many
    return Words::tr("%1, 1 of %2 partitions").arg(name).arg(*partition->count);
}

QString partitionText(const ProbeReport &report, const ProbeDevice &device, const Numbers &numbers)
{
    const ProbePartition *p = report.partition(device.index);
    if (p && !p->count)
        return Words::tr("Whether this is a whole device or a partition is unknown.");
    if (!isPartition(p))
        return {};
    QStringList modes{said(p->compute), said(p->memory)};
    modes.removeAll(QString());
    QStringList sizes{unitsText(*p), shareText(*p, numbers)};
    sizes.removeAll(QString());
    const QString part = p->part.empty() ? partOf(device) : said(p->part);
    QString text = modes.isEmpty()
                       //: %1: how many · %2: "MI300X"
                       ? Words::tr("This device is 1 of %1 partitions of an %2").arg(*p->count).arg(part)
                       //: %1: how many · %2: modes, "CPX/NPS1" · %3: "MI300X"
                       : Words::tr("This device is 1 of %1 partitions (%2) of an %3")
                             .arg(QString::number(*p->count), modes.join(QLatin1Char('/')), part);
    if (!sizes.isEmpty())
        text += QStringLiteral(": ") + sizes.join(QStringLiteral(", "));
    return text + QStringLiteral(". ") + Words::tr("Limits below are for this partition.");
}

QString memoryText(const ProbeDevice &device, const Numbers &numbers)
{
    if (!device.total)
        return {};
    const QString total = numbers.memory(*device.total, 2);
    if (!device.free)
        //: %1: a size
        return Words::tr("%1 of memory, as its runtime reports.").arg(total);
    //: %1, %2: sizes
    return Words::tr("%1 of memory, as its runtime reports; %2 of it free.")
        .arg(total, numbers.memory(*device.free, 2, Rounding::Down));
}

QString stepText(const std::string &step)
{
    for (const Doing &doing : kDoings)
        if (step.starts_with(doing.step))
            return QStringLiteral("%1 (%2)").arg(Words::tr(doing.words), said(step));
    //: %1: a driver's function
    return step.empty() ? Words::tr("Starting the probe")
                        : Words::tr("Asking the driver (%1)").arg(said(step));
}

QStringList warningTexts(const ProbeReport &report, int device)
{
    QStringList texts;
    for (const ProbeWarning &warning : report.warnings)
        if (!warning.index || *warning.index == device)
            texts << sentenceOf(kWarnings, warning.code, said(warning.about));
    for (const ProbeError &error : report.errors)
        //: %1: a driver's function · %2: an error's name
        texts << Words::tr("%1 failed: %2.")
                     .arg(said(error.function),
                          error.name.empty() ? QString::number(error.code) : said(error.name));
    texts.removeDuplicates();
    return texts;
}

QString endText(const ProbeReport &report)
{
    if (report.fatal)
        return fatalText(*report.fatal);
    return report.done && !*report.done ? sentenceOf(kReasons, report.doneReason) : QString();
}

QString flagText(const std::string &flag)
{
    return sentenceOf(kFlags, flag);
}

QString telemetryText(const ProbeTelemetry &t, const Numbers &numbers)
{
    QStringList parts;
    if (t.memoryUsed && t.memoryTotal)
        //: %1, %2: sizes
        parts << Words::tr("%1 of %2 in use")
                     .arg(numbers.memory(*t.memoryUsed), numbers.memory(*t.memoryTotal));
    else if (t.memoryUsed)
        //: %1: a size
        parts << Words::tr("%1 in use").arg(numbers.memory(*t.memoryUsed));
    if (t.powerWatts && t.powerCapWatts)
        //: %1: power · %2: what it is limited to
        parts << Words::tr("%1 of %2")
                     .arg(numbers.power(Watts{*t.powerWatts}), numbers.power(Watts{*t.powerCapWatts}));
    else if (t.powerWatts)
        parts << numbers.power(Watts{*t.powerWatts});
    if (t.busyPercent)
        //: %1: a share, "87%"
        parts << Words::tr("%1 busy").arg(numbers.percent(*t.busyPercent / 100.0));
    if (t.temperature)
        parts << QStringLiteral("%1 °C").arg(numbers.count(*t.temperature));
    return parts.join(QStringLiteral(", "));
}

} // namespace headroom
