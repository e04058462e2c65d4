// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/json_cursor.h"

#include "model/scenario/checked_json.h"

#include <cmath>

namespace headroom {

using What = CatalogProblem::What;

namespace {

// No control characters, nothing that breaks a line or turns the direction of writing.
bool isOneLine(const std::string &text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto at = [&](std::size_t k) {
            return i + k < text.size() ? static_cast<unsigned char>(text[i + k]) : 0U;
        };
        const unsigned first = at(0);
        const unsigned last = at(2);
        if (first < 0x20 || first == 0x7F || (first == 0xC2 && at(1) >= 0x80 && at(1) <= 0x9F)
            || (first == 0xE2 && at(1) == 0x80 && last >= 0xA8 && last <= 0xAE)
            || (first == 0xE2 && at(1) == 0x81 && last >= 0xA6 && last <= 0xA9))
            return false;
    }
    return true;
}

// "4096", "0.001", "1e+18"
std::string plain(double number)
{
    const bool whole = std::floor(number) == number && std::abs(number) < 1e12;
    return whole ? std::to_string(static_cast<long long>(number)) : nlohmann::json(number).dump();
}

// One step of a JSON pointer, in which '~' and '/' are written otherwise.
std::string pointerStep(const std::string &key)
{
    std::string step = "/";
    for (const char c : shortened(key))
        step += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return step;
}

} // namespace

void JsonCursor::fail(What what, const std::string &detail) const
{
    throw CatalogReadError{{what, {}, m_where.empty() ? "/" : m_where, shortened(detail)}};
}

void JsonCursor::mustBe(bool condition, const char *expected) const
{
    if (!condition)
        fail(What::WrongType, expected);
}

bool JsonCursor::has(const char *key) const
{
    mustBe(m_value->is_object(), "object");
    const auto found = m_value->find(key);
    return found != m_value->end() && !found->is_null();
}

JsonCursor JsonCursor::at(const char *key)
{
    m_asked.insert(key);
    if (!has(key))
        fail(What::MissingKey, key);
    return JsonCursor((*m_value)[key], m_where + '/' + key);
}

std::vector<JsonCursor> JsonCursor::items() const
{
    mustBe(m_value->is_array(), "array");
    std::vector<JsonCursor> all;
    for (std::size_t i = 0; i < m_value->size(); ++i)
        all.emplace_back((*m_value)[i], m_where + '/' + std::to_string(i));
    return all;
}

std::vector<std::pair<std::string, JsonCursor>> JsonCursor::members() const
{
    mustBe(m_value->is_object(), "object");
    std::vector<std::pair<std::string, JsonCursor>> all;
    for (const auto &[key, value] : m_value->items())
        all.emplace_back(key, JsonCursor(value, m_where + pointerStep(key)));
    return all;
}

void JsonCursor::noOtherKeys() const
{
    for (const auto &[key, value] : m_value->items())
        if (!value.is_null() && !m_asked.contains(key))
            fail(What::UnknownKey, key);
}

std::string JsonCursor::text(std::size_t most) const
{
    mustBe(m_value->is_string(), "string");
    auto value = m_value->get<std::string>();
    if (value.size() > most)
        fail(What::OutOfRange, "0 to " + std::to_string(most) + " bytes");
    mustBe(isOneLine(value), "one line of text");
    return value;
}

std::string JsonCursor::name(std::size_t most) const
{
    std::string value = text(most);
    mustBe(value.find_first_not_of(' ') != std::string::npos, "one line of text");
    return value;
}

double JsonCursor::number(double least, double most) const
{
    mustBe(m_value->is_number(), "number");
    const auto value = m_value->get<double>();
    if (!(value >= least && value <= most)) // NaN too
        fail(What::OutOfRange, plain(least) + " to " + plain(most));
    return value;
}

int JsonCursor::integer(int least, int most) const
{
    const double value = number(least, most);
    mustBe(value == std::floor(value), "whole number");
    return static_cast<int>(value);
}

bool JsonCursor::truth() const
{
    mustBe(m_value->is_boolean(), "true or false");
    return m_value->get<bool>();
}

std::size_t JsonCursor::oneOf(std::initializer_list<const char *> words) const
{
    const std::string word = text(200);
    std::size_t index = 0;
    for (const char *allowed : words) {
        if (word == allowed)
            return index;
        ++index;
    }
    fail(What::UnknownWord, word);
}

} // namespace headroom
