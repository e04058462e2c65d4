// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/accelerator.h"
#include "model/catalog/language_model.h"

namespace headroom {

// How many weights share one set of scales and zero points.
enum class ScaleGroup : std::uint8_t { None, Tensor, Row, Group };

struct WeightFormat {
    std::string id;
    std::string name;
    std::vector<std::string> aliases;
    double elementBits = 16.0;
    ScaleGroup scaleGroup = ScaleGroup::None;
    int groupSize = 0;
    double scaleBits = 0.0;        // per group, row or tensor
    Sourced<double> bitsPerWeight; // of the quantized tensors; whole-file average for GGUF mixes
    double blockBits = 0.0;        // of one GGUF block, 0 for other formats
    MatrixFormat compute = MatrixFormat::Bf16;
    bool weightOnly = false;
    TensorClassSet kept16Bit{};
    TensorClassSet kept32Bit{};
    Text note;
};

struct CacheFormat {
    std::string id;
    std::string name;
    std::vector<std::string> aliases;
    Sourced<double> bitsPerElement;
    Text note;
};

// Whether an architecture computes in a format, and what is special about it.
struct FormatSupport {
    bool supported = false;
    Text note;
};
struct HardwareSupport {
    std::string architecture;
    std::vector<std::string> accelerators;
    FormatSupport bf16, int8, fp8, fp6, fp4;
    Provenance from;
};

// Average bits of a whole published checkpoint, a check on computed sizes.
struct CheckpointAverage {
    std::string model;
    std::string format;
    Bytes bytes;
    double parameters = 0.0;
    double bits = 0.0;
    Provenance from;
};

} // namespace headroom
