// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/assemble.h"

#include "model/checkpoint/import_problem.h"
#include "model/checkpoint/layer_names.h"
#include "model/checkpoint/model_names.h"

#include <algorithm>
#include <numeric>

namespace headroom {

namespace {

constexpr auto indexOf(TensorClass c)
{
    return static_cast<std::size_t>(c);
}

Provenance fromFile(Kind kind)
{
    return {kind, kImportedSource, {}};
}

void nameModel(const Blueprint &blueprint, const Catalog &taken, ImportReport &report, LanguageModel &model)
{
    const ModelNames names = modelNames(blueprint.name, blueprint.architecture);
    report.sameAs = idOfSameModel(taken, names);
    model.id = freeId(taken, names.id);
    model.hubId = names.hubId;
    model.name = names.shown;
    model.family = names.family;
}

void setShape(const Blueprint &blueprint, LanguageModel &model)
{
    model.shapeFrom = fromFile(Kind::Vendor);
    model.hiddenSize = blueprint.hiddenSize;
    model.vocabularySize = blueprint.vocabularySize;
    model.attentionHeads = blueprint.attentionHeads;
    model.intermediateSize = blueprint.intermediateSize;
    model.tiedEmbeddings = blueprint.tiedEmbeddings;
    model.dtype = blueprint.dtype;
    model.rotaryDim = blueprint.rotaryDim;
    model.rotaryRows = blueprint.rotaryRows;
    model.nativeContext = {blueprint.context, fromFile(Kind::Vendor), {}};
    model.mixture = blueprint.mixture;
}

double sumOf(const ClassCounts &counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0.0);
}

std::string countText(double count)
{
    return std::to_string(static_cast<long long>(std::min(count, 9e18)));
}

// What a file may or may not hold, whatever the config says: there is as much as is stored.
void takeOptional(const StoredWeights &stored, LanguageModel &model)
{
    for (const TensorClass c : {TensorClass::Head, TensorClass::Draft, TensorClass::Vision})
        model.parameters[indexOf(c)] = stored.elements[indexOf(c)];
}

// Elements by class: as the tensors say, or counted. Packed weights keep the shapes' count where the
// shapes are known, since padding and odd packings would blur it.
void setParameters(const Blueprint &blueprint, const WeightFacts &weights, const ClassCounts &counted,
                   bool shapesKnown, ImportReport &report, LanguageModel &model)
{
    report.countedParameters = shapesKnown ? sumOf(counted) : 0.0;
    if (weights.stored) {
        report.tensorParameters = weights.stored->totalElements();
        report.tensorBytes = weights.stored->totalBytes();
        report.classBytes = weights.stored->bytes;
    } else {
        report.tensorBytes = weights.totalBytes;
    }
    const bool trustTensors = weights.stored && (!weights.stored->packed || !shapesKnown);
    model.parameters = trustTensors ? weights.stored->elements : counted;
    model.wholeParameters = trustTensors ? weights.stored->whole : countWhole(blueprint);
    if (weights.stored && !trustTensors)
        takeOptional(*weights.stored, model);
    if (weights.stored && weights.stored->packed)
        report.assume(Fact::ParameterCount, countText(sumOf(model.parameters)), Why::PackedWeights);
    if (!weights.stored) {
        if (!weights.draftStored)
            model.parameters[indexOf(TensorClass::Draft)] = 0.0;
        report.assume(Fact::ParameterCount, countText(sumOf(model.parameters)), Why::CountedFromShapes);
    }
    model.parametersFrom = fromFile(trustTensors ? Kind::Vendor : Kind::Derived);
    model.headIsCopy = model.tiedEmbeddings && model.parameters[indexOf(TensorClass::Head)] > 0.0;
    model.totalParameters = {sumOf(model.parameters), model.parametersFrom, {}};
    if (blueprint.vision && model.parameters[indexOf(TensorClass::Vision)] > 0.0) {
        model.vision = VisionTower{model.parametersFrom, model.parameters[indexOf(TensorClass::Vision)]};
        std::erase_if(report.assumed,
                      [](const ImportReport::Assumed &a) { return a.why == Why::VisionNotCounted; });
    }
}

// What a token passes, and what of it is streamed: not the table it is looked up in, unless that is the head.
void setActive(LanguageModel &model)
{
    const auto count = [&](TensorClass c) { return model.parameters[indexOf(c)]; };
    double share = 1.0;
    double biases = 0.0; // of the experts
    if (model.mixture) {
        share = static_cast<double>(model.mixture->expertsPerToken) / model.mixture->experts;
        biases = count(TensorClass::Other) * share;
    }
    const double tables = count(TensorClass::Embedding) + (model.headIsCopy ? 0.0 : count(TensorClass::Head));
    const double body = count(TensorClass::Attention) + count(TensorClass::SlidingAttention)
                        + count(TensorClass::LinearAttention) + count(TensorClass::Mlp)
                        + count(TensorClass::Experts) * share + biases + count(TensorClass::SharedExperts)
                        + count(TensorClass::Router) + count(TensorClass::Norms);
    const double streamedTable =
        model.tiedEmbeddings ? count(TensorClass::Embedding) : count(TensorClass::Head);
    model.decodeReadParameters = {std::max(1.0, body + streamedTable), fromFile(Kind::Derived), {}};
    if (model.mixture)
        model.activeParameters = Sourced<double>{body + tables, fromFile(Kind::Derived), {}};
}

void setCheckpoint(const Blueprint &blueprint, const WeightFacts &weights, LanguageModel &model)
{
    Checkpoint checkpoint;
    checkpoint.hubId = model.hubId;
    checkpoint.format = blueprint.format;
    checkpoint.native = true;
    checkpoint.kept16Bit = blueprint.kept16Bit;
    const double bytes = weights.stored ? weights.stored->totalBytes() : weights.totalBytes;
    if (weights.stored)
        checkpoint.bytesByClass = weights.stored->bytes;
    if (bytes > 0.0)
        checkpoint.bytes = Sourced<Bytes>{Bytes{bytes}, fromFile(Kind::Vendor), {}};
    model.checkpoints.push_back(std::move(checkpoint));
}

void setDraft(const Blueprint &blueprint, const WeightFacts &weights, ImportReport &report,
              LanguageModel &model)
{
    const double parameters = model.parameters[indexOf(TensorClass::Draft)];
    if (blueprint.draftLayers < 1 || parameters <= 0.0)
        return;
    const std::string type = addLayerType(model, draftLayerOf(blueprint.layers));
    model.draft = DraftLayers{blueprint.draftLayers, type, parameters};
    if (!weights.stored)
        report.assume(Fact::DraftLayers, std::to_string(blueprint.draftLayers), Why::DraftCounted);
}

// What the catalog would not take back is refused here, with the layer that is beyond any model.
void refuseBeyondCatalog(const Blueprint &blueprint)
{
    constexpr int most = 1'000'000;
    for (std::size_t i = 0; i < blueprint.layers.size(); ++i) {
        const LayerType &t = blueprint.layers[i];
        const auto within = [](int value, int least, int limit) { return value >= least && value <= limit; };
        bool fits = within(t.indexerDim, 0, most);
        if (t.attention == Attention::Full || t.attention == Attention::Sliding
            || t.attention == Attention::Chunked)
            fits = fits && within(t.kvHeads, 1, most) && within(t.keyDim, 1, most)
                   && within(t.valueDim, 1, most);
        if (t.attention == Attention::Latent)
            fits = fits && within(t.keyDim, 1, most) && within(t.ropeDim, 0, most)
                   && within(t.headKeyDim, 0, most) && within(t.headValueDim, 0, most);
        if (t.attention == Attention::Compressed)
            fits = fits && within(t.keyDim, 1, most) && within(t.ratio, 0, most);
        if (t.attention == Attention::Recurrent)
            fits = fits && within(t.stateHeads, 1, most) && within(t.keyDim, 1, most)
                   && within(t.valueDim, 1, most) && within(t.convTaps, 0, 1000)
                   && within(t.convChannels, 0, kMostImportedDimension);
        if (!fits)
            failImport(ImportProblem::What::OutOfRange, {}, "layer " + std::to_string(i),
                       "heads or dimensions beyond any model");
    }
}

void refuseBeyondCounting(const LanguageModel &model, const WeightFacts &weights)
{
    constexpr double mostParameters = 1e15;
    constexpr double mostBytes = 1e17;
    const auto of = [&](TensorClass c) { return model.parameters[indexOf(c)]; };
    if (countedParameters(model) > mostParameters)
        failImport(ImportProblem::What::OutOfRange, {}, {}, "more than 1e15 parameters");
    if (countedParameters(model) - of(TensorClass::Draft) - of(TensorClass::Vision) < 1.0)
        failImport(ImportProblem::What::Inconsistent, {}, {}, "no parameters of a language model");
    if (weights.stored && (weights.stored->totalBytes() > mostBytes || weights.stored->totalBytes() <= 0.0))
        failImport(ImportProblem::What::OutOfRange, {}, {},
                   "tensors of " + std::to_string(weights.stored->totalBytes()) + " bytes");
}

} // namespace

LanguageModel assemble(const Blueprint &blueprint, const WeightFacts &weights, const Catalog &taken,
                       ImportReport &report)
{
    refuseBeyondCatalog(blueprint);
    LanguageModel model;
    nameModel(blueprint, taken, report, model);
    setShape(blueprint, model);
    model.layersFrom = fromFile(Kind::Vendor);
    setLayers(model, blueprint.layers);
    const bool shapesKnown = blueprint.architecture != "unknown"
                             && (blueprint.intermediateSize > 0 || blueprint.mixture)
                             && !model.layers.empty();
    ClassCounts counted{};
    if (!weights.stored || weights.stored->packed)
        counted = countParameters(blueprint);
    setParameters(blueprint, weights, counted, shapesKnown && sumOf(counted) > 0.0, report, model);
    refuseBeyondCounting(model, weights);
    setDraft(blueprint, weights, report, model);
    setActive(model);
    setCheckpoint(blueprint, weights, model);
    return model;
}

} // namespace headroom
