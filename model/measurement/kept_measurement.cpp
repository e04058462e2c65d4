// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/kept_measurement.h"

#include "model/checkpoint/plain_text.h"
#include "model/scenario/scenario.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr std::array<const char *, kOriginKinds> kOrigins{"probe", "engine", "prometheus", "file", "log"};
constexpr std::array<const char *, kSpreadKinds> kSpreads{"p10_p90", "standard_deviation", "min_max"};

template<class Word, std::size_t N>
std::optional<Word> wordFrom(const std::array<const char *, N> &ids, std::string_view id)
{
    for (std::size_t i = 0; i < N; ++i)
        if (id == ids[i])
            return static_cast<Word>(i);
    return std::nullopt;
}

void limitText(std::string &text)
{
    text = plainText(text, kLongestMeasuredText);
}

void limitTokens(std::optional<Tokens> &tokens, Tokens least, Tokens most)
{
    if (tokens)
        tokens = std::clamp(*tokens, least, most);
}

RunConditions limited(RunConditions c)
{
    for (std::string *text : {&c.accelerator, &c.part, &c.model, &c.modelName, &c.weights, &c.cache,
                              &c.program, &c.version, &c.operands})
        limitText(*text);
    c.devices = std::clamp(c.devices, 1, kMostDegree);
    for (int *degree : {&c.parallel.tensor, &c.parallel.pipeline, &c.parallel.expert, &c.parallel.data})
        *degree = std::clamp(*degree, 1, kMostDegree);
    if (!c.layoutStated) {
        c.devices = 1;
        c.parallel = {};
    }
    limitTokens(c.prompt, 0, kMostContext);
    limitTokens(c.output, 0, kMostContext);
    limitTokens(c.concurrency, 1, kMostSequences);
    if (!(c.payload.value() >= 0.0 && c.payload.value() <= kMostMeasuredValue))
        c.payload = Bytes{};
    c.remarks.clear(); // they point into the published set
    return c;
}

bool isValue(double value)
{
    return value >= 0.0 && value <= kMostMeasuredValue; // false for what is no number
}

} // namespace

Origin limited(Origin origin)
{
    for (std::string *text : {&origin.place, &origin.tool, &origin.date})
        limitText(*text);
    return origin;
}

std::optional<KeptMeasurement> limited(KeptMeasurement m)
{
    if (!isValue(m.value))
        return std::nullopt;
    if (m.spread && !(isValue(m.spread->low) && isValue(m.spread->high) && m.spread->low <= m.spread->high))
        m.spread.reset();
    m.conditions = limited(std::move(m.conditions));
    m.origin = limited(std::move(m.origin));
    return m;
}

MeasurementList::MeasurementList(std::vector<KeptMeasurement> rows)
{
    if (rows.size() > kMostMeasurements)
        rows.resize(kMostMeasurements);
    if (!rows.empty())
        m_rows = std::make_shared<const std::vector<KeptMeasurement>>(std::move(rows));
}

std::span<const KeptMeasurement> MeasurementList::rows() const
{
    return m_rows ? std::span<const KeptMeasurement>(*m_rows) : std::span<const KeptMeasurement>();
}

MeasurementList MeasurementList::with(const std::vector<KeptMeasurement> &more) const
{
    std::vector<KeptMeasurement> all(rows().begin(), rows().end());
    for (const KeptMeasurement &added : more) {
        std::optional<KeptMeasurement> row = limited(added);
        if (!row || all.size() >= kMostMeasurements)
            continue;
        const bool known = std::any_of(all.begin(), all.end(), [&](const KeptMeasurement &old) {
            return old.quantity == row->quantity && old.value == row->value && old.spread == row->spread
                   && old.conditions == row->conditions && old.origin == row->origin;
        });
        if (!known)
            all.push_back(*std::move(row));
    }
    return all.size() == size() ? *this : MeasurementList(std::move(all));
}

MeasurementList MeasurementList::without(std::span<const std::size_t> indices) const
{
    std::vector<KeptMeasurement> left;
    for (std::size_t i = 0; i < size(); ++i)
        if (std::find(indices.begin(), indices.end(), i) == indices.end())
            left.push_back((*m_rows)[i]);
    return left.size() == size() ? *this : MeasurementList(std::move(left));
}

MeasurementList MeasurementList::hiding(std::span<const std::size_t> indices, bool hidden) const
{
    std::vector<KeptMeasurement> all(rows().begin(), rows().end());
    for (const std::size_t index : indices)
        if (index < all.size())
            all[index].hidden = hidden;
    MeasurementList changed(std::move(all));
    return changed == *this ? *this : changed;
}

const char *idOf(OriginKind kind)
{
    return kOrigins[static_cast<std::size_t>(kind)];
}

const char *idOf(SpreadKind kind)
{
    return kSpreads[static_cast<std::size_t>(kind)];
}

std::optional<OriginKind> originKindFrom(std::string_view id)
{
    return wordFrom<OriginKind>(kOrigins, id);
}

std::optional<SpreadKind> spreadKindFrom(std::string_view id)
{
    return wordFrom<SpreadKind>(kSpreads, id);
}

} // namespace headroom
