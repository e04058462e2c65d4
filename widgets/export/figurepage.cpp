// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figurepage.h"

#include <qcustomplot.h>

#include "widgets/plots/plotcard.h"

namespace headroom {

namespace {

constexpr int kMargin = kSpaceXl;

// A footnote is smaller than any text on screen, but never below 9 logical pixels.
QFont footFont()
{
    QFont font = fontFor(TypeRole::Caption);
    font.setPixelSize(std::max(9, font.pixelSize() - 1));
    return font;
}

int heightOf(const QFont &font, const QString &text, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 100'000), Qt::TextWordWrap, text).height();
}

class Page {
public:
    Page(QCPPainter *painter, const QSize &size, const Theme &theme)
        : m_painter(painter)
        , m_theme(theme)
        , m_room(QRect(QPoint(), size).adjusted(kMargin, kMargin, -kMargin, -kSpaceL))
    {
        painter->fillRect(QRect(QPoint(), size), theme.surface);
    }

    void heading(const QString &text)
    {
        const int height = write(fontFor(TypeRole::Answer), m_theme.text, text, m_room.top());
        m_room.setTop(m_room.top() + height + kSpaceS);
    }

    // From the bottom up: what the footer needs is taken off the room of the plot.
    void footer(const FigureText &text)
    {
        const QFont font = footFont();
        const QString sources = text.sources.join(QStringLiteral("\n"));
        const QStringList blocks{text.assumptions, sources, text.stamp};
        int height = kSpaceS;
        for (const QString &block : blocks)
            height += heightOf(font, block, m_room.width()) + kSpaceXs;
        int y = m_room.bottom() - height;
        m_painter->setPen(QPen(m_theme.hairline, 1));
        m_painter->drawLine(QPointF(m_room.left(), y), QPointF(m_room.right(), y));
        m_room.setBottom(y - kSpaceXs);
        y += kSpaceS;
        for (const QString &block : blocks)
            y += write(font, m_theme.muted, block, y) + kSpaceXs;
    }

    [[nodiscard]] QRect room() const { return m_room; }

private:
    int write(const QFont &font, const QColor &colour, const QString &text, int top)
    {
        m_painter->setFont(font);
        m_painter->setPen(colour);
        const int height = heightOf(font, text, m_room.width());
        m_painter->drawText(QRect(m_room.left(), top, m_room.width(), height + 2),
                            Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
        return height;
    }

    QCPPainter *m_painter;
    const Theme &m_theme;
    QRect m_room;
};

} // namespace

void drawFigure(QCPPainter *painter, const QSize &size, PlotCard &plot, const FigureText &text,
                const Theme &theme)
{
    Page page(painter, size, theme);
    page.heading(text.answer);
    page.footer(text);
    // The plot brings its own margins: it starts where the text starts.
    const QRect room = page.room().adjusted(-kSpaceL, 0, kSpaceL, 0);
    if (room.height() < 80)
        return; // nothing but footnotes has room
    painter->save();
    painter->translate(room.topLeft());
    plot.drawInto(painter, room.size(), theme);
    painter->restore();
}

} // namespace headroom
