// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/safetensors_header.h"

#include "model/checkpoint/header_sax.h"
#include "model/checkpoint/import_problem.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace headroom {

using What = ImportProblem::What;

namespace {

struct ElementType {
    const char *name;
    int bits;
    Storage storage;
};
// The dtypes of the safetensors format (https://github.com/huggingface/safetensors).
constexpr std::array kElementTypes{
    ElementType{"BOOL", 8, Storage::Integer},       ElementType{"U8", 8, Storage::Integer},
    ElementType{"I8", 8, Storage::Integer},         ElementType{"F8_E4M3", 8, Storage::Float8},
    ElementType{"F8_E5M2", 8, Storage::Float8},     ElementType{"F8_E8M0", 8, Storage::Float8},
    ElementType{"F8_E4M3FNUZ", 8, Storage::Float8}, ElementType{"F8_E5M2FNUZ", 8, Storage::Float8},
    ElementType{"F4", 4, Storage::Float4},          ElementType{"F6_E2M3", 6, Storage::Float4},
    ElementType{"F6_E3M2", 6, Storage::Float4},     ElementType{"I16", 16, Storage::Integer},
    ElementType{"U16", 16, Storage::Integer},       ElementType{"F16", 16, Storage::Float},
    ElementType{"BF16", 16, Storage::Float},        ElementType{"I32", 32, Storage::Integer},
    ElementType{"U32", 32, Storage::Integer},       ElementType{"F32", 32, Storage::Float},
    ElementType{"F64", 64, Storage::Float},         ElementType{"I64", 64, Storage::Integer},
    ElementType{"U64", 64, Storage::Integer},       ElementType{"C64", 64, Storage::Float},
};

const ElementType *elementType(std::string_view name)
{
    const auto found = std::find_if(kElementTypes.begin(), kElementTypes.end(),
                                    [&](const ElementType &t) { return name == t.name; });
    return found == kElementTypes.end() ? nullptr : &*found;
}

std::uint64_t headerLength(ByteSource &source, const std::string &file)
{
    std::array<char, 8> raw{};
    if (source.read(0, raw) < raw.size())
        failImport(What::Truncated, file, "byte 0", "8");
    std::uint64_t length = 0;
    for (std::size_t i = raw.size(); i-- > 0;)
        length = length << 8U | static_cast<unsigned char>(raw[i]);
    if (length > kLargestSafetensorsHeader)
        failImport(What::TooLarge, file, "byte 0",
                   std::to_string(length) + " bytes of header, at most "
                       + std::to_string(kLargestSafetensorsHeader));
    if (length < 2)
        failImport(What::Inconsistent, file, "byte 0", "a header of " + std::to_string(length) + " bytes");
    return length;
}

// Takes the events of {"name": {"dtype": ..., "shape": [...], "data_offsets": [a, b]}, ...}.
class TensorSax : public HeaderSax {
public:
    explicit TensorSax(const std::string &file)
        : HeaderSax(file)
    {}
    std::vector<StoredTensor> tensors;

protected:
    void entered(const std::string &name) override
    {
        if (depth() != 2 || name == "__metadata__")
            return;
        if (name.size() > kLongestTensorName)
            fail(What::TooLarge, name.substr(0, 60), "a name of " + std::to_string(name.size()) + " bytes");
        if (tensors.size() >= kMostTensors)
            fail(What::TooMany, {}, "more than " + std::to_string(kMostTensors) + " tensors");
        m_tensor = {};
        m_tensor.name = name;
        m_begin.reset();
        m_end.reset();
        m_open = true;
    }
    void left() override
    {
        if (depth() == 2 && m_open)
            finish();
    }
    void text(const std::string &value) override
    {
        if (depth() != 2 || !m_open || key() != "dtype")
            return;
        const ElementType *type = elementType(value);
        if (!type)
            fail(What::WrongType, m_tensor.name, "element type " + value.substr(0, 40));
        m_tensor.type = type->name;
        m_tensor.bits = type->bits;
        m_tensor.storage = type->storage;
    }
    void number(double value, bool whole) override
    {
        if (depth() != 3 || !m_open || (key() != "shape" && key() != "data_offsets"))
            return;
        if (!whole || value < 0.0 || value > 9.0e15)
            fail(What::OutOfRange, m_tensor.name, key() + ' ' + plain(value));
        const auto count = static_cast<std::uint64_t>(value);
        if (key() == "shape") {
            if (m_tensor.shape.size() >= 16)
                fail(What::TooMany, m_tensor.name, "more than 16 dimensions");
            m_tensor.shape.push_back(count);
        } else if (!m_begin) {
            m_begin = count;
        } else if (!m_end) {
            m_end = count;
        } else {
            fail(What::TooMany, m_tensor.name, "more than two data_offsets");
        }
    }

private:
    void finish()
    {
        m_open = false;
        if (m_tensor.bits <= 0.0)
            fail(What::MissingKey, m_tensor.name, "dtype");
        if (!m_begin || !m_end)
            fail(What::MissingKey, m_tensor.name, "data_offsets");
        if (*m_end < *m_begin)
            fail(What::Inconsistent, m_tensor.name, "data ends before it begins");
        m_tensor.offset = *m_begin;
        m_tensor.bytes = *m_end - *m_begin;
        m_tensor.elements = elementsIn(m_tensor.shape);
        const bool empty =
            std::find(m_tensor.shape.begin(), m_tensor.shape.end(), 0U) != m_tensor.shape.end();
        if (m_tensor.elements == 0 && !empty)
            fail(What::OutOfRange, m_tensor.name, "a shape beyond any tensor");
        // At most 2^50 elements of 64 bits: no overflow.
        const std::uint64_t bits = m_tensor.elements * static_cast<std::uint64_t>(m_tensor.bits);
        if ((bits + 7) / 8 != m_tensor.bytes)
            fail(What::Inconsistent, m_tensor.name,
                 std::to_string(m_tensor.bytes) + " bytes for " + std::to_string(m_tensor.elements)
                     + " elements of " + m_tensor.type);
        tensors.push_back(std::move(m_tensor));
    }

    StoredTensor m_tensor;
    std::optional<std::uint64_t> m_begin;
    std::optional<std::uint64_t> m_end;
    bool m_open = false;
};

class IndexSax : public HeaderSax {
public:
    explicit IndexSax(const std::string &file)
        : HeaderSax(file)
    {}
    WeightIndex index;
    bool sawMap = false;

protected:
    void entered(const std::string &name) override
    {
        if (depth() == 2)
            sawMap = sawMap || name == "weight_map";
    }
    void text(const std::string &value) override
    {
        if (depth() != 2 || parent() != "weight_map")
            return;
        if (index.tensors.size() >= kMostTensors)
            fail(What::TooMany, {}, "more than " + std::to_string(kMostTensors) + " tensors");
        if (key().size() > kLongestTensorName || value.size() > kLongestTensorName)
            fail(What::TooLarge, key().substr(0, 60),
                 "a name of over " + std::to_string(kLongestTensorName) + " bytes");
        index.tensors.push_back(key());
        if (index.files.empty() || index.files.back() != value)
            index.files.push_back(value);
    }
    void number(double value, bool /*whole*/) override
    {
        if (depth() != 2 || parent() != "metadata" || key() != "total_size")
            return;
        if (!(value >= 1.0 && value <= 1e17))
            fail(What::OutOfRange, "/metadata/total_size", plain(value));
        index.totalBytes = value;
    }
};

} // namespace

bool looksLikeSafetensors(ByteSource &source)
{
    std::array<char, 9> raw{};
    if (source.read(0, raw) < raw.size() || raw[8] != '{')
        return false;
    // A JSON text has no zero among its first bytes, a sane header length always does.
    return std::memchr(raw.data(), '\0', 8) != nullptr;
}

std::vector<StoredTensor> readSafetensorsHeader(ByteSource &source, const std::string &file)
{
    const std::uint64_t length = headerLength(source, file);
    if (source.size() && length > *source.size() - 8)
        failImport(What::Truncated, file, "byte 8", std::to_string(length + 8));
    // Grown piece by piece: a length that promises more than is there allocates no more than is there.
    std::string header;
    constexpr std::size_t piece = std::size_t{1} << 20U;
    while (header.size() < length) {
        const std::size_t before = header.size();
        header.resize(before + std::min<std::size_t>(piece, static_cast<std::size_t>(length) - before));
        const std::size_t got = source.read(8 + before, std::span(header).subspan(before));
        if (got < header.size() - before)
            failImport(What::Truncated, file, "byte " + std::to_string(8 + before + got),
                       std::to_string(length + 8));
    }
    TensorSax sax(file);
    sax.parse(header, 8);
    if (sax.tensors.empty())
        failImport(What::NotAModel, file, {}, "tensors");
    refuseDuplicateTensors(sax.tensors, file);
    std::optional<std::uint64_t> dataBytes;
    if (source.size())
        dataBytes = *source.size() - 8 - length;
    refuseMisplacedTensors(sax.tensors, dataBytes, file);
    return std::move(sax.tensors);
}

WeightIndex readWeightIndex(std::string_view text, const std::string &file)
{
    IndexSax sax(file);
    sax.parse(text, 0);
    if (!sax.sawMap)
        failImport(What::NotAModel, file, {}, "weight_map");
    std::vector<std::string> &files = sax.index.files;
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    std::sort(sax.index.tensors.begin(), sax.index.tensors.end());
    const auto twice = std::adjacent_find(sax.index.tensors.begin(), sax.index.tensors.end());
    if (twice != sax.index.tensors.end())
        failImport(What::Duplicate, file, "/weight_map", *twice);
    return std::move(sax.index);
}

} // namespace headroom
