// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/prediction.h"

#include <algorithm>
#include <set>

namespace headroom {

namespace {

// The caches of all devices together.
struct Caches {
    Bytes full;
    Bytes windows;
    Bytes states;
    Tokens cells = 0;
    Tokens windowCells = 0; // of the only window; 0 where there are several
    std::size_t windowCount = 0;
    Tokens slotCount = 1;
};

std::optional<Caches> cachesOf(const Prepared &prepared, Tokens context)
{
    Caches caches;
    for (const Stage &stage : prepared.stages) {
        const SlotForm *form = std::get_if<SlotForm>(&stage.holding);
        if (!form)
            return std::nullopt;
        caches.cells = cellsOf(*form, context);
        caches.slotCount = form->slotCount;
        caches.full += form->perCell * static_cast<double>(caches.cells);
        caches.windowCount = std::max(caches.windowCount, form->windowCount);
        for (std::size_t i = 0; i < form->windowCount; ++i) {
            caches.windowCells = cellsOf(*form, form->windows[i], context);
            caches.windows += form->windows[i].perCell * static_cast<double>(caches.windowCells);
        }
        caches.states += form->state * static_cast<double>(form->slotCount);
    }
    return caches;
}

// The keys' part of a cache of whole layers; nothing for latents, which builds store differently.
std::optional<double> keyShare(const Prediction &prediction, bool windowsApart)
{
    const MethodSettings &settings = prediction.scenario().settings;
    const auto widthOf = [&](const std::optional<std::string> &id) {
        const std::string type = id.value_or(prediction.scenario().configurations.front().cache);
        return prediction.bitsOf(type);
    };
    const double keyBits = widthOf(settings.cacheK);
    const double valueBits = widthOf(settings.cacheV);
    double keys = 0.0;
    double values = 0.0;
    for (const std::uint8_t index : prediction.model().layers) {
        const LayerType &type = prediction.model().layerTypes[index];
        if (type.attention == Attention::Latent)
            return std::nullopt;
        const bool windowed = type.attention == Attention::Sliding || type.attention == Attention::Chunked;
        if (type.kvHeads == 0 || type.sharesCache || (windowed && windowsApart))
            continue;
        keys += static_cast<double>(type.kvHeads) * type.keyDim * keyBits;
        values += static_cast<double>(type.kvHeads) * type.valueDim * valueBits;
    }
    return keys + values > 0.0 ? std::optional(keys / (keys + values)) : std::nullopt;
}

void addCaches(Prediction &prediction, const Caches &main, const Caches &withDrafts)
{
    if (main.full.value() > 0.0) {
        prediction.add(LogTerm::CacheSize, main.full);
        const auto cells = static_cast<double>(main.cells);
        prediction.addCount(LogTerm::CacheTokens, cells, cells, cells);
        if (const std::optional<double> share = keyShare(prediction, main.windowCount > 0)) {
            prediction.add(LogTerm::KeyCache, main.full * *share);
            prediction.add(LogTerm::ValueCache, main.full * (1.0 - *share));
        }
    }
    if (main.windows.value() > 0.0) {
        prediction.add(LogTerm::WindowCache, main.windows);
        const auto cells = static_cast<double>(main.windowCells);
        if (main.windowCount == 1)
            prediction.addCount(LogTerm::WindowCells, cells, cells, cells);
    }
    if (withDrafts.states.value() > 0.0) {
        prediction.add(LogTerm::StateSize, withDrafts.states);
        const auto slotCount = static_cast<double>(withDrafts.slotCount);
        prediction.addCount(LogTerm::StateSlots, slotCount, slotCount, slotCount);
    }
    if (withDrafts.full > main.full)
        prediction.add(LogTerm::DraftCache, withDrafts.full - main.full);
}

// Whether every layer lies on a device: the log says so, or keeps little more than a table on the host.
bool isOffloaded(const EngineLog &log)
{
    if (log.shapes.offloadable > 0)
        return log.shapes.offloaded == log.shapes.offloadable;
    const double file = log.number(LogTerm::FileSize).value_or(0.0);
    return file > 0.0 && log.total(LogTerm::HostWeights).value_or(0.0) < 0.12 * file;
}

// The file's bytes less what stays on the host; a tied table lies on both.
void addWeights(Prediction &prediction)
{
    const EngineLog &log = prediction.log();
    const PrintedValue *file = log.deciding(LogTerm::FileSize);
    const std::optional<double> host = log.total(LogTerm::HostWeights);
    const bool tied = prediction.model().tiedEmbeddings;
    if (!file || !host || (*host <= 0.0 && !tied) || !isOffloaded(log))
        return;
    const double weights = tied ? file->value : file->value - *host;
    // A device that shares the host's memory may map the whole file.
    const bool mapped = std::any_of(log.values.begin(), log.values.end(), [](const PrintedValue &v) {
        return v.term == LogTerm::Weights && v.rank.ends_with("_Mapped");
    });
    prediction.add(LogTerm::Weights, Bytes{weights - file->rounding}, Bytes{weights},
                   Bytes{(mapped ? file->value : weights) + file->rounding});
}

std::size_t devicesIn(const EngineLog &log, LogTerm term)
{
    std::set<std::string> devices;
    for (const PrintedValue &value : log.values)
        if (value.term == term)
            devices.insert(value.rank);
    return devices.size();
}

} // namespace

// llama.cpp makes its caches for all slots at the start, on all devices together. Draft layers have a cache
// of their own, their tokens states beside the model's.
void predictLlama(Prediction &prediction)
{
    Scenario plain = prediction.scenario();
    plain.settings.speculativeTokens.reset();
    const std::optional<Prepared> prepared = prediction.prepared();
    const std::optional<Prepared> undrafted = prediction.preparedFor(plain);
    if (!prepared || !undrafted)
        return;
    addWeights(prediction);
    if (prediction.deviceKnown() && isOffloaded(prediction.log())
        && devicesIn(prediction.log(), LogTerm::ComputeBuffer) == 1)
        for (std::size_t i = 0; i < prepared->reserves.count; ++i)
            prediction.addReserve(prepared->reserves.terms[i]);
    const Tokens context = prediction.scenario().context;
    const std::optional<Caches> main = cachesOf(*undrafted, context);
    const std::optional<Caches> withDrafts = cachesOf(*prepared, context);
    if (main && withDrafts)
        addCaches(prediction, *main, *withDrafts);
}

} // namespace headroom
