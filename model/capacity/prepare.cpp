// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/prepare.h"

#include "model/capacity/capacity.h"
#include "model/capacity/reserve.h"
#include "model/capacity/working.h"

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

    const Parallelism &p = c.parallel;
    if (static_cast<std::size_t>(p.pipeline) > parts.model->layers.size())
        return Unresolved{What::PipelineParallel, std::to_string(p.pipeline)};
    if (p.expert > 1 && !parts.model->mixture)
        return Unresolved{What::NoExperts, std::to_string(p.expert)};
    if (p.expert > 1 && (p.tensor * p.data % p.expert != 0 || p.expert > parts.model->mixture->experts))
        return Unresolved{What::ExpertParallel, std::to_string(p.expert)};
    return parts;
}

// An override wins over the catalog and is then the only source.
template<class T> Sourced<T> chosen(const std::optional<T> &override, Sourced<T> catalogs)
{
    return override ? Sourced<T>{*override, setByUser(), {}} : std::move(catalogs);
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
    const Parts &parts;
    const ModelWeights &weights;
    std::vector<LayerRange> ranges;
    Placement placement;

    // True where a device holds a plain fraction of the model.
    [[nodiscard]] bool isEven() const
    {
        const Parallelism &p = placement.parallel;
        return p.pipeline == 1 && p.expert <= p.tensor && (p.tensor == 1 || !placement.copies);
    }
    [[nodiscard]] Bytes weightsOf(const LayerRange &range) const
    {
        return isEven() ? weights.total / placement.parallel.tensor
                        : stageWeights(*parts.model, weights.byClass, range, placement);
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

// The stages whose figures the answer gives: the deciding one last.
void traceStages(const Layout &layout, const Prepared &p, const Configuration &c, Tokens context,
                 Trace &trace)
{
    const std::size_t deciding = decidingStage(p, context);
    std::vector<std::size_t> shown{deciding};
    if (const std::optional<std::size_t> ending = endingStage(p); ending && *ending != deciding)
        shown.insert(shown.begin(), *ending);
    const int tensor = c.parallel.tensor;
    if (!layout.isEven())
        traceClasses(*layout.parts.model, *layout.parts.weights, layout.weights, trace);
    for (const std::size_t i : shown) {
        const Stage &stage = p.stages[i];
        trace.stage = p.stages.size() > 1 ? static_cast<int>(i) + 1 : 0;
        if (layout.isEven())
            trace.step(Term::WeightBytes, Formula::ShardedWeights,
                       {{Term::ModelBytes, layout.weights.total.value()},
                        {Term::TensorParallel, double(tensor)}},
                       stage.weights.value());
        else
            traceStageWeights(*layout.parts.model, layout.weights.byClass, layout.ranges[i], layout.placement,
                              stage.weights, trace);
        tracePool(p, stage, c.overrides.pool, trace);
        traceStageCache(*layout.parts.model, *layout.parts.cache, layout.ranges[i], tensor, stage.cache,
                        trace);
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
    const Parallelism &parallel = c.parallel;

    const Sourced<Bytes> total = chosen(c.overrides.memory, deviceMemory(*parts.accelerator));
    const Sourced<BytesPerSecond> bandwidth =
        chosen(c.overrides.bandwidth, deviceBandwidth(*parts.accelerator));
    const double utilization = c.overrides.utilization.value_or(1.0);

    Prepared p;
    p.total = total.value;
    p.usable = total.value * utilization;
    p.reserve = c.overrides.reserve.value_or(referenceReserve(total.value));
    p.tensor = parallel.tensor;
    p.data = parallel.data;
    p.devices = parallel.devices();
    p.bandwidth = bandwidth.value;
    p.layers = static_cast<int>(parts.model->layers.size());
    p.nativeContext = static_cast<Tokens>(parts.model->nativeContext.value);
    if (trace)
        traceMemory(*parts.accelerator, c, total, p, *trace);

    const ModelWeights weights = modelWeights(*parts.model, *parts.weights, scenario.basis, trace);
    p.modelBytes = weights.total;
    const Layout layout{parts, weights, pipelineStages(parts.model->layers.size(), parallel.pipeline),
                        Placement(*parts.model, parallel, scenario.basis != WeightsBasis::Nominal)};
    for (const LayerRange &range : layout.ranges) {
        Stage stage;
        stage.weights = layout.weightsOf(range);
        stage.pool = c.overrides.pool.value_or(p.usable - stage.weights - p.reserve);
        stage.cache = stageCache(*parts.model, parts.cache->bitsPerElement.value, range, parallel.tensor);
        p.stages.push_back(stage);
    }

    if (trace) {
        traceDegrees(parallel, *trace);
        traceStages(layout, p, c, scenario.context, *trace);
        traceBandwidth(*parts.accelerator, c, bandwidth, *trace);
        trace->leaf(Term::Layers, p.layers, parts.model->layersFrom);
    }
    return p;
}

} // namespace headroom
