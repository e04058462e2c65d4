// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/slidepage.h"

#include <qcustomplot.h>

#include <algorithm>

#include "widgets/export/footnotes.h"
#include "widgets/export/slidetable.h"
#include "widgets/plots/plotcard.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

constexpr double kMarginX = 0.04 * kSlideWidth;
constexpr double kMarginY = 0.04 * kSlideHeight;
constexpr double kGap = 28.0;         // between plots
constexpr double kLeastPlots = 120.0; // less says nothing
constexpr int kMostColumns = 3;
constexpr int kTitle = 26; // where it fits a line
constexpr int kLeastTitle = 20;
constexpr int kAnswer = 17;

QFont fontOf(TypeRole role, int pixels)
{
    QFont font = fontFor(role);
    font.setPixelSize(pixels);
    return font;
}

// As large as fits one line, or the smallest in several.
Paragraph titleIn(double width, const QString &text)
{
    int pixels = kTitle;
    while (pixels > kLeastTitle && Paragraph(text, fontOf(TypeRole::Strong, pixels), width).lines() > 1)
        --pixels;
    return {text, fontOf(TypeRole::Strong, pixels), width};
}

// What sources may take of the height: five lines beside a full table, more beside a short one.
double highestSources(const PlotInput &input)
{
    const auto rows = static_cast<double>(input.evaluation->results.size());
    const double line = Paragraph(QStringLiteral("x"), slideFootFont(), kSlideWidth).height();
    return line * (5.0 + std::max(0.0, static_cast<double>(kMostConfigurations) - rows)) + 1.0;
}

// Each source begins a line of its own, in columns, where these leave the plots their room; else they run on,
// and where even this is high, without the places.
Footnotes sourcesIn(double width, const PlotInput &input, const SourceNotes &sources)
{
    const double highest = highestSources(input);
    const auto running = [&](const QStringList &notes) {
        return Footnotes({notes.join(QStringLiteral("   "))}, slideFootFont(), width, 1);
    };
    Footnotes columns(sources.brief, slideFootFont(), width, kMostColumns);
    if (columns.height() <= highest)
        return columns;
    Footnotes run = running(sources.brief);
    return run.height() <= highest ? std::move(run) : running(sources.shortest);
}

class Slide {
public:
    Slide(QCPPainter *painter, const QSizeF &page, const PlotInput &input, const FigureText &text)
        : m_painter(painter)
        , m_page(page)
        , m_width(page.width() - 2.0 * kMarginX)
        , m_title(titleIn(m_width, text.title))
        , m_answer(text.subtitle, fontOf(TypeRole::Body, kAnswer), m_width)
        , m_assumptions(text.assumptions, slideFootFont(), m_width)
        , m_stamp(text.stamp, slideFootFont(), m_width)
        , m_table(input, text.sources.ofConfiguration, m_width)
        , m_sources(sourcesIn(m_width, input, text.sources))
    {}

    // What is left for the plots between the answer and the table.
    [[nodiscard]] QRectF drawTexts()
    {
        QPointF at(kMarginX, kMarginY);
        m_title.draw(m_painter, at, m_theme.text);
        at.ry() += m_title.height() + kSpaceXs;
        m_answer.draw(m_painter, at, m_theme.text);
        at.ry() += m_answer.height() + kSpaceS;
        const double top = at.y();

        at.setY(m_page.height() - kMarginY - m_stamp.height());
        m_stamp.draw(m_painter, at, m_theme.muted);
        at.ry() -= m_sources.height() + kSpaceXs;
        m_sources.draw(m_painter, at, m_theme.muted);
        at.ry() -= m_assumptions.height() + kSpaceXs;
        m_assumptions.draw(m_painter, at, m_theme.muted);
        at.ry() -= kSpaceS;
        m_painter->setPen(QPen(m_theme.hairline, 1));
        m_painter->drawLine(at, at + QPointF(m_width, 0.0));
        at.ry() -= kSpaceS + m_table.height();
        m_table.draw(m_painter, at, m_theme);
        return {QPointF(kMarginX, top), QPointF(kMarginX + m_width, at.y() - kSpaceS)};
    }

private:
    QCPPainter *m_painter;
    QSizeF m_page;
    double m_width;
    Paragraph m_title;
    Paragraph m_answer;
    Paragraph m_assumptions;
    Paragraph m_stamp;
    SlideTable m_table;
    Footnotes m_sources;
    const Theme &m_theme = Theme::light();
};

// A plot's smallest type is that of captions: drawn so much larger, it is that of the slide. Plots bring
// margins of their own, which stand in those of the slide.
void drawPlots(QCPPainter *painter, const QRectF &room, const std::vector<SlidePlot> &plots)
{
    const double larger =
        std::max(1.0, static_cast<double>(kSlideFoot) / fontFor(TypeRole::Caption).pixelSize());
    const auto count = static_cast<double>(plots.size());
    const double each = (room.width() + 2.0 * kSpaceL - kGap * (count - 1.0)) / std::max(1.0, count);
    if (room.height() < kLeastPlots)
        return; // long names took it: the table says the same
    double left = room.left() - kSpaceL;
    for (const auto &[plot, withNote] : plots) {
        painter->save();
        painter->translate(left, room.top());
        painter->scale(larger, larger);
        plot->drawInto(painter, (QSizeF(each, room.height()) / larger).toSize(), Theme::light(),
                       withNote ? PlotCard::Note::Shown : PlotCard::Note::LeftOut);
        painter->restore();
        left += each + kGap;
    }
}

} // namespace

QFont slideFootFont()
{
    return fontOf(TypeRole::Caption, kSlideFoot);
}

void drawSlide(QCPPainter *painter, const QSize &size, const std::vector<SlidePlot> &plots,
               const PlotInput &input, const FigureText &text)
{
    painter->fillRect(QRect(QPoint(), size), Theme::light().surface);
    const double scale = std::min(size.width() / kSlideWidth, size.height() / kSlideHeight);
    if (scale <= 0.0)
        return;
    painter->save();
    painter->scale(scale, scale);
    Slide slide(painter, QSizeF(size) / scale, input, text);
    drawPlots(painter, slide.drawTexts(), plots);
    painter->restore();
}

} // namespace headroom
