// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/sourcespanel.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/panels/documentview.h"
#include "widgets/panels/sourcesdocument.h"

namespace headroom {

namespace {

// Moving the context changes no source, so a drag need not write the list again.
bool sameSources(const Scenario &a, const Scenario &b)
{
    return a.model == b.model && a.basis == b.basis && a.method == b.method && a.settings == b.settings
           && a.configurations == b.configurations;
}

} // namespace

SourcesPanel::SourcesPanel(QWidget *parent)
    : QWidget(parent)
{
    m_view = new DocumentView(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    retranslate();
}

void SourcesPanel::setInput(const PlotInput &input)
{
    const bool same = m_input.evaluation && m_input.locale == input.locale
                      && sameSources(m_input.evaluation->scenario, input.evaluation->scenario);
    m_input = input;
    m_stale = m_stale || !same;
    if (isVisible() && m_stale)
        refresh();
}

void SourcesPanel::refresh()
{
    if (!m_input.evaluation)
        return;
    m_stale = false;
    const int place = m_view->verticalScrollBar()->value();
    writeSources(m_view->document(), palette(), m_input);
    m_view->verticalScrollBar()->setValue(place);
}

void SourcesPanel::retranslate()
{
    setAccessibleName(tr("Sources")); // the title of the panel too
    m_view->setAccessibleName(accessibleName());
}

void SourcesPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void SourcesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        m_stale = true;
        if (isVisible())
            refresh();
    }
}

} // namespace headroom
