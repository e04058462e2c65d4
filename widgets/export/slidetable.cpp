// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/slidetable.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <numeric>

#include "widgets/export/slidepage.h"
#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/working.h"
#include "widgets/theme/marker.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SlideTable)
};

constexpr double kMark = 18.0;   // before a name
constexpr double kGap = 10.0;    // between columns
constexpr double kAround = 5.0;  // above and below a row's text, together
constexpr std::size_t kRate = 5; // the column of the band
// Conversations, one of them, longest context, paper quotient, band, runs, sources.
constexpr std::array kWidths{92.0, 108.0, 104.0, 100.0, 224.0, 96.0, 148.0};

QFont bodyFont()
{
    QFont font = fontFor(TypeRole::Body);
    font.setPixelSize(kSlideBody);
    return font;
}

// What kind of number stands in which column.
QString noteText()
{
    return Words::tr("Conversations: arithmetic. Paper quotient: a vendor's bandwidth claim over bytes, no "
                     "measurement, no bound. Rate: a band from published runs, grey where none supports it.");
}

} // namespace

double SlideTable::Row::height() const
{
    double most = 0.0;
    for (const Paragraph &cell : cells)
        most = std::max(most, cell.height());
    return most + kAround;
}

SlideTable::SlideTable(const PlotInput &input, const QStringList &sources, double width)
    : m_width(width)
    , m_nameWidth(width - kMark
                  - std::accumulate(kWidths.begin(), kWidths.end(), kGap * double(kWidths.size())))
    , m_note(noteText(), slideFootFont(), width)
{
    addHeads();
    const Comparison comparison =
        comparisonOf(*input.evaluation, seriesNames(input),
                     {Compared::Conversations, Compared::PerConversation, Compared::LongestContext,
                      Compared::Quotient, Compared::Band, Compared::Runs},
                     input.numbers());
    for (std::size_t i = 0; i < comparison.rows.size(); ++i)
        addRow(comparison.rows[i], sources.value(static_cast<qsizetype>(i)));
}

void SlideTable::addHeads()
{
    // Heads of the columns of a slide's table, short: the columns are narrow.
    const std::array heads{Words::tr("Conversations"),
                           termName(Term::BytesPerSequence),
                           Words::tr("Longest context"),
                           Words::tr("Paper quotient"),
                           Words::tr("Rate per user, typical (low to high)"),
                           Words::tr("Published runs"),
                           Words::tr("Sources")};
    Row row;
    row.cells.emplace_back(Words::tr("Configuration"), slideFootFont(), m_nameWidth);
    for (std::size_t i = 0; i < heads.size(); ++i)
        row.cells.emplace_back(heads[i], slideFootFont(), kWidths[i], Qt::AlignRight);
    m_rows.push_back(std::move(row));
}

void SlideTable::addRow(const ComparedRow &compared, const QString &sources)
{
    Row row;
    row.grey = compared.grey;
    row.problem = !compared.problem.isEmpty();
    row.cells.emplace_back(compared.name, bodyFont(), m_nameWidth);
    if (row.problem) {
        const double all =
            std::accumulate(kWidths.begin(), kWidths.end() - 1, kGap * double(kWidths.size() - 2));
        row.cells.emplace_back(compared.problem, bodyFont(), all, Qt::AlignRight);
    } else {
        for (std::size_t i = 0; i < compared.cells.size(); ++i)
            row.cells.emplace_back(compared.cells[i].text, bodyFont(), kWidths[i], Qt::AlignRight);
    }
    row.cells.emplace_back(sources, slideFootFont(), kWidths.back(), Qt::AlignRight);
    m_rows.push_back(std::move(row));
}

double SlideTable::height() const
{
    double sum = kSpaceS + m_note.height();
    for (const Row &row : m_rows)
        sum += row.height();
    return sum;
}

void SlideTable::drawRow(QPainter *painter, QPointF at, const Theme &theme, std::size_t index) const
{
    const Row &row = m_rows[index];
    const bool head = index == 0;
    at.ry() += kAround / 2.0;
    if (!head) {
        const int series = static_cast<int>(index) - 1;
        drawMarker(*painter, series,
                   at + QPointF(6.0, row.cells.front().height() / row.cells.front().lines() / 2.0), 4.5,
                   theme.series[series % kSeries], theme.surface);
    }
    at.rx() += kMark;
    row.cells.front().draw(painter, at, head ? theme.muted : theme.text);
    at.rx() += m_nameWidth + kGap;
    for (std::size_t i = 1; i < row.cells.size(); ++i) {
        const bool last = i + 1 == row.cells.size();
        const bool faint = head || last || (row.grey && i == kRate);
        row.cells[i].draw(painter, at,
                          row.problem && i == 1 ? theme.error
                          : faint               ? theme.muted
                                                : theme.text);
        at.rx() += kWidths[i - 1] + kGap;
        if (row.problem && i == 1) // the sentence had the columns up to the last
            for (std::size_t column = 1; column + 1 < kWidths.size(); ++column)
                at.rx() += kWidths[column] + kGap;
    }
}

void SlideTable::draw(QPainter *painter, const QPointF &at, const Theme &theme) const
{
    QPointF corner = at;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        drawRow(painter, corner, theme, i);
        corner.ry() += m_rows[i].height();
        painter->setPen(QPen(theme.hairline, 1));
        painter->drawLine(corner, corner + QPointF(m_width, 0.0));
    }
    m_note.draw(painter, corner + QPointF(0.0, kSpaceS), theme.muted);
}

} // namespace headroom
