// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QPainter;
class QFontMetricsF;

namespace headroom {

// One line of text whose digits all take the room of the widest, so that a figure that changes in
// place does not jump. Qt 6.4 cannot ask a font for its tabular digits. For the screen: an export
// would get a piece of text per digit.
[[nodiscard]] double tabularWidth(const QFontMetricsF &metrics, const QString &text);
void drawTabular(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);

} // namespace headroom
