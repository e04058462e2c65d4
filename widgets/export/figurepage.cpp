// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figurepage.h"

#include <qcustomplot.h>

#include <cmath>

#include "widgets/export/footnotes.h"
#include "widgets/plots/plotcard.h"

namespace headroom {

namespace {

constexpr int kMargin = kSpaceXl;
constexpr double kLeastPlot = 190.0;   // its title and axes included
constexpr double kShareOfNotes = 0.22; // of the page; beyond it addresses are cut
constexpr int kMostColumns = 3;

// A footnote is smaller than any text on screen, but never below 9 logical pixels.
QFont footFont()
{
    QFont font = fontFor(TypeRole::Caption);
    font.setPixelSize(std::max(9, font.pixelSize() - 1));
    return font;
}

// The texts of a page, laid out for its width.
class Page {
public:
    Page(int width, double height, const FigureText &text)
        : m_room(width - 2.0 * kMargin)
        , m_title(text.title, fontFor(TypeRole::Answer), m_room)
        , m_subtitle(text.subtitle, fontFor(TypeRole::Body), m_room)
        , m_assumptions(text.assumptions, footFont(), m_room)
        , m_sources(text.sources.full, footFont(), m_room, kMostColumns)
        , m_stamp(text.stamp, footFont(), m_room)
        , m_hasSubtitle(!text.subtitle.isEmpty())
    {
        if (m_sources.height() > kShareOfNotes * height)
            m_sources = Footnotes(text.sources.brief, footFont(), m_room, kMostColumns);
    }

    [[nodiscard]] double head() const
    {
        return kMargin + m_title.height() + (m_hasSubtitle ? kSpaceXs + m_subtitle.height() : 0.0) + kSpaceS;
    }
    [[nodiscard]] double foot() const
    {
        return kSpaceXs + kSpaceS + m_assumptions.height() + kSpaceXs + m_sources.height() + kSpaceXs
               + m_stamp.height() + kSpaceL;
    }

    void draw(QPainter *painter, const QSize &size, const Theme &theme) const
    {
        QPointF at(kMargin, kMargin);
        m_title.draw(painter, at, theme.text);
        if (m_hasSubtitle)
            m_subtitle.draw(painter, at + QPointF(0.0, m_title.height() + kSpaceXs), theme.muted);
        at.setY(size.height() - foot() + kSpaceXs);
        painter->setPen(QPen(theme.hairline, 1));
        painter->drawLine(at, at + QPointF(m_room, 0.0));
        at.ry() += kSpaceS;
        m_assumptions.draw(painter, at, theme.muted);
        at.ry() += m_assumptions.height() + kSpaceXs;
        m_sources.draw(painter, at, theme.muted);
        at.ry() += m_sources.height() + kSpaceXs;
        m_stamp.draw(painter, at, theme.muted);
    }

private:
    double m_room;
    Paragraph m_title;
    Paragraph m_subtitle;
    Paragraph m_assumptions;
    Footnotes m_sources;
    Paragraph m_stamp;
    bool m_hasSubtitle;
};

} // namespace

int leastFigureHeight(int width, const FigureText &text)
{
    const Page page(std::max(width, kLeastFigureWidth), 0.0, text); // with the notes cut
    return static_cast<int>(std::ceil(page.head() + kLeastPlot + page.foot()));
}

void drawFigure(QCPPainter *painter, const QSize &size, PlotCard &plot, const FigureText &text,
                const Theme &theme)
{
    const Page page(size.width(), size.height(), text);
    painter->fillRect(QRect(QPoint(), size), theme.surface);
    page.draw(painter, size, theme);
    // The plot brings its own margins: it starts where the text starts.
    const QRect room(QPoint(kMargin - kSpaceL, static_cast<int>(page.head())),
                     QPoint(size.width() - kMargin + kSpaceL, size.height() - static_cast<int>(page.foot())));
    painter->save();
    painter->translate(room.topLeft());
    plot.drawInto(painter, room.size(), theme);
    painter->restore();
}

} // namespace headroom
