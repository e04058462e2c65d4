// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "widgets/plots/plotinput.h"

namespace headroom {

// The answer in one sentence, over a plot that fills the screen.
class BigSentence : public QLabel {
    Q_OBJECT

public:
    explicit BigSentence(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
};

} // namespace headroom
