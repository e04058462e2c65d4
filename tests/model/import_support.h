// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/import_model.h"
#include "tests/model/lesson.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>

namespace headroom {

// A file of a test, in memory.
struct TestFile {
    std::string name;
    std::string bytes;
    std::optional<std::uint64_t> wholeSize{}; // where `bytes` are the first of a larger file
};

inline ImportResult importBytes(const std::vector<TestFile> &files,
                                const std::string &modelName = "Test-Model")
{
    std::vector<std::unique_ptr<MemorySource>> sources;
    std::vector<ImportFile> given;
    for (const TestFile &file : files) {
        sources.push_back(std::make_unique<MemorySource>(file.bytes,
                                                         file.wholeSize.value_or(file.bytes.size())));
        given.push_back({file.name, sources.back().get()});
    }
    return importModel(given, catalog(), {"2026-11-30", modelName});
}

inline ImportResult importText(const std::string &config, const std::string &modelName = "Test-Model")
{
    return importBytes({{"config.json", config}}, modelName);
}

inline std::string fileText(const std::string &path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

// "NotJson config.json line 1, column 2 reason": all that a problem says, for messages and comparisons.
inline std::string describe(const ImportResult &result)
{
    if (const auto *problem = std::get_if<ImportProblem>(&result))
        return std::to_string(static_cast<int>(problem->what)) + ' ' + problem->file + ' ' + problem->where
               + ' ' + problem->detail;
    return "imported";
}

// A safetensors file: length, header, data that is only counted.
inline std::string safetensors(const std::string &header, std::size_t dataBytes = 0)
{
    std::string file(8, '\0');
    for (std::size_t i = 0; i < 8; ++i)
        file[i] = static_cast<char>(header.size() >> (8 * i) & 0xFFU);
    return file + header + std::string(dataBytes, '\0');
}

// Writes headers of safetensors files tensor by tensor.
class SafetensorsWriter {
public:
    SafetensorsWriter &add(const std::string &name, const std::string &dtype,
                           const std::vector<std::uint64_t> &shape, int bits)
    {
        std::uint64_t elements = 1;
        std::string list;
        for (const std::uint64_t dimension : shape) {
            elements *= dimension;
            list += (list.empty() ? "" : ",") + std::to_string(dimension);
        }
        const std::uint64_t bytes = elements * static_cast<std::uint64_t>(bits) / 8;
        m_header += (m_header.size() > 1 ? ",\"" : "\"") + name + "\":{\"dtype\":\"" + dtype
                    + "\",\"shape\":[" + list + "],\"data_offsets\":[" + std::to_string(m_end) + ','
                    + std::to_string(m_end + bytes) + "]}";
        m_end += bytes;
        return *this;
    }
    SafetensorsWriter &bf16(const std::string &name, const std::vector<std::uint64_t> &shape)
    {
        return add(name, "BF16", shape, 16);
    }
    [[nodiscard]] std::uint64_t dataBytes() const { return m_end; }
    // Only the header; the file is said to be whole.
    [[nodiscard]] TestFile file(const std::string &name) const
    {
        const std::string header = m_header + '}';
        return {name, safetensors(header), 8 + header.size() + m_end};
    }

private:
    std::string m_header = "{";
    std::uint64_t m_end = 0;
};

// Writes GGUF files: version 3, little-endian, no data.
class GgufWriter {
public:
    GgufWriter &number(const std::string &key, std::uint32_t value) { return pair(key, 4, raw(value)); }
    GgufWriter &real(const std::string &key, float value) { return pair(key, 6, raw(value)); }
    GgufWriter &truth(const std::string &key, bool value)
    {
        return pair(key, 7, std::string(1, value ? '\1' : '\0'));
    }
    GgufWriter &text(const std::string &key, const std::string &value) { return pair(key, 8, string(value)); }
    GgufWriter &numbers(const std::string &key, const std::vector<std::int32_t> &values)
    {
        std::string list = raw(std::uint32_t{5}) + raw(std::uint64_t{values.size()});
        for (const std::int32_t value : values)
            list += raw(value);
        return pair(key, 9, list);
    }
    GgufWriter &truths(const std::string &key, const std::vector<bool> &values)
    {
        std::string list = raw(std::uint32_t{7}) + raw(std::uint64_t{values.size()});
        for (const bool value : values)
            list += value ? '\1' : '\0';
        return pair(key, 9, list);
    }
    GgufWriter &texts(const std::string &key, const std::vector<std::string> &values)
    {
        std::string list = raw(std::uint32_t{8}) + raw(std::uint64_t{values.size()});
        for (const std::string &value : values)
            list += string(value);
        return pair(key, 9, list);
    }
    GgufWriter &pair(const std::string &key, std::uint32_t type, const std::string &value)
    {
        m_metadata += string(key) + raw(type) + value;
        ++m_keys;
        return *this;
    }
    // `blockElements` and `blockBytes` of the type decide how much data stands behind.
    GgufWriter &tensor(const std::string &name, std::uint32_t type, const std::vector<std::uint64_t> &shape,
                       std::uint64_t blockElements, std::uint64_t blockBytes)
    {
        std::uint64_t elements = 1;
        std::string dimensions;
        for (const std::uint64_t dimension : shape) {
            elements *= dimension;
            dimensions += raw(dimension);
        }
        m_tensorInfo += string(name) + raw(static_cast<std::uint32_t>(shape.size())) + dimensions + raw(type)
                        + raw(m_end);
        m_end += (elements / blockElements * blockBytes + 31) / 32 * 32;
        ++m_tensors;
        return *this;
    }
    GgufWriter &f16(const std::string &name, const std::vector<std::uint64_t> &shape)
    {
        return tensor(name, 1, shape, 1, 2);
    }
    GgufWriter &f32(const std::string &name, const std::vector<std::uint64_t> &shape)
    {
        return tensor(name, 0, shape, 1, 4);
    }
    GgufWriter &q4k(const std::string &name, const std::vector<std::uint64_t> &shape)
    {
        return tensor(name, 12, shape, 256, 144);
    }

    [[nodiscard]] std::string header() const
    {
        return "GGUF" + raw(std::uint32_t{3}) + raw(std::uint64_t{m_tensors}) + raw(std::uint64_t{m_keys})
               + m_metadata + m_tensorInfo;
    }
    [[nodiscard]] TestFile file(const std::string &name) const
    {
        const std::string head = header();
        return {name, head, (head.size() + 31) / 32 * 32 + m_end};
    }

    template<class T> [[nodiscard]] static std::string raw(T value)
    {
        std::string bytes(sizeof value, '\0');
        std::memcpy(bytes.data(), &value, sizeof value);
        return bytes;
    }
    [[nodiscard]] static std::string string(const std::string &text)
    {
        return raw(std::uint64_t{text.size()}) + text;
    }

private:
    std::string m_metadata;
    std::string m_tensorInfo;
    std::uint64_t m_keys = 0;
    std::uint64_t m_tensors = 0;
    std::uint64_t m_end = 0;
};

inline const ImportedModel *imported(const ImportResult &result)
{
    return std::get_if<ImportedModel>(&result);
}

inline double bytesOf(const ImportedModel &model, TensorClass tensors)
{
    return (*model.report.classBytes)[static_cast<std::size_t>(tensors)];
}

inline double countOf(const ImportedModel &model, TensorClass tensors)
{
    return model.model.parameters[static_cast<std::size_t>(tensors)];
}

inline bool assumes(const ImportedModel &model, Why why)
{
    const auto &assumed = model.report.assumed;
    return std::any_of(assumed.begin(), assumed.end(),
                       [&](const ImportReport::Assumed &a) { return a.why == why; });
}

// Two layers, hidden 64, 4 query heads and 2 KV heads of 16, MLP 128, vocabulary 256.
inline const char *const kLlamaConfig =
    R"({"model_type": "llama", "_name_or_path": "someone/Tiny-Llama", "hidden_size": 64, "num_hidden_layers": 2,
    "num_attention_heads": 4, "num_key_value_heads": 2, "intermediate_size": 128, "vocab_size": 256, "max_position_embeddings": 2048,
    "tie_word_embeddings": false, "torch_dtype": "bfloat16", "attention_bias": false, "mlp_bias": false})";

inline SafetensorsWriter tinyLlama()
{
    SafetensorsWriter w;
    w.bf16("model.embed_tokens.weight", {256, 64})
        .bf16("lm_head.weight", {256, 64})
        .bf16("model.norm.weight", {64});
    for (int i = 0; i < 2; ++i) {
        const std::string layer = "model.layers." + std::to_string(i) + '.';
        w.bf16(layer + "self_attn.q_proj.weight", {64, 64}).bf16(layer + "self_attn.k_proj.weight", {32, 64});
        w.bf16(layer + "self_attn.v_proj.weight", {32, 64}).bf16(layer + "self_attn.o_proj.weight", {64, 64});
        w.bf16(layer + "mlp.gate_proj.weight", {128, 64})
            .bf16(layer + "mlp.up_proj.weight", {128, 64})
            .bf16(layer + "mlp.down_proj.weight", {64, 128});
        w.bf16(layer + "input_layernorm.weight", {64}).bf16(layer + "post_attention_layernorm.weight", {64});
    }
    return w;
}

} // namespace headroom
