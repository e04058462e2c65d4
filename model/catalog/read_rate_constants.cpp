// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_efficiency.h"

namespace headroom {

using What = CatalogProblem::What;

namespace {

void readSequence(const CatalogReader &reader, JsonCursor cursor, RateConstants &c)
{
    c.sequence = readTime(cursor.at("fixed_us"), kMicro);
    c.vocabularyEntry = readTime(cursor.at("per_vocabulary_entry_ns"), 1e-9);
    c.sequenceFrom = reader.provenance(cursor);
    cursor.noOtherKeys();
}

void readHost(const CatalogReader &reader, JsonCursor cursor, RateConstants &c)
{
    c.hostFast = readTime(cursor.at("fast_ms"), 1e-3);
    c.hostTypical = readTime(cursor.at("typical_ms"), 1e-3);
    c.hostSlow = readTime(cursor.at("slow_ms"), 1e-3);
    c.hostFrom = reader.provenance(cursor);
    cursor.noOtherKeys();
}

void readBand(const CatalogReader &reader, JsonCursor cursor, RateConstants &c)
{
    c.growthFast = cursor.at("growth_fast").number(0, 1);
    c.growthSlow = cursor.at("growth_slow").number(1, kMostFactor);
    c.growthFastExperts = cursor.at("growth_fast_experts").number(0, 1);
    c.leastSpread = cursor.at("least_spread").number(0, 0.9);
    c.borrowed = cursor.at("borrowed").number(1, kMostFactor);
    c.devicesWithoutBorrowing = cursor.at("devices_without_borrowing").integer(1, 100'000);
    c.bandFrom = reader.provenance(cursor);
    cursor.noOtherKeys();
}

void readPcie(const CatalogReader &reader, JsonCursor cursor, RateConstants &c)
{
    const std::vector<JsonCursor> counts = cursor.at("devices").items();
    const std::vector<JsonCursor> links = cursor.at("link_gb_s").items();
    if (counts.size() != 3 || links.size() != 3)
        cursor.fail(What::WrongType, "lists of three numbers");
    for (std::size_t i = 0; i < 3; ++i) {
        if (counts[i].integer(2, 8) != 2 << i) // the rule interpolates between 2, 4 and 8
            counts[i].fail(What::OutOfRange, "2, 4, 8");
        c.pcieLink[i] = BytesPerSecond{links[i].number(0.001, 1e6) * kGB};
    }
    c.pcieAllReduce = readAllReduce(cursor.at("all_reduce_us"));
    c.pcieAtMost = BytesPerSecond{cursor.at("most_gb_s").number(0, 1e6) * kGB};
    c.pcieFrom = reader.provenance(cursor);
    cursor.noOtherKeys();
}

void readBridges(const CatalogReader &reader, JsonCursor cursor, RateConstants &c)
{
    for (JsonCursor part : cursor.at("parts").items()) {
        Bridge bridge;
        bridge.accelerators = readWords(part.at("accelerators"));
        bridge.link = BytesPerSecond{part.at("link_gb_s").number(0.001, 1e6) * kGB};
        if (part.has("all_reduce_us"))
            bridge.allReduce = readTime(part.at("all_reduce_us"), kMicro);
        part.noOtherKeys();
        c.bridges.push_back(std::move(bridge));
    }
    c.bridgesFrom = reader.provenance(cursor);
    cursor.noOtherKeys();
}

} // namespace

RateConstants readRateConstants(const CatalogReader &reader, JsonCursor cursor)
{
    RateConstants c;
    JsonCursor bits = cursor.at("bits");
    c.sixteenAbove = bits.at("above_for_16bit").number(8, 16);
    c.fourBelow = bits.at("below_for_4bit").number(1, 8);
    c.bitsFrom = reader.provenance(bits);
    bits.noOtherKeys();
    readSequence(reader, cursor.at("sequence"), c);
    readBand(reader, cursor.at("band"), c);
    readPcie(reader, cursor.at("pcie"), c);
    readBridges(reader, cursor.at("bridges"), c);
    JsonCursor beyond = cursor.at("beyond_eight");
    c.beyondEight = beyond.at("per_doubling").number(0, kMostFactor);
    c.beyondEightFrom = reader.provenance(beyond);
    beyond.noOtherKeys();
    readHost(reader, cursor.at("host"), c);
    JsonCursor assumed = cursor.at("assumed");
    c.expertImbalance = assumed.at("expert_imbalance").number(1, kMostFactor);
    c.latentHeadDim = assumed.at("latent_head_dim").number(1, 1e6);
    c.assumedFrom = reader.provenance(assumed);
    assumed.noOtherKeys();
    cursor.noOtherKeys();
    return c;
}

Seconds readTime(const JsonCursor &cursor, double unit)
{
    return Seconds{cursor.number(0, 1e6) * unit};
}

std::vector<std::string> readWords(const JsonCursor &list)
{
    std::vector<std::string> words;
    for (const JsonCursor &word : list.items())
        words.push_back(word.text(200));
    return words;
}

AllReduceTimes readAllReduce(const JsonCursor &list)
{
    const std::vector<JsonCursor> items = list.items();
    if (items.size() != 3)
        list.fail(What::WrongType, "a list of three numbers");
    return {readTime(items[0], kMicro), readTime(items[1], kMicro), readTime(items[2], kMicro)};
}

} // namespace headroom
