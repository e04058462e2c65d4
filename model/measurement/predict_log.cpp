// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/predict_log.h"

#include "model/capacity/capacity.h"

#include <algorithm>

namespace headroom {

namespace {

class Predictor {
public:
    Predictor(const Catalog &catalog, const EngineLog &log, const MatchedLog &matched)
        : m_catalog(catalog)
        , m_log(log)
        , m_scenario(matched.scenario)
        , m_configuration(matched.scenario.configurations.front())
        , m_deviceKnown(!m_configuration.accelerator.empty())
    {
        // Caches and what follows from a printed pool do not depend on the device.
        if (!m_deviceKnown && !catalog.accelerators.empty())
            m_configuration.accelerator = catalog.accelerators.front().id;
    }

    std::vector<PredictedTerm> predict()
    {
        const std::optional<Prepared> prepared = preparedWith(std::nullopt);
        if (!prepared)
            return {};
        if (m_deviceKnown)
            addBudget(*prepared);
        if (m_log.engine == Engine::LlamaCpp)
            addSlots(*prepared);
        else
            addPool();
        return std::move(m_terms);
    }

private:
    [[nodiscard]] std::optional<Prepared> preparedWith(std::optional<Bytes> pool) const
    {
        Configuration configuration = m_configuration;
        configuration.overrides.pool = pool;
        auto result = prepare(m_catalog, m_scenario, configuration);
        Prepared *prepared = std::get_if<Prepared>(&result);
        return prepared ? std::optional(std::move(*prepared)) : std::nullopt;
    }
    void add(LogTerm term, Bytes low, Bytes value, Bytes high)
    {
        m_terms.push_back({term, value.value(), low.value(), high.value()});
    }
    void add(LogTerm term, Bytes value) { add(term, value, value, value); }

    void addReserve(const ReserveTerm &reserve)
    {
        using What = ReserveTerm::What;
        LogTerm term = LogTerm::Activation;
        if (reserve.what == What::NonTorch)
            term = LogTerm::NonTorch;
        else if (reserve.what == What::Graphs)
            term = reserve.inside ? LogTerm::GraphEstimate : LogTerm::Graphs;
        else if (reserve.what == What::Compute)
            term = LogTerm::ComputeBuffer;
        else if (reserve.what != What::Activation)
            return; // not printed by itself
        add(term, reserve.low, reserve.typical, reserve.high);
    }

    // What makes up the pool, on the fullest device.
    void addBudget(const Prepared &prepared)
    {
        if (m_log.number(LogTerm::TotalMemory) && m_log.engine == Engine::Vllm)
            add(LogTerm::UsableMemory, prepared.usable);
        const Stage &stage = prepared.stages[decidingStage(prepared, m_scenario.context)];
        add(LogTerm::Weights, stage.weights);
        for (std::size_t i = 0; i < prepared.reserves.count; ++i)
            addReserve(prepared.reserves.terms[i]);
        if (m_log.engine == Engine::Vllm)
            add(LogTerm::Pool, stage.pool - prepared.reserves.poolLoss(), stage.pool,
                stage.pool + prepared.reserves.poolGain());
    }

    // The printed pool with half of its last digit. SGLang does not print it: what is free after the
    // weights less the share that must stay free, or the buffers themselves.
    struct PrintedPool {
        double bytes = 0.0;
        double rounding = 0.0;
    };
    [[nodiscard]] std::optional<PrintedPool> printedPool() const
    {
        if (m_log.engine == Engine::Vllm) {
            const PrintedValue *pool = m_log.deciding(LogTerm::Pool);
            return pool ? std::optional(PrintedPool{pool->value, pool->rounding}) : std::nullopt;
        }
        PrintedPool sum; // keys and values apart, or both in one
        const auto addPrinted = [&](LogTerm term) {
            if (const PrintedValue *part = m_log.deciding(term)) {
                sum.bytes += part->value;
                sum.rounding += part->rounding;
            }
        };
        addPrinted(LogTerm::CacheSize);
        if (sum.bytes <= 0.0) {
            addPrinted(LogTerm::KeyCache);
            addPrinted(LogTerm::ValueCache);
        }
        if (sum.bytes > 0.0 && !m_log.deciding(LogTerm::StateSlots))
            return sum;
        const PrintedValue *before = m_log.deciding(LogTerm::BeforePool);
        const PrintedValue *free = m_log.deciding(LogTerm::FreeMemory);
        const std::optional<double> fraction = m_log.number(LogTerm::Utilization);
        if (!before || !free || !fraction)
            return std::nullopt;
        return PrintedPool{before->value - free->value * (1.0 - *fraction),
                           before->rounding + free->rounding * (1.0 - *fraction)};
    }

    void addPool()
    {
        const std::optional<PrintedPool> pool = printedPool();
        if (!pool || pool->bytes <= pool->rounding)
            return;
        const auto printedWith = [&](double bytes) {
            const std::optional<Prepared> prepared = preparedWith(Bytes{bytes});
            return prepared ? capacityAt(*prepared, m_scenario.context).printed : Printed{};
        };
        const Printed low = printedWith(pool->bytes - pool->rounding);
        const Printed typical = printedWith(pool->bytes);
        const Printed high = printedWith(pool->bytes + pool->rounding);
        const auto count = [&](LogTerm term, auto figure) {
            if (typical.*figure && low.*figure && high.*figure)
                m_terms.push_back({term, static_cast<double>(*(typical.*figure)),
                                   static_cast<double>(*(low.*figure)),
                                   static_cast<double>(*(high.*figure))});
        };
        count(LogTerm::CacheTokens, &Printed::tokens);
        count(LogTerm::CacheBlocks, &Printed::poolBlocks);
        count(LogTerm::BlockTokens, &Printed::blockTokens);
        count(LogTerm::StateSlots, &Printed::stateSlots);
        count(LogTerm::Concurrency, &Printed::concurrency);
    }

    // llama.cpp makes its cache for all slots at the start, on all devices together.
    void addSlots(const Prepared &prepared)
    {
        Bytes full;
        Bytes windows;
        Bytes states;
        for (const Stage &stage : prepared.stages) {
            const SlotForm *form = std::get_if<SlotForm>(&stage.holding);
            if (!form)
                return;
            full += form->perCell * static_cast<double>(cellsOf(*form, m_scenario.context));
            for (std::size_t i = 0; i < form->windowCount; ++i)
                windows += form->windows[i].perCell
                           * static_cast<double>(cellsOf(*form, form->windows[i], m_scenario.context));
            states += form->state * static_cast<double>(form->slotCount);
        }
        if (full.value() > 0.0)
            add(LogTerm::CacheSize, full);
        if (windows.value() > 0.0)
            add(LogTerm::WindowCache, windows);
        if (states.value() > 0.0)
            add(LogTerm::StateSize, states);
    }

    const Catalog &m_catalog;
    const EngineLog &m_log;
    const Scenario &m_scenario;
    Configuration m_configuration;
    bool m_deviceKnown;
    std::vector<PredictedTerm> m_terms;
};

} // namespace

std::vector<PredictedTerm> predictLog(const Catalog &catalog, const EngineLog &log, const MatchedLog &matched)
{
    if (log.engine == Engine::Unknown || matched.scenario.model.empty()
        || matched.scenario.configurations.empty())
        return {};
    return Predictor(catalog, log, matched).predict();
}

} // namespace headroom
