// SPDX-License-Identifier: GPL-3.0-or-later
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <qcustomplot.h>

#include "widgets/plots/plotcard.h"

#include "widgets/plots/canvas.h"
#include "widgets/plots/plotaccessible.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

QLabel *plainLabel(QWidget *parent, const char *tone)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText); // names may come from files
    label->setWordWrap(true);
    label->setProperty("tone", QLatin1String(tone));
    return label;
}

} // namespace

PlotCard::PlotCard(QWidget *parent)
    : QWidget(parent)
    , m_theme(&Theme::of(palette()))
{
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceL, kSpaceM, kSpaceM, kSpaceS);
    column->setSpacing(0);
    createLabels();
    createPlot();
    m_header = new QHBoxLayout;
    m_header->setSpacing(kSpaceS);
    m_header->addWidget(m_title, 1);
    column->addLayout(m_header);
    column->addWidget(m_unit);
    column->addSpacing(kSpaceXs);
    column->addWidget(m_plot, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_note);
}

PlotCard::~PlotCard() = default;

void PlotCard::createLabels()
{
    m_title = plainLabel(this, "");
    m_unit = plainLabel(this, "muted");
    m_note = plainLabel(this, "muted");
    m_empty = plainLabel(this, "muted");
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->hide();
    m_note->hide();
}

// Two buffers: what a drag leaves alone (grid, axes), and the curves; the overlay has its own by
// QCustomPlot's default.
void PlotCard::createPlot()
{
    m_plot = m_canvas = new Canvas(this);
    m_plot->setFocusPolicy(Qt::NoFocus); // the card has the focus
    m_plot->setMinimumSize(40, 40);      // QCustomPlot cannot draw on nothing, as behind a tab that was never
                                         // shown
    m_plot->setAutoAddPlottableToLegend(false);
    m_plot->setPlottingHint(QCP::phFastPolylines);
    m_plot->moveLayer(m_plot->layer(QStringLiteral("axes")), m_plot->layer(QStringLiteral("grid")),
                      QCustomPlot::limAbove);
    m_plot->moveLayer(m_plot->layer(QStringLiteral("legend")), m_plot->layer(QStringLiteral("axes")),
                      QCustomPlot::limAbove);
    m_plot->layer(QStringLiteral("main"))->setMode(QCPLayer::lmBuffered);
    connect(m_plot, &QCustomPlot::beforeReplot, this, [this] {
        arrange(m_plot->viewport().size());
        if (m_all && m_all->isHidden() == isZoomed()) // a new whole may hold no part any more
            m_all->setVisible(isZoomed());
    });
    connect(m_plot, &QCustomPlot::afterReplot, this, [this] { m_pending = Nothing; });
}

void PlotCard::addControl(QWidget *control)
{
    control->setFocusPolicy(Qt::StrongFocus);
    m_header->addWidget(control, 0, Qt::AlignTop);
}

void PlotCard::initialise()
{
    announcePlotsAsCharts();
    createButtons();
    buildPlot();
    connectPointer();
    applyLook(Theme::of(palette()));
    retranslate();
}

void PlotCard::setInput(const PlotInput &input)
{
    const bool sameLocale = input.locale == m_input.locale;
    m_input = input;
    if (!sameLocale)
        m_plot->setLocale(input.locale);
    redraw(fill());
    showTexts();
}

void PlotCard::retranslate()
{
    m_title->setText(title());
    setAccessibleName(title());
    //: On the button over a plot of which a part is shown.
    m_all->setText(tr("Show all"));
    m_all->setToolTip(tr("The whole axes again (0, or a double click in the plot)"));
    setExpanded(m_expand->isChecked());
    (void)fill();
    showTexts();
    redraw(Everything);
}

void PlotCard::showTexts()
{
    const QString empty = emptySentence();
    m_empty->setText(empty);
    m_empty->setVisible(!empty.isEmpty());
    m_plot->setVisible(empty.isEmpty());
    m_unit->setText(unitLine());
    const QString note = noteLine();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    layout()->activate(); // texts that wrap otherwise move the plot after it was painted
    announceReadOut(this);
}

void PlotCard::applyLook(const Theme &theme)
{
    m_theme = &theme;
    m_caption = fontFor(TypeRole::Caption);
    m_body = fontFor(TypeRole::Body);
    m_strong = fontFor(TypeRole::Strong);
    m_title->setFont(m_strong);
    m_unit->setFont(m_caption);
    m_note->setFont(m_caption);
    m_empty->setFont(m_body);
    m_plot->setBackground(QBrush(theme.surface));
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setBasePen(QPen(theme.hairline, 1));
        axis->setTickPen(Qt::NoPen);
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(theme.muted);
        axis->setLabelColor(theme.muted);
        axis->setTickLabelFont(m_caption);
        axis->setLabelFont(m_caption);
        axis->grid()->setPen(QPen(mixed(theme.hairline, theme.surface, 0.7), 1));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    recolour();
}

// One repaint for a burst, and of no more than what changed. In a tab nobody sees, none.
void PlotCard::redraw(Redraws what)
{
    m_pending |= what;
    if (m_pending == Nothing || (!isVisible() && window()->isVisible()))
        return;
    if (m_pending & Everything) {
        m_canvas->replotWhenPainted();
    } else if (!m_layersQueued) {
        m_layersQueued = true;
        QMetaObject::invokeMethod(this, &PlotCard::redrawLayers, Qt::QueuedConnection);
    }
}

void PlotCard::redrawLayers()
{
    m_layersQueued = false;
    if (m_pending & Everything) // that replot draws these layers too
        return;
    if (m_pending & Curves)
        m_plot->layer(QStringLiteral("main"))->replot();
    if (m_pending & Overlay)
        m_plot->layer(QStringLiteral("overlay"))->replot();
    m_pending = Nothing;
}

void PlotCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        applyLook(Theme::of(palette()));
        redraw(Everything);
        update();
    }
}

void PlotCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    redraw(m_pending);
}

void PlotCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = m_focusShown ? 2.0 : 1.0;
    painter.setPen(QPen(m_focusShown ? theme().accent : theme().hairline, width));
    painter.setBrush(theme().surface);
    const double inset = width / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
}

} // namespace headroom
