// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace headroom {

// A number with its unit in the type: two quantities mix only where an operator below or in units.h
// says so. The tag is never defined; value() is in the base unit that the alias in units.h names.
template<class Tag> class Quantity {
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double value)
        : m_value(value)
    {}
    [[nodiscard]] constexpr double value() const { return m_value; }

    friend constexpr auto operator<=>(Quantity, Quantity) = default;
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity{a.m_value + b.m_value}; }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity{a.m_value - b.m_value}; }
    friend constexpr Quantity operator*(Quantity a, double k) { return Quantity{a.m_value * k}; }
    friend constexpr Quantity operator*(double k, Quantity a) { return Quantity{a.m_value * k}; }
    friend constexpr Quantity operator/(Quantity a, double k) { return Quantity{a.m_value / k}; }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.m_value / b.m_value; }
    constexpr Quantity &operator+=(Quantity other)
    {
        m_value += other.m_value;
        return *this;
    }

private:
    double m_value = 0.0;
};

} // namespace headroom
