// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/fleetpage.h"

#include <QComboBox>
#include <QEvent>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/panels/documentview.h"
#include "widgets/panels/plaindocument.h"
#include "widgets/sentences/attachwords.h"
#include "widgets/sentences/livewords.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kListHeight = 96;
constexpr std::size_t kMostReplicas = 40; // written out

} // namespace

FleetPage::FleetPage(QWidget *parent)
    : QWidget(parent)
{
    m_jobs = new QComboBox(this);
    m_jobs->setFocusPolicy(Qt::StrongFocus);
    m_jobs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_instances = new QListWidget(this);
    m_instances->setFixedHeight(kListHeight);
    m_instances->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_document = new DocumentView(this);
    m_keep = new QPushButton(this);
    m_keep->setEnabled(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpaceS);
    column->addWidget(m_jobs);
    column->addWidget(m_instances);
    column->addWidget(m_document, 1);
    column->addWidget(m_keep);
    connect(m_jobs, &QComboBox::activated, this,
            [this](int index) { emit jobChosen(m_jobs->itemText(index)); });
    connect(m_instances, &QListWidget::itemChanged, this,
            [this] { emit instancesChosen(checkedInstances()); });
    connect(m_keep, &QPushButton::clicked, this, &FleetPage::keepAsked);
    retranslate();
    showChoices();
}

// All of them: none is named, so that new ones are shown too.
QStringList FleetPage::checkedInstances() const
{
    QStringList checked;
    for (int i = 0; i < m_instances->count(); ++i)
        if (m_instances->item(i)->checkState() == Qt::Checked)
            checked << m_instances->item(i)->text();
    return checked.size() == m_instances->count() ? QStringList() : checked;
}

void FleetPage::setInput(const PlotInput &input)
{
    m_input = input;
    refresh();
}

void FleetPage::setView(const FleetView &view)
{
    m_view = view;
    showChoices();
    refresh();
}

void FleetPage::showChoices()
{
    const QSignalBlocker jobs(m_jobs);
    const QSignalBlocker instances(m_instances);
    m_jobs->clear();
    m_jobs->addItems(m_view.jobs);
    m_jobs->setCurrentText(m_view.job);
    if (m_view.job.isEmpty())
        m_jobs->setCurrentIndex(-1);
    m_jobs->setVisible(!m_view.jobs.isEmpty());
    while (m_instances->count() > m_view.instances.size())
        delete m_instances->takeItem(m_instances->count() - 1);
    for (qsizetype i = 0; i < m_view.instances.size(); ++i) {
        const int row = static_cast<int>(i);
        if (row == m_instances->count())
            m_instances->addItem(QString());
        QListWidgetItem *item = m_instances->item(row);
        item->setText(m_view.instances[i]);
        const bool chosen = m_view.chosen.isEmpty() || m_view.chosen.contains(m_view.instances[i]);
        item->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    }
    m_instances->setVisible(m_instances->count() > 1);
}

void FleetPage::refresh()
{
    m_keep->setEnabled(m_view.replicas && !m_view.replicas->empty());
    if (!isVisible() || m_input.isEmpty())
        return;
    const int place = m_document->verticalScrollBar()->value();
    write();
    m_document->verticalScrollBar()->setValue(place);
}

void FleetPage::write()
{
    const Numbers numbers = m_input.numbers();
    PlainDocument document(m_document->document(), palette());
    if (!m_view.asked)
        document.line(
            tr("Attach to the Prometheus server that scrapes your engines already: its last hour is shown, "
               "replica by replica. A token stays in memory and is never stored."));
    if (m_view.problem) {
        document.warning(problemText(*m_view.problem, numbers));
        if (const QString retry = retryText(m_view.pause, numbers); !retry.isEmpty())
            document.muted(retry);
    } else if (!m_view.jobs.isEmpty() && m_view.job.isEmpty()) {
        document.line(tr("Choose the job whose engines are to be shown."));
    }
    if (!m_view.replicas)
        return;
    document.title(m_view.job);
    for (const QString &line : fleetLines(fleetRates(*m_view.replicas), numbers))
        document.line(line);
    document.heading(tr("Replicas"));
    for (std::size_t i = 0; i < std::min(m_view.replicas->size(), kMostReplicas); ++i)
        document.line(replicaLine((*m_view.replicas)[i], numbers));
    if (m_view.replicas->size() > kMostReplicas)
        document.muted(tr("and %n more", "replicas of a fleet",
                          static_cast<int>(m_view.replicas->size() - kMostReplicas)));
}

void FleetPage::retranslate()
{
    //: Of Prometheus
    m_jobs->setAccessibleName(tr("Job"));
    //: Of a job of Prometheus
    m_instances->setAccessibleName(tr("Instances"));
    m_document->setAccessibleName(tr("The fleet now"));
    m_keep->setText(tr("Keep these values"));
    m_keep->setToolTip(tr("Medians with their spread, under the conditions of the selected card"));
    refresh();
}

void FleetPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void FleetPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace headroom
