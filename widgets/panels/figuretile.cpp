// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/figuretile.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

#include "widgets/pickers/labels.h"
#include "widgets/sentences/working.h"
#include "widgets/theme/tabular.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {
constexpr int kWrappedLines = 2;
}

FigureTile::FigureTile(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void FigureTile::setFigure(const QString &figure, const QString &caption, const QString &remark,
                           const QString &widest)
{
    if (m_figure == figure && m_caption == caption && m_remark == remark)
        return;
    m_figure = figure;
    m_caption = caption;
    m_remark = remark;
    if (m_widest != widest) {
        m_widest = widest;
        updateGeometry();
    }
    nameForReaders();
    update();
}

void FigureTile::setKind(Kind kind)
{
    if (m_kind == kind)
        return;
    m_kind = kind;
    nameForReaders();
    update();
}

void FigureTile::nameForReaders()
{
    setAccessibleDescription(m_kind ? kindName(*m_kind) : QString());
    // What the width cuts off can be read in the tooltip.
    setToolTip(plainToolTip(QStringList{m_caption, m_remark, accessibleDescription(), tr("Show why")}
                                .join(QLatin1Char('\n'))
                                .trimmed()));
    //: Spoken by screen readers for a big figure: its value, what it counts, a remark.
    setAccessibleName(m_remark.isEmpty() ? tr("%1 %2. Show why.").arg(m_figure, m_caption)
                                         : tr("%1 %2, %3. Show why.").arg(m_figure, m_caption, m_remark));
}

QSize FigureTile::sizeHint() const
{
    const QFontMetrics figure(fontFor(TypeRole::Figure));
    const QFontMetrics body(fontFor(TypeRole::Body));
    const QFontMetrics small(fontFor(TypeRole::Caption));
    const int texts = std::max(body.horizontalAdvance(m_caption), small.horizontalAdvance(m_remark));
    const int width = std::max(static_cast<int>(std::ceil(tabularWidth(figure, m_widest))), texts);
    const int lines = m_wrapped ? 2 * kWrappedLines * small.height() : body.height() + small.height();
    return {width + 2 * kSpaceS, figure.height() + lines + kSpaceM};
}

void FigureTile::setWrapped(bool wrapped)
{
    if (m_wrapped == wrapped)
        return;
    m_wrapped = wrapped;
    updateGeometry();
    update();
}

bool FigureTile::isTooWide() const
{
    const QFontMetrics small(fontFor(TypeRole::Caption));
    return std::max(small.horizontalAdvance(m_caption), small.horizontalAdvance(m_remark))
           > width() - 2 * kSpaceS;
}

QSize FigureTile::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

void FigureTile::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus() || underMouse()) {
        painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
        painter.setBrush(mixed(theme.accent, theme.window, underMouse() ? 0.07 : 0.0));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius, kRadius);
    }
    QRect area = rect().adjusted(kSpaceS, kSpaceXs, -kSpaceS, -kSpaceXs);
    const QRect line = area;
    paintLine(painter, area, {TypeRole::Figure, TypeRole::Answer}, theme.text, m_figure);
    paintKind(painter, line);
    if (m_wrapped) {
        paintText(painter, area, theme.text, m_caption);
        paintText(painter, area, theme.muted, m_remark);
        return;
    }
    paintLine(painter, area, {TypeRole::Body, TypeRole::Caption}, theme.text, m_caption);
    paintLine(painter, area, {TypeRole::Caption, TypeRole::Caption}, theme.muted, m_remark);
}

// Behind the figure, raised; where there is room.
void FigureTile::paintKind(QPainter &painter, const QRect &area) const
{
    if (!m_kind || m_caption.isEmpty()) // no figure
        return;
    const QFontMetrics figure(fontFor(TypeRole::Figure));
    const int left = area.left() + static_cast<int>(std::ceil(tabularWidth(figure, m_figure))) + kSpaceXs;
    painter.setFont(fontFor(TypeRole::Caption));
    painter.setPen(Theme::of(palette()).muted);
    const QString mark = kindMark(*m_kind);
    if (left + painter.fontMetrics().horizontalAdvance(mark) <= area.right())
        painter.drawText(left, area.top() + painter.fontMetrics().ascent() + kSpaceXs, mark);
}

// Up to two lines at the top of the area.
void FigureTile::paintText(QPainter &painter, QRect &area, const QColor &colour, const QString &text) const
{
    painter.setFont(fontFor(TypeRole::Caption));
    painter.setPen(colour);
    const int most = kWrappedLines * painter.fontMetrics().height();
    const QRect taken = painter.fontMetrics().boundingRect(QRect(area.topLeft(), QSize(area.width(), most)),
                                                           Qt::TextWordWrap, text);
    painter.drawText(QRect(area.topLeft(), QSize(area.width(), most)), Qt::TextWordWrap, text);
    area.setTop(area.top() + std::min(most, taken.height()));
}

// One line at the top of the area, in the second size where the first is too wide.
void FigureTile::paintLine(QPainter &painter, QRect &area, std::pair<TypeRole, TypeRole> roles,
                           const QColor &colour, const QString &text)
{
    const QFont usual = fontFor(roles.first);
    const QFontMetrics metrics(usual);
    const bool fits = tabularWidth(metrics, text) <= area.width();
    painter.setFont(fits ? usual : fontFor(roles.second));
    painter.setPen(colour);
    const QRect row(area.left(), area.top(), area.width(), metrics.height());
    if (roles.first == TypeRole::Figure)
        drawTabular(painter, row, Qt::AlignLeft | Qt::AlignVCenter, text);
    else
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, row.width()));
    area.setTop(row.bottom() + 1);
}

bool FigureTile::event(QEvent *event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void FigureTile::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameForReaders();
}

} // namespace headroom
