// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/enginepage.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/panels/documentview.h"
#include "widgets/panels/plaindocument.h"
#include "widgets/sentences/attachwords.h"
#include "widgets/sentences/livewords.h"

#include <algorithm>

namespace headroom {

EnginePage::EnginePage(QWidget *parent)
    : QWidget(parent)
{
    m_document = new DocumentView(this);
    m_keep = new QPushButton(this);
    m_keep->setEnabled(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_document, 1);
    column->addWidget(m_keep);
    connect(m_keep, &QPushButton::clicked, this, &EnginePage::keepAsked);
    retranslate();
}

void EnginePage::setInput(const PlotInput &input)
{
    m_input = input;
    refresh();
}

void EnginePage::setView(const EngineView &view)
{
    m_view = view;
    refresh();
}

void EnginePage::refresh()
{
    if (!isVisible() || m_input.isEmpty())
        return;
    const Numbers numbers = m_input.numbers();
    const int place = m_document->verticalScrollBar()->value();
    PlainDocument document(m_document->document(), palette());
    if (!m_view.asked)
        document.line(
            tr("Attach to the address of vLLM, SGLang, llama.cpp or TGI: it is asked for its metrics once "
               "a second, and its point moves on the plots. Nothing is sent to it but that question."));
    if (m_view.problem) {
        document.warning(problemText(*m_view.problem, numbers));
        if (const QString retry = retryText(m_view.pause, numbers); !retry.isEmpty())
            document.muted(retry);
    }
    if (m_view.state) {
        document.title(engineTitle(*m_view.state, numbers));
        if (m_view.problem)
            document.muted(tr("What it said last:"));
        for (const QString &line : engineLines(*m_view.state, m_view.rates, numbers))
            document.line(line);
        const auto index = static_cast<std::size_t>(std::max(0, m_input.selected));
        if (index < m_input.evaluation->results.size())
            if (const QString cache =
                    cacheAgainst(*m_view.state, m_input.evaluation->results[index], numbers);
                !cache.isEmpty())
                document.line(cache);
        document.gap();
        document.muted(tr("Its point stands beside the selected card, whose conditions may be others."));
    }
    m_document->verticalScrollBar()->setValue(place);
    m_keep->setEnabled(m_view.state.has_value());
}

void EnginePage::retranslate()
{
    m_document->setAccessibleName(tr("The engine now"));
    m_keep->setText(tr("Keep these values"));
    m_keep->setToolTip(tr("As measurements of the document, under the conditions of the selected card"));
    refresh();
}

void EnginePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void EnginePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace headroom
