// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/loadstrip.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QToolButton>

#include "widgets/pickers/flowlayout.h"
#include "widgets/pickers/quietspinbox.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kStepOfTokens = 256;

} // namespace

void LoadStrip::createMore(FlowLayout *row)
{
    m_more = new QToolButton(this);
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(m_more);
    m_prefix = addCount(row, 0, static_cast<int>(kMostContext));
    m_chunk = addCount(row, 0, static_cast<int>(kMostContext));
    m_drafts = addCount(row, 0, kMostDraftTokens);
    m_prefix->setSingleStep(kStepOfTokens);
    m_chunk->setSingleStep(kStepOfTokens);
    m_accepted = new QDoubleSpinBox(this);
    m_accepted->setDecimals(1);
    m_accepted->setSingleStep(0.1);
    m_accepted->setKeyboardTracking(false);
    m_accepted->setFocusPolicy(Qt::StrongFocus);
    add(row, m_accepted);
    for (QWidget *control : std::initializer_list<QWidget *>{m_prefix, m_chunk, m_drafts, m_accepted})
        m_hidden.push_back(control->parentWidget());
    for (QWidget *pair : m_hidden)
        pair->hide();
}

void LoadStrip::connectMore()
{
    connect(m_more, &QToolButton::toggled, this, &LoadStrip::showMore);
    change(m_prefix, [](Workload &load, int value) { load.sharedPrefix = value; });
    change(m_chunk, [](Workload &load, int value) {
        load.chunk = value > 0 ? std::optional<Tokens>(value) : std::nullopt;
    });
    connect(m_drafts, &QSpinBox::valueChanged, this, &LoadStrip::changeDrafts);
    connect(m_accepted, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        Workload load = m_input.evaluation->scenario.load;
        load.draftTokens = static_cast<int>(draftedTokens(m_input.evaluation->scenario));
        load.acceptedTokens = value;
        emit editAsked(SetWorkload{load}, 0);
    });
}

// Where the engine was started with drafts, its setting is the one that changes.
void LoadStrip::changeDrafts(int drafts)
{
    const Scenario &scenario = m_input.evaluation->scenario;
    if (scenario.method != Method::Reference && scenario.settings.speculativeTokens) {
        MethodSettings settings = scenario.settings;
        settings.speculativeTokens = drafts;
        emit editAsked(SetSettings{settings}, m_drafts->gesture());
        return;
    }
    Workload load = scenario.load;
    load.draftTokens = drafts;
    emit editAsked(SetWorkload{load}, m_drafts->gesture());
}

// What is set is never hidden.
void LoadStrip::showMore()
{
    if (!m_input.evaluation)
        return;
    const Scenario &scenario = m_input.evaluation->scenario;
    const Workload &load = scenario.load;
    const auto drafts = static_cast<int>(draftedTokens(scenario));
    m_prefix->showValue(static_cast<int>(load.sharedPrefix));
    m_chunk->showValue(static_cast<int>(load.chunk.value_or(0)));
    m_drafts->showValue(drafts);
    const QSignalBlocker quiet(m_accepted);
    m_accepted->setRange(0.0, drafts);
    m_accepted->setValue(std::min<double>(load.acceptedTokens, drafts));
    m_accepted->setEnabled(drafts > 0);
    const bool isSet = load.sharedPrefix > 0 || load.chunk || drafts > 0;
    for (QWidget *pair : m_hidden)
        pair->setVisible(m_more->isChecked() || isSet);
    m_more->setVisible(!isSet); // nothing is left to show
    updateGeometry();
}

void LoadStrip::retranslateMore()
{
    //: A button that shows more settings of what the conversations do
    m_more->setText(tr("More"));
    m_more->setToolTip(tr("Shared prefix, chunks of prefill, speculative decoding"));
    m_more->setAccessibleDescription(m_more->toolTip());
    explain(
        6, m_prefix, tr("Shared prefix"),
        tr("Tokens that start every prompt. They are computed once and, where the method shares them, kept "
           "once: the first token comes sooner and more conversations fit."));
    explain(
        7, m_chunk, tr("Prefill chunk"),
        tr("Prompt tokens computed in one step. Smaller chunks let the other answers go on, and the first "
           "token comes later. Not given: the whole prompt at once."));
    explain(
        8, m_drafts, tr("Drafted tokens"),
        tr("Tokens that speculative decoding proposes in each step. They take memory and time; only those "
           "accepted raise the rate."));
    explain(9, m_accepted, tr("Accepted"),
            tr("Of the drafted tokens, how many are accepted in a step on average. With 0 drafting only "
               "costs."));
}

} // namespace headroom
