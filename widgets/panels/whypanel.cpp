// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/whypanel.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <array>

#include "widgets/panels/cataloglink.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/plaindocument.h"
#include "widgets/panels/workingdocument.h"
#include "widgets/pickers/labels.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

// The results whose working can be asked for, where the trace has them.
constexpr std::array kResults{Term::Sequences,
                              Term::Shortfall,
                              Term::BytesPerSequence,
                              Term::LongestContext,
                              Term::WeightBytes,
                              Term::Pool,
                              Term::UsedMemory,
                              Term::PrintedTokens,
                              Term::PrintedConcurrency,
                              Term::Quotient,
                              Term::QuotientAfterCollectives,
                              Term::UserRate,
                              Term::UserRateLow,
                              Term::UserRateHigh,
                              Term::TotalRate,
                              Term::StepTime,
                              Term::FirstToken,
                              Term::FirstTokenSlow,
                              Term::ServedRate,
                              Term::RequestRate,
                              Term::CostPerMillion,
                              Term::EnergyPerToken,
                              Term::UsersServed};

} // namespace

WhyPanel::WhyPanel(QWidget *parent)
    : QWidget(parent)
{
    createParts();
    retranslate();
    connect(m_copy, &QPushButton::clicked, this, &WhyPanel::copyAll);
    connect(m_results, &QComboBox::activated, this,
            [this](int row) { showWorkingOf(static_cast<Term>(m_results->itemData(row).toInt())); });
    connect(m_view, &DocumentView::ledOut, this, [this](const QString &link) {
        if (const auto place = placeIn(link))
            emit catalogAsked(*place);
    });
}

void WhyPanel::createParts()
{
    m_name = plainLabel(this, TypeRole::Strong);
    m_name->setWordWrap(true);
    m_results = new QComboBox(this);
    m_results->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_results->setMinimumContentsLength(12);
    m_copy = new QPushButton(this);
    m_view = new DocumentView(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpaceS);
    row->addWidget(m_results, 1);
    row->addWidget(m_copy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpaceS);
    column->addWidget(m_name);
    column->addLayout(row);
    column->addWidget(m_view, 1);
}

void WhyPanel::retranslate()
{
    m_results->setAccessibleName(tr("Result to explain"));
    setAccessibleName(tr("Why this number")); // the title of the panel too
    m_view->setAccessibleName(accessibleName());
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the whole working as text"));
}

const ConfigurationResult *WhyPanel::result() const
{
    if (m_input.isEmpty() || m_input.selected < 0
        || m_input.selected >= static_cast<int>(m_input.evaluation->results.size()))
        return nullptr;
    return &m_input.evaluation->results[static_cast<std::size_t>(m_input.selected)];
}

void WhyPanel::setInput(const PlotInput &input)
{
    m_input = input;
    m_stale = true;
    if (isVisible())
        refresh();
}

void WhyPanel::showWorkingOf(Term result)
{
    m_term = result;
    m_stale = true;
    refresh();
    m_view->verticalScrollBar()->setValue(0);
    const ConfigurationResult *shown = this->result();
    if (!shown || shown->unresolved || m_term == result)
        return;
    // A figure that was put in stands at the end of the working that rests on it.
    const Trace trace = explain(*m_input.catalog, m_input.evaluation->scenario, shown->configuration);
    for (std::size_t i = 0; i < trace.leaves.size(); ++i)
        if (trace.leaves[i].term == result)
            return m_view->showAnchor(leafAnchor(i));
}

// The working in which a figure is found: its own, or one that rests on it.
Term WhyPanel::resultFor(Term figure, const Trace &trace)
{
    if (trace.stepFor(figure))
        return figure;
    return trace.leafFor(figure) && trace.stepFor(Term::Pool) ? Term::Pool : figure;
}

void WhyPanel::showResults(const Trace &trace)
{
    m_results->clear();
    m_term = resultFor(m_term, trace);
    const bool listed = std::find(kResults.begin(), kResults.end(), m_term) != kResults.end();
    if (!listed && trace.stepFor(m_term)) // a step on the way, asked for from a plot or a panel
        m_results->addItem(termName(m_term), static_cast<int>(m_term));
    for (const Term term : kResults)
        if (trace.stepFor(term))
            m_results->addItem(termName(term), static_cast<int>(term));
    if (!trace.stepFor(m_term) && m_results->count() > 0) // it no longer fits, or fits again
        m_term = static_cast<Term>(m_results->itemData(0).toInt());
    m_results->setCurrentIndex(m_results->findData(static_cast<int>(m_term)));
}

void WhyPanel::refresh()
{
    m_stale = false;
    const ConfigurationResult *shown = result();
    if (!shown || shown->unresolved) {
        PlainDocument writer(m_view->document(), palette());
        writer.line(shown ? unresolvedText(*shown->unresolved) : tr("No configuration is selected."));
        m_results->clear();
        return;
    }
    m_name->setText(configurationName(*m_input.catalog, shown->configuration));
    const Trace trace = explain(*m_input.catalog, m_input.evaluation->scenario, shown->configuration);
    showResults(trace);
    const int place = m_view->verticalScrollBar()->value();
    writeWorking(m_view->document(), palette(), m_input, trace, m_term);
    m_view->verticalScrollBar()->setValue(place);
}

void WhyPanel::copyAll()
{
    QGuiApplication::clipboard()->setText(m_name->text() + QLatin1Char('\n') + m_view->toPlainText());
}

void WhyPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void WhyPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    const bool written = event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange;
    if (written && isVisible() && m_input.evaluation)
        refresh();
}

} // namespace headroom
