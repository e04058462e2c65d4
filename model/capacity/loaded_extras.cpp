// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/loaded_extras.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

// PyTorch's caching allocator (c10/cuda/CUDACachingAllocator.cpp): beyond 10 MiB a tensor gets a segment of
// whole 2 MiB; a rest of 1 MiB or less is not split off.
constexpr double kLarge = 10.0 * kMiB;
constexpr double kStep = 2.0 * kMiB;
constexpr double kUnsplit = 1.0 * kMiB;

double slackOf(double bytes)
{
    const double rest = std::ceil(bytes / kStep) * kStep - bytes;
    return bytes > kLarge && rest <= kUnsplit ? rest : 0.0;
}

constexpr double kVocabularyStep = 64.0; // rows of the vocabulary are padded to this

class Slack {
public:
    Slack(const LanguageModel &model, const Parallelism &parallel, Trace *trace)
        : m_model(model)
        , m_parallel(parallel)
        , m_trace(trace)
    {}

    Bytes of(const LayerRange &stage)
    {
        const std::vector<double> layers = layersOfEachType(m_model, stage);
        for (std::size_t i = 0; i < layers.size(); ++i)
            if (layers[i] > 0.0)
                addLayer(m_model.layerTypes[i], layers[i]);
        const double rows =
            std::ceil(m_model.vocabularySize / kVocabularyStep) * kVocabularyStep / m_parallel.tensor;
        const bool first = stage.first == 0;
        const bool last = stage.first + stage.count == m_model.layers.size();
        if (first)
            add("embedding", 1.0, rows * m_model.hiddenSize);
        if (last && !m_model.tiedEmbeddings)
            add("head", 1.0, rows * m_model.hiddenSize);
        if (m_trace && !m_parts.empty())
            m_trace->step(Term::AllocatorSlack, Formula::Sum, m_parts, m_total);
        return Bytes{m_total};
    }

private:
    // Q, K and V lie in one tensor, gate and up in another, the experts of a layer in two.
    void addLayer(const LayerType &type, double layers)
    {
        const double ranks = m_parallel.tensor;
        const double queries = m_model.attentionHeads / ranks;
        const double held = headsPerDevice(type.kvHeads, m_parallel.tensor);
        add("qkv", layers,
            (queries * type.keyDim + held * (static_cast<double>(type.keyDim) + type.valueDim))
                * m_model.hiddenSize);
        add("attention_output", layers, queries * type.valueDim * m_model.hiddenSize);
        if (type.mlp == Mlp::Dense) {
            add("gate_up", layers, 2.0 * m_model.intermediateSize / ranks * m_model.hiddenSize);
            add("down", layers, m_model.intermediateSize / ranks * m_model.hiddenSize);
        } else if (type.mlp == Mlp::Experts) {
            const double matrix = static_cast<double>(m_model.mixture->intermediateSize) * m_model.hiddenSize;
            const double held16 =
                matrix * m_model.mixture->experts / std::max(m_parallel.expert, m_parallel.tensor);
            add("experts_gate_up", layers, 2.0 * held16);
            add("experts_down", layers, held16);
        }
    }

    void add(const char *label, double tensors, double elements)
    {
        const double bytes = elements * 2.0;
        const double slack = tensors * slackOf(bytes);
        if (slack <= 0.0)
            return;
        m_total += slack;
        if (!m_trace)
            return;
        const Provenance shapes{Kind::Derived, m_model.shapeFrom.source, {}};
        Provenance allocator = setByUser();
        allocator.note = {"PyTorch gives tensors above 10 MiB segments of whole 2 MiB and splits off a rest "
                          "above 1 MiB only.",
                          "O PyTorch dá a tensores acima de 10 MiB segmentos inteiros de 2 MiB e só separa "
                          "um resto acima de 1 MiB."};
        m_trace->leaf(Term::KindLayers, tensors, m_model.layersFrom);
        m_trace->leaf(Term::TensorSize, bytes, shapes);
        m_trace->leaf(Term::AllocatorStep, kStep, allocator);
        m_trace->step(Term::AllocatorSlack, Formula::RoundedUp,
                      {{Term::KindLayers, tensors}, {Term::TensorSize, bytes}, {Term::AllocatorStep, kStep}},
                      slack, label);
        m_parts.push_back({Term::AllocatorSlack, slack});
    }

    const LanguageModel &m_model;
    const Parallelism &m_parallel;
    Trace *m_trace;
    double m_total = 0.0;
    std::vector<Input> m_parts;
};

// Plain attention with a gated MLP or plain experts: shapes that follow from the model's sizes.
bool shapesAreKnown(const LanguageModel &model)
{
    const auto dense =
        static_cast<double>(std::count_if(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
            return model.layerTypes[type].mlp == Mlp::Dense;
        }));
    const double gated = 3.0 * model.hiddenSize * model.intermediateSize * dense;
    const double counted = model.parameters[static_cast<std::size_t>(TensorClass::Mlp)];
    return std::abs(counted - gated) <= 0.001 * gated
           && std::all_of(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
                  return model.layerTypes[type].kvHeads > 0
                         && model.layerTypes[type].attention != Attention::Compressed;
              });
}

double rotaryDim(const LanguageModel &model)
{
    if (model.rotaryDim)
        return *model.rotaryDim;
    for (const std::uint8_t index : model.layers) {
        const LayerType &type = model.layerTypes[index];
        if (type.attention == Attention::Latent)
            return type.ropeDim;
        if (type.kvHeads > 0)
            return type.keyDim;
    }
    return 0.0;
}

Bytes rotaryTable(const LanguageModel &model, Trace *trace)
{
    const double rows =
        model.rotaryRows > 0 ? static_cast<double>(model.rotaryRows) : model.nativeContext.value;
    const double dim = rotaryDim(model);
    const Bytes table{rows * dim * 2.0};
    if (trace && dim > 0.0) {
        trace->leaf(Term::RotaryRows, rows,
                    model.rotaryRows > 0 ? model.shapeFrom : model.nativeContext.from);
        trace->leaf(Term::RotaryDim, dim, model.shapeFrom);
        trace->step(Term::RotaryTable, Formula::RotaryTable,
                    {{Term::RotaryRows, rows}, {Term::RotaryDim, dim}}, table.value());
    }
    return table;
}

} // namespace

LoadedExtras loadedExtras(const LanguageModel &model, const WeightFormat &format, const LayerRange &stage,
                          const Parallelism &parallel, Trace *trace)
{
    LoadedExtras extras;
    extras.rotary = rotaryTable(model, trace);
    if (format.elementBits == 16.0 && shapesAreKnown(model))
        extras.slack = Slack(model, parallel, trace).of(stage);
    return extras;
}

} // namespace headroom
