// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/streamed.h"

#include <cmath>

namespace headroom {

bool isStreamed(const LanguageModel &model, TensorClass tensors)
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

StreamedWeights streamedWeights(const LanguageModel &model, const WeightFormat &format)
{
    const ClassBytes bytes = classBytes(model, format);
    StreamedWeights streamed;
    for (std::size_t c = 0; c < kTensorClasses; ++c) {
        const auto tensors = static_cast<TensorClass>(c);
        if (!isStreamed(model, tensors))
            continue;
        if (tensors == TensorClass::Experts && model.mixture) {
            streamed.experts += Bytes{bytes[c]};
            streamed.activeParameters +=
                model.parameters[c] * model.mixture->expertsPerToken / model.mixture->experts;
        } else {
            streamed.every += Bytes{bytes[c]};
            streamed.activeParameters += model.parameters[c];
        }
    }
    return streamed;
}

double expertsTouched(int experts, int perToken, double tokens)
{
    const double missed = std::log1p(-static_cast<double>(perToken) / experts); // of one token; -inf where it
                                                                                // takes all
    return -experts * std::expm1(tokens * missed);
}

double valuesOfHead(const LayerType &type, double latentHeadDim)
{
    if (type.attention == Attention::Full)
        return type.keyDim;
    return type.attention == Attention::Latent ? latentHeadDim : 0.0;
}

double attentionWidth(const LanguageModel &model, double latentHeadDim)
{
    double width = 0.0;
    for (const std::uint8_t index : model.layers)
        width += model.attentionHeads * valuesOfHead(model.layerTypes[index], latentHeadDim);
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
