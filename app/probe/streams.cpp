// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/streams.h"

#include <algorithm>

namespace headroom::probe {

namespace {

constexpr std::size_t kMiB = 1U << 20U;
constexpr std::size_t kLeastBytes = 16 * kMiB;
constexpr std::size_t kCheckedBytes = kMiB;
constexpr int kMostPerUnit = 16;

} // namespace

std::optional<Streams> Streams::make(Bench &bench, std::size_t bytes)
{
    Streams streams(bench);
    streams.m_read = bench.kernel("hr_stream_read");
    streams.m_copy = bench.kernel("hr_copy");
    for (std::size_t size = bytes / (2 * kMiB) * (2 * kMiB); size >= kLeastBytes; size /= 2) {
        const auto buffer = bench.allocate(size);
        if (!buffer)
            continue;
        const auto out = bench.allocate(std::size_t{kMostPerUnit} * bench.units() * kGroupSize * 4);
        if (!out)
            return std::nullopt;
        streams.m_buffer = *buffer;
        streams.m_out = *out;
        streams.m_bytes = size;
        return streams;
    }
    return std::nullopt;
}

void Streams::fill(const Pattern &pattern)
{
    m_pattern = pattern;
    m_filler.fill(m_buffer, m_bytes / 4, pattern);
    m_bench->wait(Patience::First);
}

void Streams::release()
{
    m_bench->release(m_out);
    m_bench->release(m_buffer);
}

void Streams::launchRead(std::size_t bytes) const
{
    m_bench->launch(m_read, groups(), m_buffer, static_cast<std::uint64_t>(bytes / 16), m_out);
}

bool Streams::sumIsRight()
{
    launchRead(kCheckedBytes);
    std::uint32_t found = 0;
    for (const std::uint32_t word : m_bench->words(m_out, std::size_t{groups()} * kGroupSize))
        found ^= word;
    std::uint32_t expected = 0;
    for (std::uint64_t i = 0; i < kCheckedBytes / 4; ++i)
        expected ^= m_pattern.word(i);
    return found == expected;
}

void Streams::chooseGrid(Budget &budget)
{
    double best = 0.0;
    int chosen = m_perUnit;
    for (const int perUnit : {4, 8, kMostPerUnit}) {
        m_perUnit = perUnit;
        if (budget.left() <= 0.0)
            break;
        const double ms = tried(*m_bench, budget, read("read", m_bytes));
        if (best == 0.0 || ms < best) {
            best = ms;
            chosen = perUnit;
        }
    }
    m_perUnit = chosen;
}

Subject Streams::read(const char *test, std::size_t bytes) const
{
    return {test, static_cast<double>(bytes), [this, bytes](int) { launchRead(bytes); }};
}

Subject Streams::readInPieces(const char *test, std::size_t bytes) const
{
    return {test, static_cast<double>(bytes), [this, bytes](int) {
                for (std::size_t left = bytes; left > 0; left -= std::min(left, m_bytes))
                    launchRead(std::min(left, m_bytes));
            }};
}

Subject Streams::copy() const
{
    const std::size_t half = m_bytes / 2;
    return {"copy", static_cast<double>(2 * half), [this, half](int) {
                m_bench->launch(m_copy, groups(), m_buffer, m_buffer + half,
                                static_cast<std::uint64_t>(half / 16));
            }};
}

} // namespace headroom::probe
