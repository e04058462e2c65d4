// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/header_sax.h"

namespace headroom {

using What = ImportProblem::What;

namespace {

constexpr std::size_t kDeepest = 16;

std::string reasonIn(const std::string &message)
{
    const std::size_t column = message.find(", column ");
    const std::size_t colon = column == std::string::npos ? std::string::npos : message.find(": ", column);
    return colon == std::string::npos ? message : message.substr(colon + 2);
}

} // namespace

void HeaderSax::parse(std::string_view text, std::size_t base)
{
    m_base = base;
    m_keys.clear();
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        fail(What::NotJson, "byte " + std::to_string(base), "an empty text");
    if (text[text.find_first_not_of(" \t\r\n")] != '{')
        fail(What::NotJson, "byte " + std::to_string(base), "an object was expected");
    nlohmann::json::sax_parse(text, this, nlohmann::json::input_format_t::json, false);
}

bool HeaderSax::number_float(number_float_t value, const string_t & /*text*/)
{
    return gotNumber(value, false);
}

bool HeaderSax::string(string_t &value)
{
    if (!m_keys.empty())
        text(value);
    return true;
}

bool HeaderSax::key(string_t &name)
{
    m_keys.back() = std::move(name);
    return true;
}

bool HeaderSax::gotNumber(double value, bool whole)
{
    if (!m_keys.empty())
        number(value, whole);
    return true;
}

bool HeaderSax::enter()
{
    if (m_keys.size() >= kDeepest)
        fail(What::TooDeep, m_keys.front().substr(0, 60), std::to_string(kDeepest));
    // An array keeps the key that led to it, so that its numbers know what they are.
    m_keys.push_back(m_keys.empty() ? std::string() : m_keys.back());
    if (m_keys.size() > 1)
        entered(m_keys.back());
    return true;
}

bool HeaderSax::leave()
{
    left();
    m_keys.pop_back();
    return true;
}

bool HeaderSax::parse_error(std::size_t position, const std::string & /*token*/,
                            const nlohmann::detail::exception &error)
{
    fail(What::NotJson, "byte " + std::to_string(m_base + (position > 0 ? position - 1 : 0)),
         reasonIn(error.what()));
}

} // namespace headroom
