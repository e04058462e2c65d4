// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/vllm_groups.h"

#include "model/capacity/methods/served_layers.h"

#include <algorithm>

namespace headroom {

namespace {

// Where the larger count of layers is below this times the smaller, groups take the larger: padding one
// kind costs less than another group. Source: _get_kv_cache_groups_uniform_page_size.
constexpr double kNearlyEqual = 1.5;

bool keptAlike(const LayerType &a, const LayerType &b)
{
    return a.attention == b.attention && a.kvHeads == b.kvHeads && a.keyDim == b.keyDim
           && a.valueDim == b.valueDim && a.ropeDim == b.ropeDim && a.indexerDim == b.indexerDim
           && a.stateHeads == b.stateHeads && a.convChannels == b.convChannels && a.convTaps == b.convTaps;
}

class Grouping {
public:
    Grouping(const MethodInput &input, const VllmRules &rules)
        : m_input(input)
        , m_rules(rules)
    {}

    VllmGroups all()
    {
        gatherKinds();
        if (m_groups.kinds.empty())
            return m_groups;
        const bool states = std::any_of(m_groups.kinds.begin(), m_groups.kinds.end(),
                                        [](const VllmKind &k) { return k.recurrent; });
        if (states)
            growBlocks();
        m_groups.shared = states || !sameTokens();
        if (m_groups.shared) {
            unifyPages();
            cutGroups();
        } else {
            m_groups.groupLayers = static_cast<Tokens>(m_layers);
        }
        return m_groups;
    }

private:
    // Chunked layers are charged in full: the engine turns their saving off for latency.
    Tokens windowOf(const LayerType &type) const
    {
        return type.attention == Attention::Sliding && m_rules.grouped ? type.window : 0;
    }

    void addLayer(const LayerType &type, std::size_t position)
    {
        if (type.attention == Attention::None || type.sharesCache)
            return;
        const Tokens window = windowOf(type);
        const bool recurrent = type.attention == Attention::Recurrent;
        auto kind = std::find_if(m_groups.kinds.begin(), m_groups.kinds.end(), [&](const VllmKind &k) {
            return k.window == window && k.recurrent == recurrent
                   && (keptAlike(*k.type, type) || sameHeads(*k.type, type));
        });
        if (kind == m_groups.kinds.end()) {
            VllmKind added;
            added.type = &type;
            added.recurrent = recurrent;
            added.window = window;
            added.blockTokens = recurrent ? 0 : m_rules.blockTokens.value;
            added.ownBytes =
                recurrent ? stateBytes(type) : tokenBytes(type) * static_cast<double>(added.blockTokens);
            added.pageBytes = added.ownBytes;
            kind = m_groups.kinds.insert(m_groups.kinds.end(), std::move(added));
        }
        kind->layers.push_back(position);
        ++m_layers;
    }

    // Layers that differ in the window alone are one kind once the window no longer counts.
    static bool sameHeads(const LayerType &a, const LayerType &b)
    {
        const auto keepsHeads = [](const LayerType &t) {
            return t.attention == Attention::Full || t.attention == Attention::Sliding
                   || t.attention == Attention::Chunked;
        };
        return keepsHeads(a) && keepsHeads(b) && a.kvHeads == b.kvHeads && a.keyDim == b.keyDim
               && a.valueDim == b.valueDim;
    }

    double tokenBytes(const LayerType &type) const
    {
        return servedToken(type, m_input.cache.bitsPerElement.value, m_input.parallel().tensor).all();
    }
    double stateBytes(const LayerType &type) const
    {
        return servedState(type, vllmStateBits(type, m_input.settings()), m_input.draftedTokens(),
                           m_input.parallel().tensor);
    }

    void gatherKinds()
    {
        const LanguageModel &model = m_input.model;
        for (std::size_t i = 0; i < model.layers.size(); ++i)
            addLayer(model.layerTypes[model.layers[i]], i);
        const LayerType *draft = draftType(model);
        for (int i = 0; draft && i < m_input.draftLayers(); ++i)
            addLayer(*draft, model.layers.size() + static_cast<std::size_t>(i));
        const LanguageModel *drafter = m_input.drafter();
        for (std::size_t i = 0; drafter && i < drafter->layers.size(); ++i)
            addLayer(drafter->layerTypes[drafter->layers[i]], model.layers.size() + i);
    }

    // All kinds take the same tokens of a sequence, so one block may span their layers.
    bool sameTokens() const
    {
        return std::all_of(m_groups.kinds.begin(), m_groups.kinds.end(),
                           [&](const VllmKind &k) { return k.window == m_groups.kinds.front().window; });
    }

    // The attention block grows until its page holds the largest state, and states are padded to it.
    void growBlocks()
    {
        double state = 0.0;
        double token = 0.0;
        for (const VllmKind &kind : m_groups.kinds) {
            state = std::max(state, kind.recurrent ? kind.ownBytes : 0.0);
            token =
                std::max(token, kind.recurrent ? 0.0 : kind.ownBytes / static_cast<double>(kind.blockTokens));
        }
        Tokens block = 0;
        if (token > 0.0) {
            const auto steps =
                static_cast<Tokens>(std::ceil(state / (static_cast<double>(m_rules.kernelBlock) * token)));
            block = std::max(m_rules.blockTokens.value, steps * m_rules.kernelBlock);
        }
        for (VllmKind &kind : m_groups.kinds) {
            if (!kind.recurrent) {
                kind.ownBytes =
                    kind.ownBytes / static_cast<double>(kind.blockTokens) * static_cast<double>(block);
                kind.blockTokens = block;
            }
            kind.pageBytes = kind.ownBytes;
        }
    }

    // Smaller pages take more tokens until all pages are alike.
    void unifyPages()
    {
        double page = 0.0;
        for (const VllmKind &kind : m_groups.kinds)
            page = std::max(page, kind.pageBytes);
        for (VllmKind &kind : m_groups.kinds) {
            if (!kind.recurrent && kind.pageBytes < page) {
                const double times = std::floor(page / kind.pageBytes);
                kind.blockTokens *= static_cast<Tokens>(times);
                kind.ownBytes *= times;
            }
            kind.pageBytes = page;
        }
    }

    void cutGroups()
    {
        std::size_t least = m_groups.kinds.front().layers.size();
        std::size_t most = least;
        for (const VllmKind &kind : m_groups.kinds) {
            least = std::min(least, kind.layers.size());
            most = std::max(most, kind.layers.size());
        }
        const bool nearlyEqual = static_cast<double>(most) < static_cast<double>(least) * kNearlyEqual;
        m_groups.groupLayers = static_cast<Tokens>(nearlyEqual ? most : least);
        for (VllmKind &kind : m_groups.kinds)
            kind.groups = ceilDivided(static_cast<Tokens>(kind.layers.size()), m_groups.groupLayers);
    }

    const MethodInput &m_input;
    const VllmRules &m_rules;
    VllmGroups m_groups;
    std::size_t m_layers = 0;
};

} // namespace

double vllmStateBits(const LayerType &type, const MethodSettings &settings)
{
    if (settings.stateType)
        return *settings.stateType == StateType::Fp32 ? 32.0 : 16.0;
    return type.stateTypeNamed ? type.stateBits : 16.0;
}

VllmGroups vllmGroups(const MethodInput &input, const VllmRules &rules)
{
    return Grouping(input, rules).all();
}

} // namespace headroom
