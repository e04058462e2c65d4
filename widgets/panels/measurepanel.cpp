// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/measurepanel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include "widgets/panels/devicepage.h"
#include "widgets/panels/enginepage.h"
#include "widgets/panels/fleetpage.h"
#include "widgets/panels/keptpage.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {
constexpr int kLongestAddress = 2'000;
}

MeasurePanel::MeasurePanel(QWidget *parent)
    : QWidget(parent)
{
    createParts();
    connect(m_sources, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        emit sourceChosen(source());
    });
    connect(m_attach, &QPushButton::clicked, this, &MeasurePanel::askOrLetGo);
    connect(m_address, &QLineEdit::returnPressed, m_attach, &QPushButton::click);
    connect(m_token, &QLineEdit::returnPressed, m_attach, &QPushButton::click);
    retranslate();
}

void MeasurePanel::createParts()
{
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_tabs->setFocusPolicy(Qt::NoFocus); // its bar has the focus
    m_kept = new KeptPage(this);
    m_tabs->addTab(attachTab(), QString());
    m_tabs->addTab(m_kept, QString());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tabs);
}

QWidget *MeasurePanel::attachTab()
{
    auto *tab = new QWidget(this);
    m_sources = new QComboBox(tab);
    m_sources->setFocusPolicy(Qt::StrongFocus);
    for (int i = 0; i < kAttachTo; ++i)
        m_sources->addItem(QString());
    m_address = new QLineEdit(tab);
    m_address->setMaxLength(kLongestAddress);
    m_token = new QLineEdit(tab);
    m_token->setMaxLength(kLongestAddress);
    m_token->setEchoMode(QLineEdit::Password);
    m_attach = new QPushButton(tab);
    m_attach->setProperty("primary", true);
    m_pages = new QStackedWidget(tab);
    m_devices = new DevicePage(tab);
    m_engine = new EnginePage(tab);
    m_fleet = new FleetPage(tab);
    for (QWidget *page : std::initializer_list<QWidget *>{m_devices, m_engine, m_fleet})
        m_pages->addWidget(page);
    auto *column = new QVBoxLayout(tab);
    column->setContentsMargins(0, kSpaceS, 0, 0);
    column->setSpacing(kSpaceS);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpaceS);
    row->addWidget(m_sources, 1);
    row->addWidget(m_attach);
    column->addLayout(row);
    column->addWidget(m_address);
    column->addWidget(m_token);
    column->addWidget(m_pages, 1);
    return tab;
}

AttachTo MeasurePanel::source() const
{
    return static_cast<AttachTo>(m_sources->currentIndex());
}

void MeasurePanel::showSource(AttachTo source)
{
    m_tabs->setCurrentIndex(0);
    m_sources->setCurrentIndex(static_cast<int>(source));
}

void MeasurePanel::showKept()
{
    m_tabs->setCurrentWidget(m_kept);
}

void MeasurePanel::setAttached(bool attached)
{
    m_attached = attached;
    showFields();
}

void MeasurePanel::setInput(const PlotInput &input)
{
    m_devices->setInput(input);
    m_engine->setInput(input);
    m_fleet->setInput(input);
    m_kept->setInput(input);
}

void MeasurePanel::askOrLetGo()
{
    if (m_attached)
        emit detachAsked(source());
    else
        emit attachAsked(source(), m_address->text().trimmed(), m_token->text());
}

void MeasurePanel::showFields()
{
    const AttachTo to = source();
    m_address->setVisible(to != AttachTo::ThisMachine && to != AttachTo::SavedRun);
    m_token->setVisible(to == AttachTo::Prometheus);
    m_address->setEnabled(!m_attached);
    m_token->setEnabled(!m_attached);
    m_pages->setCurrentWidget(to == AttachTo::Engine       ? static_cast<QWidget *>(m_engine)
                              : to == AttachTo::Prometheus ? static_cast<QWidget *>(m_fleet)
                                                           : static_cast<QWidget *>(m_devices));
    m_attach->setText(m_attached                 ? tr("Detach")
                      : to == AttachTo::SavedRun ? tr("Open…")
                                                 //: A button: connects to a machine, an engine or a server.
                                                 : tr("Attach"));
    const QString example = to == AttachTo::Host     ? tr("user@host")
                            : to == AttachTo::Engine ? QStringLiteral("localhost:8000")
                                                     : QStringLiteral("prometheus:9090");
    m_address->setPlaceholderText(example);
    m_address->setAccessibleName(to == AttachTo::Host ? tr("Host, as for ssh") : tr("Address of the server"));
}

void MeasurePanel::retranslate()
{
    setAccessibleName(tr("Measure")); // the title of the panel too
    m_tabs->tabBar()->setAccessibleName(tr("Measure"));
    m_tabs->setTabText(0, tr("Attach"));
    //: A tab: the measurements that are kept in the document
    m_tabs->setTabText(1, tr("Kept"));
    m_sources->setAccessibleName(tr("Attach to"));
    const QStringList names{tr("This machine"), tr("A host, by ssh"), tr("A saved run"),
                            tr("A serving engine"), tr("A Prometheus server")};
    for (int i = 0; i < kAttachTo; ++i)
        m_sources->setItemText(i, names[i]);
    m_token->setPlaceholderText(tr("bearer token, if needed"));
    m_token->setAccessibleName(tr("Bearer token"));
    showFields();
}

void MeasurePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
