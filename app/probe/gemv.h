// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/reference.h"
#include "app/probe/streams.h"

namespace headroom::probe {

// Matrix times vector over a ring of weights: each launch takes the next matrix, so that a small one is not
// read from a cache. Uses the buffer of the streams as the ring.
class Gemv {
public:
    Gemv(Bench &bench, Streams &streams);
    void release();

    // Fills ring and activations for a shape; false when the ring cannot hold one such matrix.
    [[nodiscard]] bool prepare(const Shape &shape);
    // Tries one row and four rows for each workgroup and keeps the faster.
    void chooseRows(Budget &budget);
    [[nodiscard]] Subject subject();
    [[nodiscard]] double error(); // of the first rows, see worstError
    [[nodiscard]] int rowsPerGroup() const { return static_cast<int>(kGroupSize / m_lanes); }
    [[nodiscard]] std::optional<int> occupancy(); // workgroups a compute unit holds at once

private:
    void fillInput(const Shape &shape);
    void launch(Address weights, std::uint32_t rows);
    [[nodiscard]] Handle kernel() const { return m_shape.format == WeightFormat::Bf16 ? m_bf16 : m_fp8; }

    Bench &m_bench;
    Streams &m_streams;
    Filler m_filler;
    Handle m_bf16;
    Handle m_fp8;
    Shape m_shape;
    std::optional<WeightFormat> m_filled;
    std::uint32_t m_lanes = kGroupSize;
    Address m_input = 0;
    std::uint64_t m_inputRoom = 0; // bytes
    Address m_output = 0;
    std::uint64_t m_outputRoom = 0;
    std::uint64_t m_offset = 0; // of the next matrix in the ring
};

} // namespace headroom::probe
