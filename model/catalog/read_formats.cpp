// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_parts.h"

namespace headroom {

namespace {

constexpr double kMostBits = 128.0;

void readScale(JsonCursor cursor, WeightFormat &format)
{
    format.scaleBits = cursor.at("bits").number(0, 1e6);
    const JsonCursor per = cursor.at("per");
    if (per.isNumber()) {
        format.scaleGroup = ScaleGroup::Group;
        format.groupSize = per.integer(1, 1'000'000);
    } else {
        format.scaleGroup = per.oneOf({"row", "tensor"}) == 0 ? ScaleGroup::Row : ScaleGroup::Tensor;
    }
    cursor.noOtherKeys();
}

FormatSupport readSupport(JsonCursor cursor)
{
    FormatSupport support;
    support.supported = cursor.at("supported").truth();
    if (cursor.has("note"))
        support.note = CatalogReader::text(cursor.at("note"));
    cursor.noOtherKeys();
    return support;
}

} // namespace

void CatalogReader::readWeightFormats(const JsonCursor &list)
{
    TakenNames taken(catalog.weightFormats);
    for (JsonCursor entry : list.items()) {
        WeightFormat format;
        format.id = readId(entry.at("id"));
        format.name = entry.at("name").name(200);
        format.aliases = readAliases(entry.at("aliases"));
        format.elementBits = entry.at("element_bits").number(0.1, kMostBits);
        if (entry.has("scale"))
            readScale(entry.at("scale"), format);
        format.bitsPerWeight = figure<double>(entry.at("bits_per_weight"), 1.0, 0.1, kMostBits);
        if (entry.has("block_bits"))
            format.blockBits = entry.at("block_bits").number(0.1, kMostBits);
        format.compute = readMatrixFormat(entry.at("compute"));
        format.weightOnly = entry.at("weight_only").truth();
        format.kept16Bit = readTensorClasses(entry.at("kept_16bit"));
        if (entry.has("kept_32bit"))
            format.kept32Bit = readTensorClasses(entry.at("kept_32bit"));
        if (entry.has("note"))
            format.note = text(entry.at("note"));
        entry.noOtherKeys();
        taken.take(format, entry);
        catalog.weightFormats.push_back(std::move(format));
    }
}

void CatalogReader::readCacheFormats(const JsonCursor &list)
{
    TakenNames taken(catalog.cacheFormats);
    for (JsonCursor entry : list.items()) {
        CacheFormat format;
        format.id = readId(entry.at("id"));
        format.name = entry.at("name").name(200);
        format.aliases = readAliases(entry.at("aliases"));
        format.bitsPerElement = figure<double>(entry.at("bits_per_element"), 1.0, 0.1, kMostBits);
        if (entry.has("note"))
            format.note = text(entry.at("note"));
        entry.noOtherKeys();
        taken.take(format, entry);
        catalog.cacheFormats.push_back(std::move(format));
    }
}

void CatalogReader::readHardware(const JsonCursor &list)
{
    for (JsonCursor entry : list.items()) {
        HardwareSupport row;
        row.architecture = entry.at("architecture").text(200);
        for (const JsonCursor &id : entry.at("accelerators").items())
            row.accelerators.push_back(readId(id));
        row.bf16 = readSupport(entry.at("bf16"));
        row.int8 = readSupport(entry.at("int8"));
        row.fp8 = readSupport(entry.at("fp8"));
        row.fp6 = readSupport(entry.at("fp6"));
        row.fp4 = readSupport(entry.at("fp4"));
        row.from.kind = Kind::Vendor;
        row.from.source = source(entry.at("source"));
        if (entry.has("note"))
            row.from.note = text(entry.at("note"));
        entry.noOtherKeys();
        catalog.hardware.push_back(std::move(row));
    }
}

void CatalogReader::readAverages(const JsonCursor &list)
{
    for (JsonCursor entry : list.items()) {
        CheckpointAverage average;
        average.model = readId(entry.at("model"));
        average.format = readId(entry.at("format"));
        average.bytes = Bytes{entry.at("bytes").number(1, 1e18)};
        average.parameters = entry.at("parameters").number(1, 1e18);
        average.bits = entry.at("bits").number(0.1, kMostBits);
        average.from.kind = Kind::Derived;
        average.from.source = source(entry.at("source"));
        if (entry.has("note"))
            average.from.note = text(entry.at("note"));
        entry.noOtherKeys();
        catalog.averages.push_back(std::move(average));
    }
}

} // namespace headroom
