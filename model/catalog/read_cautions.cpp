// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_efficiency.h"

#include <algorithm>

namespace headroom {

namespace {

void readLimits(JsonCursor &when, const char *key, Limits<Tokens> &limits)
{
    if (!when.has(key))
        return;
    JsonCursor cursor = when.at(key);
    if (cursor.has("at_least"))
        limits.least = cursor.at("at_least").integer(1, 1'000'000);
    if (cursor.has("at_most"))
        limits.most = cursor.at("at_most").integer(1, 1'000'000);
    cursor.noOtherKeys();
}

template<class Word>
void readList(JsonCursor &when, const char *key, std::vector<Word> &target, const auto &read)
{
    if (!when.has(key))
        return;
    for (const JsonCursor &word : when.at(key).items())
        target.push_back(read(word));
}

void readTruth(JsonCursor &when, const char *key, std::optional<bool> &target)
{
    if (when.has(key))
        target = when.at(key).truth();
}

CautionCondition readCondition(JsonCursor when)
{
    CautionCondition c;
    const auto text = [](const JsonCursor &word) { return word.text(100); };
    readList(when, "vendors", c.vendors, text);
    readList(when, "architectures", c.architectures, text);
    readList(when, "accelerators", c.accelerators, text);
    readList(when, "models", c.models, text);
    readTruth(when, "announced", c.announced);
    readList(when, "weight_rates", c.weightRates, readMatrixFormat);
    readTruth(when, "weight_only", c.weightOnly);
    readList(when, "caches", c.caches, text);
    readList(when, "engines", c.engines, readRateEngine);
    readList(when, "attention", c.attention, readAttention);
    readTruth(when, "experts", c.experts);
    readLimits(when, "sequences", c.sequences);
    readLimits(when, "tp", c.tensor);
    readLimits(when, "devices", c.devices);
    readLimits(when, "weights_gb", c.gigabytes);
    readTruth(when, "pcie", c.pcie);
    readTruth(when, "beyond_domain", c.beyondDomain);
    readTruth(when, "speculation", c.speculation);
    readTruth(when, "priced", c.priced);
    when.noOtherKeys();
    return c;
}

} // namespace

void CatalogReader::readCautions(const JsonCursor &list)
{
    TakenNames taken(catalog.cautions);
    for (JsonCursor entry : list.items()) {
        Caution caution;
        caution.id = readId(entry.at("id"));
        caution.about = static_cast<CautionTopic>(entry.at("about").oneOf({"capacity", "rate", "prefill",
                                                                           "cost", "buying", "measuring"}));
        caution.when = readCondition(entry.at("when"));
        caution.text = text(entry.at("text"));
        caution.from = provenance(entry);
        entry.noOtherKeys();
        taken.take(caution, entry);
        catalog.cautions.push_back(std::move(caution));
    }
}

} // namespace headroom
