// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/scenario/edit.h"
#include "widgets/plots/plotinput.h"

namespace headroom {

// What would make a configuration fit, each a button that does it.
class SuggestionRow : public QWidget {
    Q_OBJECT

public:
    explicit SuggestionRow(QWidget *parent = nullptr);

    // Hidden where there is nothing to suggest.
    void setSuggestions(const PlotInput &input, std::size_t index);

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);
};

// The change a suggestion stands for.
[[nodiscard]] ScenarioEdit editFor(const Suggestion &suggestion, const Configuration &configuration,
                                   std::size_t index);

} // namespace headroom
