// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string_view>

namespace headroom {

// Where the bytes of a file come from. Readers ask for small pieces, so a checkpoint of hundreds of
// gigabytes costs no more than its header.
class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource &) = delete;
    ByteSource &operator=(const ByteSource &) = delete;
    virtual ~ByteSource() = default;

    // Size of the whole file; nothing where only its first bytes are at hand and the size is not known.
    [[nodiscard]] virtual std::optional<std::uint64_t> size() const = 0;
    // Fills `target` from `offset`; gives the bytes that were there, fewer at the end.
    virtual std::size_t read(std::uint64_t offset, std::span<char> target) = 0;
};

// A file in memory, or only its first bytes. The bytes must outlive the source.
class MemorySource : public ByteSource {
public:
    explicit MemorySource(std::string_view bytes)
        : MemorySource(bytes, bytes.size())
    {}
    MemorySource(std::string_view firstBytes, std::optional<std::uint64_t> wholeSize)
        : m_bytes(firstBytes)
        , m_size(wholeSize)
    {}

    [[nodiscard]] std::optional<std::uint64_t> size() const override { return m_size; }
    std::size_t read(std::uint64_t offset, std::span<char> target) override;

private:
    std::string_view m_bytes;
    std::optional<std::uint64_t> m_size;
};

// A seekable stream that outlives the source.
class StreamSource : public ByteSource {
public:
    explicit StreamSource(std::istream &stream);

    [[nodiscard]] std::optional<std::uint64_t> size() const override { return m_size; }
    std::size_t read(std::uint64_t offset, std::span<char> target) override;

private:
    std::istream &m_stream;
    std::optional<std::uint64_t> m_size;
};

} // namespace headroom
