// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/json_extents.h"

#include <algorithm>

namespace headroom {

void JsonExtents::fail(std::size_t byte, std::string reason) const
{
    const std::string_view before = m_text.substr(0, std::min(byte, m_text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::string_view inLine = before.substr(before.find_last_of('\n') + 1); // npos + 1 is 0
    const auto column = std::count_if(inLine.begin(), inLine.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; // starts a character
    });
    failResults({ResultProblem::What::NotJson,
                 {},
                 static_cast<int>(line),
                 static_cast<int>(column) + 1,
                 {},
                 std::move(reason)});
}

void JsonExtents::moveTo(std::size_t byte)
{
    m_line += static_cast<int>(std::count(m_text.begin() + static_cast<std::ptrdiff_t>(m_at),
                                          m_text.begin() + static_cast<std::ptrdiff_t>(byte), '\n'));
    m_at = byte;
}

char JsonExtents::atSpace()
{
    moveTo(std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()));
    return m_at < m_text.size() ? m_text[m_at] : '\0';
}

// One behind its closing bracket, or the end of the text.
std::size_t JsonExtents::endOfObject() const
{
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t i = m_at; i < m_text.size(); ++i) {
        const char c = m_text[i];
        if (quoted && c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '{' || c == '['))
            ++depth;
        else if (!quoted && (c == '}' || c == ']') && --depth == 0)
            return i + 1;
    }
    return m_text.size();
}

void JsonExtents::takeSeparator()
{
    if (!m_any)
        return;
    if (atSpace() != ',')
        fail(m_at, "a comma or the end of the list was expected");
    moveTo(m_at + 1);
}

// Into and out of outermost lists, up to where an object must stand. False at the end of the text.
bool JsonExtents::findObject()
{
    for (;;) {
        const char c = atSpace();
        if (!m_inList && c == '[') {
            m_inList = true;
            m_any = false;
            moveTo(m_at + 1);
        } else if (m_inList && c == ']') {
            m_inList = false;
            moveTo(m_at + 1);
        } else {
            return m_inList || m_at < m_text.size();
        }
    }
}

std::optional<JsonExtent> JsonExtents::next()
{
    if (!findObject())
        return std::nullopt;
    if (m_inList) {
        takeSeparator();
        m_any = true;
    }
    if (atSpace() != '{')
        fail(m_at, m_at >= m_text.size() ? "it ended early" : "an object was expected");
    const JsonExtent extent{m_text.substr(m_at, endOfObject() - m_at), m_at, m_line};
    moveTo(m_at + extent.text.size());
    return extent;
}

} // namespace headroom
