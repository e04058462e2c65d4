// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/measuring.h"

#include "app/probe/allreduce.h"
#include "app/probe/busy.h"
#include "app/probe/compiler.h"
#include "app/probe/decodetest.h"
#include "app/probe/launchtest.h"
#include "app/probe/partition.h"
#include "app/probe/runtimedevices.h"
#include "app/probe/streamtest.h"
#include "app/probe/telemetry.h"

#include <algorithm>

namespace headroom::probe {

namespace {

constexpr double kGiB = 1073741824.0;
constexpr std::size_t kInfinityCache = std::size_t{256} << 20U; // of gfx942 and gfx950, behind the L2

// The last cache before the memory; 0: not known.
std::size_t lastCache(const Device &device)
{
    if (device.arch.starts_with("gfx942") || device.arch.starts_with("gfx950"))
        return kInfinityCache;
    return static_cast<std::size_t>(device.l2Bytes.value_or(0));
}

// At most a quarter of what is free, and what the user allows.
std::size_t bufferSize(const MemoryInfo &memory, const Options &options)
{
    const double allowed = options.memoryBudget * kGiB;
    return static_cast<std::size_t>(std::min(allowed, 0.25 * static_cast<double>(memory.free)));
}

void writeCompiler(Calls &calls, const Compiler &compiler)
{
    const std::string version = compiler.versionText(calls.records());
    Record record("runtime");
    record.add("backend", calls.api().backend).add("path", calls.api().path);
    record.add("compiler_path", compiler.path());
    if (!version.empty())
        record.add("compiler", version);
    calls.records().write(record);
}

StreamTerms termsFor(const Measured &measured, const Options &options, std::size_t bytes, bool busy)
{
    StreamTerms terms;
    terms.seconds = options.timeBudget;
    terms.claim = claimedRate(measured.device, partitionOf(measured.devices, measured.device));
    if (!terms.claim)
        measured.calls.records().warn("claim_unknown", measured.device.index);
    if (bytes < 8 * lastCache(measured.device)) {
        terms.flags.emplace_back("small_buffer");
        measured.calls.records().warn("little_memory", measured.device.index);
    }
    if (busy)
        terms.flags.emplace_back("forced");
    return terms;
}

// The measurements of the verb, in order. Null when good.
const char *runTests(const Measured &measured, const Options &options, const Shapes &shapes, Bench &bench,
                     Streams &streams, const StreamTerms &terms, const std::vector<char> &code)
{
    const bool bandwidth = options.verb != Verb::Decode;
    streams.fill({});
    const double read = testRead(bench, streams, terms);
    if (bandwidth) {
        testSweep(bench, streams, terms);
        testCopy(bench, streams, terms);
    }
    const double launch = testLaunch(bench, options.timeBudget);
    if (bandwidth)
        testAllReduce(bench, measured.devices, code);
    const bool decodes =
        options.verb == Verb::Decode || (options.verb == Verb::All && !shapes.shapes.empty());
    measured.calls.check("select device", measured.calls.api().select(measured.calls, measured.device.index));
    const bool right = !decodes || testDecode(bench, streams, shapes, {terms, read, launch});
    return read > 0.0 && right ? nullptr : "bad_result";
}

void writeAfter(const Measured &measured)
{
    if (!measured.device.card)
        return;
    const Telemetry telemetry = telemetryOf(measured.device.card->folder);
    writeTelemetry(measured.calls.records(), measured.device.index, "after", telemetry);
    if (telemetry.uncorrected.value_or(0) > 0)
        measured.calls.records().warn("ecc_errors", measured.device.index);
}

const char *measureWith(const Measured &measured, const Options &options, const Shapes &shapes, bool busy)
{
    Calls &calls = measured.calls;
    const auto compiler = Compiler::of(calls.records(), measured.driver);
    if (!compiler)
        return "no_compiler";
    writeCompiler(calls, *compiler);
    const std::vector<char> code = compiler->compile(calls.records(), measured.device.arch);
    if (code.empty())
        return "no_compiler";
    Bench bench(calls, measured.device, code);
    auto streams = Streams::make(bench, bufferSize(memoryOf(calls), options));
    if (!streams)
        return "no_memory";
    const StreamTerms terms = termsFor(measured, options, streams->bytes(), busy);
    const char *const reason = runTests(measured, options, shapes, bench, *streams, terms, code);
    streams->release();
    writeAfter(measured);
    return reason;
}

} // namespace

const char *measureDevice(const Measured &measured, const Options &options, const Shapes &shapes)
{
    Calls &calls = measured.calls;
    calls.check("select device", calls.api().select(calls, measured.device.index));
    const bool busy = isBusy(calls, measured.device, options.sysfs);
    if (busy && !options.force)
        return "busy";
    return measureWith(measured, options, shapes, busy);
}

} // namespace headroom::probe
