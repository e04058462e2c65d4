// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/steppanel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <cmath>

#include "widgets/panels/stepbars.h"
#include "widgets/pickers/labels.h"
#include "widgets/sentences/plural.h"
#include "widgets/sentences/sentences.h"

namespace headroom {

StepPanel::StepPanel(QWidget *parent)
    : QWidget(parent)
{
    m_head = plainLabel(this, TypeRole::Strong);
    m_head->setWordWrap(true);
    m_bars = new StepBars(this);
    m_remark = captionLabel(this);
    m_remark->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_head);
    column->addWidget(m_bars);
    column->addWidget(m_remark);
    column->addStretch(1);
    retranslate();
}

QString StepPanel::remark() const
{
    return m_remark->text();
}

void StepPanel::setInput(const PlotInput &input)
{
    m_input = input;
    m_bars->setInput(input);
    showTexts();
}

void StepPanel::showTexts()
{
    const auto selected = static_cast<std::size_t>(std::max(0, m_input.selected));
    if (m_input.isEmpty() || selected >= m_input.evaluation->results.size()) {
        m_head->setText(tr("No configuration is selected."));
        m_remark->clear();
        return;
    }
    const ConfigurationResult &result = m_input.evaluation->results[selected];
    const Numbers numbers = m_input.numbers();
    m_head->setText(configurationName(*m_input.catalog, result.configuration));
    if (!result.rates) {
        m_remark->clear();
        return;
    }
    const Decode &decode = result.rates->decode;
    //: Under the bars of a decode step. %1: how many conversations · %2: "4,096 tokens"
    QStringList remarks{
        tr("One step of %1 conversation(s) with %2 live each. Weights and compute overlap: compute adds "
           "what does not.",
           nullptr, plural(decode.sequences))
            .arg(numbers.tokens(decode.sequences), tokensText(decode.live, numbers))};
    if (result.rate->weights.expertCount > 0)
        //: Of a mixture of experts. %1: distinct experts, a mean · %2: all experts of a layer
        remarks << tr("A step touches %1 of the %2 experts of a layer.")
                       .arg(numbers.count(std::round(decode.step.expertsTouched * 10.0) / 10.0),
                            numbers.count(result.rate->weights.expertCount));
    m_remark->setText(remarks.join(u' '));
}

void StepPanel::retranslate()
{
    setAccessibleName(tr("One token")); // the title of the panel too
    if (m_input.evaluation) {
        m_bars->setInput(m_input);
        showTexts();
    }
}

void StepPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
