// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/pattern.h"
#include "app/probe/series.h"

namespace headroom::probe {

// A large buffer on the device and the kernels that stream through it.
class Streams {
public:
    // As many of the bytes as can be had, halved until the driver agrees, and a place for results; nothing
    // below 16 MiB.
    static std::optional<Streams> make(Bench &bench, std::size_t bytes);

    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    [[nodiscard]] Address buffer() const { return m_buffer; }
    [[nodiscard]] int groupsPerUnit() const { return m_perUnit; }
    void fill(const Pattern &pattern);
    void release();

    // The reduction of the first MiB against what the host works out.
    [[nodiscard]] bool sumIsRight();
    // Tries 4, 8 and 16 workgroups for each compute unit and keeps the fastest.
    void chooseGrid(Budget &budget);

    [[nodiscard]] Subject read(const char *test, std::size_t bytes) const;
    [[nodiscard]] Subject readInPieces(const char *test, std::size_t bytes) const; // more than the buffer
                                                                                   // holds
    [[nodiscard]] Subject copy() const; // one half onto the other: bytes read plus bytes written

private:
    explicit Streams(Bench &bench)
        : m_bench(&bench)
        , m_filler(bench)
    {}

    [[nodiscard]] unsigned groups() const { return static_cast<unsigned>(m_perUnit) * m_bench->units(); }
    void launchRead(std::size_t bytes) const;

    Bench *m_bench;
    Filler m_filler;
    Handle m_read = nullptr;
    Handle m_copy = nullptr;
    Address m_buffer = 0;
    Address m_out = 0;
    std::size_t m_bytes = 0;
    int m_perUnit = 8;
    Pattern m_pattern;
};

} // namespace headroom::probe
