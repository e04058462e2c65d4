// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/probe/probe_report.h"
#include "model/measurement/results/flat_record.h"

namespace headroom {

// One record of headroom-probe. Fields of another type than agreed fail, and the line is passed over.
class ProbeRecord {
public:
    explicit ProbeRecord(const FlatRecord &record)
        : m_record(record)
    {}
    [[nodiscard]] bool has(const char *key) const { return m_record.has(key); }
    [[nodiscard]] std::string text(const char *key) const;
    [[nodiscard]] bool truth(const char *key) const { return m_record.truth(key); }
    [[nodiscard]] std::optional<double> positive(const char *key) const { return m_record.positive(key); }
    [[nodiscard]] std::optional<double> scaled(const char *key, double factor) const;
    [[nodiscard]] std::optional<int> whole(const char *key) const;
    [[nodiscard]] std::optional<Bytes> bytes(const char *key) const;
    [[nodiscard]] int index() const;                                    // of the device
    [[nodiscard]] std::vector<std::string> list(const char *key) const; // its first entries

private:
    const FlatRecord &m_record;
};

[[nodiscard]] ProbeDevice deviceIn(const ProbeRecord &record);
[[nodiscard]] ProbePartition partitionIn(const ProbeRecord &record);
[[nodiscard]] ProbeTelemetry telemetryIn(const ProbeRecord &record);
[[nodiscard]] std::optional<ProbeResult> resultIn(const ProbeRecord &record); // nothing without a median

} // namespace headroom
