// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/prepare.h"

#include "model/capacity/added_weights.h"
#include "model/capacity/cache_formats.h"
#include "model/capacity/capacity.h"
#include "model/capacity/methods/method.h"
#include "model/capacity/working.h"
#include "model/measurement/use_measured.h"

namespace headroom {

namespace {

// What the ids of a configuration stand for.
struct Parts {
    const Accelerator *accelerator = nullptr;
    const LanguageModel *model = nullptr;
    const WeightFormat *weights = nullptr;
    const CacheFormat *cache = nullptr;
};

std::variant<Parts, Unresolved> partsOf(const Catalog &catalog, const Scenario &scenario,
                                        const Configuration &c)
{
    using What = Unresolved::What;
    const std::string &modelId = c.model.empty() ? scenario.model : c.model;
    const Parts parts{catalog.accelerator(c.accelerator), catalog.model(modelId),
                      catalog.weightFormat(c.weights), catalog.cacheFormat(c.cache)};
    if (!parts.accelerator)
        return Unresolved{What::Accelerator, c.accelerator};
    if (!parts.model)
        return Unresolved{What::Model, modelId};
    if (!parts.weights)
        return Unresolved{What::WeightFormat, c.weights};
    if (!parts.cache)
        return Unresolved{What::CacheFormat, c.cache};
    if (keepsKeysApart(scenario.method))
        for (const std::optional<std::string> &set : {scenario.settings.cacheK, scenario.settings.cacheV})
            if (set && !catalog.cacheFormat(*set))
                return Unresolved{What::CacheFormat, *set};
    const std::optional<std::string> &drafter = scenario.settings.draftModel;
    if (scenario.method != Method::Reference && drafter && !catalog.model(*drafter))
        return Unresolved{What::Model, *drafter};

    const Parallelism &p = c.parallel;
    if (static_cast<std::size_t>(p.pipeline) > parts.model->layers.size())
        return Unresolved{What::PipelineParallel, std::to_string(p.pipeline)};
    if (p.expert > 1 && !parts.model->mixture)
        return Unresolved{What::NoExperts, std::to_string(p.expert)};
    if (p.expert > 1 && (p.tensor * p.data % p.expert != 0 || p.expert > parts.model->mixture->experts))
        return Unresolved{What::ExpertParallel, std::to_string(p.expert)};
    return parts;
}

// An override wins over the catalog and is then the only source; beside a measured one the catalog's figure
// is kept as another source's.
template<class T>
Sourced<T> chosen(const std::optional<T> &override, const std::optional<Origin> &measured,
                  Sourced<T> catalogs)
{
    if (!override)
        return catalogs;
    if (!measured)
        return {*override, setByUser(), {}};
    Sourced<T> value{*override, provenanceOf(*measured), std::move(catalogs.alternates)};
    value.alternates.insert(value.alternates.begin(), {catalogs.value, catalogs.from});
    return value;
}

void traceDegrees(const Parallelism &parallel, Trace &trace)
{
    trace.leaf(Term::TensorParallel, parallel.tensor, setByUser());
    trace.leaf(Term::PipelineParallel, parallel.pipeline, setByUser());
    trace.leaf(Term::ExpertParallel, parallel.expert, setByUser());
    trace.leaf(Term::DataParallel, parallel.data, setByUser());
}

// Everything that depends on how the model lies on the devices.
struct Layout {
    const MethodInput &input;
    const CapacityMethod &method;
    const ModelWeights &weights;
    std::vector<LayerRange> ranges;
    Placement placement;
    bool keepsTables = false; // what an engine keeps beside the tensors is counted

    // True where a device holds a plain fraction of the model.
    [[nodiscard]] bool isEven() const
    {
        const Parallelism &p = placement.parallel;
        return p.pipeline == 1 && p.expert <= p.tensor && (p.tensor == 1 || !placement.copies)
               && !placement.embeddingOnHost && !keepsTables;
    }
    [[nodiscard]] LoadedExtras extrasOf(const LayerRange &range, Trace *trace = nullptr) const
    {
        return keepsTables ? loadedExtras(input.model, input.weights, range, placement.parallel, trace)
                           : LoadedExtras{};
    }
    [[nodiscard]] Bytes weightsOf(const LayerRange &range) const
    {
        return isEven()
                   ? weights.total / placement.parallel.tensor
                   : stageWeights(input.model, weights.byClass, range, placement) + extrasOf(range).all();
    }
};

void tracePool(const Prepared &p, const Stage &stage, const std::optional<Bytes> &given, Trace &trace)
{
    if (given)
        trace.leaf(Term::Pool, given->value(), setByUser());
    else
        trace.step(Term::Pool, Formula::PoolFromParts,
                   {{Term::UsableMemory, p.usable.value()},
                    {Term::WeightBytes, stage.weights.value()},
                    {Term::Reserve, p.reserve.value()}},
                   stage.pool.value());
}

void traceOwnWeights(const Layout &layout, const LayerRange &range, Bytes own, Trace &trace)
{
    const double tensor = layout.placement.parallel.tensor;
    if (layout.isEven()) {
        trace.step(Term::WeightBytes, Formula::ShardedWeights,
                   {{Term::ModelBytes, layout.weights.total.value()}, {Term::TensorParallel, tensor}},
                   own.value());
        return;
    }
    const LoadedExtras extras = layout.extrasOf(range, &trace);
    traceStageWeights(layout.input.model, layout.weights.byClass, range, layout.placement, extras, own,
                      trace);
}

void traceWeights(const Layout &layout, const LayerRange &range, const Stage &stage, Trace &trace)
{
    const Bytes own = layout.weightsOf(range);
    traceOwnWeights(layout, range, own, trace);
    const AddedWeights added = addedWeights(layout.input, range, &trace);
    if (added.all().value() <= 0.0)
        return;
    std::vector<Input> parts{{Term::WeightBytes, own.value()}};
    if (added.drafter.value() > 0.0)
        parts.push_back({Term::DrafterBytes, added.drafter.value()});
    if (added.adapters.value() > 0.0)
        parts.push_back({Term::AdapterBytes, added.adapters.value()});
    trace.step(Term::WeightBytes, Formula::Sum, std::move(parts), stage.weights.value());
}

// The stages whose figures the answer gives: the deciding one last.
void traceStages(const Layout &layout, const Prepared &p, Trace &trace)
{
    const MethodInput &input = layout.input;
    const std::size_t deciding = decidingStage(p, input.scenario.context);
    std::vector<std::size_t> shown{deciding};
    if (const std::optional<std::size_t> ending = endingStage(p); ending && *ending != deciding)
        shown.insert(shown.begin(), *ending);
    if (!layout.isEven())
        traceClasses(input.model, input.weights, layout.weights, trace);
    for (const std::size_t i : shown) {
        const Stage &stage = p.stages[i];
        trace.stage = p.stages.size() > 1 ? static_cast<int>(i) + 1 : 0;
        traceWeights(layout, layout.ranges[i], stage, trace);
        tracePool(p, stage, input.configuration.overrides.pool, trace);
        if (std::holds_alternative<std::monostate>(stage.holding))
            traceStageCache(input.model, cacheFormatsOf(input.catalog, input.scenario, input.cache),
                            layout.ranges[i], input.parallel().tensor, stage.cache, trace);
        else
            (void)layout.method.holding(input, layout.ranges[i], &trace);
    }
    trace.stage = 0;
}

} // namespace

std::variant<Prepared, Unresolved> prepare(const Catalog &catalog, const Scenario &scenario,
                                           const Configuration &c, Trace *trace)
{
    const std::variant<Parts, Unresolved> found = partsOf(catalog, scenario, c);
    if (const Unresolved *reason = std::get_if<Unresolved>(&found))
        return *reason;
    const Parts &parts = std::get<Parts>(found);
    const Sourced<Bytes> total =
        chosen(c.overrides.memory, c.overrides.memoryFrom, deviceMemory(*parts.accelerator));
    const Sourced<BytesPerSecond> bandwidth =
        chosen(c.overrides.bandwidth, c.overrides.bandwidthFrom, deviceBandwidth(*parts.accelerator));
    const MethodInput input{catalog,        scenario,     c,          *parts.accelerator, *parts.model,
                            *parts.weights, *parts.cache, total.value};
    const CapacityMethod &method = capacityMethod(scenario.method);
    if (trace)
        traceMemory(input.accelerator, c, total, *trace);
    const Budget budget = method.budget(input, trace);
    Prepared p;
    p.total = total.value;
    p.usable = budget.usable;
    p.reserve = budget.reserve;
    p.reserves = budget.reserves;
    if (c.overrides.pool)
        p.reserves.poolShare = 0.0; // whatever was kept back, the pool is known
    p.tensor = c.parallel.tensor;
    p.data = c.parallel.data;
    p.devices = c.parallel.devices();
    p.bandwidth = bandwidth.value;
    p.layers = static_cast<int>(input.model.layers.size());
    p.nativeContext = static_cast<Tokens>(input.model.nativeContext.value);

    const bool loaded = scenario.basis == WeightsBasis::Loaded;
    const ModelWeights weights =
        modelWeights(input.model, input.weights, scenario.basis, input.draftLayers() > 0, trace);
    p.modelBytes = weights.total;
    const Layout layout{
        input,
        method,
        weights,
        pipelineStages(input.model.layers.size(), c.parallel.pipeline),
        Placement(input.model, c.parallel, scenario.basis != WeightsBasis::Nominal, method.embeddingOnHost),
        loaded && method.keepsTables};
    const CacheBits cacheBits = cacheFormatsOf(catalog, scenario, input.cache).bits();
    for (const LayerRange &range : layout.ranges) {
        Stage stage;
        stage.weights = layout.weightsOf(range) + addedWeights(input, range).all();
        stage.pool = c.overrides.pool.value_or(p.usable - stage.weights - p.reserve);
        stage.cache = stageCache(input.model, cacheBits, range, c.parallel.tensor);
        stage.holding = method.holding(input, range, nullptr);
        p.stages.push_back(stage);
    }
    p.longestContext = longestContextFor(p, 1);
    if (trace) {
        traceDegrees(c.parallel, *trace);
        traceStages(layout, p, *trace);
        traceBandwidth(input.accelerator, c, bandwidth, *trace);
        trace->leaf(Term::Layers, p.layers, input.model.layersFrom);
    }
    return p;
}

} // namespace headroom
