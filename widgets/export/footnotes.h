// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

#include "widgets/export/paragraph.h"

namespace headroom {

// Short notes one under another, in as many columns as take the least height.
class Footnotes {
public:
    Footnotes(const QStringList &notes, const QFont &font, double width, int mostColumns);

    [[nodiscard]] double height() const { return m_height; }
    [[nodiscard]] int columns() const { return m_columns; }
    void draw(QPainter *painter, const QPointF &at, const QColor &colour) const;

private:
    void take(const QStringList &notes, const QFont &font, double width, int columns);

    struct Note {
        Paragraph text;
        int column = 0;
        double top = 0.0;
    };
    std::vector<Note> m_notes;
    double m_width = 0.0; // of a column
    double m_height = 0.0;
    int m_columns = 0; // 0: none taken yet
};

} // namespace headroom
