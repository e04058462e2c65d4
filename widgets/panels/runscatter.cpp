// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/runscatter.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

#include "widgets/plots/plotaccessible.h"
#include "widgets/sentences/rates.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

constexpr double kReach = 8.0; // pixels

} // namespace

RunScatter::RunScatter(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus); // so that its read-out can be heard
    announceAsChart(this);
}

void RunScatter::setRuns(const PlotInput &input, const std::vector<ComparedRun> *runs,
                         const MeasurementSet *set)
{
    m_input = input;
    m_runs = runs;
    m_set = set;
    fitAxes();
    update();
}

void RunScatter::fitAxes()
{
    m_from = 1e300;
    m_to = 0.0;
    for (const ComparedRun &run : *m_runs) {
        m_from = std::min({m_from, run.measured, run.typical});
        m_to = std::max({m_to, run.measured, run.typical});
    }
    if (m_to <= 0.0) {
        m_from = 1e-3;
        m_to = 1.0;
    }
    m_from /= 1.3;
    m_to *= 1.3;
}

QRectF RunScatter::area() const
{
    const double line = QFontMetricsF(fontFor(TypeRole::Caption)).height();
    return QRectF(rect()).adjusted(4.0 * line, kSpaceS, -kSpaceM, -2.6 * line);
}

QPointF RunScatter::placeOf(double measured, double predicted) const
{
    const double span = std::log(m_to / m_from);
    return {area().left() + area().width() * std::log(measured / m_from) / span,
            area().bottom() - area().height() * std::log(predicted / m_from) / span};
}

void RunScatter::paintEvent(QPaintEvent *)
{
    if (!m_runs)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter);
    paintRuns(painter);
}

void RunScatter::paintAxes(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    const Numbers numbers = m_input.numbers();
    painter.setFont(fontFor(TypeRole::Caption));
    const QFontMetricsF metrics(painter.font());
    for (double tick = std::pow(10.0, std::ceil(std::log10(m_from))); tick <= m_to; tick *= 10.0) {
        const QPointF at = placeOf(tick, tick);
        painter.setPen(QPen(mixed(theme.hairline, theme.surface, 0.7), 1));
        painter.drawLine(QPointF(at.x(), area().top()), QPointF(at.x(), area().bottom()));
        painter.drawLine(QPointF(area().left(), at.y()), QPointF(area().right(), at.y()));
        painter.setPen(theme.muted);
        const QString text = numbers.seconds(Seconds{tick});
        painter.drawText(QPointF(at.x() - metrics.horizontalAdvance(text) / 2.0,
                                 area().bottom() + metrics.height()),
                         text);
        painter.drawText(QRectF(0, at.y() - metrics.height() / 2.0, area().left() - kSpaceXs,
                                metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    }
    painter.setPen(QPen(theme.muted, 1, Qt::DashLine));
    painter.drawLine(placeOf(m_from, m_from), placeOf(m_to, m_to));
    painter.setPen(theme.muted);
    painter.drawText(QRectF(area().left(), height() - metrics.height() - 1, area().width(), metrics.height()),
                     Qt::AlignCenter, tr("measured; upward: predicted, typical"));
}

void RunScatter::paintRuns(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    for (const ComparedRun &run : *m_runs) {
        const QPointF at = placeOf(run.measured, run.typical);
        if (run.isInside()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.series[0]);
            painter.drawEllipse(at, 2.5, 2.5);
        } else {
            painter.setPen(QPen(theme.error, 1.5));
            painter.drawLine(at + QPointF(-3, -3), at + QPointF(3, 3));
            painter.drawLine(at + QPointF(-3, 3), at + QPointF(3, -3));
        }
    }
}

const ComparedRun *RunScatter::runAt(const QPointF &position) const
{
    const ComparedRun *found = nullptr;
    double distance = kReach;
    if (m_runs)
        for (const ComparedRun &run : *m_runs) {
            const QPointF away = placeOf(run.measured, run.typical) - position;
            const double length = std::hypot(away.x(), away.y());
            if (length < distance) {
                distance = length;
                found = &run;
            }
        }
    return found;
}

// What was run, what was measured and what the rule says.
QString RunScatter::textOf(const ComparedRun &run) const
{
    const Measurement &row = m_set->rows[run.row];
    const RunConditions &c = row.conditions;
    const Numbers numbers = m_input.numbers();
    //: A published run. %1: an accelerator · %2: how many · %3: a model · %4: an engine · %5: conversations
    //: at once
    QStringList lines{tr("%1 × %2, %3, %4, %5 at once")
                          .arg(QString::number(c.devices), QString::fromStdString(c.part),
                               QString::fromStdString(c.modelName), engineName(c.engine),
                               numbers.tokens(c.concurrency.value_or(1)))};
    //: %1: a time · %2: a band of times
    lines << tr("measured %1, predicted %2")
                 .arg(numbers.seconds(Seconds{run.measured}),
                      bandText(TimeBand{Seconds{run.fast}, Seconds{run.typical}, Seconds{run.slow}},
                               numbers));
    const Source &source = m_set->sources[row.source];
    lines << QString::fromStdString(source.title) << QString::fromStdString(source.address)
          << QString::fromStdString(row.date);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

bool RunScatter::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const ComparedRun *run = runAt(help->pos())) // a tool tip takes markup: names from files must stay
                                                     // text
        QToolTip::showText(help->globalPos(), Qt::convertFromPlainText(textOf(*run), Qt::WhiteSpaceNormal),
                           this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace headroom
