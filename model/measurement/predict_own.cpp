// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/prediction.h"

#include "model/checkpoint/ggml_types.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

// Terms that follow from other lines of the same log.
class OwnFigures {
public:
    OwnFigures(const EngineLog &log, bool maybePlain)
        : m_log(log)
        , m_maybePlain(maybePlain)
    {}

    std::vector<PredictedTerm> all()
    {
        if (m_log.engine == Engine::Vllm) {
            addBudget();
            addConcurrency();
        } else if (m_log.engine == Engine::LlamaCpp) {
            addCaches();
            addStates();
        }
        return std::move(m_terms);
    }

private:
    void add(LogTerm term, double value, double within = 0.0)
    {
        if (m_log.deciding(term))
            m_terms.push_back({term, value, value - within, value + within});
    }

    // Total x utilization, and of it what weights, activations and what is outside of PyTorch leave.
    void addBudget()
    {
        const PrintedValue *total = m_log.deciding(LogTerm::TotalMemory);
        const std::optional<double> share = m_log.number(LogTerm::Utilization);
        if (!total || !share)
            return;
        const double usable = total->value * *share;
        add(LogTerm::UsableMemory, usable, total->rounding);
        double pool = usable;
        double within = total->rounding;
        for (const LogTerm part : {LogTerm::Weights, LogTerm::Activation, LogTerm::NonTorch}) {
            const PrintedValue *printed = m_log.deciding(part);
            if (!printed)
                return;
            pool -= printed->value;
            within += printed->rounding;
        }
        if (const PrintedValue *graphs = m_log.deciding(LogTerm::GraphEstimate)) {
            pool -= graphs->value;
            within += graphs->rounding;
        }
        add(LogTerm::Pool, pool, within);
    }

    // Tokens over the context, which V1 rounds up to blocks until 0.20. Hybrids and windows count otherwise
    // there, and say so by their blocks or padding.
    void addConcurrency()
    {
        constexpr double block = 16.0;
        std::optional<double> tokens = m_log.number(LogTerm::CacheTokens);
        if (const std::optional<double> blocks = m_log.number(LogTerm::CacheBlocks); !tokens && blocks)
            tokens = *blocks * m_log.number(LogTerm::BlockTokens).value_or(block);
        const std::optional<double> context = m_log.number(LogTerm::ContextLength);
        const std::optional<EngineVersion> version = releaseFrom(m_log.text(LogTerm::Version));
        const bool newest = version && !(*version < EngineVersion{.major = 0, .minor = 21});
        const bool grouped = !m_maybePlain || m_log.number(LogTerm::BlockTokens).value_or(block) > 128.0
                             || m_log.deciding(LogTerm::PaddingLayers);
        if (!tokens || !context || *context <= 0.0 || (grouped && !newest))
            return; // of unknown versions a plain model is taken for granted
        const double high = (*tokens + 1.0) / *context;
        const double low = *tokens / (newest ? *context : std::ceil(*context / block) * block);
        if (m_log.deciding(LogTerm::Concurrency))
            m_terms.push_back({LogTerm::Concurrency, *tokens / *context, low, high});
    }

    static double bitsOf(const std::string &type)
    {
        const GgmlType *known = ggmlTypeNamed(type);
        return known ? known->bits() : 0.0;
    }

    // Cells x layers x (keys x bits + values x bits), by the sizes the log prints of its model.
    void addCaches()
    {
        const LogShapes &shapes = m_log.shapes;
        const double slots = std::max(1.0, m_log.number(LogTerm::MaxSequences).value_or(1.0));
        const std::optional<double> cells = m_log.number(LogTerm::ContextLength);
        const double key = shapes.keyElements * bitsOf(m_log.text(LogTerm::CacheDtype)) / 8.0;
        const double value = shapes.valueElements * bitsOf(m_log.text(LogTerm::ValueDtype)) / 8.0;
        if (!cells || key <= 0.0 || value <= 0.0)
            return;
        const int layers = shapes.fullLayers > 0 ? shapes.fullLayers : shapes.layers;
        add(LogTerm::CacheTokens, *cells);
        add(LogTerm::KeyCache, *cells * layers * key);
        add(LogTerm::ValueCache, *cells * layers * value);
        add(LogTerm::CacheSize, *cells * layers * (key + value));
        const PrintedValue *windowCells = m_log.deciding(LogTerm::WindowCells);
        const std::optional<double> batch = m_log.number(LogTerm::MicroBatch);
        if (!windowCells || shapes.window <= 0 || !batch)
            return;
        const bool unified = m_log.number(LogTerm::UnifiedCache).value_or(1.0) > 0.0;
        const double each = unified ? shapes.window * slots + *batch : shapes.window + *batch;
        constexpr double padding = 256.0;
        const double whole =
            m_log.number(LogTerm::FullWindowCache).value_or(0.0) > 0.0
                ? *cells
                : std::min(*cells, std::ceil(each / padding) * padding * (unified ? 1.0 : slots));
        // Builds before November 2025 pad to 32.
        m_terms.push_back({LogTerm::WindowCells, whole, std::min(*cells, each * (unified ? 1.0 : slots)),
                           whole});
        add(LogTerm::WindowCache, windowCells->value * shapes.windowLayers * (key + value));
    }

    // fp32: (taps - 1) x (inner + 2 x groups x state) and state x inner elements a layer, slot and draft.
    void addStates()
    {
        const LogShapes &shapes = m_log.shapes;
        const int layers = shapes.layers - shapes.fullLayers - shapes.windowLayers;
        if (shapes.stateTaps < 2 || shapes.stateInner <= 0 || layers <= 0)
            return;
        const double slots = std::max(1.0, m_log.number(LogTerm::StateSlots).value_or(1.0))
                             * (1.0 + m_log.number(LogTerm::SpeculativeTokens).value_or(0.0));
        const double convolution =
            (shapes.stateTaps - 1.0)
            * (shapes.stateInner + 2.0 * shapes.stateGroups * static_cast<double>(shapes.stateSize));
        const double state = static_cast<double>(shapes.stateSize) * shapes.stateInner;
        add(LogTerm::ConvState, layers * convolution * 4.0 * slots);
        add(LogTerm::RecurrentState, layers * state * 4.0 * slots);
        add(LogTerm::StateSize, layers * (convolution + state) * 4.0 * slots);
    }

    const EngineLog &m_log;
    bool m_maybePlain;
    std::vector<PredictedTerm> m_terms;
};

} // namespace

std::vector<PredictedTerm> predictFromItself(const EngineLog &log, bool maybePlain)
{
    return OwnFigures(log, maybePlain).all();
}

} // namespace headroom
