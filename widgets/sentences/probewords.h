// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "widgets/sentences/numbers.h"

#include "model/measurement/probe/probe_report.h"

namespace headroom {

// What headroom-probe records, in the application's language. Names of drivers are in it: plain text only.

// "MI300X (0), 1 of 8 partitions": a line of a list.
[[nodiscard]] QString deviceLine(const ProbeReport &report, const ProbeDevice &device);

// "This device is 1 of 8 partitions (CPX/NPS1) of an MI300X: 38 of 304 CUs, 24 of 192 GB. Limits below are
// for this partition."; empty for a whole part.
[[nodiscard]] QString partitionText(const ProbeReport &report, const ProbeDevice &device,
                                    const Numbers &numbers);

// "191.98 GiB of memory, 190.1 GiB of it free."; empty where nobody told.
[[nodiscard]] QString memoryText(const ProbeDevice &device, const Numbers &numbers);

// What it is doing: "Compiling the kernels (hiprtcCompileProgram)".
[[nodiscard]] QString stepText(const std::string &step);

// All warnings and errors about a device or about none, a sentence each.
[[nodiscard]] QStringList warningTexts(const ProbeReport &report, int device);

// Why a run was no success, by its own records; empty where they do not say.
[[nodiscard]] QString endText(const ProbeReport &report);

// What must be known beside a number: "the core clock fell while measuring".
[[nodiscard]] QString flagText(const std::string &flag);

// "140 W of 750 W, busy 87%, 132.1 of 191.98 GiB in use"; empty where nothing is known.
[[nodiscard]] QString telemetryText(const ProbeTelemetry &telemetry, const Numbers &numbers);

} // namespace headroom
