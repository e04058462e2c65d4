// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/units/units.h"

namespace headroom {

// A measured rate of decoding, to be drawn beside what is predicted: a published run, or a measurement of
// the reader's own.
struct MeasuredPoint {
    enum class Style { Filled, Hollow }; // hollow: under other conditions than its configuration's

    int series = 0;       // the configuration it stands beside
    Tokens sequences = 1; // at once
    int devices = 1;      // that worked together
    double perUser = 0.0; // tok/s of one user
    double low = 0.0;     // the spread of perUser; both are equal to it where one value is all there is
    double high = 0.0;
    double overTypical = 0.0; // measured over predicted under its own conditions; 0 where not predicted
    QString label;            // what was measured, in one line
    QStringList conditions;   // how, and in what it differs, a line each
    QString source;           // where it was published, or measured by the reader
    bool own = false;         // the reader's
    Style style = Style::Filled;
    friend bool operator==(const MeasuredPoint &, const MeasuredPoint &) = default;
};

} // namespace headroom
