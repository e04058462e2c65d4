// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/tabular.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QVarLengthArray>

namespace headroom {

namespace {

double widestDigit(const QFontMetricsF &metrics)
{
    double widest = 0.0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        widest = qMax(widest, metrics.horizontalAdvance(QChar(digit)));
    return widest;
}

// A digit or a run between digits, the room it takes and what it fills of that.
struct Run {
    QString text;
    double room = 0.0;
    double advance = 0.0;
};

// Measuring text is what costs, so each run is measured once.
QVarLengthArray<Run, 16> runsOf(const QFontMetricsF &metrics, const QString &text)
{
    QVarLengthArray<Run, 16> runs;
    const double digit = widestDigit(metrics);
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = start + 1;
        const bool isDigit = text[start].isDigit();
        while (!isDigit && end < text.size() && !text[end].isDigit())
            ++end;
        Run run{text.mid(start, end - start), digit, 0.0};
        run.advance = isDigit ? metrics.horizontalAdvance(text[start]) : metrics.horizontalAdvance(run.text);
        if (!isDigit)
            run.room = run.advance;
        runs.append(std::move(run));
        start = end;
    }
    return runs;
}

double widthOf(const QVarLengthArray<Run, 16> &runs)
{
    double width = 0.0;
    for (const Run &run : runs)
        width += run.room;
    return width;
}

} // namespace

double tabularWidth(const QFontMetricsF &metrics, const QString &text)
{
    return widthOf(runsOf(metrics, text));
}

void drawTabular(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    const auto runs = runsOf(metrics, text);
    double x = rect.left();
    if (alignment & Qt::AlignRight)
        x = rect.right() - widthOf(runs);
    else if (alignment & Qt::AlignHCenter)
        x = rect.center().x() - widthOf(runs) / 2.0;
    double y = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2.0;
    if (alignment & Qt::AlignTop)
        y = rect.top() + metrics.ascent();
    else if (alignment & Qt::AlignBottom)
        y = rect.bottom() - metrics.descent();
    for (const Run &run : runs) {
        painter.drawText(QPointF(x + (run.room - run.advance) / 2.0, y), run.text);
        x += run.room;
    }
}

} // namespace headroom
