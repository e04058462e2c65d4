// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/blueprint.h"
#include "model/checkpoint/key_reader.h"

namespace headroom {

// The steps in which a Hugging Face config.json becomes a blueprint.

// What an architecture has where its config is silent.
struct Family {
    std::string type; // model_type of the language model
    bool known = false;
    bool tiedByDefault = false;
    bool alternating = false; // sliding and full layers by turns
    int slidingPattern = 0;   // every n-th layer is full
    ShapeDetails details;
};
[[nodiscard]] Family familyOf(const std::string &modelType);
// A size that the family's configs may leave out, nothing for most.
[[nodiscard]] std::optional<int> familyDefault(const Family &family, std::string_view key);

void readSizes(KeyReader &keys, const Family &family, Blueprint &blueprint);
void readDetails(KeyReader &keys, const Family &family, Blueprint &blueprint);
void readLayers(KeyReader &keys, const Family &family, int layers, Blueprint &blueprint);
void readRotary(KeyReader &keys, const Family &family, Blueprint &blueprint); // after the layers
void readMixture(KeyReader &keys, Blueprint &blueprint);
void readQuantization(KeyReader &keys, Blueprint &blueprint);

// What a layer does with the tokens it has seen, before its sizes are filled in.
enum class LayerKind : std::uint8_t {
    Full,
    Sliding,
    Chunked,
    Latent,
    DeltaNet,
    KimiDelta,
    Mamba1,
    Mamba2,
    Convolution,
    Compressed,
    Mlp,
    Experts
};
struct LayerPlan {
    LayerKind kind = LayerKind::Full;
    int ratio = 0; // Compressed
};
[[nodiscard]] std::vector<LayerPlan> planLayers(KeyReader &keys, const Family &family, int layers);

// Sizes of one layer of a kind, `index` from 0.
class LayerSizes {
public:
    LayerSizes(KeyReader &keys, const Family &family, const Blueprint &blueprint);
    [[nodiscard]] LayerType layerOf(const LayerPlan &plan, std::size_t index, ShapeDetails &details);

private:
    void setHeads(LayerType &type, LayerKind kind, std::size_t index);
    void setLatent(LayerType &type, ShapeDetails &details);
    void setDeltaNet(LayerType &type, ShapeDetails &details);
    void setKimiDelta(LayerType &type);
    void setMamba1(LayerType &type, ShapeDetails &details);
    void setMamba2(LayerType &type, ShapeDetails &details);
    void setCompressed(LayerType &type, const LayerPlan &plan, ShapeDetails &details);
    void setStateBits(LayerType &type);
    [[nodiscard]] int window(LayerKind kind);
    void assumeOnce(Fact fact, const std::string &value, Why why);

    KeyReader &m_keys;
    const Family &m_family;
    const Blueprint &m_blueprint;
    std::optional<std::vector<double>> m_kvHeads; // by layer, where they are listed so
};

} // namespace headroom
