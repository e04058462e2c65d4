// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/space.h"

#include "model/catalog/own_accelerator.h"
#include "model/capacity/weights.h"
#include "model/rate/links.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr int kMostTensor = 64;
constexpr int kMostStages = 8;
constexpr int kMostOfReplica = 64; // devices

bool computesIn(const HardwareSupport *hardware, const WeightFormat &format)
{
    if (format.weightOnly || !hardware)
        return format.weightOnly;
    switch (format.compute) {
    case MatrixFormat::Fp8:
        return hardware->fp8.supported;
    case MatrixFormat::Fp6:
        return hardware->fp6.supported;
    case MatrixFormat::Fp4:
        return hardware->fp4.supported;
    case MatrixFormat::Int8:
        return hardware->int8.supported;
    default:
        return true;
    }
}

// The format the vendor released the model in; bf16 where none is marked.
const WeightFormat *releasedIn(const Catalog &catalog, const LanguageModel &model)
{
    const auto native = std::find_if(model.checkpoints.begin(), model.checkpoints.end(),
                                     [](const Checkpoint &c) { return c.native; });
    return catalog.weightFormat(native == model.checkpoints.end() ? "bf16" : native->format);
}

void addOnce(std::vector<const WeightFormat *> &formats, const WeightFormat *format)
{
    if (format && std::find(formats.begin(), formats.end(), format) == formats.end())
        formats.push_back(format);
}

} // namespace

std::vector<const Accelerator *> acceleratorsOf(const Catalog &catalog, const SizingSpace &space)
{
    std::vector<const Accelerator *> found;
    for (const std::string &id : space.accelerators)
        if (const Accelerator *accelerator = catalog.accelerator(id))
            found.push_back(accelerator);
    if (!space.accelerators.empty())
        return found;
    for (const Accelerator &accelerator : catalog.accelerators)
        if (accelerator.device.empty() && (space.grey || !accelerator.announced)
            && !isWhatIf(catalog, accelerator)) // what does not exist cannot be bought
            found.push_back(&accelerator);
    return found;
}

std::vector<const WeightFormat *> weightsFor(const Catalog &catalog, const LanguageModel &model,
                                             const Accelerator &accelerator, const SizingSpace &space)
{
    std::vector<const WeightFormat *> formats;
    for (const std::string &id : space.weights)
        addOnce(formats, catalog.weightFormat(id));
    if (!space.weights.empty())
        return formats;
    const WeightFormat *released = releasedIn(catalog, model);
    addOnce(formats, released);
    const HardwareSupport *hardware = catalog.hardwareOf(accelerator.id);
    for (const char *id : {"fp8_e4m3_channel", "awq_int4_g128", "nvfp4", "mxfp4"}) {
        const WeightFormat *format = catalog.weightFormat(id);
        const bool foreign = format && format->compute == MatrixFormat::Fp4
                             && (format->id == "nvfp4") != (accelerator.vendor == "NVIDIA");
        const double releasedBits = released ? released->bitsPerWeight.value : 16.0;
        if (format && !foreign && format->bitsPerWeight.value < releasedBits && computesIn(hardware, *format))
            addOnce(formats, format);
    }
    return formats;
}

std::vector<const CacheFormat *> cachesOf(const Catalog &catalog, const SizingSpace &space)
{
    std::vector<const CacheFormat *> formats;
    const auto add = [&](const std::string &id) {
        if (const CacheFormat *format = catalog.cacheFormat(id))
            formats.push_back(format);
    };
    if (space.caches.empty()) {
        add("bf16");
        add("fp8_e4m3");
    }
    for (const std::string &id : space.caches)
        add(id);
    return formats;
}

std::vector<Parallelism> degreesFor(const Catalog &catalog, const LanguageModel &model,
                                    const Accelerator &accelerator, bool grey)
{
    std::vector<Parallelism> degrees;
    const double linked = devicesWithLinks(*catalog.efficiency.constants, accelerator);
    const int most = grey ? kMostTensor : static_cast<int>(std::min<double>(kMostTensor, linked));
    const auto layers = static_cast<int>(model.layers.size());
    for (int tensor = 1; tensor <= most; tensor *= 2) {
        if (model.attentionHeads % tensor != 0)
            break; // engines refuse, and so for every larger power of two
        for (int stages = 1; stages <= std::min(kMostStages, layers) && tensor * stages <= kMostOfReplica;
             stages *= 2)
            degrees.push_back({tensor, stages, 1, 1});
        if (model.mixture && tensor > 1 && model.mixture->experts % tensor == 0) {
            degrees.push_back({tensor, 1, tensor, 1});
            degrees.push_back({1, 1, tensor, tensor}); // attention on every device, experts spread over all
        }
    }
    return degrees;
}

} // namespace headroom
