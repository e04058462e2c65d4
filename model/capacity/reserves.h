// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/explain/trace.h"

#include <array>

namespace headroom {

// One thing a method keeps back, as a band of what engines printed.
struct ReserveTerm {
    enum class What : std::uint8_t {
        Lesson,
        Activation,
        NonTorch,
        Graphs,
        BeforeWeights,
        Compute
    } what = What::Lesson;
    Bytes low;
    Bytes typical;
    Bytes high;
    bool inside = true;                            // comes out of the usable memory; else it lies beside it
    std::array<std::int16_t, 3> bands{-1, -1, -1}; // into Catalog::reserves: the rows behind it
};

// What the working calls it.
[[nodiscard]] Term termOf(ReserveTerm::What what);

struct Reserves {
    std::array<ReserveTerm, 3> terms{};
    std::size_t count = 0;
    bool given = false;     // set by the user, so no band
    double poolShare = 1.0; // of an amount kept back, what the pool loses by it

    void add(const ReserveTerm &term)
    {
        terms[count] = term;
        ++count;
    }
    // What the pool gains and loses where the terms inside the usable memory are at their ends.
    [[nodiscard]] Bytes poolGain() const
    {
        return sum([](const ReserveTerm &t) { return t.typical - t.low; }) * poolShare;
    }
    [[nodiscard]] Bytes poolLoss() const
    {
        return sum([](const ReserveTerm &t) { return t.high - t.typical; }) * poolShare;
    }
    [[nodiscard]] Bytes typical() const
    {
        return sum([](const ReserveTerm &t) { return t.typical; });
    }

private:
    template<class Amount> [[nodiscard]] Bytes sum(Amount amount) const
    {
        Bytes total;
        for (std::size_t i = 0; i < count; ++i)
            if (terms[i].inside)
                total += amount(terms[i]);
        return total;
    }
};

} // namespace headroom
