// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/sidepanel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QToolButton>

#include "widgets/pickers/labels.h"

namespace headroom {

SidePanel::SidePanel(QWidget *parent)
    : QFrame(parent)
{
    m_title = plainLabel(this, TypeRole::Answer);
    m_close = new QToolButton(this);
    m_close->setAutoRaise(true);
    m_close->setText(QStringLiteral("✕"));
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_stack = new QStackedWidget(this);
    auto *header = new QHBoxLayout;
    header->addWidget(m_title, 1);
    header->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceS, kSpaceM, kSpaceM, kSpaceM);
    column->setSpacing(kSpaceS);
    column->addLayout(header);
    column->addWidget(m_stack, 1);
    setMinimumWidth(280);
    connect(m_close, &QToolButton::clicked, this, &SidePanel::closePanel);
    retranslate();
    hide();
}

void SidePanel::addPanel(QWidget *panel)
{
    m_stack->addWidget(panel);
}

void SidePanel::open(QWidget *panel)
{
    m_stack->setCurrentWidget(panel);
    retranslate();
    show();
    emit changed();
}

QWidget *SidePanel::openPanel() const
{
    return isVisibleTo(parentWidget()) ? m_stack->currentWidget() : nullptr;
}

void SidePanel::closePanel()
{
    hide();
    emit changed();
}

void SidePanel::retranslate()
{
    if (const QWidget *panel = m_stack->currentWidget())
        m_title->setText(panel->accessibleName());
    m_close->setToolTip(tr("Close this panel"));
    m_close->setAccessibleName(tr("Close this panel"));
}

void SidePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        closePanel();
    else
        QFrame::keyPressEvent(event);
}

// The panels name themselves in the new language after this; so the title waits for them.
void SidePanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(
            this, [this] { retranslate(); }, Qt::QueuedConnection);
}

} // namespace headroom
