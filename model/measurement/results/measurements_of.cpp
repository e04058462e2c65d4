// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/measurements_of.h"

#include <algorithm>

namespace headroom {

namespace {

using Measured = MeasuredQuantity;

class Builder {
public:
    Builder(const ResultRun &run, const std::string &fileName, const std::string &date)
        : m_run(run)
    {
        m_template.conditions = run.conditions;
        for (const ResultRemark &remark : run.remarks)
            if (remark.what == ResultRemark::What::PartlyOnHost)
                setApart(remark);
        m_template.origin = {OriginKind::File, fileName, nameOf(run.tool),
                             run.date.empty() ? date : run.date};
    }

    std::vector<KeptMeasurement> build()
    {
        for (const ResultFact &fact : m_run.facts)
            addFact(fact);
        addOutputRate();
        addTimePerToken();
        return std::move(m_rows);
    }

private:
    // A device that held a part of the model only is not compared with one that holds it all.
    void setApart(const ResultRemark &remark)
    {
        RunConditions &c = m_template.conditions;
        c.part += (c.part.empty() ? "" : ", ") + std::to_string(static_cast<int>(remark.a)) + '/'
                  + std::to_string(static_cast<int>(remark.b)) + " layers";
        c.accelerator.clear();
    }
    void add(Measured quantity, double value, const std::optional<Spread> &spread, bool derived)
    {
        KeptMeasurement row = m_template;
        row.quantity = quantity;
        row.value = value;
        row.spread = spread;
        row.derived = derived;
        // Rates of all sequences over a run, and times of requests, have the prefill in them.
        if (quantity == Measured::OutputRate || quantity == Measured::TotalRate
            || quantity == Measured::RequestTime)
            row.conditions.add(RunMark::WholeRequest);
        if (std::optional<KeptMeasurement> kept = limited(std::move(row)))
            m_rows.push_back(*std::move(kept));
    }
    void addFact(const ResultFact &fact)
    {
        const RunConditions &c = m_run.conditions;
        if (!fact.perDevice)
            add(fact.quantity, fact.value, fact.spread, false);
        else if (c.layoutStated)
            add(fact.quantity, fact.value * c.devices, std::nullopt, true);
    }
    [[nodiscard]] const ResultFact *given(Measured quantity) const
    {
        const auto found = std::find_if(m_run.facts.begin(), m_run.facts.end(),
                                        [&](const ResultFact &f) { return f.quantity == quantity; });
        return found == m_run.facts.end() ? nullptr : &*found;
    }
    [[nodiscard]] double outputTokens() const
    {
        return static_cast<double>(m_run.conditions.output.value_or(0));
    }
    // Of a run that only counts requests (vLLM's throughput): requests a second times their answers.
    void addOutputRate()
    {
        const ResultFact *requests = given(Measured::RequestRate);
        if (requests && !given(Measured::OutputRate) && outputTokens() > 0.0)
            add(Measured::OutputRate, requests->value * outputTokens(), std::nullopt, true);
    }
    // Of a run that only times whole batches (vLLM's latency): the batch's time over its answers' length.
    void addTimePerToken()
    {
        const ResultFact *time = given(Measured::RequestTime);
        if (m_run.tool != ResultTool::VllmLatency || !time || outputTokens() <= 0.0)
            return;
        std::optional<Spread> spread = time->spread;
        if (spread) {
            spread->low /= outputTokens();
            spread->high /= outputTokens();
        }
        add(Measured::TimePerToken, time->value / outputTokens(), spread, true);
    }

    const ResultRun &m_run;
    KeptMeasurement m_template;
    std::vector<KeptMeasurement> m_rows;
};

// Sets a field that nothing states yet.
template<class Value, class Target>
void give(ResultRun &run, ResultCondition condition, const std::optional<Value> &value, Target &target)
{
    if (run.isStated(condition) || !value)
        return;
    target = *value;
    run.setKnown(condition, ConditionFrom::Given);
}

} // namespace

std::vector<ResultCondition> missingConditions(const ResultRun &run)
{
    std::vector<ResultCondition> missing;
    for (std::size_t i = 0; i < kResultConditions; ++i)
        if (run.from[i] == ConditionFrom::NotStated)
            missing.push_back(static_cast<ResultCondition>(i));
    return missing;
}

std::vector<ResultCondition> missingConditions(const std::vector<ResultRun> &runs)
{
    std::vector<ResultCondition> missing;
    for (std::size_t i = 0; i < kResultConditions; ++i) {
        const bool any = std::any_of(runs.begin(), runs.end(), [i](const ResultRun &run) {
            return run.from[i] == ConditionFrom::NotStated;
        });
        if (any)
            missing.push_back(static_cast<ResultCondition>(i));
    }
    return missing;
}

void answer(ResultRun &run, const ResultAnswers &answers)
{
    RunConditions &c = run.conditions;
    give(run, ResultCondition::Accelerator, answers.accelerator, c.accelerator);
    give(run, ResultCondition::Model, answers.model, c.model);
    give(run, ResultCondition::Weights, answers.weights, c.weights);
    give(run, ResultCondition::Cache, answers.cache, c.cache);
    give(run, ResultCondition::Prompt, answers.prompt, c.prompt);
    give(run, ResultCondition::Output, answers.output, c.output);
    give(run, ResultCondition::Concurrency, answers.concurrency, c.concurrency);
    give(run, ResultCondition::Engine, answers.engine, c.engine);
    if (!run.isStated(ResultCondition::Layout) && answers.layout) {
        c.parallel = *answers.layout;
        c.devices = c.parallel.devices();
        c.layoutStated = true;
        run.setKnown(ResultCondition::Layout, ConditionFrom::Given);
    }
}

std::vector<KeptMeasurement> measurementsOf(const ResultRun &run, const std::string &fileName,
                                            const std::string &date)
{
    return Builder(run, fileName, date).build();
}

} // namespace headroom
