// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/notes.h"

#include "model/evaluation/method_notes.h"

#include "model/capacity/weights.h"

#include <algorithm>

namespace headroom {

namespace {

using Id = Note::Id;

struct NoteWriter {
    const Catalog &catalog;
    const Scenario &scenario;
    const ConfigurationResult &result;
    const Accelerator &accelerator;
    const LanguageModel &model;
    std::vector<Note> notes;

    void add(Id id, double a = 0.0, double b = 0.0, std::string text = {}, std::string source = {})
    {
        notes.push_back({id, a, b, std::move(text), std::move(source)});
    }
    [[nodiscard]] std::string addressOf(const Provenance &from) const
    {
        const Source &source = catalog.sources[from.source];
        return source.address.empty() ? source.title : source.address;
    }

    void onQuotient()
    {
        if (!result.answer.quotient)
            return;
        const Overrides &overrides = result.configuration.overrides;
        if (overrides.bandwidth)
            add(Id::HeuristicQuotient, overrides.bandwidthFrom ? 2 : 1);
        else
            add(Id::HeuristicQuotient, 0, 0, {}, addressOf(accelerator.partBandwidth.from));
    }

    void onAccelerator()
    {
        if (accelerator.announced)
            add(Id::AnnouncedAccelerator, 0, 0, accelerator.name, addressOf(accelerator.partBandwidth.from));
        if (accelerator.devicesPerPart > 1)
            add(Id::SeveralDevicesPerPart, accelerator.devicesPerPart, 0, accelerator.name,
                addressOf(accelerator.partMemory.from));
        const Overrides &overrides = result.configuration.overrides;
        if (overrides.pool)
            add(Id::PoolGiven);
        if (!overrides.memory && !accelerator.runtimeMemory)
            add(Id::AssumedMemory, 0, 0, accelerator.name, addressOf(accelerator.partMemory.from));
        if (!overrides.reserve && !overrides.pool && scenario.method == Method::Reference)
            add(Id::AssumedReserve, result.prepared.reserve.value());
        const int devices = result.configuration.parallel.tensor;
        if (accelerator.scaleUp.domain && devices > accelerator.scaleUp.domain->value)
            add(Id::BeyondScaleUpDomain, devices, accelerator.scaleUp.domain->value, accelerator.name,
                addressOf(accelerator.scaleUp.domain->from));
    }

    void onSharding()
    {
        const int tensor = result.configuration.parallel.tensor;
        if (tensor == 1)
            return;
        const auto any = [&](auto condition) {
            return std::any_of(model.layers.begin(), model.layers.end(),
                               [&](std::uint8_t type) { return condition(model.layerTypes[type]); });
        };
        if (any([](const LayerType &t) { return t.attention == Attention::Latent; }))
            add(Id::LatentCacheCopied, tensor);
        int least = 0;
        for (const std::uint8_t index : model.layers) {
            const LayerType &type = model.layerTypes[index];
            if (type.kvHeads > 0 && type.attention != Attention::Compressed)
                least = least == 0 ? type.kvHeads : std::min(least, type.kvHeads);
        }
        if (least > 0 && tensor > least)
            add(Id::CopiedKvHeads, tensor, least);
        if (model.attentionHeads > 0 && model.attentionHeads % tensor != 0)
            add(Id::UnevenHeads, model.attentionHeads, tensor);
    }

    // How many sequences another basis gives, where the count differs.
    void onBasis()
    {
        const WeightFormat &format = *catalog.weightFormat(result.configuration.weights);
        const Checkpoint *checkpoint = checkpointIn(model, format);
        const bool published = checkpoint && checkpoint->bytes;
        if (scenario.basis == WeightsBasis::Checkpoint && !published)
            add(Id::ComputedBytes, result.prepared.modelBytes.value(), 0, format.name);
        if (!model.nominalParameters || result.configuration.overrides.pool)
            return;
        Scenario other = scenario;
        other.basis =
            scenario.basis == WeightsBasis::Nominal ? WeightsBasis::Checkpoint : WeightsBasis::Nominal;
        const auto prepared = prepare(catalog, other, result.configuration);
        const auto &p = std::get<Prepared>(prepared);
        const Tokens count = sequencesAt(p, scenario.context);
        if (count == result.answer.capacity.concurrency.sequences)
            return;
        if (other.basis == WeightsBasis::Checkpoint)
            add(Id::CheckpointBasisDiffers, p.modelBytes.value(), static_cast<double>(count), {},
                addressOf(published ? checkpoint->bytes->from : model.totalParameters.from));
        else
            add(Id::NominalBasisDiffers, p.modelBytes.value(), static_cast<double>(count), {},
                addressOf(model.nominalParameters->from));
    }
};

} // namespace

std::vector<Note> notesOn(const Catalog &catalog, const Scenario &scenario, const ConfigurationResult &result)
{
    const Configuration &c = result.configuration;
    NoteWriter writer{catalog,
                      scenario,
                      result,
                      *catalog.accelerator(c.accelerator),
                      *catalog.model(c.model.empty() ? scenario.model : c.model),
                      {}};
    writer.onQuotient();
    if (static_cast<double>(scenario.context) > writer.model.nativeContext.value)
        writer.add(Id::BeyondNativeContext, writer.model.nativeContext.value, 0, writer.model.name,
                   writer.addressOf(writer.model.nativeContext.from));
    const Tokens held = result.answer.capacity.concurrency.sequences;
    if (result.answer.capacity.fits && scenario.sequences > held)
        writer.add(Id::ScenarioSequencesDoNotFit, static_cast<double>(scenario.sequences),
                   static_cast<double>(held));
    writer.onBasis();
    writer.onAccelerator();
    writer.onSharding();
    for (Note &note : methodNotes(catalog, scenario, result))
        writer.notes.push_back(std::move(note));
    return writer.notes;
}

} // namespace headroom
