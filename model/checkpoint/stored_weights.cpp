// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/stored_weights.h"

#include "model/checkpoint/tensor_names.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace headroom {

namespace {

// Tensors that quantization puts beside the weights: scales, zero points, orders, shapes.
bool isCompanion(const StoredTensor &tensor)
{
    constexpr std::array endings{".qzeros",
                                 ".scales",
                                 ".g_idx",
                                 ".weight_scale",
                                 ".weight_scale_inv",
                                 ".weight_scale_2",
                                 ".weight_global_scale",
                                 ".weight_zero_point",
                                 ".weight_shape",
                                 ".weight_g_idx",
                                 ".input_scale",
                                 ".input_global_scale",
                                 ".output_scale",
                                 ".k_scale",
                                 ".v_scale",
                                 ".kv_scale",
                                 ".SCB",
                                 ".weight_format",
                                 ".absmax",
                                 ".quant_map",
                                 ".nested_absmax",
                                 ".nested_quant_map",
                                 "_scales",
                                 ".k_proj.output_scale",
                                 "_scale_inv",
                                 ".weight_scale_1"};
    const std::string_view name = tensor.name;
    if (name.find(".quant_state.") != std::string_view::npos
        || name.find("rotary_emb") != std::string_view::npos)
        return true;
    if (name.ends_with(".scale") && tensor.type == "F8_E8M0")
        return true;
    return std::any_of(endings.begin(), endings.end(),
                       [&](const char *ending) { return name.ends_with(ending); });
}

// Weights in one stored element.
double weightsPerElement(const StoredTensor &tensor, int packedBits)
{
    if (tensor.storage != Storage::Integer)
        return 1.0;
    const std::string_view name = tensor.name;
    const bool packed =
        name.ends_with(".qweight") || name.ends_with(".weight_packed") || name.ends_with("_packed");
    if (tensor.bits == 32.0)
        return packed ? 32.0 / packedBits : 1.0;
    // Two 4-bit numbers a byte: bitsandbytes, NVFP4, MXFP4 blocks.
    return tensor.type == "U8"
                   && (packed || name.ends_with(".weight") || name.ends_with("_blocks")
                       || name.ends_with("_proj"))
               ? 2.0
               : 1.0;
}

} // namespace

double StoredWeights::totalElements() const
{
    return std::accumulate(elements.begin(), elements.end(), 0.0);
}

double StoredWeights::totalBytes() const
{
    return std::accumulate(bytes.begin(), bytes.end(), 0.0);
}

StoredWeights addUp(const std::vector<StoredTensor> &tensors, const Blueprint &blueprint, int packedBits)
{
    StoredWeights sum;
    const bool apart = slidingApart(blueprint.layers);
    for (const StoredTensor &tensor : tensors) {
        const auto c = static_cast<std::size_t>(placeOf(tensor.name, blueprint.layers, apart).tensors);
        sum.bytes[c] += static_cast<double>(tensor.bytes);
        if (isCompanion(tensor))
            continue;
        const double each = weightsPerElement(tensor, packedBits);
        sum.packed = sum.packed || each != 1.0;
        const double weights = static_cast<double>(tensor.elements) * each;
        sum.elements[c] += weights;
        const bool drafts = c == static_cast<std::size_t>(TensorClass::Draft);
        if (!drafts && isHeldWhole(partIn(tensor.name)))
            sum.whole[c] += weights;
    }
    return sum;
}

} // namespace headroom
