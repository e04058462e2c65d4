// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/quantity.h"

#include <cstdint>

namespace headroom {

using Bytes = Quantity<struct BytesTag>;                     // bytes, exact up to 2^53
using Seconds = Quantity<struct SecondsTag>;                 // s
using BytesPerSecond = Quantity<struct BytesPerSecondTag>;   // B/s
using FlopsPerSecond = Quantity<struct FlopsPerSecondTag>;   // dense FLOP/s (OP/s for integer formats)
using Watts = Quantity<struct WattsTag>;                     // W
using TokensPerSecond = Quantity<struct TokensPerSecondTag>; // tok/s
using Tokens = std::int64_t;                                 // a whole count, so a plain integer

constexpr double kGB = 1e9;
constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;
constexpr double kMiB = 1024.0 * 1024.0;
constexpr double kTB = 1e12;

constexpr Bytes gigabytes(double n)
{
    return Bytes{n * kGB};
}
constexpr Bytes gibibytes(double n)
{
    return Bytes{n * kGiB};
}
constexpr Bytes mebibytes(double n)
{
    return Bytes{n * kMiB};
}
constexpr BytesPerSecond terabytesPerSecond(double n)
{
    return BytesPerSecond{n * kTB};
}
constexpr FlopsPerSecond teraflops(double n)
{
    return FlopsPerSecond{n * 1e12};
}
constexpr Seconds microseconds(double n)
{
    return Seconds{n * 1e-6};
}

// The only products of two kinds that the physics has.
constexpr Seconds operator/(Bytes amount, BytesPerSecond rate)
{
    return Seconds{amount.value() / rate.value()};
}
constexpr Bytes operator*(BytesPerSecond rate, Seconds time)
{
    return Bytes{rate.value() * time.value()};
}
constexpr TokensPerSecond tokensOver(double tokens, Seconds time)
{
    return TokensPerSecond{tokens / time.value()};
}

} // namespace headroom
