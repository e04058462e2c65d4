// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/byte_source.h"
#include "model/checkpoint/import_problem.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <vector>

namespace headroom {

// Reads little-endian values one after the other and knows where it is. Throws ImportFailure at the end.
class GgufCursor {
public:
    GgufCursor(ByteSource &source, std::string file)
        : m_source(source)
        , m_file(std::move(file))
        , m_buffer(kPiece)
    {}

    [[nodiscard]] std::uint64_t position() const { return m_position; }
    [[nodiscard]] const std::string &file() const { return m_file; }

    template<class T> [[nodiscard]] T take()
    {
        std::array<char, sizeof(T)> raw{};
        takeBytes(raw);
        if constexpr (std::endian::native == std::endian::big)
            std::reverse(raw.begin(), raw.end());
        T value{};
        std::memcpy(&value, raw.data(), sizeof value);
        return value;
    }
    void takeBytes(std::span<char> target);
    void skip(std::uint64_t bytes);
    // A length and its bytes; of longer texts only the first `keep` bytes.
    [[nodiscard]] std::string takeText(std::size_t keep);

    [[noreturn]] void fail(ImportProblem::What what, std::string detail) const
    {
        failImport(what, m_file, "byte " + std::to_string(m_position), std::move(detail));
    }

private:
    void fill();

    static constexpr std::size_t kPiece = std::size_t{1} << 16U;
    ByteSource &m_source;
    std::string m_file;
    std::vector<char> m_buffer;
    std::uint64_t m_position = 0;    // in the file
    std::uint64_t m_bufferStart = 0; // in the file
    std::size_t m_bufferSize = 0;
};

} // namespace headroom
