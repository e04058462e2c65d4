// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>

#include <functional>
#include <vector>

#include "model/units/units.h"

class QPainter;

namespace headroom {

struct Theme;

// Where an engine is now and was, on the plot of rates.
struct LiveTrail {
    int series = 0;              // the configuration it stands beside
    std::vector<QPointF> points; // conversations at once and tok/s of one user, oldest first
    QString label;               // "localhost:8000: 32.1 tok/s for each, 10 at once"
    friend bool operator==(const LiveTrail &, const LiveTrail &) = default;
};

// How much of a device's memory is in use now, on the bar of a configuration.
struct LiveGauge {
    int series = 0;
    double cacheShare = -1.0; // of what is left for conversations; below 0: `used` counts
    Bytes used;               // of the device
    QString label;
    friend bool operator==(const LiveGauge &, const LiveGauge &) = default;
};

struct LiveMarks {
    std::vector<LiveTrail> trails;
    std::vector<LiveGauge> gauges;
    friend bool operator==(const LiveMarks &, const LiveMarks &) = default;
};

// The trail fades towards the past; a ring stands where it ends. `toPixels` takes a point of the trail.
void drawTrail(QPainter &painter, const Theme &theme, const LiveTrail &trail,
               const std::function<QPointF(const QPointF &)> &toPixels);

// A line across a bar with a small pointer above it.
void drawGauge(QPainter &painter, const Theme &theme, const QPointF &top, double height);

} // namespace headroom
