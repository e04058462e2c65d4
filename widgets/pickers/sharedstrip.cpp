// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/sharedstrip.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

#include "widgets/pickers/catalogitems.h"
#include "widgets/pickers/contextpicker.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/pickerbutton.h"
#include "widgets/pickers/quietspinbox.h"
#include "widgets/sentences/methodsettings.h"

namespace headroom {

namespace {
constexpr int kMethods = static_cast<int>(Method::LlamaCpp) + 1;
}

SharedStrip::SharedStrip(QWidget *parent)
    : QFrame(parent)
{
    setProperty("surface", QStringLiteral("strip"));
    createParts();
    layOut();
    connectParts();
    retranslate();
}

void SharedStrip::createParts()
{
    m_modelCaption = captionLabel(this);
    m_model = new PickerButton(this);
    setTypeRole(m_model, TypeRole::Strong);
    m_modelCaption->setBuddy(m_model);
    m_contextCaption = captionLabel(this);
    m_context = new ContextPicker(this);
    m_contextCaption->setBuddy(m_context->field());
    m_sequencesCaption = captionLabel(this);
    m_sequences = new QuietSpinBox(this);
    m_sequences->setRange(1, static_cast<int>(kMostSequences));
    m_sequencesCaption->setBuddy(m_sequences);
    m_basisCaption = captionLabel(this);
    m_basis = new QComboBox(this);
    m_basis->setFocusPolicy(Qt::StrongFocus);
    for (int i = 0; i < 3; ++i)
        m_basis->addItem(QString());
    m_basisCaption->setBuddy(m_basis);
    m_methodCaption = captionLabel(this);
    m_method = new QComboBox(this);
    m_method->setFocusPolicy(Qt::StrongFocus);
    for (int i = 0; i < kMethods; ++i)
        m_method->addItem(QString());
    m_methodCaption->setBuddy(m_method);
    m_settings = new QToolButton(this);
    m_settings->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_settings->setFocusPolicy(Qt::StrongFocus);
    m_settings->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // its word is never cut
}

void SharedStrip::layOut()
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(kSpaceM, kSpaceS, kSpaceL, kSpaceS);
    grid->setHorizontalSpacing(kSpaceM);
    grid->setVerticalSpacing(2);
    int column = 0;
    const auto add = [&](QLabel *caption, QWidget *control, int stretch) {
        grid->addWidget(caption, 0, column);
        grid->addWidget(control, 1, column, Qt::AlignVCenter);
        grid->setColumnStretch(column++, stretch);
    };
    add(m_modelCaption, m_model, 2);
    add(m_contextCaption, m_context, 6);
    add(m_sequencesCaption, m_sequences, 0);
    add(m_basisCaption, m_basis, 0);
    auto *method = new QHBoxLayout;
    method->setSpacing(kSpaceXs);
    method->addWidget(m_method);
    method->addWidget(m_settings);
    grid->addWidget(m_methodCaption, 0, column);
    grid->addLayout(method, 1, column);
}

void SharedStrip::connectParts()
{
    m_model->setItems([this] { return modelItems(*m_input.catalog, Numbers(m_input.locale)); });
    connect(m_model, &PickerButton::picked, this,
            [this](const QString &id) { emit editAsked(SetModel{id.toStdString()}, 0); });
    connect(m_context, &ContextPicker::contextChosen, this,
            [this](qint64 tokens, int gesture) { emit editAsked(SetContext{tokens}, gesture); });
    connect(m_context, &ContextPicker::complained, this, &SharedStrip::complained);
    connect(m_sequences, &QSpinBox::valueChanged, this,
            [this](int count) { emit editAsked(SetSequences{count}, m_sequences->gesture()); });
    connect(m_basis, &QComboBox::activated, this,
            [this](int basis) { emit editAsked(SetWeightsBasis{static_cast<WeightsBasis>(basis)}, 0); });
    connect(m_method, &QComboBox::activated, this,
            [this](int method) { emit editAsked(SetMethod{static_cast<Method>(method)}, 0); });
}

void SharedStrip::retranslate()
{
    m_modelCaption->setText(tr("Model"));
    m_model->setSubject(tr("Model"));
    m_contextCaption->setText(tr("Context window"));
    m_sequencesCaption->setText(tr("Conversations at once"));
    m_sequences->setAccessibleName(tr("Conversations at once"));
    m_sequences->setToolTip(tr("How many conversations should be held at the same time."));
    m_basisCaption->setText(tr("Weights basis"));
    m_basis->setAccessibleName(tr("Weights basis"));
    //: Which bytes stand for the weights.
    const QStringList names{tr("Nominal"), tr("Checkpoint"), tr("Loaded")};
    const QStringList explained{tr("Parameters as the lesson states them, times the bits of the format."),
                                tr("The bytes of the published checkpoint."),
                                tr("The bytes an engine keeps on the device.")};
    for (int i = 0; i < names.size(); ++i) {
        m_basis->setItemText(i, names[i]);
        m_basis->setItemData(i, explained[i], Qt::ToolTipRole);
    }
    m_methodCaption->setText(tr("Method"));
    m_method->setAccessibleName(tr("Method"));
    for (int i = 0; i < kMethods; ++i) {
        m_method->setItemText(i, methodName(static_cast<Method>(i)));
        m_method->setItemData(i, methodExplained(static_cast<Method>(i)), Qt::ToolTipRole);
    }
}

void SharedStrip::setInput(const PlotInput &input)
{
    m_input = input;
    const Scenario &scenario = input.evaluation->scenario;
    showModel();
    m_context->setInput(input);
    m_sequences->setLocale(input.locale);
    m_sequences->showValue(static_cast<int>(scenario.sequences));
    const int basis = static_cast<int>(scenario.basis);
    m_basis->setCurrentIndex(basis);
    m_basis->setToolTip(m_basis->itemData(basis, Qt::ToolTipRole).toString());
    const int method = static_cast<int>(scenario.method);
    m_method->setCurrentIndex(method);
    m_method->setToolTip(m_method->itemData(method, Qt::ToolTipRole).toString());
    m_method->setAccessibleDescription(m_method->toolTip());
}

void SharedStrip::showModel()
{
    const std::string &id = m_input.evaluation->scenario.model;
    const LanguageModel *model = m_input.catalog->model(id);
    m_model->setCurrent(QString::fromStdString(model ? model->id : id),
                        QString::fromStdString(model ? model->name : id));
}

void SharedStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
