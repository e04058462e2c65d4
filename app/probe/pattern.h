// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/bench.h"

#include <cstdint>

namespace headroom::probe {

// What hr_fill writes: a hash of the word's number, cut to numbers that are finite in the format. The host
// works the same words out to check what the kernels found.
struct Pattern {
    std::uint32_t seed = 0;
    std::uint32_t keep = 0xffffffffU;
    std::uint32_t set = 0;

    [[nodiscard]] std::uint32_t word(std::uint64_t index) const;
};

// Weights of either sign: bf16 from 2^-7 to 2, e4m3 up to 1.875 with its subnormals.
constexpr Pattern kBf16Weights{0x1234567U, 0x83ff83ffU, 0x3c003c00U};
constexpr Pattern kFp8Weights{0x1234567U, 0xbfbfbfbfU, 0};
// Activations from 2^-7 to 2; for fp8 times 2^120, see hr_e4m3 in kernels.src.
constexpr Pattern kBf16Input{0x89abcdeU, 0x83ff83ffU, 0x3c003c00U};
constexpr Pattern kFp8Input{0x89abcdeU, 0x83ff83ffU, 0x78007800U};

// Writes words of device memory; the bytes are a multiple of four.
class Filler {
public:
    explicit Filler(Bench &bench)
        : m_bench(bench)
        , m_kernel(bench.kernel("hr_fill"))
    {}

    void fill(Address address, std::uint64_t words, const Pattern &pattern);

private:
    Bench &m_bench;
    Handle m_kernel;
};

} // namespace headroom::probe
