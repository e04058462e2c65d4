// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/prepare.h"

#include "model/capacity/placement.h"
#include "model/capacity/reserve.h"
#include "model/capacity/weights.h"

#include <algorithm>

namespace headroom {

namespace {

// What the ids of a configuration stand for.
struct Parts {
    const Accelerator *accelerator = nullptr;
    const LanguageModel *model = nullptr;
    const WeightFormat *weights = nullptr;
    const CacheFormat *cache = nullptr;
};

std::variant<Parts, Unresolved> partsOf(const Catalog &catalog, const Scenario &scenario, const Configuration &c)
{
    using What = Unresolved::What;
    const std::string &modelId = c.model.empty() ? scenario.model : c.model;
    const Parts parts{catalog.accelerator(c.accelerator), catalog.model(modelId), catalog.weightFormat(c.weights),
                      catalog.cacheFormat(c.cache)};
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

Provenance lessonReserve()
{
    Provenance from = setByUser();
    from.note = {"The lessons' reserve for this class of memory; engines differ.",
                 "A reserva das lições para esta classe de memória; os motores variam."};
    return from;
}

template<class T> std::vector<Alternate<double>> plain(const std::vector<Alternate<T>> &alternates)
{
    std::vector<Alternate<double>> values;
    for (const Alternate<T> &a : alternates)
        values.push_back({a.value.value(), a.from});
    return values;
}

// An override wins over the catalog and is then the only source.
template<class T> Sourced<T> chosen(const std::optional<T> &override, Sourced<T> catalogs)
{
    return override ? Sourced<T>{*override, setByUser(), {}} : std::move(catalogs);
}

void traceMemory(const Accelerator &accelerator, const Configuration &c, const Sourced<Bytes> &total, double utilization,
                 const Prepared &p, Trace &trace)
{
    const bool fromPart = !c.overrides.memory && !accelerator.runtimeMemory && accelerator.devicesPerPart > 1;
    if (fromPart) {
        trace.leaf(Term::PartMemory, accelerator.partMemory.value.value(), accelerator.partMemory.from);
        trace.leaf(Term::DevicesPerPart, accelerator.devicesPerPart, accelerator.partMemory.from);
        trace.step(Term::TotalMemory, Formula::DevicePart,
                   {{Term::PartMemory, accelerator.partMemory.value.value()},
                    {Term::DevicesPerPart, double(accelerator.devicesPerPart)}},
                   total.value.value());
    } else {
        trace.leaf(Term::TotalMemory, total.value.value(), total.from, plain(total.alternates));
    }
    Provenance utilizationFrom = setByUser();
    if (!c.overrides.utilization)
        utilizationFrom.note = {"The lessons' method: all of the memory, less one reserve.",
                                "O método das lições: toda a memória, menos uma reserva."};
    trace.leaf(Term::Utilization, utilization, utilizationFrom);
    trace.step(Term::UsableMemory, Formula::Usable, {{Term::TotalMemory, total.value.value()}, {Term::Utilization, utilization}},
               p.usable.value());
    trace.leaf(Term::Reserve, p.reserve.value(), c.overrides.reserve ? setByUser() : lessonReserve());
}

void traceBandwidth(const Accelerator &accelerator, const Configuration &c, const Sourced<BytesPerSecond> &bandwidth, Trace &trace)
{
    if (!c.overrides.bandwidth && accelerator.devicesPerPart > 1) {
        const Sourced<BytesPerSecond> &part = accelerator.partBandwidth;
        trace.leaf(Term::PartBandwidth, part.value.value(), part.from, plain(part.alternates));
        trace.leaf(Term::DevicesPerPart, accelerator.devicesPerPart, part.from);
        trace.step(Term::Bandwidth, Formula::DeviceBandwidth,
                   {{Term::PartBandwidth, part.value.value()}, {Term::DevicesPerPart, double(accelerator.devicesPerPart)}},
                   bandwidth.value.value());
    } else {
        trace.leaf(Term::Bandwidth, bandwidth.value.value(), bandwidth.from, plain(bandwidth.alternates));
    }
}

void traceStage(const ModelWeights &weights, const Parallelism &parallel, const Stage &stage, const Prepared &p,
                const std::optional<Bytes> &givenPool, bool evenly, Trace &trace)
{
    const Input model{Term::ModelBytes, weights.total.value()};
    const Input tensor{Term::TensorParallel, double(parallel.tensor)};
    trace.leaf(Term::TensorParallel, parallel.tensor, setByUser());
    trace.leaf(Term::PipelineParallel, parallel.pipeline, setByUser());
    trace.leaf(Term::ExpertParallel, parallel.expert, setByUser());
    trace.leaf(Term::DataParallel, parallel.data, setByUser());
    if (evenly)
        trace.step(Term::WeightBytes, Formula::ShardedWeights, {model, tensor}, stage.weights.value());
    else
        trace.step(Term::WeightBytes, Formula::PlacedWeights,
                   {model, tensor, {Term::PipelineParallel, double(parallel.pipeline)}, {Term::ExpertParallel, double(parallel.expert)}},
                   stage.weights.value());
    if (givenPool) {
        trace.leaf(Term::Pool, givenPool->value(), setByUser());
        return;
    }
    trace.step(Term::Pool, Formula::PoolFromParts,
               {{Term::UsableMemory, p.usable.value()}, {Term::WeightBytes, stage.weights.value()}, {Term::Reserve, p.reserve.value()}},
               stage.pool.value());
}

// Stages differ; the working shows the one with the least room beside its weights.
const Stage &leastRoom(const std::vector<Stage> &stages)
{
    return *std::min_element(stages.begin(), stages.end(), [](const Stage &a, const Stage &b) { return a.pool < b.pool; });
}

} // namespace

std::variant<Prepared, Unresolved> prepare(const Catalog &catalog, const Scenario &scenario, const Configuration &c, Trace *trace)
{
    const std::variant<Parts, Unresolved> found = partsOf(catalog, scenario, c);
    if (const Unresolved *reason = std::get_if<Unresolved>(&found))
        return *reason;
    const Parts &parts = std::get<Parts>(found);
    const Parallelism &parallel = c.parallel;

    const Sourced<Bytes> total = chosen(c.overrides.memory, deviceMemory(*parts.accelerator));
    const Sourced<BytesPerSecond> bandwidth = chosen(c.overrides.bandwidth, deviceBandwidth(*parts.accelerator));
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
        traceMemory(*parts.accelerator, c, total, utilization, p, *trace);

    const ModelWeights weights = modelWeights(*parts.model, *parts.weights, scenario.basis, trace);
    p.modelBytes = weights.total;
    const bool copies = scenario.basis != WeightsBasis::Nominal && parallel.tensor > 1;
    const std::vector<LayerRange> ranges = pipelineStages(parts.model->layers.size(), parallel.pipeline);
    for (const LayerRange &range : ranges) {
        Stage stage;
        stage.weights = stageWeights(*parts.model, weights.byClass, range, parallel, copies);
        stage.pool = c.overrides.pool.value_or(p.usable - stage.weights - p.reserve);
        stage.cache = stageCache(*parts.model, parts.cache->bitsPerElement.value, range, parallel.tensor);
        p.stages.push_back(stage);
    }

    if (trace) {
        const Stage &shown = leastRoom(p.stages);
        const bool evenly = !copies && parallel.pipeline == 1 && parallel.expert == 1;
        traceStage(weights, parallel, shown, p, c.overrides.pool, evenly, *trace);
        traceCache(*parts.model, *parts.cache, ranges[static_cast<std::size_t>(&shown - p.stages.data())], parallel.tensor, *trace);
        traceBandwidth(*parts.accelerator, c, bandwidth, *trace);
        trace->leaf(Term::Layers, p.layers, parts.model->layersFrom);
    }
    return p;
}

} // namespace headroom
