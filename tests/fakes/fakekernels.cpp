// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fakes/fakekernels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace headroom::fake {

namespace {

constexpr std::uint64_t kFilledWords = 4U << 20U;   // of a large buffer
constexpr std::uint64_t kSummedVectors = 1U << 16U; // a MiB
constexpr std::uint32_t kMultipliedRows = 4;

template<class Value> Value argument(void **arguments, int index)
{
    Value value{};
    std::memcpy(&value, arguments[index], sizeof value);
    return value;
}

template<class Value> Value *pointer(void **arguments, int index)
{
    return reinterpret_cast<Value *>(argument<std::uint64_t>(arguments, index));
}

// lowbias32, as kernels.src says.
std::uint32_t hashed(std::uint32_t x)
{
    x = (x ^ (x >> 16U)) * 0x7feb352dU;
    x = (x ^ (x >> 15U)) * 0x846ca68bU;
    return x ^ (x >> 16U);
}

double fill(void **arguments, unsigned /*threads*/)
{
    auto *const words = pointer<std::uint32_t>(arguments, 0);
    const auto count = argument<std::uint64_t>(arguments, 1);
    const auto seed = argument<std::uint32_t>(arguments, 2);
    const auto keep = argument<std::uint32_t>(arguments, 3);
    const auto set = argument<std::uint32_t>(arguments, 4);
    for (std::uint64_t i = 0; i < std::min(count, kFilledWords); ++i)
        words[i] = (hashed(static_cast<std::uint32_t>(i) ^ seed) & keep) | set;
    return static_cast<double>(count) * 4.0;
}

double streamRead(void **arguments, unsigned threads)
{
    const auto *const words = pointer<std::uint32_t>(arguments, 0);
    const auto vectors = argument<std::uint64_t>(arguments, 1);
    auto *const out = pointer<std::uint32_t>(arguments, 2);
    if (vectors <= kSummedVectors) {
        std::fill_n(out, threads, 0U);
        for (std::uint64_t i = 0; i < vectors * 4; ++i)
            out[i / 4 % threads] ^= words[i];
    }
    return static_cast<double>(vectors) * 16.0;
}

double copy(void **arguments, unsigned /*threads*/)
{
    return static_cast<double>(argument<std::uint64_t>(arguments, 2)) * 32.0;
}

double empty(void ** /*arguments*/, unsigned /*threads*/)
{
    return 0.0;
}

double addPeer(void **arguments, unsigned /*threads*/)
{
    const auto *const mine = pointer<float>(arguments, 0);
    const auto *const peer = pointer<float>(arguments, 1);
    auto *const sum = pointer<float>(arguments, 2);
    const auto count = argument<std::uint32_t>(arguments, 3);
    for (std::uint32_t i = 0; i < count; ++i)
        sum[i] = mine[i] + peer[i];
    return 0.0; // over a link, not from memory
}

double bf16(std::uint32_t bits)
{
    const std::uint32_t word = bits << 16U;
    float value = 0.0F;
    std::memcpy(&value, &word, sizeof value);
    return static_cast<double>(value);
}

double e4m3(std::uint32_t bits)
{
    const int exponent = static_cast<int>((bits >> 3U) & 15U);
    const double fraction = static_cast<double>(bits & 7U) / 8.0;
    const double size = exponent == 0 ? std::ldexp(fraction, -6) : std::ldexp(1.0 + fraction, exponent - 7);
    return (bits & 128U) != 0 ? -size : size;
}

// Rows of weights of one or two bytes times bf16 activations.
double multiply(void **arguments, int valuesPerVector, double scale)
{
    const auto *const weights = pointer<std::uint32_t>(arguments, 0);
    const auto *const input = pointer<std::uint32_t>(arguments, 1);
    auto *const output = pointer<float>(arguments, 2);
    const auto rows = argument<std::uint32_t>(arguments, 3);
    const auto pitch = argument<std::uint32_t>(arguments, 4);
    const int perWord = valuesPerVector / 4;
    for (std::uint32_t row = 0; rows <= kMultipliedRows && row < rows; ++row) {
        double sum = 0.0;
        for (std::uint32_t i = 0; i < pitch * static_cast<std::uint32_t>(valuesPerVector); ++i) {
            const std::uint32_t word =
                weights[std::uint64_t{row} * pitch * 4 + i / static_cast<unsigned>(perWord)];
            const double weight = perWord == 2 ? bf16(word >> (i % 2 * 16)) : e4m3(word >> (i % 4 * 8));
            sum += weight * (bf16(input[i / 2] >> (i % 2 * 16)) * scale);
        }
        output[row] = static_cast<float>(sum);
    }
    return static_cast<double>(rows) * pitch * 16.0;
}

double gemvBf16(void **arguments, unsigned /*threads*/)
{
    return multiply(arguments, 8, 1.0);
}

double gemvFp8(void **arguments, unsigned /*threads*/)
{
    return multiply(arguments, 16, std::ldexp(1.0, -120));
}

constexpr std::array kKernels{
    FakeKernel{"hr_fill", fill},        FakeKernel{"hr_stream_read", streamRead},
    FakeKernel{"hr_copy", copy},        FakeKernel{"hr_empty", empty},
    FakeKernel{"hr_add_peer", addPeer}, FakeKernel{"hr_gemv_bf16", gemvBf16},
    FakeKernel{"hr_gemv_fp8", gemvFp8},
};

} // namespace

const FakeKernel *fakeKernel(const std::string &name)
{
    for (const FakeKernel &kernel : kKernels)
        if (name == kernel.name)
            return &kernel;
    return nullptr;
}

} // namespace headroom::fake
