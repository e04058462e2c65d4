// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"
#include "model/units/units.h"

#include <array>
#include <cassert>
#include <concepts>
#include <cstring>
#include <optional>
#include <span>
#include <type_traits>

namespace headroom {

// Writes values as bytes and reads them back, for data that is compiled in. A type takes part through
// members(archive, value), found by argument-dependent lookup: one list of members serves writing and
// reading, so the two cannot drift apart.
template<class V, class T>
concept Is = std::same_as<std::remove_const_t<V>, T>;

void members(auto &a, Is<Text> auto &v)
{
    a(v.en, v.ptBR);
}
void members(auto &a, Is<Source> auto &v)
{
    a(v.id, v.title, v.address, v.date, v.dateMeans);
}
void members(auto &a, Is<Provenance> auto &v)
{
    a(v.kind, v.source, v.note);
}
template<class T> void members(auto &a, Alternate<T> &v)
{
    a(v.value, v.from);
}
template<class T> void members(auto &a, const Alternate<T> &v)
{
    a(v.value, v.from);
}
template<class T> void members(auto &a, Sourced<T> &v)
{
    a(v.value, v.from, v.alternates);
}
template<class T> void members(auto &a, const Sourced<T> &v)
{
    a(v.value, v.from, v.alternates);
}

template<class T>
constexpr bool isPlain = std::is_trivially_copyable_v<T> && (std::is_arithmetic_v<T> || std::is_enum_v<T>);
template<class T> constexpr bool isQuantity = false;
template<class Tag> constexpr bool isQuantity<Quantity<Tag>> = true;
template<class T> constexpr bool isSequence = false;
template<class T> constexpr bool isSequence<std::vector<T>> = true;
template<> inline constexpr bool isSequence<std::string> = true;
template<class T> constexpr bool isArray = false;
template<class T, std::size_t N> constexpr bool isArray<std::array<T, N>> = true;
template<class T> constexpr bool isOptional = false;
template<class T> constexpr bool isOptional<std::optional<T>> = true;

class PackWriter {
public:
    template<class... T> void operator()(const T &...values) { (write(values), ...); }
    std::vector<unsigned char> bytes;

private:
    template<class T> void write(const T &value)
    {
        if constexpr (isPlain<T> || isQuantity<T>) {
            const auto *raw = reinterpret_cast<const unsigned char *>(&value);
            bytes.insert(bytes.end(), raw, raw + sizeof value);
        } else if constexpr (isSequence<T>) {
            write(static_cast<std::uint32_t>(value.size()));
            for (const auto &item : value)
                write(item);
        } else if constexpr (isArray<T>) {
            for (const auto &item : value)
                write(item);
        } else if constexpr (isOptional<T>) {
            write(value.has_value());
            if (value)
                write(*value);
        } else {
            members(*this, value);
        }
    }
};

class PackReader {
public:
    explicit PackReader(std::span<const unsigned char> bytes)
        : m_bytes(bytes)
    {}
    template<class... T> void operator()(T &...values) { (read(values), ...); }
    [[nodiscard]] bool atEnd() const { return m_bytes.empty(); }

private:
    void take(void *target, std::size_t size)
    {
        assert(size <= m_bytes.size()); // the bytes are the build's own
        std::memcpy(target, m_bytes.data(), size);
        m_bytes = m_bytes.subspan(size);
    }
    template<class T> void read(T &value)
    {
        if constexpr (isPlain<T> || isQuantity<T>) {
            take(&value, sizeof value);
        } else if constexpr (std::is_same_v<T, std::string>) {
            value.resize(size());
            take(value.data(), value.size());
        } else if constexpr (isSequence<T>) {
            value.resize(size());
            for (auto &item : value)
                read(item);
        } else if constexpr (isArray<T>) {
            for (auto &item : value)
                read(item);
        } else if constexpr (isOptional<T>) {
            bool present = false;
            read(present);
            if (present)
                read(value.emplace());
        } else {
            members(*this, value);
        }
    }
    std::uint32_t size()
    {
        std::uint32_t count = 0;
        read(count);
        return count;
    }

    std::span<const unsigned char> m_bytes;
};

} // namespace headroom
