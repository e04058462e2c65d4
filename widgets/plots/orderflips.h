// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/sizing/breakeven.h"
#include "widgets/plots/plotinput.h"

namespace headroom {

// Where the order of the selected configuration and another flips along an axis: by tokens for a dollar
// where both have a price, else by the rate per device.
struct OrderFlip {
    std::size_t other = 0;
    Yield yield = Yield::DeviceRate;
    BreakEven flip; // `first` is the selected one
};

[[nodiscard]] Yield comparedBy(const ConfigurationResult &a, const ConfigurationResult &b);

// Over the contexts or conversations that the plots span.
[[nodiscard]] std::vector<OrderFlip> orderFlips(const PlotInput &input, std::size_t selected,
                                                std::size_t other, BreakAxis axis);

// Of the selected configuration and all others; kept while nothing moves but the place on the axis.
class OrderFlips {
public:
    explicit OrderFlips(BreakAxis axis)
        : m_axis(axis)
    {}
    [[nodiscard]] const std::vector<OrderFlip> &of(const PlotInput &input);

private:
    BreakAxis m_axis;
    std::shared_ptr<const Catalog> m_catalog;
    Scenario m_scenario;
    Tokens m_to = 0;
    int m_selected = -1;
    std::vector<OrderFlip> m_flips;
};

// A flip as it is drawn and said.
struct FlipMark {
    double at = 0.0; // tokens or conversations
    int leader = 0;  // series that leads from there on
    int left = 0;    // that led before
    QString figure;  // "12,288"
    QString sentence;
    friend bool operator==(const FlipMark &, const FlipMark &) = default;
};
[[nodiscard]] std::vector<FlipMark> flipMarks(const PlotInput &input, const std::vector<OrderFlip> &flips);

// Under a plot: what the marks are. Empty without marks.
[[nodiscard]] QString flipsNote(const std::vector<FlipMark> &marks);

} // namespace headroom
