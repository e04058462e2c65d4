// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QStringList>

#include "widgets/plots/plotinput.h"

namespace headroom {

// What stands around a plot in an exported figure, so that it can be read alone.
struct FigureText {
    QString answer;      // above the plot
    QString assumptions; // below it: model, method, basis, reserves, formats
    QStringList sources; // numbered
    QString stamp;       // program, version and date
};

// `further`: sources of what a plot shows beyond the evaluation; they are numbered last.
[[nodiscard]] FigureText figureText(const PlotInput &input, const QDate &date,
                                    const QStringList &further = {});

} // namespace headroom
