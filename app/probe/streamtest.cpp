// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/streamtest.h"

#include "app/probe/statistic.h"

namespace headroom::probe {

namespace {

constexpr std::size_t kSmallestSweep = std::size_t{64} << 20U;

std::vector<double> rates(double bytes, const std::vector<double> &milliseconds)
{
    std::vector<double> values;
    for (const double ms : milliseconds)
        if (ms > 0.0)
            values.push_back(bytes / ms * 1e-6); // bytes a millisecond are 1e-6 GB/s
    return values;
}

void addRates(Record &record, const Statistic &rate)
{
    record.add("median_GBps", rate.median).add("p10_GBps", rate.p10).add("p90_GBps", rate.p90);
    record.add("best_GBps", rate.most);
}

} // namespace

double writeRates(Bench &bench, const Subject &subject, const Series &series, const StreamTerms &terms,
                  int groupsPerUnit)
{
    const Statistic rate = statisticOf(rates(subject.bytes, series.ms));
    std::vector<std::string> flags = terms.flags;
    flags.insert(flags.end(), series.flags.begin(), series.flags.end());
    if (terms.claim && rate.median * 1e9 > *terms.claim)
        flags.emplace_back("above_claim");
    Record record("result");
    record.add("index", bench.device().index).add("test", subject.test).addTexts("flags", flags);
    record.add("n", series.ms.size()).add("bytes", static_cast<std::int64_t>(subject.bytes));
    record.add("launches", series.launches);
    addRates(record, rate);
    record.add("wall_GBps", statisticOf(rates(subject.bytes, series.wallMs)).median);
    record.add("groups_per_cu", groupsPerUnit).add("first_launch_ms", series.firstMs);
    if (terms.claim)
        record.add("claim_GBps", *terms.claim * 1e-9).add("of_claim", rate.median * 1e9 / *terms.claim);
    bench.calls().records().write(record);
    return rate.median;
}

double testRead(Bench &bench, Streams &streams, const StreamTerms &terms)
{
    Budget budget(terms.seconds);
    StreamTerms ours = terms;
    const bool right = streams.sumIsRight();
    if (!right)
        ours.flags.emplace_back("wrong_sum");
    streams.chooseGrid(budget);
    const Subject subject = streams.read("read", streams.bytes());
    const Series series = measure(bench, budget, subject);
    const double median = writeRates(bench, subject, series, ours, streams.groupsPerUnit());
    return right ? median : 0.0;
}

void testSweep(Bench &bench, Streams &streams, const StreamTerms &terms)
{
    Budget budget(terms.seconds);
    for (std::size_t bytes = kSmallestSweep; bytes <= streams.bytes() && budget.left() > 0.0; bytes *= 2) {
        const Subject subject = streams.read("read_sweep", bytes);
        const double ms = tried(bench, budget, subject);
        if (ms <= 0.0)
            continue;
        Record record("result");
        record.add("index", bench.device().index).add("test", subject.test).addTexts("flags", {});
        record.add("n", 1).add("bytes", bytes);
        bench.calls().records().write(record.add("median_GBps", subject.bytes / ms * 1e-6));
    }
}

void testCopy(Bench &bench, Streams &streams, const StreamTerms &terms)
{
    Budget budget(terms.seconds);
    const Subject subject = streams.copy();
    const Series series = measure(bench, budget, subject);
    writeRates(bench, subject, series, terms, streams.groupsPerUnit());
}

} // namespace headroom::probe
