// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/added_weights.h"

#include "model/capacity/placement.h"

namespace headroom {

namespace {

constexpr double kElementBytes = 2.0;

// Elements of one rank for a projection whose outputs, or whose inputs, are divided.
double column(double inputs, double outputs, double ranks)
{
    return inputs + outputs / ranks;
}
double row(double inputs, double outputs, double ranks)
{
    return inputs / ranks + outputs;
}

double elementsOf(const LanguageModel &model, const LayerType &type, double ranks)
{
    const double hidden = model.hiddenSize;
    double elements = 0.0;
    if (type.kvHeads > 0) { // layers that keep heads; MLA and recurrent projections are not adapted
        const double heads = model.attentionHeads;
        elements +=
            column(hidden, heads * type.keyDim, ranks) + column(hidden, type.kvHeads * type.keyDim, ranks)
            + column(hidden, type.kvHeads * type.valueDim, ranks) + row(heads * type.valueDim, hidden, ranks);
    }
    if (type.mlp == Mlp::Dense)
        elements +=
            2.0 * column(hidden, model.intermediateSize, ranks) + row(model.intermediateSize, hidden, ranks);
    return elements;
}

// Of the drafting model, its own placement on the ranks of the last stage.
Bytes drafterBytes(const LanguageModel &drafter, const MethodInput &input)
{
    const Parallelism ranks{.tensor = input.parallel().tensor};
    const ModelWeights weights = modelWeights(drafter, input.weights, WeightsBasis::Loaded, false);
    return stageWeights(drafter, weights.byClass, {0, drafter.layers.size()},
                        Placement(drafter, ranks, true));
}

} // namespace

Bytes adapterRankBytes(const LanguageModel &model, const LayerRange &stage, int tensor)
{
    const std::vector<double> layers = layersOfEachType(model, stage);
    double elements = 0.0;
    for (std::size_t i = 0; i < layers.size(); ++i)
        elements += layers[i] * elementsOf(model, model.layerTypes[i], tensor);
    return Bytes{elements * kElementBytes};
}

AddedWeights addedWeights(const MethodInput &input, const LayerRange &stage, Trace *trace)
{
    AddedWeights added;
    if (input.scenario.method == Method::Reference)
        return added;
    const LanguageModel *drafter = input.drafter();
    if (drafter && isLastStage(input.model, stage)) {
        added.drafter = drafterBytes(*drafter, input);
        if (trace)
            trace->leaf(Term::DrafterBytes, added.drafter.value(),
                        {Kind::Derived,
                         drafter->parametersFrom.source,
                         {"Tensors of the drafting model on a device, in the format of the weights.",
                          "Tensores do modelo de rascunho em um dispositivo, no formato dos pesos."}});
    }
    const auto adapters = static_cast<double>(input.settings().adapters.value_or(0));
    if (adapters <= 0.0)
        return added;
    const auto rank = static_cast<double>(input.settings().adapterRank.value_or(16));
    const Bytes each = adapterRankBytes(input.model, stage, input.parallel().tensor);
    added.adapters = each * (adapters * rank);
    if (trace) {
        Provenance rankFrom = setByUser();
        if (!input.settings().adapterRank)
            rankFrom.note = {"vLLM's default for --max-lora-rank.", "O padrão do vLLM para --max-lora-rank."};
        trace->leaf(Term::Adapters, adapters, setByUser());
        trace->leaf(Term::AdapterRank, rank, rankFrom);
        trace->leaf(Term::AdapterRankBytes, each.value(),
                    {Kind::Derived,
                     input.model.shapeFrom.source,
                     {"16 bit rows of the projections of attention and of a dense MLP on a device.",
                      "Linhas de 16 bits das projeções da atenção e de um MLP denso em um dispositivo."}});
        trace->step(Term::AdapterBytes, Formula::StepPeak,
                    {{Term::Adapters, adapters},
                     {Term::AdapterRank, rank},
                     {Term::AdapterRankBytes, each.value()}},
                    added.adapters.value());
    }
    return added;
}

} // namespace headroom
