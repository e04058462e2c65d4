// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QStringList>

#include "widgets/export/sourcenotes.h"
#include "widgets/plots/plotinput.h"

namespace headroom {

// What stands around the plots of an exported figure, so that it can be read alone.
struct FigureText {
    QString title;
    QString subtitle;    // may be empty
    QString assumptions; // below: model, method, basis, reserves, formats
    SourceNotes sources;
    QString stamp; // program, version and date
};

// Around one plot: the answer above it. `further`: sources of what the plot shows beyond the evaluation; they
// are numbered last.
[[nodiscard]] FigureText figureText(const PlotInput &input, const QDate &date,
                                    const QStringList &further = {});

// On a slide: what was asked, and the answer below that.
[[nodiscard]] FigureText slideText(const PlotInput &input, const QDate &date);

} // namespace headroom
