// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/pack.h"

#include <cassert>
#include <concepts>
#include <cstring>
#include <type_traits>

namespace headroom {

namespace {

template<class V, class T>
concept Is = std::same_as<std::remove_const_t<V>, T>;

// One list of members per type serves writing and reading, so the two cannot drift apart.
void members(auto &a, Is<Text> auto &v)
{
    a(v.en, v.ptBR);
}
void members(auto &a, Is<Source> auto &v)
{
    a(v.id, v.title, v.address, v.date, v.dateMeans);
}
void members(auto &a, Is<Provenance> auto &v)
{
    a(v.kind, v.source, v.note);
}
template<class T> void members(auto &a, Alternate<T> &v)
{
    a(v.value, v.from);
}
template<class T> void members(auto &a, const Alternate<T> &v)
{
    a(v.value, v.from);
}
template<class T> void members(auto &a, Sourced<T> &v)
{
    a(v.value, v.from, v.alternates);
}
template<class T> void members(auto &a, const Sourced<T> &v)
{
    a(v.value, v.from, v.alternates);
}
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
      v.partMemory, v.memoryType, v.runtimeMemory, v.partBandwidth, v.partPeaks, v.partPower, v.computeUnits,
      v.computeUnitName, v.scaleUp, v.devicesPerNode, v.prices, v.benchmarks, v.cautions, v.disagreements);
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
    a(v.hubId, v.format, v.native, v.bytes, v.kept16Bit, v.note);
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
      v.reserves);
}

template<class T>
constexpr bool isPlain = std::is_trivially_copyable_v<T> && (std::is_arithmetic_v<T> || std::is_enum_v<T>);
template<class T> constexpr bool isQuantity = false;
template<class Tag> constexpr bool isQuantity<Quantity<Tag>> = true;
template<class T> constexpr bool isSequence = false;
template<class T> constexpr bool isSequence<std::vector<T>> = true;
template<> constexpr bool isSequence<std::string> = true;
template<class T> constexpr bool isArray = false;
template<class T, std::size_t N> constexpr bool isArray<std::array<T, N>> = true;
template<class T> constexpr bool isOptional = false;
template<class T> constexpr bool isOptional<std::optional<T>> = true;

class Writer {
public:
    template<class... T> void operator()(const T &...values) { (write(values), ...); }
    std::vector<unsigned char> bytes;

private:
    template<class T> void write(const T &value)
    {
        if constexpr (isPlain<T> || isQuantity<T>) {
            const auto *raw = reinterpret_cast<const unsigned char *>(&value);
            bytes.insert(bytes.end(), raw, raw + sizeof value);
        } else if constexpr (isSequence<T>) {
            write(static_cast<std::uint32_t>(value.size()));
            for (const auto &item : value)
                write(item);
        } else if constexpr (isArray<T>) {
            for (const auto &item : value)
                write(item);
        } else if constexpr (isOptional<T>) {
            write(value.has_value());
            if (value)
                write(*value);
        } else {
            members(*this, value);
        }
    }
};

class Reader {
public:
    explicit Reader(std::span<const unsigned char> bytes)
        : m_bytes(bytes)
    {}
    template<class... T> void operator()(T &...values) { (read(values), ...); }
    [[nodiscard]] bool atEnd() const { return m_bytes.empty(); }

private:
    void take(void *target, std::size_t size)
    {
        assert(size <= m_bytes.size()); // the bytes are the build's own
        std::memcpy(target, m_bytes.data(), size);
        m_bytes = m_bytes.subspan(size);
    }
    template<class T> void read(T &value)
    {
        if constexpr (isPlain<T> || isQuantity<T>) {
            take(&value, sizeof value);
        } else if constexpr (std::is_same_v<T, std::string>) {
            value.resize(size());
            take(value.data(), value.size());
        } else if constexpr (isSequence<T>) {
            value.resize(size());
            for (auto &item : value)
                read(item);
        } else if constexpr (isArray<T>) {
            for (auto &item : value)
                read(item);
        } else if constexpr (isOptional<T>) {
            bool present = false;
            read(present);
            if (present)
                read(value.emplace());
        } else {
            members(*this, value);
        }
    }
    std::uint32_t size()
    {
        std::uint32_t count = 0;
        read(count);
        return count;
    }

    std::span<const unsigned char> m_bytes;
};

} // namespace

std::vector<unsigned char> packCatalog(const Catalog &catalog)
{
    Writer writer;
    writer(catalog);
    return std::move(writer.bytes);
}

Catalog unpackCatalog(std::span<const unsigned char> bytes)
{
    Catalog catalog;
    Reader reader(bytes);
    reader(catalog);
    assert(reader.atEnd());
    return catalog;
}

} // namespace headroom
