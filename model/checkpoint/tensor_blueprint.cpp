// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/tensor_blueprint.h"

#include "model/checkpoint/import_problem.h"
#include "model/checkpoint/tensor_names.h"

#include <algorithm>
#include <map>

namespace headroom {

using What = ImportProblem::What;

namespace {

constexpr std::uint64_t kMostRows = 100'000'000;

// Shapes of one layer by what stands behind its number.
class LayerShapes {
public:
    void add(const StoredTensor &tensor, std::string_view part) { m_tensors.emplace(part, &tensor); }
    // The first dimension of the tensor whose name ends so, 0 without one.
    [[nodiscard]] std::uint64_t rows(std::string_view ending) const { return dimension(ending, 0); }
    [[nodiscard]] std::uint64_t dimension(std::string_view ending, std::size_t index) const
    {
        for (const auto &[part, tensor] : m_tensors)
            if (part.ends_with(ending) && tensor->shape.size() > index)
                return std::min(tensor->shape[index], kMostRows);
        return 0;
    }
    [[nodiscard]] bool contains(std::string_view piece) const
    {
        return std::any_of(m_tensors.begin(), m_tensors.end(), [&](const auto &entry) {
            return entry.first.find(piece) != std::string_view::npos;
        });
    }
    [[nodiscard]] int experts() const
    {
        int most = -1;
        for (const auto &[part, tensor] : m_tensors) {
            const std::size_t at = part.find("experts.");
            if (at == std::string_view::npos || part.find("shared") != std::string_view::npos)
                continue;
            int number = 0;
            std::size_t i = at + 8;
            const std::size_t first = i;
            while (i < part.size() && part[i] >= '0' && part[i] <= '9' && i - first < 6)
                number = number * 10 + (part[i++] - '0');
            if (i > first)
                most = std::max(most, number);
        }
        return most + 1;
    }

private:
    std::map<std::string_view, const StoredTensor *> m_tensors;
};

class TensorReader {
public:
    TensorReader(const std::vector<StoredTensor> &tensors, const std::string &file, ImportReport &report)
        : m_file(file)
        , m_report(report)
    {
        for (const StoredTensor &tensor : tensors) {
            const int layer = layerIn(tensor.name);
            const TensorPlace place = placeOf(tensor.name, {}, false);
            if (place.tensors == TensorClass::Vision || place.tensors == TensorClass::Draft)
                continue;
            if (layer < 0)
                m_outside.push_back(&tensor);
            else if (layer < kMostImportedLayers)
                m_layers[layer].add(tensor, partIn(tensor.name));
        }
    }

    Blueprint read()
    {
        Blueprint blueprint;
        blueprint.architecture = "unknown";
        m_report.assume(Fact::Architecture, "unknown", Why::ReadOffTensors);
        readTables(blueprint);
        if (m_layers.empty())
            missing("num_hidden_layers");
        const int layers = m_layers.rbegin()->first + 1;
        assume(Fact::Layers, layers);
        for (int i = 0; i < layers; ++i)
            blueprint.layers.push_back(layerOf(m_layers[i], blueprint));
        const bool keeps = std::any_of(blueprint.layers.begin(), blueprint.layers.end(),
                                       [](const LayerType &t) { return t.attention != Attention::None; });
        if (!keeps)
            missing("num_key_value_heads");
        blueprint.attentionHeads = std::max(1, m_queryHeads);
        blueprint.context = 32'768;
        m_report.assume(Fact::Context, "32768", Why::FamilyDefault);
        readMixture(blueprint);
        return blueprint;
    }

private:
    [[noreturn]] void missing(const char *key) const { failImport(What::MissingKey, m_file, {}, key); }
    void assume(Fact fact, std::uint64_t value)
    {
        const std::string text = std::to_string(value);
        const bool known =
            std::any_of(m_report.assumed.begin(), m_report.assumed.end(),
                        [&](const ImportReport::Assumed &a) { return a.fact == fact && a.value == text; });
        if (!known)
            m_report.assume(fact, text, Why::ReadOffTensors);
    }

    void readTables(Blueprint &blueprint)
    {
        const auto table = std::find_if(m_outside.begin(), m_outside.end(), [](const StoredTensor *t) {
            return placeOf(t->name, {}, false).tensors == TensorClass::Embedding && t->shape.size() == 2;
        });
        if (table == m_outside.end())
            missing("hidden_size");
        const auto bounded = [&](std::uint64_t n) {
            if (n < 1 || n > kMostRows)
                failImport(What::OutOfRange, m_file, (*table)->name, "1 to 100000000");
            return static_cast<int>(n);
        };
        blueprint.vocabularySize = bounded((*table)->shape[0]);
        blueprint.hiddenSize = bounded((*table)->shape[1]);
        assume(Fact::Vocabulary, (*table)->shape[0]);
        assume(Fact::HiddenSize, (*table)->shape[1]);
        blueprint.tiedEmbeddings =
            std::none_of(m_outside.begin(), m_outside.end(), [](const StoredTensor *t) {
                return placeOf(t->name, {}, false).tensors == TensorClass::Head;
            });
        const std::string &type = (*table)->type;
        blueprint.dtype = type == "F16" ? "float16" : type == "F32" ? "float32" : "bfloat16";
        blueprint.format = type == "F16" ? "fp16" : type == "F32" ? "fp32" : "bf16";
    }

    LayerType layerOf(const LayerShapes &shapes, Blueprint &blueprint)
    {
        LayerType type;
        if (shapes.rows("kv_a_layernorm.weight") > 0
            && shapes.rows("kv_a_proj_with_mqa.weight") > shapes.rows("kv_a_layernorm.weight"))
            setLatent(type, shapes);
        else if (shapes.rows("linear_attn.A_log") > 0)
            setDeltaNet(type, shapes);
        else if (shapes.rows("k_proj.weight") > 0)
            setHeads(type, shapes, blueprint);
        if (shapes.contains("experts."))
            type.mlp = Mlp::Experts;
        else if (shapes.contains("mlp.") || shapes.contains("feed_forward."))
            type.mlp = Mlp::Dense;
        if (type.mlp == Mlp::Dense)
            blueprint.intermediateSize = static_cast<int>(shapes.rows("gate_proj.weight"));
        return type;
    }

    void setLatent(LayerType &type, const LayerShapes &shapes)
    {
        type.attention = Attention::Latent;
        type.keyDim =
            static_cast<int>(std::min<std::uint64_t>(shapes.rows("kv_a_layernorm.weight"), 1'000'000));
        type.ropeDim = static_cast<int>(std::min<std::uint64_t>(shapes.rows("kv_a_proj_with_mqa.weight")
                                                                    - shapes.rows("kv_a_layernorm.weight"),
                                                                1'000'000));
        assume(Fact::LatentDim, shapes.rows("kv_a_layernorm.weight"));
    }

    // Heads x key dim is what the cache needs; how it is cut into heads shows only in head norms.
    void setHeads(LayerType &type, const LayerShapes &shapes, const Blueprint &blueprint)
    {
        type.attention = Attention::Full;
        const std::uint64_t keys = shapes.rows("k_proj.weight");
        std::uint64_t head = shapes.rows("k_norm.weight");
        if (head == 0 || head == keys)
            for (const std::uint64_t usual : {128, 64, 96, 80, 256, 112, 32})
                if (keys % usual == 0 && (head == 0 || head == keys)) {
                    head = usual;
                    break;
                }
        if (head == 0 || keys % head != 0 || head > 1'000'000)
            missing("head_dim");
        type.kvHeads = static_cast<int>(std::min<std::uint64_t>(keys / head, 1'000'000));
        type.keyDim = static_cast<int>(head);
        const std::uint64_t values = shapes.rows("v_proj.weight");
        type.valueDim =
            values > 0 && values % static_cast<std::uint64_t>(type.kvHeads) == 0
                ? static_cast<int>(std::min<std::uint64_t>(values / static_cast<std::uint64_t>(type.kvHeads),
                                                           1'000'000))
                : type.keyDim;
        const std::uint64_t output = shapes.dimension("o_proj.weight", 1);
        const std::uint64_t query = output > 0 ? output / head : shapes.rows("q_proj.weight") / head;
        m_queryHeads = std::max(m_queryHeads, static_cast<int>(std::min<std::uint64_t>(query, 1'000'000)));
        assume(Fact::KvHeads, static_cast<std::uint64_t>(type.kvHeads));
        assume(Fact::HeadDim, head);
        if (blueprint.hiddenSize < 1)
            missing("hidden_size");
    }

    void setDeltaNet(LayerType &type, const LayerShapes &shapes)
    {
        type.attention = Attention::Recurrent;
        type.recurrence = Recurrence::GatedDeltaNet;
        type.stateBits = 32;
        type.stateHeads =
            static_cast<int>(std::min<std::uint64_t>(shapes.rows("linear_attn.A_log"), 100'000));
        type.valueDim = type.keyDim =
            static_cast<int>(std::clamp<std::uint64_t>(shapes.rows("linear_attn.norm.weight"), 1, 100'000));
        type.convChannels = static_cast<int>(shapes.rows("conv1d.weight"));
        type.convTaps =
            std::max(0, static_cast<int>(std::min<std::uint64_t>(shapes.dimension("conv1d.weight", 2), 1000))
                            - 1);
        assume(Fact::StateHeads, static_cast<std::uint64_t>(type.stateHeads));
        m_report.assume(Fact::StateBits, "32", Why::ReferenceState);
    }

    void readMixture(Blueprint &blueprint)
    {
        Mixture mixture;
        for (const auto &[index, shapes] : m_layers)
            mixture.experts = std::max(mixture.experts, shapes.experts());
        if (mixture.experts < 1) {
            for (LayerType &layer : blueprint.layers)
                if (layer.mlp == Mlp::Experts)
                    layer.mlp = Mlp::Dense;
            return;
        }
        // Nothing in a tensor says how many of them a token passes.
        missing("num_experts_per_tok");
    }

    std::string m_file;
    ImportReport &m_report;
    std::map<int, LayerShapes> m_layers;
    std::vector<const StoredTensor *> m_outside;
    int m_queryHeads = 0;
};

} // namespace

Blueprint blueprintOfTensors(const std::vector<StoredTensor> &tensors, const std::string &file,
                             ImportReport &report)
{
    return TensorReader(tensors, file, report).read();
}

} // namespace headroom
