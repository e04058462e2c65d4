// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_parts.h"

namespace headroom {

namespace {

constexpr double kGBps = 1e9;

ScaleUp readScaleUp(const CatalogReader &reader, JsonCursor cursor)
{
    ScaleUp links;
    links.fabric = CatalogReader::text(cursor.at("kind"));
    links.links = reader.optionalFigure<double>(cursor, "links", 1.0);
    links.perPeer = reader.optionalFigure<BytesPerSecond>(cursor, "per_peer_gb_s", kGBps);
    links.total = reader.optionalFigure<BytesPerSecond>(cursor, "total_gb_s", kGBps);
    links.domain = reader.optionalFigure<double>(cursor, "domain", 1.0, 1);
    if (cursor.has("note"))
        links.note = CatalogReader::text(cursor.at("note"));
    cursor.noOtherKeys();
    return links;
}

Price readPrice(const CatalogReader &reader, JsonCursor cursor)
{
    Price price;
    price.basis =
        static_cast<PriceBasis>(cursor.at("what").oneOf({"hyperscaler_ownership", "neocloud_ownership",
                                                         "rental_3yr", "list"}));
    price.usd = cursor.at(price.basis == PriceBasis::List ? "usd" : "usd_per_hour").number(0, 1e9);
    price.date = cursor.at("date").text(40);
    price.from = reader.provenance(cursor);
    cursor.noOtherKeys();
    return price;
}

Benchmark readBenchmark(const CatalogReader &reader, JsonCursor cursor)
{
    Benchmark benchmark;
    benchmark.what = cursor.at("what").text(100);
    benchmark.devices = cursor.at("devices").integer(1, 1'000'000);
    benchmark.value = cursor.at("value").number(0, 1e18);
    benchmark.source = reader.source(cursor.at("source"));
    cursor.noOtherKeys();
    return benchmark;
}

void readPeaks(const CatalogReader &reader, const JsonCursor &cursor, Accelerator &accelerator)
{
    for (const auto &[name, figure] : cursor.members()) {
        const nlohmann::json word = name;
        const MatrixFormat format = readMatrixFormat(cursor.standingFor(word));
        accelerator.partPeaks[static_cast<std::size_t>(format)] = reader.figure<FlopsPerSecond>(figure, 1e12);
    }
}

void readIdentity(const CatalogReader &reader, JsonCursor &entry, Accelerator &a)
{
    a.vendor = entry.at("vendor").text(100);
    a.name = entry.at("name").name(200);
    a.form = entry.at("form").text(200);
    a.architecture = entry.at("architecture").text(200);
    a.announced = entry.at("status").oneOf({"shipping", "announced"}) == 1;
    JsonCursor release = entry.at("release");
    a.release = {release.at("value").text(40), reader.provenance(release), {}};
    release.noOtherKeys();
    a.devicesPerPart = entry.at("devices_per_part").integer(1, 100'000);
    if (entry.has("part_of")) {
        JsonCursor rack = entry.at("part_of");
        a.device = readId(rack.at("id"));
        rack.noOtherKeys();
    }
}

void readFigures(const CatalogReader &reader, JsonCursor &entry, Accelerator &a)
{
    a.partMemory = reader.figure<Bytes>(entry.at("memory_gb"), kGB, 0.001, 1e9);
    a.memoryType = entry.at("memory_type").text(100);
    a.runtimeMemory = reader.optionalFigure<Bytes>(entry, "memory_runtime_gib", kGiB, 0.001);
    a.partBandwidth = reader.figure<BytesPerSecond>(entry.at("bandwidth_tb_s"), kTB, 1e-6, 1e9);
    readPeaks(reader, entry.at("peak_tflops"), a);
    a.partPower = reader.optionalFigure<Watts>(entry, "power_w", 1.0);
    if (entry.has("compute_units")) {
        JsonCursor units = entry.at("compute_units");
        a.computeUnitName = units.at("unit").text(100);
        a.computeUnits = reader.openFigure<double>(units, 1.0, 0, 1e6);
        units.noOtherKeys();
    }
    a.scaleUp = readScaleUp(reader, entry.at("scale_up"));
    a.devicesPerNode = reader.optionalFigure<double>(entry, "devices_per_node", 1.0, 1);
}

} // namespace

void CatalogReader::readAccelerators(const JsonCursor &list)
{
    TakenNames taken(catalog.accelerators);
    for (JsonCursor entry : list.items()) {
        Accelerator a;
        a.id = readId(entry.at("id"));
        if (entry.has("aliases"))
            a.aliases = readAliases(entry.at("aliases"));
        readIdentity(*this, entry, a);
        readFigures(*this, entry, a);
        for (const JsonCursor &price : entry.at("prices").items())
            a.prices.push_back(readPrice(*this, price));
        for (const JsonCursor &benchmark : entry.at("measured").items())
            a.benchmarks.push_back(readBenchmark(*this, benchmark));
        a.cautions = texts(entry.at("cautions"));
        a.disagreements = texts(entry.at("disagreements"));
        entry.noOtherKeys();
        taken.take(a, entry);
        catalog.accelerators.push_back(std::move(a));
    }
}

} // namespace headroom
