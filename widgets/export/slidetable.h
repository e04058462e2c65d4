// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/export/paragraph.h"
#include "widgets/plots/plotinput.h"
#include "widgets/tables/comparison.h"

class QPainter;

namespace headroom {

struct Theme;

// The table of a slide: a row for each configuration with its mark, and the numbers of its sources.
class SlideTable {
public:
    // `sources`: of each configuration, as "1–5, 7".
    SlideTable(const PlotInput &input, const QStringList &sources, double width);

    [[nodiscard]] double height() const;
    void draw(QPainter *painter, const QPointF &at, const Theme &theme) const;

private:
    struct Row {
        std::vector<Paragraph> cells; // the name first
        bool grey = false;            // its rate
        bool problem = false;         // the second cell says why there are no others
        [[nodiscard]] double height() const;
    };
    void takeWidths(const Comparison &comparison, const QStringList &sources);
    void addHeads();
    void addRow(const ComparedRow &compared, const QString &sources);
    void drawRow(QPainter *painter, QPointF at, const Theme &theme, std::size_t index) const;

    double m_width;
    double m_nameWidth = 0.0;
    std::vector<double> m_widths; // of the columns behind the name
    std::vector<Row> m_rows;      // the first holds the heads
    Paragraph m_note;
};

} // namespace headroom
