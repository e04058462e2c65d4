// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/linereader.h"

#include <array>
#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace headroom::probe {

namespace {

constexpr std::size_t kLongestLine = 65'536;

} // namespace

LineReader::LineReader(int descriptor)
    : m_descriptor(descriptor)
{}

LineReader::~LineReader()
{
    ::close(m_descriptor);
}

bool LineReader::wait(int milliseconds)
{
    m_received = false;
    if (!m_open)
        return false;
    pollfd waited{m_descriptor, POLLIN, 0};
    if (::poll(&waited, 1, milliseconds) <= 0)
        return true;
    std::array<char, 16'384> bytes{};
    const ssize_t got = ::read(m_descriptor, bytes.data(), bytes.size());
    if (got > 0) {
        m_text.append(bytes.data(), static_cast<std::size_t>(got));
        m_received = true;
    } else if (got == 0 || errno != EINTR) {
        m_open = false;
    }
    return m_open;
}

std::optional<std::string> LineReader::next()
{
    const std::size_t end = m_text.find('\n');
    if (end == std::string::npos && m_text.size() < kLongestLine)
        return std::nullopt;
    const std::size_t size = end == std::string::npos ? m_text.size() : end;
    std::string line = m_text.substr(0, size);
    m_text.erase(0, size + (end == std::string::npos ? 0 : 1));
    return line;
}

} // namespace headroom::probe
