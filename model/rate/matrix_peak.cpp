// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/matrix_peak.h"

namespace headroom {

namespace {

std::optional<MatrixPeak> peakIn(const Accelerator &accelerator, MatrixFormat format, double factor,
                                 bool standsIn)
{
    const auto &peak = accelerator.partPeaks[static_cast<std::size_t>(format)];
    if (!peak || peak->value.value() <= 0.0)
        return std::nullopt;
    const FlopsPerSecond rate = peak->value * factor / accelerator.devicesPerPart;
    return MatrixPeak{rate, peak->value, factor, accelerator.devicesPerPart, peak->from, standsIn};
}

} // namespace

std::optional<MatrixPeak> matrixPeak(const Accelerator &accelerator, const WeightFormat &format)
{
    if (!format.weightOnly)
        if (const auto own = peakIn(accelerator, format.compute, 1.0, false))
            return own;
    struct Choice {
        MatrixFormat format;
        double factor;
        bool standsIn;
    };
    constexpr Choice choices[]{{MatrixFormat::Bf16, 1.0, false},
                               {MatrixFormat::Fp16, 1.0, false},
                               {MatrixFormat::Fp8, 0.5, true},
                               {MatrixFormat::Fp4, 0.25, true},
                               {MatrixFormat::Fp32, 1.0, true}};
    for (const Choice &choice : choices)
        if (const auto peak = peakIn(accelerator, choice.format, choice.factor, choice.standsIn))
            return peak;
    return std::nullopt;
}

} // namespace headroom
