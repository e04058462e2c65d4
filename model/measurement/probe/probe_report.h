// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/kept_measurement.h"

namespace headroom {

// What headroom-probe recorded, protocol 1. What it did not tell is empty.

struct ProbeDevice {
    int index = 0;
    std::string backend; // "hip", "cuda"; "kfd" where only the kernel driver saw it
    std::string name;
    std::string arch;
    std::string pci;
    std::string part;        // "MI300X"
    std::string accelerator; // catalog id of the whole part
    bool isVirtual = false;
    std::optional<int> computeUnits;
    std::optional<Bytes> total; // as the runtime reports
    std::optional<Bytes> free;
};

// How a device stands to its part. One of one: the whole part.
struct ProbePartition {
    int index = 0;            // of the device
    std::optional<int> count; // nothing: not known, as inside a virtual machine
    std::string compute;      // "CPX"
    std::string memory;       // "NPS1"
    std::string knownBy;      // "sysfs", "attribute" ...
    std::string part;
    std::optional<int> computeUnits;
    std::optional<int> wholeComputeUnits;
    std::optional<Bytes> memoryBytes;
    std::optional<Bytes> wholeMemory;
    bool sharedPool = false; // each partition reports the whole pool
};

// Median and spread of a test, in base units: B/s or s.
struct ProbeResult {
    int index = 0;
    std::string test; // "read", "copy", "kv_read", "launch", "allreduce", "decode"; one "gemv" a shape
    std::string name; // of a gemv's shape, or of a decode's model
    double median = 0.0;
    std::optional<double> low; // p10 of the quantity itself: the low end of a rate, the short end of a time
    std::optional<double> high;
    std::optional<double> claim; // B/s
    std::optional<double> ofClaim;
    std::optional<double> ofRead; // of the measured stream
    std::optional<double> rate;   // tok/s of a decode
    std::optional<Bytes> bytes;
    std::vector<std::string> flags; // "throttled", "above_claim" ...
    [[nodiscard]] bool has(std::string_view flag) const;
    [[nodiscard]] bool isVoid() const; // its number says nothing
};

struct ProbeTelemetry {
    int index = 0;
    std::string when; // "before", "during", "after", "watch"
    std::optional<double> powerWatts;
    std::optional<double> powerCapWatts;
    std::optional<double> coreMhz;
    std::optional<double> memoryMhz;
    std::optional<double> temperature; // degrees Celsius
    std::optional<double> busyPercent;
    std::optional<Bytes> memoryUsed;
    std::optional<Bytes> memoryTotal;
};

struct ProbeWarning {
    std::string code;
    std::optional<int> index;
    std::string about;
};
struct ProbeError {
    std::string function;
    std::string name;
    int code = 0;
};
struct ProbeFatal {
    std::string reason; // "signal", "exit", "stall", "stuck", "start"
    std::string step;   // announced last
    std::string signalName;
    std::optional<int> exit;
};

struct ProbeReport {
    bool hello = false; // nothing else counts before it
    int protocol = 0;
    std::string version;
    std::string date;                // ISO, to the day
    std::string step;                // announced last: where it is, or where it stopped
    std::optional<double> stepLimit; // s that the step may take
    bool inStep = false;             // it is the latest record
    double progress = 0.0;           // 0 to 1
    std::vector<ProbeDevice> devices;
    std::vector<ProbePartition> partitions;
    std::vector<ProbeResult> results;
    std::vector<ProbeTelemetry> telemetry; // the latest of each device and moment
    std::vector<ProbeWarning> warnings;
    std::vector<ProbeError> errors;
    std::optional<ProbeFatal> fatal;
    std::optional<bool> done; // nothing: no last record
    std::string doneReason;
    int linesIgnored = 0; // after hello, that are no records
    bool cut = false;     // more records than are kept

    // The records alone: the exit status of the program must be 0, too.
    [[nodiscard]] bool isSuccess() const { return done.value_or(false) && !fatal; }
    [[nodiscard]] const ProbeDevice *device(int index) const;
    [[nodiscard]] const ProbePartition *partition(int index) const;
    // The last of its kind on a device; void ones too.
    [[nodiscard]] const ProbeResult *result(int index, std::string_view test) const;
};

// What is kept of it in the document, void numbers left out. A partition's figures keep the part's name but
// not its id: they are not the whole part's.
[[nodiscard]] std::vector<KeptMeasurement> measurementsOf(const ProbeReport &report,
                                                          const std::string &place);

} // namespace headroom
