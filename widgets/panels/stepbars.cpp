// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/stepbars.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

#include "widgets/plots/plotaccessible.h"
#include "widgets/sentences/rates.h"
#include "widgets/sentences/working.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

constexpr int kRows = 5;
constexpr double kBarHeight = 14.0;

double lineHeight()
{
    return QFontMetricsF(fontFor(TypeRole::Caption)).height() + kBarHeight + kSpaceM;
}

} // namespace

StepBars::StepBars(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus); // its read-out can be heard, its figures followed
    setCursor(Qt::PointingHandCursor);
    announceAsChart(this);
}

QSize StepBars::sizeHint() const
{
    return {360, static_cast<int>((kRows + 1) * lineHeight()) + kSpaceS};
}

void StepBars::setInput(const PlotInput &input)
{
    m_input = input;
    m_rows.clear();
    const auto selected = static_cast<std::size_t>(std::max(0, input.selected));
    if (!input.isEmpty() && selected < input.evaluation->results.size()
        && input.evaluation->results[selected].rates)
        fill(input.evaluation->results[selected].rates->decode);
    QStringList spoken;
    for (const Row &row : m_rows)
        spoken << nameText(row);
    setAccessibleName(tr("One token"));
    setToolTip(m_rows.empty() ? QString() : tr("Show why: a click, or the arrow keys and Return"));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    update();
}

// Weights and compute overlap: what compute adds is the rest of both together.
void StepBars::fill(const Decode &decode)
{
    const StepTerms &terms = decode.step.terms;
    Seconds at;
    const auto add = [&](Term term, Seconds length) {
        m_rows.push_back({termName(term), at, length, term});
        at = at + length;
    };
    add(Term::WeightsTime, terms.weights);
    add(Term::ComputeTime, terms.joined - terms.weights);
    add(Term::CacheTime, terms.kv);
    add(Term::OverheadTime, terms.overhead);
    add(Term::LinkTime, terms.collectives);
    m_fast = decode.step.fast;
    m_typical = decode.step.typical;
    m_slow = decode.step.slow;
}

QString StepBars::nameText(const Row &row) const
{
    const double share = m_typical.value() > 0.0 ? row.length / m_typical : 0.0;
    //: A term of a decode step. %1: its name · %2: its time · %3: its share of the step
    return tr("%1: %2, %3")
        .arg(row.name, m_input.numbers().seconds(row.length), m_input.numbers().percent(share));
}

double StepBars::xOf(const QRectF &line, Seconds time) const
{
    const double whole = std::max(m_slow.value(), 1e-12);
    return line.left() + line.width() * std::min(1.0, time.value() / whole);
}

void StepBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QRectF line(1.0, kSpaceXs, width() - 2.0, lineHeight());
    if (m_rows.empty()) {
        painter.setPen(Theme::of(palette()).muted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("What cannot run gets no rate."));
        return;
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        paintFocus(painter, line, static_cast<int>(i));
        paintRow(painter, line, i);
        line.translate(0, line.height());
    }
    paintFocus(painter, line, static_cast<int>(m_rows.size()));
    paintBand(painter, line);
}

void StepBars::paintFocus(QPainter &painter, const QRectF &line, int index) const
{
    if (!hasFocus() || index != m_current)
        return;
    painter.setPen(QPen(Theme::of(palette()).accent, 2));
    painter.drawRoundedRect(line.adjusted(0, -2, 0, -4), kRadius, kRadius);
}

void StepBars::follow(int line)
{
    if (m_rows.empty() || line < 0 || line > static_cast<int>(m_rows.size()))
        return;
    m_current = line;
    update();
    const auto index = static_cast<std::size_t>(line);
    emit workingAsked(index < m_rows.size() ? m_rows[index].result : Term::StepTime);
}

void StepBars::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        follow(static_cast<int>((event->position().y() - kSpaceXs) / lineHeight()));
}

void StepBars::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_rows.size());
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        m_current = std::clamp(m_current + (event->key() == Qt::Key_Down ? 1 : -1), 0, last);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        follow(m_current);
    else
        return QWidget::keyPressEvent(event);
    update();
}

void StepBars::focusInEvent(QFocusEvent *)
{
    update();
}

void StepBars::focusOutEvent(QFocusEvent *)
{
    update();
}

void StepBars::paintRow(QPainter &painter, const QRectF &line, std::size_t index) const
{
    const Theme &theme = Theme::of(palette());
    const QColor &hue = theme.series[m_input.selected % kSeries];
    painter.setFont(fontFor(TypeRole::Caption));
    painter.setPen(theme.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, nameText(m_rows[index]));
    const double left = xOf(line, m_rows[index].from);
    const double right = xOf(line, m_rows[index].from + m_rows[index].length);
    const QRectF bar(left, line.bottom() - kSpaceM - kBarHeight + 4.0, std::max(1.0, right - left),
                     kBarHeight);
    painter.fillRect(bar, hue);
    painter.setPen(QPen(theme.hairline, 1)); // to where the next one begins
    painter.drawLine(QPointF(right, bar.bottom()), QPointF(right, bar.bottom() + line.height() - kBarHeight));
}

// The whole step: its band as a light bar, the typical value as a mark in it.
void StepBars::paintBand(QPainter &painter, const QRectF &line) const
{
    const Theme &theme = Theme::of(palette());
    const QColor &hue = theme.series[m_input.selected % kSeries];
    const Numbers numbers = m_input.numbers();
    painter.setFont(fontFor(TypeRole::Caption));
    painter.setPen(theme.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                     QStringLiteral("%1: %2").arg(termName(Term::StepTime),
                                                  bandText(TimeBand{m_fast, m_typical, m_slow}, numbers)));
    const double top = line.bottom() - kSpaceM - kBarHeight + 4.0;
    painter.fillRect(QRectF(QPointF(xOf(line, m_fast), top), QPointF(xOf(line, m_slow), top + kBarHeight)),
                     mixed(hue, theme.surface, 0.25));
    painter.fillRect(QRectF(xOf(line, m_typical) - 1.5, top - 2.0, 3.0, kBarHeight + 4.0), hue);
}

} // namespace headroom
