// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/probe/probe_reader.h"

#include "model/measurement/probe/probe_record.h"
#include "model/measurement/results/json_records.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr std::size_t kLongestLine = std::size_t{64} * 1024;
constexpr std::size_t kMostRecords = 200'000;
constexpr std::size_t kMostKept = 2'000; // of each list
constexpr int kProtocol = 1;

struct Kind {
    const char *type;
    void (*read)(const ProbeRecord &record, ProbeReport &report);
};

// A device, partition or moment that comes again replaces what was said before.
template<class Row, class Same> void put(std::vector<Row> &rows, Row row, ProbeReport &report, Same same)
{
    const auto found = std::find_if(rows.begin(), rows.end(), same);
    if (found != rows.end())
        *found = std::move(row);
    else if (rows.size() < kMostKept)
        rows.push_back(std::move(row));
    else
        report.cut = true;
}
template<class Row> void append(std::vector<Row> &rows, Row row, ProbeReport &report)
{
    put(rows, std::move(row), report, [](const Row &) { return false; });
}

void readStep(const ProbeRecord &r, ProbeReport &report)
{
    report.step = r.text("name");
    const std::optional<double> limit = r.positive("limit_ms");
    report.stepLimit = limit ? std::optional(*limit * 1e-3) : std::nullopt;
}

void readDevice(const ProbeRecord &r, ProbeReport &report)
{
    ProbeDevice device = deviceIn(r);
    if (const ProbeDevice *before = report.device(device.index)) { // its memory is another record
        device.total = before->total;
        device.free = before->free;
    }
    put(report.devices, device, report, [&](const ProbeDevice &d) { return d.index == device.index; });
}

void readMemory(const ProbeRecord &r, ProbeReport &report)
{
    const int index = r.index();
    const auto found = std::find_if(report.devices.begin(), report.devices.end(),
                                    [index](const ProbeDevice &d) { return d.index == index; });
    const bool runtime = r.text("by") == "runtime"; // what an engine will see
    if (found == report.devices.end() || (found->total && !runtime))
        return;
    found->total = r.bytes("total");
    found->free = r.bytes("free");
}

void readPartition(const ProbeRecord &r, ProbeReport &report)
{
    ProbePartition partition = partitionIn(r);
    put(report.partitions, partition, report,
        [&](const ProbePartition &p) { return p.index == partition.index; });
}

void readTelemetry(const ProbeRecord &r, ProbeReport &report)
{
    ProbeTelemetry telemetry = telemetryIn(r);
    put(report.telemetry, telemetry, report,
        [&](const ProbeTelemetry &t) { return t.index == telemetry.index && t.when == telemetry.when; });
}

void readProgress(const ProbeRecord &r, ProbeReport &report)
{
    const std::optional<double> parts = r.positive("parts");
    if (parts)
        report.progress = std::clamp(r.positive("part").value_or(0.0) / *parts, 0.0, 1.0);
}

void readResult(const ProbeRecord &r, ProbeReport &report)
{
    if (std::optional<ProbeResult> result = resultIn(r))
        append(report.results, *std::move(result), report);
}

void readWarning(const ProbeRecord &r, ProbeReport &report)
{
    append(report.warnings,
           {r.text("code"), r.has("index") ? std::optional(r.index()) : std::nullopt, r.text("about")},
           report);
}

void readError(const ProbeRecord &r, ProbeReport &report)
{
    append(report.errors, {r.text("fn"), r.text("name"), r.whole("code").value_or(0)}, report);
}

void readFatal(const ProbeRecord &r, ProbeReport &report)
{
    const std::string step = r.text("step");
    report.fatal = {r.text("reason"), step.empty() ? report.step : step, r.text("signal_name"),
                    r.whole("exit")};
}

void readDone(const ProbeRecord &r, ProbeReport &report)
{
    report.done = r.truth("ok");
    report.doneReason = r.text("reason");
}

constexpr std::array kKinds{Kind{"step", readStep},
                            Kind{"device", readDevice},
                            Kind{"memory", readMemory},
                            Kind{"partition", readPartition},
                            Kind{"telemetry", readTelemetry},
                            Kind{"progress", readProgress},
                            Kind{"result", readResult},
                            Kind{"warn", readWarning},
                            Kind{"error", readError},
                            Kind{"fatal", readFatal},
                            Kind{"done", readDone}};

void readHello(const ProbeRecord &r, ProbeReport &report)
{
    report = {}; // a file may hold several runs one after the other: the last counts
    report.hello = true;
    report.protocol = r.whole("protocol").value_or(0);
    report.version = r.text("version");
    report.date = r.text("time").substr(0, 10);
}

} // namespace

void ProbeReader::line(std::string_view line)
{
    if (line.find('{') == std::string_view::npos || line.size() > kLongestLine || m_records >= kMostRecords) {
        m_report.cut = m_report.cut || m_records >= kMostRecords;
        m_report.linesIgnored +=
            m_report.hello && line.find_first_not_of(" \t\r") != std::string_view::npos ? 1 : 0;
        return;
    }
    try {
        const std::vector<FlatRecord> records = jsonRecords(line);
        if (records.size() != 1)
            return;
        const ProbeRecord record(records.front());
        const std::string type = record.text("type");
        ++m_records;
        if (type == "hello")
            readHello(record, m_report);
        if (!m_report.hello || m_report.protocol != kProtocol)
            return;
        // A record behind "done" was not the last after all.
        if (m_report.done && type != "done")
            m_report.done.reset();
        m_report.inStep = type == "step";
        const auto kind =
            std::find_if(kKinds.begin(), kKinds.end(), [&](const Kind &k) { return type == k.type; });
        if (kind != kKinds.end())
            kind->read(record, m_report);
    } catch (const ResultFailure &) {
        m_report.linesIgnored += m_report.hello ? 1 : 0;
    }
}

ProbeReport readProbeFile(std::string_view text)
{
    ProbeReader reader;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        reader.line(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return reader.report();
}

bool looksLikeProbeFile(std::string_view firstBytes)
{
    return firstBytes.find(R"("type":"hello")") != std::string_view::npos
           || firstBytes.find(R"("type": "hello")") != std::string_view::npos;
}

} // namespace headroom
