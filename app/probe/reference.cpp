// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/reference.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace headroom::probe {

namespace {

std::uint32_t valuesPerVector(WeightFormat format)
{
    return format == WeightFormat::Bf16 ? 8 : 16;
}

double weightAt(const Shape &shape, std::uint64_t row, std::uint32_t column)
{
    const std::uint64_t start = row * pitchOf(shape) * 4;
    if (shape.format == WeightFormat::Bf16)
        return bf16Value(kBf16Weights.word(start + column / 2) >> (column % 2 * 16));
    return e4m3Value(kFp8Weights.word(start + column / 4) >> (column % 4 * 8));
}

double inputAt(WeightFormat format, std::uint32_t column)
{
    const Pattern &pattern = format == WeightFormat::Bf16 ? kBf16Input : kFp8Input;
    const double value = bf16Value(pattern.word(column / 2) >> (column % 2 * 16));
    return format == WeightFormat::Bf16 ? value : std::ldexp(value, -120);
}

} // namespace

std::uint32_t pitchOf(const Shape &shape)
{
    const std::uint32_t values = valuesPerVector(shape.format);
    return (shape.cols + values - 1) / values;
}

std::uint64_t inputWords(const Shape &shape)
{
    return std::uint64_t{pitchOf(shape)} * valuesPerVector(shape.format) / 2;
}

double bf16Value(std::uint32_t bits)
{
    return static_cast<double>(std::bit_cast<float>(bits << 16U));
}

double e4m3Value(std::uint32_t bits)
{
    const int exponent = static_cast<int>(bits >> 3U & 0xfU);
    const int fraction = static_cast<int>(bits & 7U);
    if (exponent == 15 && fraction == 7)
        return std::nan("");
    const double size =
        exponent == 0 ? std::ldexp(fraction / 8.0, -6) : std::ldexp(1.0 + fraction / 8.0, exponent - 7);
    return (bits & 0x80U) != 0 ? -size : size;
}

double worstError(const Shape &shape, const std::vector<float> &found)
{
    double worst = 0.0;
    for (std::size_t row = 0; row < found.size(); ++row) {
        double sum = 0.0;
        double squares = 0.0;
        for (std::uint32_t column = 0; column < shape.cols; ++column) {
            const double product = weightAt(shape, row, column) * inputAt(shape.format, column);
            sum += product;
            squares += product * product;
        }
        const double error = std::abs(static_cast<double>(found[row]) - sum) / std::sqrt(squares);
        if (!std::isfinite(error))
            return HUGE_VAL;
        worst = std::max(worst, error);
    }
    return worst;
}

} // namespace headroom::probe
