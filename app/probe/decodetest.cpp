// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/decodetest.h"

#include "app/probe/gemv.h"
#include "app/probe/launchtest.h"

#include <algorithm>

namespace headroom::probe {

namespace {

constexpr double kTolerance = 1e-3; // float sums of up to 16 k products
constexpr double kLeastSeconds = 0.2;

// The token so far.
struct Sum {
    double us = 0.0;
    double launches = 0.0;
    bool right = true;
    std::vector<std::string> flags;

    void flag(const std::vector<std::string> &more)
    {
        for (const std::string &name : more)
            if (std::find(flags.begin(), flags.end(), name) == flags.end())
                flags.push_back(name);
    }
};

void writeProgress(Bench &bench, std::size_t part, std::size_t parts)
{
    Record record("progress");
    record.add("index", bench.device().index).add("test", "decode").add("part", part).add("parts", parts);
    bench.calls().records().write(record);
}

void writeShape(Bench &bench, Gemv &gemv, const Shape &shape, const Series &series, double error,
                const std::vector<std::string> &flags)
{
    Record record("result");
    record.add("index", bench.device().index).add("test", "gemv").addTexts("flags", flags);
    record.add("n", series.ms.size()).add("name", shape.name).add("rows", shape.rows).add("cols", shape.cols);
    record.add("format", formatName(shape.format)).add("count", shape.count).add("bytes", shape.bytes());
    record.add("launches", series.launches);
    addTimes(record, series.ms);
    if (series.medianMs() > 0.0)
        record.add("median_GBps", static_cast<double>(shape.bytes()) / series.medianMs() * 1e-6);
    record.add("rows_per_group", gemv.rowsPerGroup()).add("occupancy", gemv.occupancy());
    bench.calls().records().write(record.add("worst_error", error));
}

void replayShape(Bench &bench, Gemv &gemv, const Shape &shape, double seconds, Sum &sum)
{
    Budget budget(std::max(seconds, kLeastSeconds));
    gemv.chooseRows(budget);
    const Series series = measure(bench, budget, gemv.subject());
    const double error = gemv.error();
    std::vector<std::string> flags = series.flags;
    if (!(error <= kTolerance)) {
        flags.emplace_back("wrong_result");
        sum.right = false;
    }
    writeShape(bench, gemv, shape, series, error, flags);
    sum.flag(flags);
    sum.us += series.medianMs() * 1e3 * shape.count;
    sum.launches += shape.count;
}

void replayCache(Bench &bench, Streams &streams, std::uint64_t bytes, const StreamTerms &terms, Sum &sum)
{
    Budget budget(terms.seconds);
    const Subject subject = streams.readInPieces("kv_read", bytes);
    const Series series = measure(bench, budget, subject);
    writeRates(bench, subject, series, terms, streams.groupsPerUnit());
    sum.flag(series.flags);
    sum.us += series.medianMs() * 1e3;
    sum.launches += 1;
}

void writeToken(Bench &bench, const Shapes &shapes, const DecodeTerms &terms, const Sum &sum)
{
    const double bytes = static_cast<double>(shapes.bytes() + shapes.kvBytes);
    const double rate = bytes / sum.us * 1e-3; // bytes a microsecond are 1e-3 GB/s
    Record record("result");
    record.add("index", bench.device().index).add("test", "decode").addTexts("flags", sum.flags);
    record.add("n", 1).add("model", shapes.model).add("bytes", shapes.bytes() + shapes.kvBytes);
    record.add("kv_bytes", shapes.kvBytes).add("time_us", sum.us).add("median_GBps", rate);
    record.add("tok_s", 1e6 / sum.us).add("launches", static_cast<std::int64_t>(sum.launches));
    record.add("launch_us", terms.launchUs);
    if (terms.stream.claim)
        record.add("claim_GBps", *terms.stream.claim * 1e-9)
            .add("of_claim", rate * 1e9 / *terms.stream.claim);
    if (terms.readGBps > 0.0)
        record.add("of_read", rate / terms.readGBps);
    bench.calls().records().write(record);
}

} // namespace

bool testDecode(Bench &bench, Streams &streams, const Shapes &shapes, const DecodeTerms &terms)
{
    Gemv gemv(bench, streams);
    Sum sum;
    sum.flag(terms.stream.flags);
    const std::size_t parts = shapes.shapes.size();
    const double share = terms.stream.seconds / static_cast<double>(parts);
    for (std::size_t i = 0; i < parts; ++i) {
        writeProgress(bench, i, parts);
        if (!gemv.prepare(shapes.shapes[i])) {
            bench.calls().records().warn("little_memory", bench.device().index, shapes.shapes[i].name);
            return false;
        }
        replayShape(bench, gemv, shapes.shapes[i], share, sum);
    }
    if (shapes.kvBytes >= 16)
        replayCache(bench, streams, shapes.kvBytes, terms.stream, sum);
    if (sum.us > 0.0)
        writeToken(bench, shapes, terms, sum);
    gemv.release();
    return sum.right && sum.us > 0.0;
}

} // namespace headroom::probe
