// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_efficiency.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace headroom {

using What = CatalogProblem::What;

namespace {

std::vector<SourceIndex> evidenceOf(const CatalogReader &reader, JsonCursor &entry)
{
    std::vector<SourceIndex> sources;
    for (const JsonCursor &id : entry.at("evidence").items())
        sources.push_back(reader.source(id));
    return sources;
}

ByWidth widthsOf(JsonCursor cursor)
{
    const ByWidth widths{cursor.at("16bit").number(0.001, 1.5), cursor.at("8bit").number(0.001, 1.5),
                         cursor.at("4bit").number(0.001, 1.5)};
    cursor.noOtherKeys();
    return widths;
}

// "0.16" as 0 and 16.
std::pair<int, int> versionOf(const JsonCursor &cursor)
{
    const std::string text = cursor.text(20);
    int major = 0;
    int minor = 0;
    const char *end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, major);
    const bool dotted = first.ec == std::errc() && first.ptr != end && *first.ptr == '.';
    if (!dotted || std::from_chars(first.ptr + 1, end, minor).ptr != end)
        cursor.fail(What::UnknownWord, text);
    return {major, minor};
}

void readEra(JsonCursor &entry, EraStart &era)
{
    era.engine = readRateEngine(entry.at("engine"));
    std::tie(era.major, era.minor) = versionOf(entry.at("current_from"));
    era.since = entry.at("current_since").text(10);
}

HardwareRates readHardwareRates(const CatalogReader &reader, JsonCursor &entry)
{
    HardwareRates h;
    h.id = readId(entry.at("id"));
    h.name = entry.at("name").text(200);
    h.architectures = readWords(entry.at("architectures"));
    if (entry.has("accelerators"))
        h.accelerators = readWords(entry.at("accelerators"));
    h.stream = widthsOf(entry.at("stream"));
    h.compute = entry.at("compute").number(0.001, 1.5);
    h.pcie = entry.at("links").oneOf({"switched", "pcie"}) == 1;
    if (!h.pcie)
        h.link = BytesPerSecond{entry.at("link_gb_s").number(0.001, 1e6) * kGB};
    h.prefill = widthsOf(entry.at("prefill"));
    JsonCursor band = entry.at("prefill_band");
    h.prefillFast = band.at("fast").number(1, kMostFactor);
    h.prefillSlow = band.at("slow").number(0.001, 1);
    band.noOtherKeys();
    h.prefillExperts = entry.at("prefill_experts").number(0.001, 1.5);
    if (entry.has("prefill_llama_cpp"))
        h.prefillLlamaCpp = entry.at("prefill_llama_cpp").number(0.001, 1.5);
    h.from = reader.provenance(entry);
    h.evidence = evidenceOf(reader, entry);
    return h;
}

void readCosts(JsonCursor &entry, SoftwareClass &c)
{
    const auto time = [&](const char *key, Seconds &target) {
        if (entry.has(key))
            target = readTime(entry.at(key), kMicro);
    };
    c.layer = readTime(entry.at("layer_us"), kMicro);
    time("step_us", c.step);
    time("quantized_us", c.quantized);
    time("experts_us", c.experts);
    if (entry.has("all_reduce_us"))
        c.allReduce = readAllReduce(entry.at("all_reduce_us"));
    c.cache = entry.at("cache").number(0.001, 1.5);
    if (entry.has("grouped_reads"))
        c.groupedReads = entry.at("grouped_reads").truth();
    if (entry.has("prefill"))
        c.prefill = entry.at("prefill").number(0.001, 1.5);
}

// Every entry of an optional list; keys that nobody asked for are refused.
void forEach(JsonCursor &parent, const char *key, const auto &read)
{
    if (!parent.has(key))
        return;
    for (JsonCursor entry : parent.at(key).items()) {
        read(entry);
        entry.noOtherKeys();
    }
}

SoftwareClass readClass(const CatalogReader &reader, JsonCursor &entry)
{
    SoftwareClass c;
    c.id = readId(entry.at("id"));
    c.hardware = readId(entry.at("hardware"));
    if (entry.has("engine"))
        c.engine = readRateEngine(entry.at("engine"));
    if (entry.has("also_engine"))
        c.alsoEngine = readRateEngine(entry.at("also_engine"));
    if (entry.has("era"))
        c.era = entry.at("era").oneOf({"early", "current"}) == 0 ? Era::Early : Era::Current;
    if (entry.has("only_16bit"))
        c.only16Bit = entry.at("only_16bit").truth();
    if (entry.has("runs_are_16bit"))
        c.runsAre16Bit = entry.at("runs_are_16bit").truth();
    readCosts(entry, c);
    c.fast = entry.at("fast").number(0.001, 1);
    c.slow = entry.at("slow").number(1, kMostFactor);
    c.rows = entry.at("rows").integer(0, 1'000'000);
    c.confidence = static_cast<Confidence>(entry.at("confidence").oneOf({"none", "low", "medium", "high"}));
    if (entry.has("borrowed_from"))
        c.borrowedFrom = readId(entry.at("borrowed_from"));
    c.from = reader.provenance(entry);
    c.evidence = evidenceOf(reader, entry);
    return c;
}

// Whatever is chosen must lead to a class: every class has its hardware, every hardware a pooled class
// for any format, and "unknown" is there.
void mustBeComplete(const Efficiency &efficiency, const JsonCursor &where)
{
    const auto hardware = [&](const std::string &id) {
        return std::any_of(efficiency.hardware.begin(), efficiency.hardware.end(),
                           [&](const HardwareRates &h) { return h.id == id; });
    };
    const auto pooled = [&](const std::string &id) {
        return std::any_of(efficiency.classes.begin(), efficiency.classes.end(), [&](const SoftwareClass &c) {
            return c.hardware == id && !c.engine && c.era == Era::Any && !c.only16Bit;
        });
    };
    for (const SoftwareClass &c : efficiency.classes)
        if (!hardware(c.hardware))
            where.fail(What::Inconsistent, c.hardware);
    for (const HardwareRates &h : efficiency.hardware)
        if (!pooled(h.id))
            where.fail(What::Inconsistent, h.id);
    if (!hardware(std::string(kUnknownHardware)))
        where.fail(What::Inconsistent, std::string(kUnknownHardware));
}

} // namespace

RateEngine readRateEngine(const JsonCursor &word)
{
    const std::string id = word.text(40);
    const std::optional<RateEngine> engine = rateEngineFrom(id);
    if (!engine || *engine == RateEngine::None)
        word.fail(What::UnknownWord, id);
    return *engine;
}

void CatalogReader::readEfficiency(const JsonCursor &object)
{
    JsonCursor cursor = object;
    Efficiency &efficiency = catalog.efficiency;
    if (cursor.has("constants"))
        efficiency.constants = readRateConstants(*this, cursor.at("constants"));
    if (!efficiency.constants)
        cursor.fail(What::MissingKey, "constants");
    forEach(cursor, "eras", [&](JsonCursor &entry) { readEra(entry, efficiency.eras.emplace_back()); });
    TakenNames takenHardware(efficiency.hardware);
    forEach(cursor, "hardware", [&](JsonCursor &entry) {
        HardwareRates hardware = readHardwareRates(*this, entry);
        takenHardware.take(hardware, entry);
        efficiency.hardware.push_back(std::move(hardware));
    });
    TakenNames takenClasses(efficiency.classes);
    forEach(cursor, "classes", [&](JsonCursor &entry) {
        SoftwareClass software = readClass(*this, entry);
        takenClasses.take(software, entry);
        efficiency.classes.push_back(std::move(software));
    });
    mustBeComplete(efficiency, cursor);
    cursor.noOtherKeys();
}

} // namespace headroom
