// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/llama_cpp.h"

#include "model/capacity/methods/served_layers.h"

#include <algorithm>

namespace headroom {

namespace {

// Gathers the cells of a stage's layers and writes their working.
class Cells {
public:
    Cells(const MethodInput &input, const LayerRange &stage, Trace *trace)
        : m_input(input)
        , m_rules(llamaRules(input))
        , m_stage(stage)
        , m_trace(trace)
    {}

    SlotForm form()
    {
        m_form.slotCount = m_rules.slotCount.value;
        m_form.padding = m_rules.padding.value;
        m_form.microBatch = m_rules.microBatch.value;
        m_form.shared = m_rules.sharedCells;
        if (m_trace)
            traceRules();
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
        if (m_trace)
            traceSums();
        addMasks();
        return m_form;
    }

private:
    // Elements of a key and of a value that one layer keeps for a token on a device.
    struct Elements {
        double key = 0.0;
        double value = 0.0;
    };
    [[nodiscard]] Elements elementsOf(const LayerType &type) const
    {
        const int tensor = m_input.parallel().tensor;
        if (type.attention != Attention::Latent) {
            const double heads = headsPerDevice(type.kvHeads, tensor);
            return {heads * type.keyDim, heads * type.valueDim};
        }
        if (m_rules.latent == LlamaRules::Latent::Expanded && type.headKeyDim > 0) {
            const double heads = headsPerDevice(m_input.model.attentionHeads, tensor);
            return {heads * type.headKeyDim, heads * type.headValueDim};
        }
        const double key = type.keyDim + static_cast<double>(type.ropeDim);
        return {key, m_rules.latent == LlamaRules::Latent::KeysOnly ? 0.0 : type.keyDim};
    }

    void addType(const LayerType &type, double layers)
    {
        if (type.attention == Attention::None || type.sharesCache)
            return;
        if (type.attention == Attention::Recurrent) {
            addState(type, layers);
            return;
        }
        const Elements elements = elementsOf(type);
        const Bytes bytes{
            layers * (elements.key * m_rules.keyBits.value + elements.value * m_rules.valueBits.value) / 8.0};
        const bool windowed =
            m_rules.windows && (type.attention == Attention::Sliding || type.attention == Attention::Chunked)
            && addWindow(type.window, bytes);
        if (!windowed)
            m_form.perCell += bytes;
        if (m_trace)
            traceCells(type, layers, elements, bytes, windowed);
    }

    // A buffer or a pool that is given stays as it is. What the output keeps is room for masks.
    void addMasks()
    {
        const Overrides &overrides = m_input.configuration.overrides;
        const ReserveBand *band = llamaBand(m_input, m_rules, ReservePart::Compute);
        if (overrides.pool || overrides.reserve || !band)
            return;
        const LlamaCompute compute = llamaCompute(m_input, m_rules);
        m_form.maskPerCell = compute.maskPerCell;
        m_form.maskRoom = std::max(compute.output(compute.rows, band->typical) - compute.layer, Bytes{});
        m_form.maskReserved = std::max(masksOf(m_form, m_input.scenario.context) - m_form.maskRoom, Bytes{});
    }

    // More windows than the form holds are kept in full, which never promises too much.
    bool addWindow(Tokens window, Bytes bytes)
    {
        const auto begin = m_form.windows.begin();
        const auto end = begin + static_cast<std::ptrdiff_t>(m_form.windowCount);
        auto found =
            std::find_if(begin, end, [window](const SlotForm::Window &w) { return w.tokens == window; });
        if (found == end) {
            if (m_form.windowCount == SlotForm::kMostWindows)
                return false;
            found->tokens = window;
            ++m_form.windowCount;
        }
        found->perCell += bytes;
        return true;
    }

    // fp32, the convolution too, and once more for each drafted token.
    void addState(const LayerType &type, double layers)
    {
        const int tensor = m_input.parallel().tensor;
        const double elements =
            static_cast<double>(headsPerDevice(type.stateHeads, tensor)) * type.keyDim * type.valueDim;
        const double convolution =
            static_cast<double>(headsPerDevice(type.convChannels, tensor)) * type.convTaps;
        const double drafted = static_cast<double>(m_input.draftedTokens());
        const Bytes bytes{layers * (elements + convolution) * 4.0 * (1.0 + drafted)};
        m_form.state += bytes;
        if (!m_trace)
            return;
        m_trace->leaf(Term::StateBits, 32.0,
                      engineDefault(m_input.catalog, "llama-cpp-memory",
                                    {"llama.cpp keeps recurrent states in fp32.",
                                     "O llama.cpp mantém os estados recorrentes em fp32."}));
        m_trace->leaf(Term::DraftTokens, drafted, m_input.draftsFrom());
        m_trace->step(Term::TypeState, Formula::SlotState,
                      {leaf(Term::StateLayers, layers),
                       leaf(Term::StateHeads, type.stateHeads),
                       {Term::TensorParallel, double(tensor)},
                       leaf(Term::StateKeyDim, type.keyDim),
                       leaf(Term::StateValueDim, type.valueDim),
                       {Term::StateBits, 32.0},
                       leaf(Term::ConvChannels, type.convChannels),
                       leaf(Term::ConvTaps, type.convTaps),
                       {Term::DraftTokens, drafted}},
                      bytes.value(), type.name);
        m_states.push_back({Term::TypeState, bytes.value()});
    }

    Input leaf(Term term, double value)
    {
        m_trace->leaf(term, value, m_input.model.layersFrom);
        return {term, value};
    }

    void traceRules()
    {
        m_trace->leaf(Term::SlotCount, static_cast<double>(m_form.slotCount), m_rules.slotCount.from);
        m_trace->leaf(Term::CellPadding, static_cast<double>(m_form.padding), m_rules.padding.from);
        m_trace->leaf(Term::MicroBatch, static_cast<double>(m_form.microBatch), m_rules.microBatch.from);
        m_trace->leaf(Term::KeyBits, m_rules.keyBits.value, m_rules.keyBits.from);
        m_trace->leaf(Term::ValueBits, m_rules.valueBits.value, m_rules.valueBits.from);
    }

    void traceCells(const LayerType &type, double layers, const Elements &elements, Bytes bytes,
                    bool windowed)
    {
        Provenance from{Kind::Derived,
                        m_input.model.layersFrom.source,
                        {"Elements that one layer keeps for a token on a device: heads times their size; for "
                         "MLA as the build stores it.",
                         "Elementos que uma camada guarda por token em um dispositivo: cabeças vezes o seu "
                         "tamanho; em MLA, como a build armazena."}};
        m_trace->leaf(Term::KeyDim, elements.key, from);
        m_trace->leaf(Term::ValueDim, elements.value, from);
        m_trace->step(windowed ? Term::WindowedPerToken : Term::TypePerToken, Formula::KeyValueCells,
                      {leaf(Term::CacheLayers, layers),
                       {Term::KeyDim, elements.key},
                       {Term::KeyBits, m_rules.keyBits.value},
                       {Term::ValueDim, elements.value},
                       {Term::ValueBits, m_rules.valueBits.value}},
                      bytes.value(), type.name);
        if (!windowed)
            m_growing.push_back({Term::TypePerToken, bytes.value()});
        else
            m_windowed.emplace_back(type.window, Input{Term::WindowedPerToken, bytes.value()});
    }

    void traceSums()
    {
        if (!m_growing.empty())
            m_trace->step(Term::CachePerToken, Formula::Sum, m_growing, m_form.perCell.value());
        for (std::size_t i = 0; i < m_form.windowCount; ++i) {
            const SlotForm::Window &window = m_form.windows[i];
            leaf(Term::WindowTokens, static_cast<double>(window.tokens));
            std::vector<Input> parts;
            for (const auto &[tokens, input] : m_windowed)
                if (tokens == window.tokens)
                    parts.push_back(input);
            if (parts.size() > 1)
                m_trace->step(Term::WindowedPerToken, Formula::Sum, std::move(parts), window.perCell.value());
        }
        if (!m_states.empty())
            m_trace->step(Term::FixedState, Formula::Sum, m_states, m_form.state.value());
    }

    const MethodInput &m_input;
    LlamaRules m_rules;
    const LayerRange &m_stage;
    Trace *m_trace;
    SlotForm m_form;
    std::vector<Input> m_growing;
    std::vector<std::pair<Tokens, Input>> m_windowed;
    std::vector<Input> m_states;
};

Holding holding(const MethodInput &input, const LayerRange &stage, Trace *trace)
{
    const bool compressed =
        std::any_of(input.model.layers.begin(), input.model.layers.end(), [&](std::uint8_t type) {
            return input.model.layerTypes[type].attention == Attention::Compressed;
        });
    if (compressed)
        return std::monostate{};
    return Cells(input, stage, trace).form();
}

} // namespace

const CapacityMethod kLlamaCppMethod{.budget = llamaBudget, .holding = holding, .embeddingOnHost = true};

} // namespace headroom
