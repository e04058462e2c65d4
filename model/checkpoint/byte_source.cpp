// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/byte_source.h"

#include <algorithm>
#include <istream>

namespace headroom {

std::size_t MemorySource::read(std::uint64_t offset, std::span<char> target)
{
    if (offset >= m_bytes.size())
        return 0;
    const std::string_view rest = m_bytes.substr(static_cast<std::size_t>(offset));
    return rest.copy(target.data(), target.size());
}

StreamSource::StreamSource(std::istream &stream)
    : m_stream(stream)
{
    m_stream.seekg(0, std::ios::end);
    const auto end = static_cast<std::streamoff>(m_stream.tellg());
    if (m_stream && end >= 0)
        m_size = static_cast<std::uint64_t>(end);
    m_stream.clear();
}

std::size_t StreamSource::read(std::uint64_t offset, std::span<char> target)
{
    if (m_size && offset >= *m_size)
        return 0;
    m_stream.clear();
    m_stream.seekg(static_cast<std::streamoff>(offset));
    m_stream.read(target.data(), static_cast<std::streamsize>(target.size()));
    return static_cast<std::size_t>(std::max<std::streamsize>(m_stream.gcount(), 0));
}

} // namespace headroom
