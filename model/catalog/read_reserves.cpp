// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_parts.h"

namespace headroom {

using What = CatalogProblem::What;

namespace {

constexpr double kMostReserve = 1e6;

std::optional<EngineVersion> versionAt(JsonCursor &entry, const char *key)
{
    if (!entry.has(key))
        return std::nullopt;
    const JsonCursor cursor = entry.at(key);
    const std::string text = cursor.text(40);
    const std::optional<EngineVersion> release = releaseFrom(text);
    const std::optional<EngineVersion> build = buildFrom(text);
    if (!release && !build)
        cursor.fail(What::UnknownWord, text);
    return release ? release : build;
}

void readSpread(JsonCursor &entry, ReserveBand &band)
{
    band.low = entry.at("low").number(0, kMostReserve);
    band.typical = entry.at("typical").number(0, kMostReserve);
    band.high = entry.at("high").number(0, kMostReserve);
    if (band.low > band.typical || band.typical > band.high)
        entry.fail(What::Inconsistent, "low, typical and high must rise");
}

ReserveRow readRow(const CatalogReader &reader, JsonCursor cursor)
{
    ReserveRow row{cursor.at("value").number(-kMostReserve, kMostReserve), cursor.at("where").text(300),
                   reader.source(cursor.at("source"))};
    cursor.noOtherKeys();
    return row;
}

} // namespace

void CatalogReader::readReserves(const JsonCursor &list)
{
    TakenNames taken(catalog.reserves);
    for (JsonCursor entry : list.items()) {
        ReserveBand band;
        band.id = readId(entry.at("id"));
        band.engine = readId(entry.at("engine"));
        band.what = static_cast<ReservePart>(entry.at("what").oneOf({"sampler", "forward", "encoder",
                                                                     "non_torch", "graphs", "before_weights",
                                                                     "compute", "scores"}));
        if (entry.has("vendor"))
            band.vendor = entry.at("vendor").text(100);
        band.from = versionAt(entry, "from");
        band.before = versionAt(entry, "before");
        if (entry.has("least_tp"))
            band.leastTensor = entry.at("least_tp").integer(1, 100'000);
        if (entry.has("most_tp"))
            band.mostTensor = entry.at("most_tp").integer(1, 100'000);
        readSpread(entry, band);
        band.note = text(entry.at("note"));
        for (const JsonCursor &row : entry.at("rows").items())
            band.rows.push_back(readRow(*this, row));
        if (band.rows.empty())
            entry.fail(What::Inconsistent, "a band needs at least one row");
        entry.noOtherKeys();
        taken.take(band, entry);
        catalog.reserves.push_back(std::move(band));
    }
}

// Their sources are what counts: the methods name them beside the defaults they took from there.
void CatalogReader::readRules(const JsonCursor &list)
{
    for (JsonCursor entry : list.items()) {
        (void)source(entry.at("source"));
        (void)text(entry.at("gives"));
        entry.noOtherKeys();
    }
}

} // namespace headroom
