// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/tabular.h"

#include <QFontMetricsF>
#include <QPainter>

namespace headroom {

namespace {

double widestDigit(const QFontMetricsF &metrics)
{
    double widest = 0.0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        widest = qMax(widest, metrics.horizontalAdvance(QChar(digit)));
    return widest;
}

// Calls `place` with each digit and each run between digits, and the room it takes.
template<class Place> void forEachRun(const QFontMetricsF &metrics, const QString &text, Place place)
{
    const double digit = widestDigit(metrics);
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = start + 1;
        const bool isDigit = text[start].isDigit();
        while (!isDigit && end < text.size() && !text[end].isDigit())
            ++end;
        const QString run = text.mid(start, end - start);
        place(run, isDigit ? digit : metrics.horizontalAdvance(run));
        start = end;
    }
}

} // namespace

double tabularWidth(const QFontMetricsF &metrics, const QString &text)
{
    double width = 0.0;
    forEachRun(metrics, text, [&](const QString &, double room) { width += room; });
    return width;
}

void drawTabular(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    const double width = tabularWidth(metrics, text);
    double x = rect.left();
    if (alignment & Qt::AlignRight)
        x = rect.right() - width;
    else if (alignment & Qt::AlignHCenter)
        x = rect.center().x() - width / 2.0;
    double y = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2.0;
    if (alignment & Qt::AlignTop)
        y = rect.top() + metrics.ascent();
    else if (alignment & Qt::AlignBottom)
        y = rect.bottom() - metrics.descent();
    forEachRun(metrics, text, [&](const QString &run, double room) {
        painter.drawText(QPointF(x + (room - metrics.horizontalAdvance(run)) / 2.0, y), run);
        x += room;
    });
}

} // namespace headroom
