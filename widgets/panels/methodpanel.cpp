// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/methodpanel.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/panels/documentview.h"
#include "widgets/panels/enginedocument.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/settingsform.h"
#include "widgets/sentences/methodsettings.h"

namespace headroom {

MethodPanel::MethodPanel(QWidget *parent)
    : QWidget(parent)
{
    m_explained = captionLabel(this);
    m_explained->setWordWrap(true);
    m_form = new SettingsForm(this);
    m_defaults = new QPushButton(this);
    m_view = new DocumentView(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpaceS);
    column->addWidget(m_explained);
    column->addWidget(m_form);
    column->addWidget(m_defaults, 0, Qt::AlignLeft);
    column->addWidget(m_view, 1);
    connect(m_form, &SettingsForm::settingsEdited, this,
            [this](const MethodSettings &settings) { emit editAsked(SetSettings{settings}, 0); });
    connect(m_form, &SettingsForm::complained, this, &MethodPanel::complained);
    connect(m_defaults, &QPushButton::clicked, this,
            [this] { emit editAsked(SetSettings{withoutMethod()}, 0); });
    retranslate();
}

// Those of other engines stay.
MethodSettings MethodPanel::withoutMethod() const
{
    const Scenario &scenario = m_input.evaluation->scenario;
    MethodSettings settings = scenario.settings;
    for (const Setting &setting : allSettings())
        if (setting.isOf(scenario.method))
            std::visit([&](auto member) { (settings.*member).reset(); }, setting.member);
    return settings;
}

void MethodPanel::setInput(const PlotInput &input)
{
    m_input = input;
    if (isVisible())
        refresh();
}

void MethodPanel::refresh()
{
    if (!m_input.evaluation)
        return;
    const Scenario &scenario = m_input.evaluation->scenario;
    m_explained->setText(methodExplained(scenario.method));
    m_form->setInput(m_input);
    const bool lesson = scenario.method == Method::Reference;
    m_defaults->setText(lesson ? tr("Use the card's format") : tr("Use the engine's defaults"));
    m_defaults->setEnabled(withoutMethod() != scenario.settings);
    const int place = m_view->verticalScrollBar()->value();
    writeEngine(m_view->document(), palette(), m_input);
    m_view->verticalScrollBar()->setValue(place);
}

void MethodPanel::retranslate()
{
    setAccessibleName(tr("Engine")); // the title of the panel too
    m_view->setAccessibleName(tr("What the engine prints and keeps back"));
    m_defaults->setText(tr("Use the engine's defaults"));
}

void MethodPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void MethodPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if ((event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) && isVisible())
        refresh();
}

} // namespace headroom
