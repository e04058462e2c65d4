// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace headroom {

// What kind of number a figure is; the marks on plots and in footnotes follow it.
enum class Kind : std::uint8_t { Vendor, Announced, Measured, Derived, Assumed };

// A sentence of the catalogs, in both languages.
struct Text {
    std::string en;
    std::string ptBR;
    [[nodiscard]] bool isEmpty() const { return en.empty() && ptBR.empty(); }
};

// What the date of a source says of it.
enum class DateMeans : std::uint8_t { Published, Read, Entered };

// Where a figure was found. The address is empty where none was recorded; the title then says so.
struct Source {
    std::string id;
    std::string title;
    std::string address;
    std::string date; // ISO, to the day or to the month
    DateMeans dateMeans = DateMeans::Entered;
};

using SourceIndex = std::uint32_t; // into Catalog::sources

struct Provenance {
    Kind kind = Kind::Assumed;
    SourceIndex source = 0;
    Text note;
};

// Another source's number for the same figure.
template<class T> struct Alternate {
    T value{};
    Provenance from;
};

// A number that can be followed to where it came from.
template<class T> struct Sourced {
    T value{};
    Provenance from;
    std::vector<Alternate<T>> alternates;
};

} // namespace headroom
