// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/gguf_cursor.h"

#include <algorithm>

namespace headroom {

using What = ImportProblem::What;

namespace {

constexpr std::uint64_t kLargestText = std::uint64_t{1} << 26U; // a chat template is a few KiB

} // namespace

void GgufCursor::fill()
{
    m_bufferStart = m_position;
    m_bufferSize = m_source.read(m_position, m_buffer);
}

void GgufCursor::takeBytes(std::span<char> target)
{
    while (!target.empty()) {
        const bool buffered = m_position >= m_bufferStart && m_position < m_bufferStart + m_bufferSize;
        if (!buffered)
            fill();
        if (m_bufferSize == 0)
            fail(What::Truncated, std::to_string(m_position + target.size()));
        const auto at = static_cast<std::size_t>(m_position - m_bufferStart);
        const std::size_t count = std::min(target.size(), m_bufferSize - at);
        std::memcpy(target.data(), m_buffer.data() + at, count);
        m_position += count;
        target = target.subspan(count);
    }
}

void GgufCursor::skip(std::uint64_t bytes)
{
    const std::optional<std::uint64_t> size = m_source.size();
    if (bytes > (std::uint64_t{1} << 60U) || (size && bytes > *size - std::min(m_position, *size)))
        fail(What::Truncated, std::to_string(m_position) + " + " + std::to_string(bytes));
    m_position += bytes;
}

std::string GgufCursor::takeText(std::size_t keep)
{
    const auto length = take<std::uint64_t>();
    if (length > kLargestText)
        fail(What::TooLarge,
             "a text of " + std::to_string(length) + " bytes, at most " + std::to_string(kLargestText));
    std::string text(static_cast<std::size_t>(std::min<std::uint64_t>(length, keep)), '\0');
    takeBytes(text);
    skip(length - text.size());
    return text;
}

} // namespace headroom
