// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/probe/probe_report.h"

namespace headroom {

// Reads the records of headroom-probe, a line at a time as they arrive or from a saved file. Lines before
// the first record (banners of ssh), unknown records and broken lines are passed over and counted.
class ProbeReader {
public:
    void line(std::string_view line);
    [[nodiscard]] const ProbeReport &report() const { return m_report; }

private:
    ProbeReport m_report;
    std::size_t m_records = 0;
};

[[nodiscard]] ProbeReport readProbeFile(std::string_view text);

// Whether a text begins as such a file does.
[[nodiscard]] bool looksLikeProbeFile(std::string_view firstBytes);

} // namespace headroom
