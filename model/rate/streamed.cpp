// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/streamed.h"

#include <cmath>

namespace headroom {

namespace {

bool isRead(const LanguageModel &model, TensorClass tensors)
{
    switch (tensors) {
    case TensorClass::Embedding: // serves as the head where none is stored
        return model.tiedEmbeddings && model.parameters[static_cast<std::size_t>(TensorClass::Head)] <= 0.0;
    case TensorClass::Draft:
    case TensorClass::Vision:
    case TensorClass::Other: // position tables and buffers
        return false;
    default:
        return true;
    }
}

} // namespace

StreamedWeights streamedWeights(const LanguageModel &model, const WeightFormat &format)
{
    const ClassBytes bytes = classBytes(model, format);
    StreamedWeights streamed;
    for (std::size_t c = 0; c < kTensorClasses; ++c) {
        const auto tensors = static_cast<TensorClass>(c);
        if (!isRead(model, tensors))
            continue;
        if (tensors == TensorClass::Experts && model.mixture) {
            streamed.experts += Bytes{bytes[c]};
            streamed.activeParameters += model.parameters[c] * model.mixture->expertsPerToken / model.mixture->experts;
        } else {
            streamed.every += Bytes{bytes[c]};
            streamed.activeParameters += model.parameters[c];
        }
    }
    return streamed;
}

double expertsTouched(int experts, int perToken, double tokens)
{
    const double missed = std::log1p(-static_cast<double>(perToken) / experts); // of one token; -inf where it takes all
    return -experts * std::expm1(tokens * missed);
}

double attentionWidth(const LanguageModel &model, double latentHeadDim)
{
    double width = 0.0;
    for (const std::uint8_t index : model.layers) {
        const LayerType &type = model.layerTypes[index];
        if (type.attention == Attention::Full)
            width += static_cast<double>(model.attentionHeads) * type.keyDim;
        else if (type.attention == Attention::Latent)
            width += model.attentionHeads * latentHeadDim;
    }
    return width;
}

double queryHeadsPerKvHead(const LanguageModel &model)
{
    for (const std::uint8_t index : model.layers) {
        const LayerType &type = model.layerTypes[index];
        if (type.kvHeads > 0)
            return static_cast<double>(model.attentionHeads) / type.kvHeads;
    }
    return 1.0;
}

} // namespace headroom
