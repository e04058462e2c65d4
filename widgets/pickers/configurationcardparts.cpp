// SPDX-License-Identifier: GPL-3.0-or-later
// How a card is put together; what it shows and does is in configurationcard.cpp.
#include "widgets/pickers/configurationcard.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "widgets/pickers/catalogitems.h"
#include "widgets/pickers/elidedbutton.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/overridesform.h"
#include "widgets/pickers/parallelfields.h"
#include "widgets/pickers/pickerbutton.h"
#include "widgets/pickers/seriesmark.h"
#include "widgets/pickers/suggestionrow.h"

namespace headroom {

ConfigurationCard::ConfigurationCard(std::size_t index, QWidget *parent)
    : QFrame(parent)
    , m_index(index)
{
    setObjectName(QStringLiteral("card%1").arg(index));
    setProperty("surface", QStringLiteral("card"));
    setFocusPolicy(Qt::StrongFocus);
    createHeader();
    createMenu();
    m_parallel = new ParallelFields(this);
    createFormats();
    createDisclosure();
    layOut();
    connectParts();
    retranslate();
}

void ConfigurationCard::createHeader()
{
    m_mark = new SeriesMark(m_index, this);
    m_mark->setCursor(Qt::OpenHandCursor); // a card is moved by whatever of it is no control
    m_accelerator = new PickerButton(this);
    m_accelerator->setProperty("flat", true);
    setTypeRole(m_accelerator, TypeRole::Strong);
    m_accelerator->setItems([this] { return acceleratorItems(*m_input.catalog, Numbers(m_input.locale)); });
    m_fit = new ElidedButton(this);
    m_fit->setObjectName(QStringLiteral("fit"));
    m_fit->setProperty("flat", true);
    m_fit->setProperty("answer", true); // left-aligned, in the tone of the answer
    setTypeRole(m_fit, TypeRole::Body, QFont::DemiBold);
    m_fit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // a long reason must not widen the card
    m_suggestions = new SuggestionRow(this);
}

void ConfigurationCard::addAction(QMenu *menu, QAction *&action, const QKeySequence &keys,
                                  void (ConfigurationCard::*slot)())
{
    action = menu->addAction(QString());
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QWidget::addAction(action);
    connect(action, &QAction::triggered, this, slot);
}

void ConfigurationCard::createMenu()
{
    m_more = new QToolButton(this);
    m_more->setObjectName(QStringLiteral("cardMenu"));
    m_more->setAutoRaise(true);
    m_more->setText(QStringLiteral("⋯"));
    m_more->setProperty("indicator", QStringLiteral("none"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(m_more);
    addAction(menu, m_duplicate, QKeySequence(Qt::CTRL | Qt::Key_D), &ConfigurationCard::duplicate);
    addAction(menu, m_up, QKeySequence(Qt::ALT | Qt::Key_Up), &ConfigurationCard::moveUp);
    addAction(menu, m_down, QKeySequence(Qt::ALT | Qt::Key_Down), &ConfigurationCard::moveDown);
    menu->addSeparator();
    addAction(menu, m_layouts, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
              &ConfigurationCard::compareLayouts);
    menu->addSeparator();
    addAction(menu, m_remove, QKeySequence(Qt::CTRL | Qt::Key_Delete), &ConfigurationCard::remove);
    m_more->setMenu(menu);
}

void ConfigurationCard::createFormats()
{
    m_weightsCaption = captionLabel(this);
    m_cacheCaption = captionLabel(this);
    m_weights = new PickerButton(this);
    m_cache = new PickerButton(this);
    m_weightsCaption->setBuddy(m_weights);
    m_cacheCaption->setBuddy(m_cache);
    m_weights->setItems([this] { return weightFormatItems(*m_input.catalog, Numbers(m_input.locale)); });
    m_cache->setItems([this] { return cacheFormatItems(*m_input.catalog, Numbers(m_input.locale)); });
}

void ConfigurationCard::createDisclosure()
{
    m_disclose = new QToolButton(this);
    m_disclose->setObjectName(QStringLiteral("disclose"));
    m_disclose->setAutoRaise(true);
    m_disclose->setCheckable(true);
    m_disclose->setArrowType(Qt::RightArrow);
    m_disclose->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_disclose->setFocusPolicy(Qt::StrongFocus);
    m_form = new OverridesForm(this);
    m_form->hide();
}

void ConfigurationCard::layOut()
{
    auto *header = new QHBoxLayout;
    header->setSpacing(kSpaceXs);
    header->addWidget(m_mark);
    header->addWidget(m_accelerator, 1);
    header->addWidget(m_more);
    auto *formats = new QGridLayout;
    formats->setHorizontalSpacing(kSpaceS);
    formats->setVerticalSpacing(2);
    formats->addWidget(m_weightsCaption, 0, 0);
    formats->addWidget(m_cacheCaption, 0, 1);
    formats->addWidget(m_weights, 1, 0);
    formats->addWidget(m_cache, 1, 1);
    formats->setColumnStretch(0, 1);
    formats->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceM, kSpaceS, kSpaceM, kSpaceS);
    column->setSpacing(kSpaceXs);
    column->addLayout(header);
    column->addWidget(m_fit);
    column->addWidget(m_suggestions);
    column->addWidget(m_parallel);
    column->addLayout(formats);
    column->addWidget(m_disclose);
    column->addWidget(m_form);
}

void ConfigurationCard::connectParts()
{
    connect(m_accelerator, &PickerButton::picked, this, [this](const QString &id) {
        change([&](Configuration &c) { c.accelerator = id.toStdString(); });
    });
    connect(m_weights, &PickerButton::picked, this,
            [this](const QString &id) { change([&](Configuration &c) { c.weights = id.toStdString(); }); });
    connect(m_cache, &PickerButton::picked, this,
            [this](const QString &id) { change([&](Configuration &c) { c.cache = id.toStdString(); }); });
    connect(m_parallel, &ParallelFields::edited, this, [this](const Parallelism &parallel, int gesture) {
        change([&](Configuration &c) { c.parallel = parallel; }, gesture);
    });
    connect(m_form, &OverridesForm::overridesEdited, this, [this](const Overrides &overrides) {
        change([&](Configuration &c) { c.overrides = overrides; });
    });
    connect(m_form, &OverridesForm::modelEdited, this,
            [this](const std::string &model) { change([&](Configuration &c) { c.model = model; }); });
    connect(m_form, &OverridesForm::complained, this, &ConfigurationCard::complained);
    connect(m_suggestions, &SuggestionRow::editAsked, this, &ConfigurationCard::editAsked);
    connect(m_fit, &QPushButton::clicked, this, &ConfigurationCard::workingAsked);
    connect(m_disclose, &QToolButton::toggled, this, [this](bool open) {
        m_disclose->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_form->setResult(m_input, result());
        m_form->setVisible(open);
    });
}

void ConfigurationCard::retranslate()
{
    m_accelerator->setSubject(tr("Accelerator"));
    m_mark->setToolTip(tr("Drag the card up or down to move it"));
    m_more->setToolTip(tr("Duplicate, move or remove this configuration"));
    m_more->setAccessibleName(tr("Actions on this configuration"));
    m_duplicate->setText(tr("&Duplicate"));
    m_up->setText(tr("Move &up"));
    m_down->setText(tr("Move &down"));
    m_layouts->setText(tr("Compare &layouts"));
    //: Of an action: several devices can be divided into tensor and data parallel ranks in several ways.
    m_layouts->setToolTip(tr("Every way to divide these devices, in place of the cards"));
    m_remove->setText(tr("&Remove"));
    m_weightsCaption->setText(tr("Weights"));
    m_cacheCaption->setText(tr("KV cache"));
    m_weights->setSubject(tr("Weight format"));
    m_cache->setSubject(tr("Cache format"));
    m_suggestions->setAccessibleName(tr("What would make it fit"));
}

} // namespace headroom
