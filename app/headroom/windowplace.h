// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace headroom {

// Where a window stood and what it showed, from one start to the next.
struct WindowPlace {
    QByteArray geometry;
    QString panel;     // that was open at the right; empty: none
    int selected = -1; // card; -1: the one with the most room
};

} // namespace headroom
