// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/gguf_file.h"

#include "model/checkpoint/ggml_types.h"
#include "model/checkpoint/gguf_cursor.h"

#include <array>

namespace headroom {

using What = ImportProblem::What;

namespace {

constexpr std::uint32_t kMagic = 0x46554747; // "GGUF"
constexpr std::uint64_t kMostKeys = 65'536;
constexpr std::uint64_t kMostListElements = 32'000'000; // of all lists together; a vocabulary has 300,000
constexpr std::size_t kKeptText = 4096;
constexpr int kDeepestList = 4;

// Numbers of the value types in the file.
enum class ValueType : std::uint32_t { U8, I8, U16, I16, U32, I32, F32, Truth, Text, List, U64, I64, F64 };
constexpr std::array<std::uint32_t, 13> kWidths{1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

ValueType takeType(GgufCursor &cursor)
{
    const auto number = cursor.take<std::uint32_t>();
    if (number >= kWidths.size())
        cursor.fail(What::WrongType, "value type " + std::to_string(number));
    return static_cast<ValueType>(number);
}

double takeNumber(GgufCursor &cursor, ValueType type)
{
    switch (type) {
    case ValueType::U8:
        return cursor.take<std::uint8_t>();
    case ValueType::I8:
        return cursor.take<std::int8_t>();
    case ValueType::U16:
        return cursor.take<std::uint16_t>();
    case ValueType::I16:
        return cursor.take<std::int16_t>();
    case ValueType::U32:
        return cursor.take<std::uint32_t>();
    case ValueType::I32:
        return cursor.take<std::int32_t>();
    case ValueType::F32:
        return cursor.take<float>();
    case ValueType::Truth:
        return cursor.take<std::uint8_t>() != 0 ? 1.0 : 0.0;
    case ValueType::U64:
        return static_cast<double>(cursor.take<std::uint64_t>());
    case ValueType::I64:
        return static_cast<double>(cursor.take<std::int64_t>());
    default:
        return cursor.take<double>();
    }
}

class MetadataReader {
public:
    explicit MetadataReader(GgufCursor &cursor)
        : m_cursor(cursor)
    {}

    GgufValue takeValue()
    {
        const ValueType type = takeType(m_cursor);
        if (type == ValueType::List)
            return takeList(1);
        GgufValue value;
        if (type == ValueType::Text) {
            value.kind = GgufValue::Kind::Text;
            value.text = m_cursor.takeText(kKeptText);
        } else {
            value.kind = type == ValueType::Truth ? GgufValue::Kind::Truth : GgufValue::Kind::Number;
            value.number = takeNumber(m_cursor, type);
        }
        return value;
    }

private:
    GgufValue takeList(int depth)
    {
        if (depth > kDeepestList)
            m_cursor.fail(What::TooDeep, std::to_string(kDeepestList));
        const ValueType type = takeType(m_cursor);
        GgufValue list;
        list.count = m_cursor.take<std::uint64_t>();
        if (list.count > kMostListElements - m_elements)
            m_cursor.fail(What::TooMany, std::to_string(list.count) + " elements, at most "
                                             + std::to_string(kMostListElements));
        m_elements += list.count;
        if (type == ValueType::Text)
            takeTexts(list);
        else if (type == ValueType::List)
            takeNested(list, depth);
        else
            takeNumbers(list, type);
        return list;
    }
    void takeTexts(GgufValue &list)
    {
        list.kind = GgufValue::Kind::Texts;
        for (std::uint64_t i = 0; i < list.count; ++i)
            static_cast<void>(m_cursor.takeText(0));
    }
    void takeNested(GgufValue &list, int depth)
    {
        list.kind = GgufValue::Kind::Nested;
        for (std::uint64_t i = 0; i < list.count; ++i)
            static_cast<void>(takeList(depth + 1));
    }
    void takeNumbers(GgufValue &list, ValueType type)
    {
        list.kind = GgufValue::Kind::Numbers;
        if (list.count > kMostKeptNumbers) {
            m_cursor.skip(list.count * kWidths[static_cast<std::size_t>(type)]);
            return;
        }
        for (std::uint64_t i = 0; i < list.count; ++i)
            list.numbers.push_back(takeNumber(m_cursor, type));
    }

    GgufCursor &m_cursor;
    std::uint64_t m_elements = 0;
};

struct Counts {
    std::uint64_t tensors = 0;
    std::uint64_t keys = 0;
};

Counts takeHeader(GgufCursor &cursor, GgufFile &gguf)
{
    if (cursor.take<std::uint32_t>() != kMagic)
        failImport(What::UnknownFormat, cursor.file(), "byte 0");
    gguf.version = cursor.take<std::uint32_t>();
    if (gguf.version != 0 && (gguf.version & 0xFFFFU) == 0)
        cursor.fail(What::NotSupported, "a big-endian GGUF file");
    if (gguf.version != 2 && gguf.version != 3)
        cursor.fail(What::Version, std::to_string(gguf.version));
    Counts counts;
    counts.tensors = cursor.take<std::uint64_t>();
    counts.keys = cursor.take<std::uint64_t>();
    if (counts.tensors > kMostTensors)
        cursor.fail(What::TooMany,
                    std::to_string(counts.tensors) + " tensors, at most " + std::to_string(kMostTensors));
    if (counts.keys > kMostKeys)
        cursor.fail(What::TooMany,
                    std::to_string(counts.keys) + " keys, at most " + std::to_string(kMostKeys));
    return counts;
}

void takeMetadata(GgufCursor &cursor, std::uint64_t keys, GgufFile &gguf)
{
    MetadataReader reader(cursor);
    for (std::uint64_t i = 0; i < keys; ++i) {
        std::string key = cursor.takeText(kLongestTensorName);
        GgufValue value = reader.takeValue();
        if (!gguf.metadata.emplace(key, std::move(value)).second)
            cursor.fail(What::Duplicate, key);
    }
}

StoredTensor takeTensor(GgufCursor &cursor)
{
    StoredTensor tensor;
    tensor.name = cursor.takeText(kLongestTensorName);
    const auto dimensions = cursor.take<std::uint32_t>();
    if (dimensions > 4)
        cursor.fail(What::TooMany,
                    std::to_string(dimensions) + " dimensions of " + tensor.name + ", at most 4");
    for (std::uint32_t i = 0; i < dimensions; ++i)
        tensor.shape.push_back(cursor.take<std::uint64_t>());
    const auto number = cursor.take<std::uint32_t>();
    const GgmlType *type = ggmlType(number);
    if (!type)
        cursor.fail(What::WrongType, "tensor type " + std::to_string(number) + " of " + tensor.name);
    tensor.offset = cursor.take<std::uint64_t>();
    tensor.elements = elementsIn(tensor.shape);
    if (tensor.elements == 0)
        cursor.fail(What::OutOfRange, "the shape of " + tensor.name);
    if (!tensor.shape.empty() && tensor.shape.front() % type->elements != 0)
        cursor.fail(What::Inconsistent, tensor.name + " has rows of " + std::to_string(tensor.shape.front())
                                            + ", blocks of " + std::to_string(type->elements));
    tensor.type = type->name;
    tensor.bits = type->bits();
    tensor.storage = type->elements > 1     ? Storage::Block
                     : type->name[0] == 'i' ? Storage::Integer
                                            : Storage::Float;
    tensor.bytes = tensor.elements / type->elements * type->bytes;
    if (tensor.offset > (std::uint64_t{1} << 60U))
        cursor.fail(What::OutsideFile, tensor.name);
    return tensor;
}

std::uint64_t alignmentOf(const GgufFile &gguf)
{
    const GgufValue *value = gguf.value("general.alignment");
    if (!value)
        return 32;
    const double alignment = value->number;
    if (value->kind != GgufValue::Kind::Number || !(alignment >= 1.0 && alignment <= 1 << 20)
        || (static_cast<std::uint64_t>(alignment) & (static_cast<std::uint64_t>(alignment) - 1)) != 0)
        failImport(What::OutOfRange, gguf.name, "general.alignment",
                   "a power of two up to 1048576 was expected");
    return static_cast<std::uint64_t>(alignment);
}

void checkPlaces(const GgufFile &gguf, std::uint64_t headerEnd, std::optional<std::uint64_t> fileSize)
{
    const std::uint64_t alignment = alignmentOf(gguf);
    for (const StoredTensor &tensor : gguf.tensors)
        if (tensor.offset % alignment != 0)
            failImport(What::Inconsistent, gguf.name, "data byte " + std::to_string(tensor.offset),
                       tensor.name + " is not aligned");
    std::optional<std::uint64_t> dataBytes;
    if (fileSize) {
        const std::uint64_t start = (headerEnd + alignment - 1) / alignment * alignment;
        dataBytes = *fileSize > start ? *fileSize - start : 0;
    }
    refuseMisplacedTensors(gguf.tensors, dataBytes, gguf.name);
}

} // namespace

const GgufValue *GgufFile::value(std::string_view key) const
{
    const auto found = metadata.find(key);
    return found == metadata.end() ? nullptr : &found->second;
}

bool looksLikeGguf(ByteSource &source)
{
    std::array<char, 4> raw{};
    return source.read(0, raw) == raw.size() && std::string_view(raw.data(), raw.size()) == "GGUF";
}

GgufFile readGguf(ByteSource &source, const std::string &file)
{
    GgufFile gguf;
    gguf.name = file;
    GgufCursor cursor(source, file);
    const Counts counts = takeHeader(cursor, gguf);
    takeMetadata(cursor, counts.keys, gguf);
    for (std::uint64_t i = 0; i < counts.tensors; ++i)
        gguf.tensors.push_back(takeTensor(cursor));
    refuseDuplicateTensors(gguf.tensors, file);
    checkPlaces(gguf, cursor.position(), source.size());
    return gguf;
}

} // namespace headroom
