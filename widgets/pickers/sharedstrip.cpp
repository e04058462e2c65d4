// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/sharedstrip.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>

#include "widgets/pickers/catalogitems.h"
#include "widgets/pickers/contextpicker.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/pickerbutton.h"
#include "widgets/pickers/quietspinbox.h"

namespace headroom {

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
    m_model->setFont(fontFor(TypeRole::Strong));
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
    m_method = plainLabel(this);
    m_method->setFocusPolicy(Qt::TabFocus); // so that its explanation can be heard
}

void SharedStrip::layOut()
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(kSpaceM, kSpaceS, kSpaceL, kSpaceS);
    grid->setHorizontalSpacing(kSpaceL);
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
    add(m_methodCaption, m_method, 0);
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
    //: The name of the lessons' way to count memory.
    m_method->setText(tr("Reference"));
    m_method->setAccessibleName(tr("Method: reference"));
    const QString method = tr("The lessons' method: all of the memory may be used, less one reserve; "
                              "no rounding to cache blocks, no convolution state.");
    m_method->setToolTip(method);
    m_method->setAccessibleDescription(method);
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
