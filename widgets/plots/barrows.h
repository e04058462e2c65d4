// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace headroom {

struct Theme;

// What stands before a bar.
struct BarName {
    QString name;
    QString state;        // second line where there is room: "8 conversations"
    bool problem = false; // the state is one
    friend bool operator==(const BarName &, const BarName &) = default;
};

// Rows of horizontal bars, one per configuration, with their names in a gutter at the left.
class BarRows {
public:
    QRectF area; // of the axes, in pixels
    int count = 0;

    [[nodiscard]] QRectF row(int index) const;
    [[nodiscard]] QRectF bar(int index) const;        // full width of the area
    [[nodiscard]] int rowAt(const QPointF &at) const; // -1: none

    // The gutter these names want in a plot of this width.
    [[nodiscard]] static int gutter(const std::vector<BarName> &names, const QFont &body,
                                    const QFont &caption, int plotWidth);
    void drawName(QPainter &painter, const Theme &theme, int index, const BarName &name, bool selected,
                  const QFont &body, const QFont &caption) const;
};

// Text over a filled area: dark or light, whichever stands out more.
[[nodiscard]] QColor textOn(const QColor &fill);

} // namespace headroom
