// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/added_weights.h"

#include "model/capacity/adapters.h"
#include "model/capacity/placement.h"

namespace headroom {

namespace {

// Of the drafting model, its own placement on the ranks of the last stage.
Bytes drafterBytes(const LanguageModel &drafter, const MethodInput &input)
{
    const Parallelism ranks{.tensor = input.parallel().tensor};
    const ModelWeights weights = modelWeights(drafter, input.weights, WeightsBasis::Loaded, false);
    return stageWeights(drafter, weights.byClass, {0, drafter.layers.size()},
                        Placement(drafter, ranks, true));
}

} // namespace

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
    const Bytes each = adapterRankBytes(input.model, stage, input.parallel());
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
                     {"16 bit rows of the projections of attention, recurrent layers, MLPs and experts on a "
                      "device, where their shapes are known.",
                      "Linhas de 16 bits das projeções da atenção, das camadas recorrentes, dos MLPs e dos "
                      "experts em um dispositivo, onde as suas formas são conhecidas."}});
        trace->step(Term::AdapterBytes, Formula::StepPeak,
                    {{Term::Adapters, adapters},
                     {Term::AdapterRank, rank},
                     {Term::AdapterRankBytes, each.value()}},
                    added.adapters.value());
    }
    return added;
}

} // namespace headroom
