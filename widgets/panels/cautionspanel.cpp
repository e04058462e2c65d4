// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/cautionspanel.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/panels/documentview.h"
#include "widgets/panels/plaindocument.h"
#include "widgets/sentences/rates.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

namespace headroom {

CautionsPanel::CautionsPanel(QWidget *parent)
    : QWidget(parent)
{
    m_view = new DocumentView(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    retranslate();
}

void CautionsPanel::setInput(const PlotInput &input)
{
    m_input = input;
    m_stale = true;
    if (isVisible())
        refresh();
}

void CautionsPanel::refresh()
{
    m_stale = false;
    const int place = m_view->verticalScrollBar()->value();
    const auto selected = static_cast<std::size_t>(std::max(0, m_input.selected));
    if (m_input.isEmpty() || selected >= m_input.evaluation->results.size()) {
        PlainDocument(m_view->document(), palette()).line(tr("No configuration is selected."));
        return;
    }
    write(m_input.evaluation->results[selected]);
    m_view->verticalScrollBar()->setValue(place);
}

void CautionsPanel::write(const ConfigurationResult &result)
{
    PlainDocument document(m_view->document(), palette());
    document.heading(configurationName(*m_input.catalog, result.configuration));
    if (result.rates) {
        const RateSupport &support = result.rate->support;
        document.title(tr("Why the rates are these"));
        document.line(supportSentence(*m_input.catalog, support, m_input.numbers()));
        for (const RateReason &reason : support.reasons)
            document.line(rateReasonText(*m_input.catalog, reason, m_input.numbers()));
        document.gap();
    }
    for (std::size_t topic = 0; topic < kCautionTopics; ++topic) {
        bool titled = false;
        for (const std::size_t index : result.cautions) {
            const Caution &caution = m_input.catalog->cautions[index];
            if (static_cast<std::size_t>(caution.about) != topic)
                continue;
            if (!titled)
                document.title(cautionTopicName(caution.about));
            titled = true;
            document.line(textIn(caution.text, m_input.locale));
            document.muted(sourceText(*m_input.catalog, caution.from, m_input.locale));
        }
        if (titled)
            document.gap();
    }
    if (result.cautions.empty())
        document.line(tr("No caution applies."));
}

void CautionsPanel::retranslate()
{
    setAccessibleName(tr("Cautions")); // the title of the panel too
    m_view->setAccessibleName(accessibleName());
}

void CautionsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void CautionsPanel::changeEvent(QEvent *event)
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
