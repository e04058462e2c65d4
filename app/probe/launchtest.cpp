// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/launchtest.h"

#include "app/probe/statistic.h"

namespace headroom::probe {

void addTimes(Record &record, const std::vector<double> &milliseconds)
{
    std::vector<double> us;
    us.reserve(milliseconds.size());
    for (const double ms : milliseconds)
        us.push_back(ms * 1e3);
    const Statistic time = statisticOf(std::move(us));
    record.add("median_us", time.median).add("p10_us", time.p10).add("p90_us", time.p90);
    record.add("best_us", time.least);
}

double testLaunch(Bench &bench, double seconds)
{
    Budget budget(seconds);
    const Handle kernel = bench.kernel("hr_empty");
    const Address nowhere = 0; // the kernel never writes
    const Series series =
        measure(bench, budget, {"launch", 0.0, [&](int) { bench.launch(kernel, 1, nowhere); }});
    Record record("result");
    record.add("index", bench.device().index).add("test", "launch").addTexts("flags", series.flags);
    record.add("n", series.ms.size()).add("launches", series.launches);
    addTimes(record, series.ms);
    bench.calls().records().write(record);
    return series.medianMs() * 1e3;
}

} // namespace headroom::probe
