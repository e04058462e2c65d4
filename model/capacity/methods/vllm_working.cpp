// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/served_layers.h"
#include "model/capacity/methods/vllm_groups.h"

#include <algorithm>

namespace headroom {

namespace {

class GroupsWorking {
public:
    GroupsWorking(const MethodInput &input, const VllmRules &rules, const VllmGroups &groups,
                  const LayerRange &stage, Trace &trace)
        : m_input(input)
        , m_rules(rules)
        , m_groups(groups)
        , m_stage(stage)
        , m_trace(trace)
    {}

    void all(double blockBytes)
    {
        m_trace.leaf(Term::CacheBits, m_input.cache.bitsPerElement.value, m_input.cache.bitsPerElement.from);
        leafBlock();
        for (const VllmKind &kind : m_groups.kinds)
            if (kind.recurrent)
                tracePage(kind);
        for (const VllmKind &kind : m_groups.kinds)
            if (!kind.recurrent)
                tracePage(kind);
        for (const VllmKind &kind : m_groups.kinds)
            traceKind(kind);
        traceWindows();
        if (!m_groups.kinds.empty())
            traceBlock(blockBytes);
    }

private:
    Input leaf(Term term, double value)
    {
        m_trace.leaf(term, value, m_input.model.layersFrom);
        return {term, value};
    }
    Input step(Term result, Formula formula, std::vector<Input> inputs, double value,
               const VllmKind *kind = nullptr)
    {
        m_trace.step(result, formula, std::move(inputs), value, kind ? kind->type->name : std::string());
        return {result, value};
    }
    [[nodiscard]] Input tensor() const { return {Term::TensorParallel, double(m_input.parallel().tensor)}; }
    [[nodiscard]] Input block(const VllmKind &kind) const
    {
        return {Term::BlockTokens, static_cast<double>(kind.blockTokens)};
    }
    [[nodiscard]] bool hasStates() const
    {
        return std::any_of(m_groups.kinds.begin(), m_groups.kinds.end(),
                           [](const VllmKind &k) { return k.recurrent; });
    }

    void leafBlock()
    {
        m_trace.leaf(Term::BlockTokens, static_cast<double>(m_rules.blockTokens.value),
                     m_rules.blockTokens.from);
    }

    Input traceState(const VllmKind &kind)
    {
        Provenance bitsFrom = m_input.model.layersFrom;
        if (m_input.settings().stateType)
            bitsFrom = setByUser();
        else if (!kind.type->stateTypeNamed)
            bitsFrom = engineDefault(
                m_input.catalog, "vllm-hybrid-config",
                {"The model's config names no type for the state, so vLLM keeps it in the model's own.",
                 "A configuração do modelo não indica um tipo para o estado, então o vLLM o mantém no tipo "
                 "do modelo."});
        return traceServedState(m_input, *kind.type, bitsFrom, vllmStateBits(*kind.type, m_input.settings()),
                                m_input.draftedTokens(), m_trace);
    }

    // The block that all attention layers of a hybrid grow to, by the layer with the largest token.
    Tokens traceGrown(const VllmKind &kind)
    {
        double largest = 0.0;
        for (const VllmKind &other : m_groups.kinds)
            if (!other.recurrent)
                largest = std::max(largest, servedToken(*other.type, m_input.cache.bitsPerElement.value,
                                                        m_input.parallel().tensor)
                                                .all());
        const auto kernel = static_cast<double>(m_rules.kernelBlock);
        const auto grown = static_cast<Tokens>(std::ceil(m_largestState / (kernel * largest)) * kernel);
        if (grown <= m_rules.blockTokens.value)
            return m_rules.blockTokens.value;
        m_trace.leaf(Term::KernelBlock, kernel,
                     engineDefault(m_input.catalog, "vllm-hybrid-config",
                                   {"The attention kernel takes blocks in steps of this.",
                                    "O kernel de atenção usa blocos em passos deste tamanho."}));
        step(Term::BlockTokens, Formula::GrownBlock,
             {{Term::KernelBlock, kernel}, {Term::PageBytes, m_largestState}, {Term::TokenBytes, largest}},
             static_cast<double>(grown), &kind);
        return grown;
    }

    // The page of a kind, before it is padded to the largest.
    void tracePage(const VllmKind &kind)
    {
        if (kind.recurrent) {
            const Input state = traceState(kind);
            m_largestState = std::max(m_largestState, state.value);
            return;
        }
        const Input token = traceServedToken(m_input, *kind.type, m_trace);
        const Tokens grown = hasStates() ? traceGrown(kind) : m_rules.blockTokens.value;
        if (kind.blockTokens != grown) {
            const auto base = static_cast<double>(grown);
            const Input own = step(Term::PageBytes, Formula::Product, {{Term::BlockTokens, base}, token},
                                   base * token.value, &kind);
            const double times = static_cast<double>(kind.blockTokens) / base;
            const Input ratio = step(Term::Groups, Formula::FloorRatio,
                                     {{Term::PageBytes, kind.pageBytes}, own}, times, &kind);
            step(Term::BlockTokens, Formula::Product, {{Term::BlockTokens, base}, ratio},
                 static_cast<double>(kind.blockTokens), &kind);
        }
        step(Term::PageBytes, Formula::Product, {block(kind), token}, kind.ownBytes, &kind);
    }

    // How a kind is cut into groups, and the state blocks of a sequence.
    void traceKind(const VllmKind &kind)
    {
        if (!m_groups.shared)
            return;
        const Input layers = leaf(Term::KindLayers, static_cast<double>(kind.layers.size()));
        const Input size{Term::GroupLayers, static_cast<double>(m_groups.groupLayers)};
        if (!m_trace.stepGiving(size))
            m_trace.leaf(
                size.term, size.value,
                engineDefault(
                    m_input.catalog, "vllm-kv-cache-utils",
                    {"The smallest count of layers kept alike; the largest where they are nearly equal.",
                     "O menor número de camadas mantidas do mesmo modo; o maior onde são quase iguais."}));
        const Input groups =
            step(Term::Groups, Formula::CeilRatio, {layers, size}, static_cast<double>(kind.groups), &kind);
        if (kind.recurrent) {
            const auto copies = static_cast<double>(m_rules.statesPerSequence.value);
            const auto drafts = static_cast<double>(m_input.draftedTokens());
            m_trace.leaf(Term::StateCopies, copies, m_rules.statesPerSequence.from);
            m_trace.leaf(Term::DraftTokens, drafts, m_input.draftsFrom());
            step(Term::KindBlocks, Formula::StateBlocks,
                 {groups, {Term::StateCopies, copies}, {Term::DraftTokens, drafts}},
                 groups.value * (copies + drafts), &kind);
        }
    }

    void traceWindows()
    {
        for (const VllmKind &kind : m_groups.kinds) {
            if (kind.window == 0)
                continue;
            const auto batch = static_cast<double>(m_rules.batchTokens.value);
            const auto flights = static_cast<double>(m_rules.batchesInFlight.value);
            m_trace.leaf(Term::BatchTokens, batch, m_rules.batchTokens.from);
            m_trace.leaf(Term::BatchesInFlight, flights, m_rules.batchesInFlight.from);
            step(Term::ChargedTokens, Formula::ChargedTokens,
                 {leaf(Term::WindowTokens, static_cast<double>(kind.window)),
                  {Term::BatchTokens, batch},
                  {Term::BatchesInFlight, flights}},
                 static_cast<double>(kind.window) - 1.0 + batch * flights, &kind);
        }
    }

    void traceBlock(double blockBytes)
    {
        if (m_groups.shared) {
            const double page = m_groups.kinds.front().pageBytes;
            Input size{Term::GroupLayers, static_cast<double>(m_groups.groupLayers)};
            if (blockBytes / page != size.value) // a stage holds a part of the group
                size = leaf(Term::GroupLayers, blockBytes / page);
            step(Term::BlockBytes, Formula::Product, {{Term::PageBytes, page}, size}, blockBytes);
            return;
        }
        std::vector<Input> parts;
        for (const VllmKind &kind : m_groups.kinds) {
            const Input layers =
                leaf(Term::KindLayers,
                     static_cast<double>(layersOn(kind, m_stage, m_input.model.layers.size())));
            parts.push_back(step(Term::BlockBytes, Formula::Product,
                                 {{Term::PageBytes, kind.pageBytes}, layers}, kind.pageBytes * layers.value,
                                 &kind));
        }
        if (parts.size() > 1)
            step(Term::BlockBytes, Formula::Sum, std::move(parts), blockBytes);
    }

    const MethodInput &m_input;
    const VllmRules &m_rules;
    const VllmGroups &m_groups;
    const LayerRange &m_stage;
    Trace &m_trace;
    double m_largestState = 0.0;
};

} // namespace

void traceVllmGroups(const MethodInput &input, const VllmRules &rules, const VllmGroups &groups,
                     const LayerRange &stage, double blockBytes, Trace &trace)
{
    GroupsWorking(input, rules, groups, stage, trace).all(blockBytes);
}

} // namespace headroom
