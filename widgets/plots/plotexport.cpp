// SPDX-License-Identifier: GPL-3.0-or-later
// A card drawn for a file: text stays text, colours are those for paper.
#include <QLabel>

#include <qcustomplot.h>

#include "widgets/plots/plotcard.h"

#include "widgets/theme/theme.h"

namespace headroom {

namespace {

// Draws wrapped text at the top of `room` and takes its height off.
void drawBlock(QCPPainter &painter, QRectF &room, const QFont &font, const QColor &colour,
               const QString &text)
{
    if (text.isEmpty())
        return;
    painter.setFont(font);
    painter.setPen(colour);
    QRectF used;
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, &used);
    room.setTop(used.bottom());
}

} // namespace

void PlotCard::drawInto(QCPPainter *painter, const QSize &size)
{
    drawInto(painter, size, Theme::light());
}

void PlotCard::drawInto(QCPPainter *painter, const QSize &size, const Theme &look, Note wanted)
{
    const Theme &shown = *m_theme;
    applyLook(look);
    painter->save();
    if (painter->paintEngine()->type() != QPaintEngine::Raster)
        painter->setMode(QCPPainter::pmVectorized);
    painter->fillRect(QRect(QPoint(), size), theme().surface);

    QRectF room = QRectF(QPointF(), size).adjusted(kSpaceL, kSpaceM, -kSpaceL, -kSpaceS);
    drawBlock(*painter, room, m_strong, theme().text, title());
    drawBlock(*painter, room, m_caption, theme().muted, unitLine());
    room.adjust(0, kSpaceXs, 0, 0);

    const QString note = wanted == Note::Shown ? noteLine() : QString();
    if (!note.isEmpty()) {
        const QRectF needed = QFontMetricsF(m_caption).boundingRect(room, Qt::TextWordWrap, note);
        QRectF foot = room;
        foot.setTop(room.bottom() - needed.height());
        room.setBottom(foot.top() - kSpaceXs);
        drawBlock(*painter, foot, m_caption, theme().muted, note);
    }
    const QString empty = emptySentence();
    const QSize inner = room.toRect().size();
    if (!empty.isEmpty()) {
        painter->setFont(m_body);
        painter->setPen(theme().muted);
        painter->drawText(room, Qt::AlignCenter | Qt::TextWordWrap, empty);
    } else if (!inner.isEmpty()) {
        painter->translate(room.topLeft());
        m_plot->layer(QStringLiteral("overlay"))->setVisible(false);
        arrange(inner);
        m_plot->toPainter(painter, inner.width(), inner.height());
        m_plot->layer(QStringLiteral("overlay"))->setVisible(true);
    }
    painter->restore();
    applyLook(shown);
    redraw(Everything); // the layout was the export's
}

} // namespace headroom
