// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/devicepage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/panels/devicedocument.h"
#include "widgets/panels/documentview.h"
#include "widgets/pickers/labels.h"
#include "widgets/sentences/names.h"
#include "widgets/sentences/probewords.h"

namespace headroom {

namespace {

constexpr int kMostLines = 4; // of the list without scrolling
constexpr int kLineHeight = 30;
constexpr int kParts = 1000; // of the progress bar

} // namespace

DevicePage::DevicePage(QWidget *parent)
    : QWidget(parent)
{
    createParts();
    layOut();
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        showState();
        write();
    });
    connect(m_measure, &QPushButton::clicked, this, [this] { emit measureAsked(device()); });
    connect(m_watch, &QPushButton::clicked, this, [this] { emit watchAsked(device()); });
    connect(m_cancel, &QPushButton::clicked, this, &DevicePage::cancelAsked);
    connect(m_use, &QPushButton::clicked, this, [this] { emit useAsked(device()); });
    retranslate();
}

void DevicePage::createParts()
{
    m_list = new QListWidget(this);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_measure = new QPushButton(this);
    m_measure->setProperty("primary", true);
    m_watch = new QPushButton(this);
    m_cancel = new QPushButton(this);
    m_use = new QPushButton(this);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, kParts);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(kSpaceS);
    m_step = captionLabel(this);
    m_step->setWordWrap(true);
    m_document = new DocumentView(this);
}

void DevicePage::layOut()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpaceS);
    buttons->addWidget(m_measure);
    buttons->addWidget(m_watch);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpaceS);
    column->addWidget(m_list);
    column->addLayout(buttons);
    column->addWidget(m_progress);
    column->addWidget(m_step);
    column->addWidget(m_document, 1);
    column->addWidget(m_use);
}

int DevicePage::device() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toInt() : -1;
}

QString DevicePage::stepLine() const
{
    return m_step->text();
}

void DevicePage::setInput(const PlotInput &input)
{
    m_input = input;
    m_stale = true;
    if (isVisible())
        refresh();
}

void DevicePage::setView(const DeviceView &view)
{
    m_view = view;
    showDevices();
    m_stale = true;
    if (isVisible())
        refresh();
}

void DevicePage::refresh()
{
    if (m_input.isEmpty())
        return;
    m_stale = false;
    showState();
    write();
}

// Lines are replaced, not built anew, so that the choice stays under the pointer.
void DevicePage::showDevices()
{
    const auto &devices = m_view.report.devices;
    while (m_list->count() > static_cast<int>(devices.size()))
        delete m_list->takeItem(m_list->count() - 1);
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const int row = static_cast<int>(i);
        if (row == m_list->count())
            m_list->addItem(QString());
        m_list->item(row)->setText(deviceLine(m_view.report, devices[i]));
        m_list->item(row)->setData(Qt::UserRole, devices[i].index);
    }
    if (m_list->currentRow() < 0 && m_list->count() > 0)
        m_list->setCurrentRow(0);
    m_list->setVisible(m_list->count() > 0);
    m_list->setFixedHeight(std::clamp(m_list->count(), 1, kMostLines) * kLineHeight + 4);
}

void DevicePage::showState()
{
    const bool can = device() >= 0 && !m_view.saved;
    const bool busy = m_view.isBusy();
    m_measure->setVisible(can);
    m_watch->setVisible(can);
    m_measure->setEnabled(!busy);
    m_watch->setEnabled(!busy);
    m_cancel->setVisible(busy);
    m_cancel->setText(m_view.doing == DeviceView::Doing::Watching ? tr("Stop") : tr("Cancel"));
    m_progress->setVisible(m_view.doing == DeviceView::Doing::Measuring);
    m_progress->setValue(static_cast<int>(m_view.report.progress * kParts));
    const bool step = busy && m_view.doing != DeviceView::Doing::Watching;
    m_step->setVisible(step);
    m_step->setText(step ? stepText(m_view.report.step) : QString());
    const QString why = whyNotUsed(m_input, m_view, device());
    m_use->setVisible(m_view.measured && m_view.success && !busy);
    m_use->setEnabled(why.isEmpty());
    m_use->setToolTip(plainToolTip(
        why.isEmpty() ? tr("Measured memory and bandwidth take the place of the vendor's; one step to undo")
                      : why));
}

void DevicePage::write()
{
    if (m_input.isEmpty())
        return;
    const int place = m_document->verticalScrollBar()->value();
    writeDevice(m_document->document(), palette(), m_input, m_view, device());
    m_document->verticalScrollBar()->setValue(place);
}

void DevicePage::retranslate()
{
    m_list->setAccessibleName(tr("Devices"));
    m_measure->setText(tr("Measure"));
    m_measure
        ->setToolTip(tr("Streaming read, copy, launches and a decode replay of the selected card's model: "
                        "about a minute"));
    m_watch->setText(tr("Watch"));
    m_watch->setToolTip(tr("Memory, power and load once a second, on the plot of memory"));
    m_use->setText(tr("Use what was measured"));
    m_progress->setAccessibleName(tr("Progress of the measurement"));
    m_document->setAccessibleName(tr("Check-list"));
    showDevices();
    showState();
}

void DevicePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void DevicePage::changeEvent(QEvent *event)
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

QString whyNotUsed(const PlotInput &input, const DeviceView &view, int device)
{
    const ProbeDevice *found = view.report.device(device);
    if (input.isEmpty() || !found)
        return DevicePage::tr("Nothing was measured.");
    const auto index = static_cast<std::size_t>(std::max(0, input.selected));
    if (index >= input.evaluation->results.size())
        return DevicePage::tr("No card is selected.");
    const ProbePartition *partition = view.report.partition(device);
    if (partition && partition->count.value_or(1) > 1)
        return DevicePage::tr("A partition was measured; the card is a whole part.");
    if (found->accelerator != input.evaluation->results[index].configuration.accelerator)
        return DevicePage::tr("The selected card is another accelerator.");
    return {};
}

} // namespace headroom
