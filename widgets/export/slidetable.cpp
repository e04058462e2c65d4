// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/slidetable.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
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

constexpr double kMark = 18.0;           // before a name
constexpr double kGap = 18.0;            // between columns
constexpr double kAround = 5.0;          // above and below a row's text, together
constexpr double kSpare = 2.0;           // beside the widest text of a column
constexpr double kMostOfSources = 148.0; // more is wrapped
constexpr std::size_t kRate = 5;         // the column of the band

QFont bodyFont()
{
    QFont font = fontFor(TypeRole::Body);
    font.setPixelSize(kSlideBody);
    return font;
}

// Short: a line of the slide holds them all.
QStringList headTexts()
{
    return {Words::tr("Conversations"),
            termName(Term::BytesPerSequence),
            Words::tr("Longest context"),
            Words::tr("Paper quotient"),
            Words::tr("Rate per user, typical (low to high)"),
            Words::tr("Published runs"),
            Words::tr("Sources")};
}

// What kind of number stands in which column.
QString noteText()
{
    return Words::tr(
        "Conversations: arithmetic. Paper quotient (dashed): a vendor's bandwidth claim over bytes, no "
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
    , m_note(noteText(), slideFootFont(), width)
{
    const Comparison comparison =
        comparisonOf(*input.evaluation, seriesNames(input),
                     {Compared::Conversations, Compared::PerConversation, Compared::LongestContext,
                      Compared::Quotient, Compared::Band, Compared::Runs},
                     input.numbers());
    takeWidths(comparison, sources);
    addHeads();
    for (std::size_t i = 0; i < comparison.rows.size(); ++i)
        addRow(comparison.rows[i], sources.value(static_cast<qsizetype>(i)));
}

// Columns are as wide as what stands in them; the names have the rest.
void SlideTable::takeWidths(const Comparison &comparison, const QStringList &sources)
{
    const QFontMetricsF body(bodyFont());
    const QFontMetricsF small(slideFootFont());
    for (const QString &head : headTexts())
        m_widths.push_back(small.horizontalAdvance(head) + kSpare);
    for (const ComparedRow &row : comparison.rows)
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            m_widths[i] = std::max(m_widths[i], body.horizontalAdvance(row.cells[i].text) + kSpare);
    for (const QString &source : sources)
        m_widths.back() =
            std::max(m_widths.back(), std::min(kMostOfSources, small.horizontalAdvance(source) + kSpare));
    m_nameWidth =
        m_width - kMark
        - std::accumulate(m_widths.begin(), m_widths.end(), kGap * static_cast<double>(m_widths.size()));
}

void SlideTable::addHeads()
{
    const QStringList heads = headTexts();
    Row row;
    row.cells.emplace_back(Words::tr("Configuration"), slideFootFont(), m_nameWidth);
    for (std::size_t i = 0; i < m_widths.size(); ++i)
        row.cells.emplace_back(heads[static_cast<qsizetype>(i)], slideFootFont(), m_widths[i],
                               Qt::AlignRight);
    m_rows.push_back(std::move(row));
}

void SlideTable::addRow(const ComparedRow &compared, const QString &sources)
{
    Row row;
    row.grey = compared.grey;
    row.problem = !compared.problem.isEmpty();
    row.cells.emplace_back(compared.name, bodyFont(), m_nameWidth);
    if (row.problem) {
        const double all = std::accumulate(m_widths.begin(), m_widths.end() - 1,
                                           kGap * static_cast<double>(m_widths.size() - 2));
        row.cells.emplace_back(compared.problem, bodyFont(), all, Qt::AlignRight);
    } else {
        for (std::size_t i = 0; i < compared.cells.size(); ++i)
            row.cells.emplace_back(compared.cells[i].text, bodyFont(), m_widths[i], Qt::AlignRight);
    }
    row.cells.emplace_back(sources, slideFootFont(), m_widths.back(), Qt::AlignRight);
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
        at.rx() += m_widths[i - 1] + kGap;
        if (row.problem && i == 1) // the sentence had the columns up to the last
            for (std::size_t column = 1; column + 1 < m_widths.size(); ++column)
                at.rx() += m_widths[column] + kGap;
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
