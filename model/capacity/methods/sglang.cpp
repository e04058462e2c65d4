// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/sglang.h"

#include "model/capacity/methods/served_layers.h"

#include <algorithm>

namespace headroom {

namespace {

// Sums what the layers of a stage keep and remembers the working.
class Pools {
public:
    Pools(const MethodInput &input, const LayerRange &stage, Trace *trace)
        : m_input(input)
        , m_rules(sglangRules(input))
        , m_stage(stage)
        , m_trace(trace)
    {}

    TokenForm form()
    {
        m_form.pageTokens = m_rules.pageTokens.value;
        const std::vector<double> layers = layersOfEachType(m_input.model, m_stage);
        for (std::size_t i = 0; i < layers.size(); ++i)
            if (layers[i] > 0.0)
                addType(m_input.model.layerTypes[i], layers[i]);
        const LayerType *draft = draftType(m_input.model);
        if (draft && m_input.draftLayers() > 0 && isLastStage(m_input.model, m_stage))
            addType(*draft, m_input.draftLayers());
        if (const LanguageModel *drafter = m_input.drafter();
            drafter && isLastStage(m_input.model, m_stage)) {
            const std::vector<double> drafting = layersOfEachType(*drafter, {0, drafter->layers.size()});
            for (std::size_t i = 0; i < drafting.size(); ++i)
                if (drafting[i] > 0.0)
                    addType(drafter->layerTypes[i], drafting[i]);
        }
        finish();
        return m_form;
    }

private:
    [[nodiscard]] bool isWindowed(const LayerType &type) const
    {
        return m_rules.windowPool
               && (type.attention == Attention::Sliding || type.attention == Attention::Chunked);
    }

    void addType(const LayerType &type, double layers)
    {
        if (type.attention == Attention::None || type.attention == Attention::Compressed || type.sharesCache)
            return;
        if (type.attention == Attention::Recurrent) {
            addStates(type, layers);
            return;
        }
        const double each =
            servedToken(type, m_input.cache.bitsPerElement.value, m_input.parallel().tensor).all();
        const bool windowed = isWindowed(type);
        (windowed ? m_form.perWindowToken : m_form.perToken) += Bytes{layers * each};
        if (windowed)
            m_form.window = std::max<Tokens>(m_form.window, type.window);
        else
            m_form.buffers += static_cast<int>(layers) * (type.attention == Attention::Latent ? 1 : 2);
        if (m_trace)
            (windowed ? m_windowed : m_growing)
                .push_back(times(traceServedToken(m_input, type, *m_trace), layers, type));
    }

    void addStates(const LayerType &type, double layers)
    {
        const double bits = m_rules.stateBits.value;
        m_form.perSlot += Bytes{layers * servedState(type, bits, 0, m_input.parallel().tensor)};
        if (m_trace)
            m_states.push_back(times(traceServedState(m_input, type, m_rules.stateBits.from, bits, 0,
                                                      *m_trace),
                                     layers, type));
    }

    Input times(const Input &each, double layers, const LayerType &type)
    {
        m_trace->leaf(Term::KindLayers, layers, m_input.model.layersFrom);
        m_trace->step(Term::TypePerToken, Formula::Product, {{Term::KindLayers, layers}, each},
                      layers * each.value, type.name);
        return {Term::TypePerToken, layers * each.value};
    }

    void finish()
    {
        const bool onlyWindows = m_form.perToken.value() <= 0.0;
        m_form.windowShare = onlyWindows ? 1.0 : m_rules.windowShare.value;
        m_form.stateRatio = m_rules.stateRatio.value;
        m_form.spareInside = m_rules.spareInside;
        m_form.rows = m_rules.runningRequests.value_or(0);
        m_form.sharesPrefix = m_form.perSlot.value() <= 0.0; // the radix tree of hybrids is not reconstructed
        const auto drafted = static_cast<double>(m_input.draftedTokens());
        if (m_form.perSlot.value() > 0.0)
            m_form.drafts = m_form.perSlot * (drafted * static_cast<double>(m_rules.draftedRequests.value));
        if (m_trace)
            traceSums();
    }

    void sum(Term result, std::vector<Input> inputs, Bytes total)
    {
        if (!inputs.empty())
            m_trace->step(result, Formula::Sum, std::move(inputs), total.value());
    }

    void traceSums()
    {
        sum(Term::CachePerToken, m_growing, m_form.perToken);
        sum(Term::WindowedPerToken, m_windowed, m_form.perWindowToken);
        sum(Term::SlotBytes, m_states, m_form.perSlot);
        if (!m_windowed.empty()) {
            m_trace->leaf(Term::WindowShare, m_form.windowShare, m_rules.windowShare.from);
            m_trace->leaf(Term::WindowTokens, static_cast<double>(m_form.window), m_input.model.layersFrom);
        }
        if (!m_states.empty())
            m_trace->leaf(Term::StateRatio, m_form.stateRatio, m_rules.stateRatio.from);
        m_trace->leaf(Term::BlockTokens, static_cast<double>(m_form.pageTokens), m_rules.pageTokens.from);
        if (m_form.rows > 0)
            m_trace->leaf(Term::RunningRequests, static_cast<double>(m_form.rows), setByUser());
        if (m_form.drafts.value() > 0.0) {
            const Input drafted{Term::DraftTokens, static_cast<double>(m_input.draftedTokens())};
            const Input requests{Term::BatchSequences, static_cast<double>(m_rules.draftedRequests.value)};
            m_trace->leaf(drafted.term, drafted.value, m_input.draftsFrom());
            m_trace->leaf(requests.term, requests.value, m_rules.draftedRequests.from);
            m_trace->step(Term::DraftStates, Formula::StepPeak,
                          {{Term::SlotBytes, m_form.perSlot.value()}, drafted, requests},
                          m_form.drafts.value());
        }
    }

    const MethodInput &m_input;
    SglangRules m_rules;
    const LayerRange &m_stage;
    Trace *m_trace;
    TokenForm m_form;
    std::vector<Input> m_growing;
    std::vector<Input> m_windowed;
    std::vector<Input> m_states;
};

// The pools of compressed caches have not been reconstructed from logs: by bytes alone.
Holding holding(const MethodInput &input, const LayerRange &stage, Trace *trace)
{
    const bool compressed =
        std::any_of(input.model.layers.begin(), input.model.layers.end(), [&](std::uint8_t type) {
            return input.model.layerTypes[type].attention == Attention::Compressed;
        });
    if (compressed)
        return std::monostate{};
    return Pools(input, stage, trace).form();
}

} // namespace

const CapacityMethod kSglangMethod{.budget = sglangBudget, .holding = holding, .keepsTables = true};

} // namespace headroom
