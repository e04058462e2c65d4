// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/pack.h"

#include "model/catalog/packing.h"

namespace headroom {

// Not in an unnamed namespace: argument-dependent lookup does not look there.
void members(auto &a, Is<ScaleUp> auto &v)
{
    a(v.fabric, v.links, v.perPeer, v.total, v.domain, v.note);
}
void members(auto &a, Is<Price> auto &v)
{
    a(v.basis, v.usd, v.date, v.from);
}
void members(auto &a, Is<Benchmark> auto &v)
{
    a(v.what, v.devices, v.value, v.source);
}
void members(auto &a, Is<Accelerator> auto &v)
{
    a(v.id, v.vendor, v.name, v.form, v.architecture, v.announced, v.release, v.devicesPerPart, v.device,
      v.aliases, v.partMemory, v.memoryType, v.runtimeMemory, v.partBandwidth, v.partPeaks, v.partPower,
      v.computeUnits, v.computeUnitName, v.scaleUp, v.devicesPerNode, v.prices, v.benchmarks, v.cautions,
      v.disagreements);
}
void members(auto &a, Is<LayerType> auto &v)
{
    a(v.name, v.attention, v.mlp, v.sharesCache, v.kvHeads, v.keyDim, v.valueDim, v.window, v.ropeDim,
      v.headKeyDim, v.headValueDim, v.indexerDim, v.ratio, v.recurrence, v.stateHeads, v.stateBits,
      v.stateTypeNamed, v.convChannels, v.convTaps);
}
void members(auto &a, Is<Mixture> auto &v)
{
    a(v.experts, v.expertsPerToken, v.intermediateSize, v.sharedExperts, v.sharedIntermediateSize);
}
void members(auto &a, Is<Checkpoint> auto &v)
{
    a(v.hubId, v.format, v.native, v.bytes, v.kept16Bit, v.bytesByClass, v.note);
}
void members(auto &a, Is<DraftLayers> auto &v)
{
    a(v.layers, v.layerType, v.parameters);
}
void members(auto &a, Is<VisionTower> auto &v)
{
    a(v.from, v.parameters, v.largestItemTokens);
}
void members(auto &a, Is<LanguageModel> auto &v)
{
    a(v.id, v.hubId, v.name, v.family, v.released, v.aliases, v.shapeFrom, v.hiddenSize, v.vocabularySize,
      v.attentionHeads, v.intermediateSize, v.tiedEmbeddings, v.dtype, v.rotaryDim, v.rotaryRows,
      v.nativeContext, v.layersFrom, v.layerTypes, v.layers, v.mixture, v.parametersFrom, v.parameters,
      v.wholeParameters, v.headIsCopy, v.totalParameters, v.activeParameters, v.nominalParameters,
      v.decodeReadParameters, v.draft, v.vision, v.checkpoints, v.notes, v.disagreements);
}
void members(auto &a, Is<WeightFormat> auto &v)
{
    a(v.id, v.name, v.aliases, v.elementBits, v.scaleGroup, v.groupSize, v.scaleBits, v.bitsPerWeight,
      v.blockBits, v.compute, v.weightOnly, v.kept16Bit, v.kept32Bit, v.note);
}
void members(auto &a, Is<CacheFormat> auto &v)
{
    a(v.id, v.name, v.aliases, v.bitsPerElement, v.note);
}
void members(auto &a, Is<FormatSupport> auto &v)
{
    a(v.supported, v.note);
}
void members(auto &a, Is<HardwareSupport> auto &v)
{
    a(v.architecture, v.accelerators, v.bf16, v.int8, v.fp8, v.fp6, v.fp4, v.from);
}
void members(auto &a, Is<CheckpointAverage> auto &v)
{
    a(v.model, v.format, v.bytes, v.parameters, v.bits, v.from);
}
void members(auto &a, Is<ByWidth> auto &v)
{
    a(v.sixteen, v.eight, v.four);
}
void members(auto &a, Is<HardwareRates> auto &v)
{
    a(v.id, v.name, v.architectures, v.accelerators, v.stream, v.compute, v.pcie, v.link, v.prefill,
      v.prefillFast, v.prefillSlow, v.prefillExperts, v.prefillLlamaCpp, v.from, v.evidence);
}
void members(auto &a, Is<SoftwareClass> auto &v)
{
    a(v.id, v.hardware, v.engine, v.alsoEngine, v.era, v.only16Bit, v.runsAre16Bit, v.step, v.layer,
      v.quantized, v.experts, v.allReduce, v.cache, v.groupedReads, v.prefill, v.fast, v.slow, v.rows,
      v.confidence, v.borrowedFrom, v.from, v.evidence);
}
void members(auto &a, Is<EraStart> auto &v)
{
    a(v.engine, v.major, v.minor, v.since);
}
void members(auto &a, Is<Bridge> auto &v)
{
    a(v.accelerators, v.link, v.allReduce);
}
void members(auto &a, Is<RateConstants> auto &v)
{
    a(v.sixteenAbove, v.fourBelow, v.bitsFrom, v.sequence, v.vocabularyEntry, v.sequenceFrom, v.growthFast,
      v.growthFastExperts, v.growthSlow, v.leastSpread, v.borrowed, v.devicesWithoutBorrowing, v.bandFrom,
      v.pcieLink, v.pcieAllReduce, v.pcieAtMost, v.pcieFrom, v.bridges, v.bridgesFrom, v.beyondEight,
      v.beyondEightFrom, v.hostFast, v.hostTypical, v.hostSlow, v.hostFrom, v.expertImbalance,
      v.latentHeadDim, v.assumedFrom);
}
void members(auto &a, Is<Efficiency> auto &v)
{
    a(v.constants, v.eras, v.hardware, v.classes);
}
template<class T> void members(auto &a, Limits<T> &v)
{
    a(v.least, v.most);
}
template<class T> void members(auto &a, const Limits<T> &v)
{
    a(v.least, v.most);
}
void members(auto &a, Is<CautionCondition> auto &v)
{
    a(v.vendors, v.architectures, v.accelerators, v.models, v.announced, v.weightRates, v.weightOnly,
      v.caches, v.engines, v.attention, v.experts, v.sequences, v.tensor, v.devices, v.gigabytes, v.pcie,
      v.beyondDomain, v.speculation, v.priced);
}
void members(auto &a, Is<Caution> auto &v)
{
    a(v.id, v.about, v.when, v.text, v.from);
}
void members(auto &a, Is<EngineVersion> auto &v)
{
    a(v.major, v.minor, v.patch, v.build, v.core0);
}
void members(auto &a, Is<ReserveRow> auto &v)
{
    a(v.value, v.where, v.source);
}
void members(auto &a, Is<ReserveBand> auto &v)
{
    a(v.id, v.engine, v.what, v.vendor, v.from, v.before, v.leastTensor, v.mostTensor, v.low, v.typical,
      v.high, v.note, v.rows);
}
void members(auto &a, Is<Catalog> auto &v)
{
    a(v.sources, v.accelerators, v.models, v.weightFormats, v.cacheFormats, v.hardware, v.averages,
      v.efficiency, v.cautions, v.reserves);
}

std::vector<unsigned char> packCatalog(const Catalog &catalog)
{
    PackWriter writer;
    writer(catalog);
    return std::move(writer.bytes);
}

Catalog unpackCatalog(std::span<const unsigned char> bytes)
{
    Catalog catalog;
    PackReader reader(bytes);
    reader(catalog);
    assert(reader.atEnd());
    catalog.builtInModels = catalog.models.size();
    return catalog;
}

} // namespace headroom
