// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/measurement/results/flat_record.h"
#include "model/measurement/results/result_run.h"

#include <initializer_list>

namespace headroom {

// Puts one run together from a record. What is stated first stays; empty texts state nothing.
class RunBuilder {
public:
    using Keys = std::initializer_list<const char *>;

    RunBuilder(const Catalog &catalog, const FlatRecord &record, ResultTool tool);

    void model(std::string_view name);
    void part(std::string_view name);
    void weights(const std::string &formatId, ConditionFrom how = ConditionFrom::File);
    void cache(std::string_view printed);
    void layout(const Parallelism &parallel, int devices);
    void engine(std::string_view backend); // as the tool calls the server
    void version(std::string_view text) { m_run.conditions.version = text; }
    void prompt(std::optional<double> tokens, ConditionFrom how);
    void output(std::optional<double> tokens, ConditionFrom how);
    void concurrency(std::optional<double> sequences, ConditionFrom how);
    void mark(RunMark mark) { m_run.conditions.add(mark); }
    void remark(ResultRemark remark) { m_run.remarks.push_back(std::move(remark)); }
    // "20260101-000000", "2026-01-01T00:00:00Z"; nothing else is a date.
    void date(std::string_view text);
    // Conditions that users of several tools write beside the results: "tp", "gpu", "quantization" ...
    void usersOwnKeys();

    // The value of a key times `factor`, with a spread of one deviation where that key is there too.
    void fact(MeasuredQuantity quantity, const char *key, double factor = 1.0,
              const char *deviation = nullptr);
    // Means, or medians where no mean is there: "mean_tpot_ms" for "tpot_ms".
    void meanFact(MeasuredQuantity quantity, const std::string &key, double factor);
    void add(ResultFact fact) { m_run.facts.push_back(std::move(fact)); }

    [[nodiscard]] const FlatRecord &record() const { return m_record; }
    [[nodiscard]] const ResultRun &run() const { return m_run; }
    [[nodiscard]] std::string firstText(Keys keys) const; // the first that is there
    [[nodiscard]] ResultRun take() { return std::move(m_run); }

private:
    void tokens(ResultCondition condition, std::optional<Tokens> RunConditions::*member,
                std::optional<double> value, Tokens least, ConditionFrom how);

    const Catalog &m_catalog;
    const FlatRecord &m_record;
    ResultRun m_run;
};

} // namespace headroom
