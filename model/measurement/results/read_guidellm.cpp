// SPDX-License-Identifier: GPL-3.0-or-later
// Fields: https://blog.vllm.ai/guidellm/main/getting-started/analyze.
#include "model/measurement/results/readers.h"
#include "model/measurement/results/run_builder.h"

#include <algorithm>

namespace headroom {

namespace {

// A benchmark of the list, with the statistics of its requests that succeeded.
class GuidellmRun {
public:
    GuidellmRun(RunBuilder &run, std::string path)
        : m_run(run)
        , m_path(std::move(path))
    {}

    void readStrategy() const
    {
        const FlatRecord &r = m_run.record();
        std::string strategy = m_path + "/config/strategy";
        if (!r.hasBelow(strategy)) // older versions
            strategy = m_path + "/args/strategy";
        const std::string type = r.text(strategy + "/type_");
        if (type == "synchronous")
            m_run.concurrency(1.0, ConditionFrom::File);
        else if (type == "concurrent")
            m_run.concurrency(r.positive(strategy + "/streams"), ConditionFrom::File);
        else if (type == "throughput")
            m_run.mark(RunMark::MaximumLoad);
        m_run.concurrency(mean("request_concurrency"), ConditionFrom::File);
    }
    void readConditions() const
    {
        const FlatRecord &r = m_run.record();
        for (const char *key : {"/config/backend/model", "/worker/backend_model", "/args/backend/model",
                                "/benchmarker/backend/model"})
            m_run.model(r.text(m_path + key));
        m_run.model(m_run.firstText({"args/model", "metadata/model"}));
        m_run.prompt(mean("prompt_token_count"), ConditionFrom::File);
        m_run.output(mean("output_token_count"), ConditionFrom::File);
        if (const std::optional<double> failed = r.positive(m_path + "/metrics/request_totals/errored"))
            m_run.remark({ResultRemark::What::FailedRequests, *failed});
        else if (const std::optional<double> errored = r.positive(m_path + "/request_totals/errored"))
            m_run.remark({ResultRemark::What::FailedRequests, *errored});
    }
    void readFacts() const
    {
        constexpr double millisecond = 1e-3;
        fact(MeasuredQuantity::FirstToken, "time_to_first_token_ms", millisecond);
        fact(MeasuredQuantity::RequestTime, "request_latency", 1.0); // seconds, unlike the others
        fact(MeasuredQuantity::OutputRate, "output_tokens_per_second", 1.0);
        fact(MeasuredQuantity::TotalRate, "tokens_per_second", 1.0);
        fact(MeasuredQuantity::RequestRate, "requests_per_second", 1.0);
        // time_per_output_token_ms has the first token in it.
        fact(MeasuredQuantity::TimePerToken, "inter_token_latency_ms", millisecond);
    }

private:
    [[nodiscard]] std::string statistic(const char *metric, const char *name) const
    {
        return m_path + "/metrics/" + metric + "/successful/" + name;
    }
    [[nodiscard]] std::optional<double> mean(const char *metric) const
    {
        return m_run.record().positive(statistic(metric, "mean"));
    }
    void fact(MeasuredQuantity quantity, const char *metric, double factor) const
    {
        const std::optional<double> value = mean(metric);
        if (!value)
            return;
        ResultFact fact{quantity, *value * factor, {}, statistic(metric, "mean"), false};
        // Rates over time vary with the seconds they are counted in: only times have a spread.
        const bool time = factor != 1.0 || quantity == MeasuredQuantity::RequestTime;
        const std::optional<double> off = m_run.record().positive(statistic(metric, "std_dev"));
        if (time && off)
            fact.spread = Spread{std::max(0.0, *value - *off) * factor, (*value + *off) * factor,
                                 SpreadKind::StandardDeviation};
        m_run.add(std::move(fact));
    }

    RunBuilder &m_run;
    std::string m_path;
};

} // namespace

bool isGuidellm(const FlatRecord &record)
{
    return record.hasBelow("benchmarks/0/metrics");
}

std::vector<ResultRun> guidellmRuns(const Catalog &catalog, const FlatRecord &record)
{
    std::vector<ResultRun> runs;
    for (std::size_t i = 0;; ++i) {
        const std::string path = "benchmarks/" + std::to_string(i);
        if (!record.hasBelow(path))
            return runs;
        RunBuilder run(catalog, record, ResultTool::Guidellm);
        run.mark(RunMark::Served);
        run.usersOwnKeys();
        const GuidellmRun benchmark(run, path);
        benchmark.readStrategy();
        benchmark.readConditions();
        benchmark.readFacts();
        runs.push_back(run.take());
    }
}

} // namespace headroom
