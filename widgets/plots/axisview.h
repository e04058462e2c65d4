// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace headroom {

// The part of an axis that is shown: all of it until somebody comes nearer, and never anything beyond it.
// Values are in the unit of the axis; those of a logarithmic one are above 0.
class AxisView {
public:
    enum class Scale { Linear, Logarithmic };
    static constexpr double kNearest = 40.0; // times as near as the whole

    explicit AxisView(Scale scale)
        : m_scale(scale)
    {}

    // The ends of the whole axis. A part stays where it is, as far as it lies inside them.
    void setWhole(double from, double to);
    [[nodiscard]] double from() const;
    [[nodiscard]] double to() const;
    [[nodiscard]] bool isWhole() const { return !m_part; }
    [[nodiscard]] bool shows(double value) const;

    // Each gives back whether anything has changed.
    bool zoom(double factor, double about); // shows `factor` times as much; `about` stays where it is
    bool pan(double share);                 // by a share of what is shown, above 0 towards larger values
    bool reveal(double value);              // no further than needed
    bool reset();

private:
    struct Span {
        double from = 0.0, to = 1.0; // linear or as logarithms, as the scale is
        [[nodiscard]] double length() const { return to - from; }
    };
    [[nodiscard]] double placeOf(double value) const;
    [[nodiscard]] double valueAt(double place) const;
    [[nodiscard]] Span shown() const { return m_part.value_or(m_whole); }
    bool show(double from, double length);

    Scale m_scale;
    double m_from = 0.0, m_to = 1.0; // of the whole, exactly as given
    Span m_whole;
    std::optional<Span> m_part;
};

} // namespace headroom
