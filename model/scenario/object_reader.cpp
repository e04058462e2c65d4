// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/object_reader.h"

#include <cmath>

namespace headroom {

using nlohmann::json;
using What = ScenarioError::What;

namespace {

std::string plain(double limit)
{
    return limit == std::floor(limit) ? json(static_cast<std::int64_t>(limit)).dump() : json(limit).dump();
}

} // namespace

ObjectReader::ObjectReader(const json &object, std::string where)
    : m_object(object)
    , m_where(std::move(where))
{
    if (!object.is_object())
        failReading(What::WrongType, m_where, "an object");
}

const json *ObjectReader::value(const char *key)
{
    m_known.insert(key);
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
}

const json &ObjectReader::needed(const char *key)
{
    const json *found = value(key);
    if (!found)
        failReading(What::MissingKey, where(key));
    return *found;
}

std::string ObjectReader::textOf(const json &value, const char *key) const
{
    if (!value.is_string())
        failReading(What::WrongType, where(key), "text");
    const auto &text = value.get_ref<const std::string &>();
    if (text.size() > kLongestScenarioName)
        failReading(What::WrongType, where(key), "a shorter text");
    return text;
}

void ObjectReader::text(const char *key, std::string &target)
{
    if (const json *found = value(key))
        target = textOf(*found, key);
}

void ObjectReader::wholeNumber(const char *key, std::int64_t least, std::int64_t most, std::int64_t &target)
{
    if (const json *found = value(key))
        target = static_cast<std::int64_t>(numberOf(*found, key, static_cast<double>(least),
                                                    static_cast<double>(most), true));
}

void ObjectReader::degree(const char *key, int &target)
{
    std::int64_t read = target;
    wholeNumber(key, 1, kMostDegree, read);
    target = static_cast<int>(read);
}

std::optional<double> ObjectReader::number(const char *key, double least, double most)
{
    const json *found = value(key);
    return found ? std::optional(numberOf(*found, key, least, most, false)) : std::nullopt;
}

json ObjectReader::unknown() const
{
    json left = json::object();
    for (const auto &[key, kept] : m_object.items())
        if (!m_known.contains(key))
            left[key] = kept;
    return left;
}

// Integers beyond 64 bits arrive as doubles; every limit here is far below 2^53.
double ObjectReader::numberOf(const json &value, const char *key, double least, double most, bool whole) const
{
    const char *expected = whole ? "a whole number" : "a number";
    if (!value.is_number())
        failReading(What::WrongType, where(key), expected);
    const auto number = value.get<double>();
    if (!(number >= least && number <= most))
        failReading(What::OutOfRange, where(key), plain(least) + " to " + plain(most));
    if (whole && number != std::floor(number))
        failReading(What::WrongType, where(key), expected);
    return number;
}

} // namespace headroom
