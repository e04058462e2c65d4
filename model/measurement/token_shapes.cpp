// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/token_shapes.h"

#include "model/capacity/placement.h"
#include "model/capacity/weights.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using Shapes = std::vector<TokenShape>;

void append(Shapes &shapes, const std::string &name, double rows, double cols, int count)
{
    if (rows < 1.0 || cols < 1.0 || count < 1)
        return;
    TokenShape shape{name, static_cast<int>(rows), static_cast<int>(cols), false, count};
    const auto same = std::find_if(shapes.begin(), shapes.end(), [&shape](const TokenShape &other) {
        return other.name == shape.name && other.rows == shape.rows && other.cols == shape.cols;
    });
    if (same == shapes.end())
        shapes.push_back(std::move(shape));
    else
        same->count += count;
}

double parametersOf(const Shapes &shapes)
{
    double sum = 0.0;
    for (const TokenShape &shape : shapes)
        sum += static_cast<double>(shape.rows) * shape.cols * shape.count;
    return sum;
}

double counted(const LanguageModel &model, TensorClass tensors)
{
    return model.parameters[static_cast<std::size_t>(tensors)];
}

bool keepsHeads(const LayerType &type)
{
    return type.attention == Attention::Full || type.attention == Attention::Sliding
           || type.attention == Attention::Chunked;
}

// Queries, keys, values and output of every layer; queries twice as wide where the output is gated.
Shapes attention(const LanguageModel &model, int queries)
{
    Shapes shapes;
    for (const std::uint8_t index : model.layers) {
        const LayerType &type = model.layerTypes[index];
        if (!keepsHeads(type))
            continue;
        append(shapes, "q", double{1} * queries * model.attentionHeads * type.keyDim, model.hiddenSize, 1);
        append(shapes, "k", double{1} * type.kvHeads * type.keyDim, model.hiddenSize, 1);
        append(shapes, "v", double{1} * type.kvHeads * type.valueDim, model.hiddenSize, 1);
        append(shapes, "o", model.hiddenSize, double{1} * model.attentionHeads * type.valueDim, 1);
    }
    return shapes;
}

// Up, down, and a gate in most models.
Shapes mlp(const std::string &name, double width, double inner, int matrices, int layers)
{
    Shapes shapes;
    append(shapes, name + " up", inner, width, layers * (matrices - 1));
    append(shapes, name + " down", width, inner, layers);
    return shapes;
}

int layersWith(const LanguageModel &model, Mlp kind)
{
    return static_cast<int>(std::count_if(model.layers.begin(), model.layers.end(), [&](std::uint8_t index) {
        return model.layerTypes[index].mlp == kind;
    }));
}

int layersThatAttend(const LanguageModel &model, bool recurrent)
{
    return static_cast<int>(std::count_if(model.layers.begin(), model.layers.end(), [&](std::uint8_t index) {
        const Attention kind = model.layerTypes[index].attention;
        return kind != Attention::None && (kind == Attention::Recurrent) == recurrent;
    }));
}

// The first that adds up to the parameters, else one matrix for each layer.
Shapes fitting(const LanguageModel &model, const std::string &name, double parameters, int layers,
               const std::vector<Shapes> &candidates)
{
    if (parameters <= 0.0)
        return {};
    for (const Shapes &candidate : candidates)
        if (std::abs(parametersOf(candidate) - parameters) <= 0.005 * parameters)
            return candidate;
    Shapes whole;
    const int parts = std::max(layers, 1);
    append(whole, name, std::round(parameters / parts / model.hiddenSize), model.hiddenSize, parts);
    return whole;
}

Shapes expertsOf(const LanguageModel &model)
{
    if (!model.mixture || model.mixture->experts <= 0)
        return {};
    const Mixture &mixture = *model.mixture;
    const int layers = layersWith(model, Mlp::Experts);
    const int all = layers * mixture.experts;
    Shapes shapes = fitting(model, "expert", counted(model, TensorClass::Experts), all,
                            {mlp("expert", model.hiddenSize, mixture.intermediateSize, 3, all),
                             mlp("expert", model.hiddenSize, mixture.intermediateSize, 2, all)});
    for (TokenShape &shape : shapes) // a token takes its share of them
        shape.count = shape.count / mixture.experts * mixture.expertsPerToken;
    return shapes;
}

struct ClassShapes {
    TensorClass tensors;
    Shapes shapes;
};

std::vector<ClassShapes> byClass(const LanguageModel &model)
{
    const int width = model.hiddenSize;
    const int dense = layersWith(model, Mlp::Dense);
    const int expertLayers = layersWith(model, Mlp::Experts);
    const double attends =
        counted(model, TensorClass::Attention) + counted(model, TensorClass::SlidingAttention);
    const bool tied = counted(model, TensorClass::Head) <= 0.0 && model.tiedEmbeddings;
    Shapes head;
    if (tied || counted(model, TensorClass::Head) > 0.0)
        append(head, "head", model.vocabularySize, width, 1);
    return {{TensorClass::Attention, fitting(model, "attention", attends, layersThatAttend(model, false),
                                             {attention(model, 1), attention(model, 2)})},
            {TensorClass::LinearAttention,
             fitting(model, "linear attention", counted(model, TensorClass::LinearAttention),
                     layersThatAttend(model, true), {})},
            {TensorClass::Mlp, fitting(model, "mlp", counted(model, TensorClass::Mlp), dense,
                                       {mlp("mlp", width, model.intermediateSize, 3, dense),
                                        mlp("mlp", width, model.intermediateSize, 2, dense)})},
            {TensorClass::Experts, expertsOf(model)},
            {TensorClass::SharedExperts,
             fitting(model, "shared expert", counted(model, TensorClass::SharedExperts), expertLayers, {})},
            {TensorClass::Router,
             fitting(model, "router", counted(model, TensorClass::Router), expertLayers, {})},
            {tied ? TensorClass::Embedding : TensorClass::Head, head}};
}

// Whether the weights of a width are 8-bit floating point; nothing where the probe has no kernel for them.
std::optional<bool> isEightBit(const WeightFormat &format, double bits)
{
    if (bits >= 16.0 && bits < 17.0)
        return false;
    if (bits >= 8.0 && bits < 9.0 && format.compute == MatrixFormat::Fp8)
        return true;
    return std::nullopt;
}

} // namespace

double TokenShape::bytes() const
{
    return static_cast<double>(rows) * cols * (eightBit ? 1.0 : 2.0);
}

std::optional<TokenShapes> tokenShapes(const LanguageModel &model, const WeightFormat &format,
                                       double cacheBits, Tokens context)
{
    const ClassWidths widths = classWidths(model, format);
    TokenShapes token;
    token.model = model.id;
    for (ClassShapes &group : byClass(model)) {
        if (group.shapes.empty())
            continue;
        const auto eightBit = isEightBit(format, widths[static_cast<std::size_t>(group.tensors)]);
        if (!eightBit)
            return std::nullopt;
        for (TokenShape &shape : group.shapes) {
            shape.eightBit = *eightBit;
            token.shapes.push_back(std::move(shape));
        }
    }
    token.parameters = parametersOf(token.shapes);
    token.cache = stageCache(model, cacheBits, {0, model.layers.size()}, 1).at(context);
    return token;
}

} // namespace headroom
