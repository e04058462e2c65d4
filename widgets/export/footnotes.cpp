// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/footnotes.h"

#include <QFontMetricsF>

#include <algorithm>

#include "widgets/theme/theme.h"

namespace headroom {

namespace {

constexpr double kGap = kSpaceXl;
constexpr double kLeastWidth = 200.0; // of a column beside others

// Columns that notes of these heights fill in their order, none higher than `limit`.
int columnsAt(const std::vector<double> &heights, double limit)
{
    int columns = 1;
    double used = 0.0;
    for (const double height : heights) {
        if (used > 0.0 && used + height > limit) {
            ++columns;
            used = 0.0;
        }
        used += height;
    }
    return columns;
}

} // namespace

Footnotes::Footnotes(const QStringList &notes, const QFont &font, double width, int mostColumns)
{
    for (int columns = 1; columns <= mostColumns; ++columns) {
        const double each = (width - kGap * (columns - 1)) / columns;
        if (columns == 1 || each >= kLeastWidth)
            take(notes, font, each, columns);
    }
}

// Takes this many columns where they are lower than what was taken before.
void Footnotes::take(const QStringList &notes, const QFont &font, double width, int columns)
{
    std::vector<Note> laid;
    std::vector<double> heights;
    for (const QString &note : notes) {
        laid.push_back({Paragraph(note, font, width)});
        heights.push_back(laid.back().text.height());
    }
    double total = 0.0;
    for (const double height : heights)
        total += height;
    const double line = std::max(1.0, QFontMetricsF(font).lineSpacing());
    double limit = heights.empty() ? 0.0 : *std::max_element(heights.begin(), heights.end());
    while (columnsAt(heights, limit) > columns && limit < total)
        limit += line;
    double used = 0.0;
    double tallest = 0.0;
    int column = 0;
    for (std::size_t i = 0; i < laid.size(); ++i) {
        if (used > 0.0 && used + heights[i] > limit) {
            ++column;
            used = 0.0;
        }
        laid[i].column = column;
        laid[i].top = used;
        used += heights[i];
        tallest = std::max(tallest, used);
    }
    if (m_columns > 0 && tallest >= m_height)
        return;
    m_notes = std::move(laid);
    m_width = width;
    m_height = tallest;
    m_columns = columns;
}

void Footnotes::draw(QPainter *painter, const QPointF &at, const QColor &colour) const
{
    for (const Note &note : m_notes)
        note.text.draw(painter, at + QPointF(note.column * (m_width + kGap), note.top), colour);
}

} // namespace headroom
