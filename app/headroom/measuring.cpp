// SPDX-License-Identifier: GPL-3.0-or-later
// Attaching, and the devices of a machine; engines are in measuringlive.cpp.
#include "app/headroom/measuring.h"

#include <QSysInfo>

#include "model/measurement/token_shapes.h"
#include "model/measurement/use_measured.h"
#include "widgets/panels/enginepage.h"
#include "widgets/panels/fleetpage.h"
#include "widgets/panels/keptpage.h"

#include <algorithm>

namespace headroom {

namespace {

using Doing = DeviceView::Doing;

// What a run says of the devices it asked for, and what the list said of the others.
ProbeReport merged(ProbeReport run, const ProbeReport &listed)
{
    for (const ProbeDevice &device : listed.devices)
        if (!run.device(device.index))
            run.devices.push_back(device);
    for (const ProbePartition &partition : listed.partitions)
        if (!run.partition(partition.index))
            run.partitions.push_back(partition);
    std::sort(run.devices.begin(), run.devices.end(),
              [](const ProbeDevice &a, const ProbeDevice &b) { return a.index < b.index; });
    return run;
}

// Of a report, one device.
ProbeReport only(ProbeReport report, int device)
{
    std::erase_if(report.devices, [device](const ProbeDevice &d) { return d.index != device; });
    std::erase_if(report.results, [device](const ProbeResult &r) { return r.index != device; });
    return report;
}

} // namespace

Measuring::Measuring(Session &session, MeasurePanel &panel, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_panel(panel)
{
    connectPanel();
    connect(&m_probe, &ProbeRun::progressed, this, &Measuring::showProbe);
    connect(&m_probe, &ProbeRun::ended, this, &Measuring::probeEnded);
    connect(&m_watch, &ProbeRun::progressed, this, &Measuring::showWatch);
    connect(&m_watch, &ProbeRun::ended, this, &Measuring::watchEnded);
    connect(&m_engine, &EnginePoll::changed, this, &Measuring::showEngine);
    connect(&m_fleet, &FleetPoll::changed, this, &Measuring::showFleet);
}

void Measuring::connectPanel()
{
    connect(&m_panel, &MeasurePanel::attachAsked, this, &Measuring::attach);
    connect(&m_panel, &MeasurePanel::detachAsked, this, &Measuring::detach);
    connect(&m_panel, &MeasurePanel::sourceChosen, this, &Measuring::showSource);
    connect(m_panel.devices(), &DevicePage::measureAsked, this, &Measuring::measure);
    connect(m_panel.devices(), &DevicePage::watchAsked, this, &Measuring::startWatching);
    connect(m_panel.devices(), &DevicePage::cancelAsked, this, &Measuring::cancel);
    connect(m_panel.devices(), &DevicePage::useAsked, this, &Measuring::useMeasured);
    connect(m_panel.engine(), &EnginePage::keepAsked, this, &Measuring::keepEngine);
    connect(m_panel.fleet(), &FleetPage::keepAsked, this, &Measuring::keepFleet);
    connect(m_panel.fleet(), &FleetPage::jobChosen, &m_fleet, &FleetPoll::choose);
    connect(m_panel.fleet(), &FleetPage::instancesChosen, &m_fleet, &FleetPoll::chooseInstances);
    connect(m_panel.kept(), &KeptPage::editAsked, &m_session, &Session::edit);
}

void Measuring::setInput(const PlotInput &input)
{
    m_input = input;
    m_panel.setInput(input);
}

void Measuring::setProbeOptions(const QStringList &options)
{
    m_probe.setFurtherOptions(options);
    m_watch.setFurtherOptions(options);
}

void Measuring::attach(AttachTo to, const QString &address, const QString &token)
{
    m_series = std::max(0, m_input.selected);
    switch (to) {
    case AttachTo::ThisMachine:
        list({});
        break;
    case AttachTo::Host:
        list(address.isEmpty() ? QStringLiteral(" ") : address); // no host is no host's name
        break;
    case AttachTo::SavedRun:
        emit openAsked();
        break;
    case AttachTo::Engine:
        m_engineAsked = true;
        m_engine.attach(address);
        break;
    case AttachTo::Prometheus:
        m_fleetAsked = true;
        m_fleet.attach(address, token);
        break;
    }
    showSource(to);
}

void Measuring::detach(AttachTo to)
{
    if (to == AttachTo::Engine) {
        m_engine.detach();
        m_engineAsked = false;
        showEngine();
    } else if (to == AttachTo::Prometheus) {
        m_fleet.detach();
        m_fleetAsked = false;
        showFleet();
    }
    showSource(to);
}

void Measuring::showSource(AttachTo to)
{
    m_panel.setAttached((to == AttachTo::Engine && m_engine.isAttached())
                        || (to == AttachTo::Prometheus && m_fleet.isAttached()));
}

void Measuring::list(const QString &host)
{
    if (m_view.isBusy())
        return;
    m_host = host;
    m_view = {};
    m_view.asked = true;
    m_view.doing = Doing::Listing;
    m_panel.devices()->setView(m_view);
    m_probe.start(host, {});
}

void Measuring::measure(int device)
{
    if (m_view.isBusy())
        return;
    m_listed = m_view.report;
    m_listed.results.clear();
    m_view.doing = Doing::Measuring;
    m_view.problem.reset();
    m_view.ended = m_view.success = false;
    m_view.measured = true;
    m_panel.devices()->setView(m_view);
    m_probe.start(m_host, {ProbeOrder::Verb::Measure, device, shapes()});
}

void Measuring::startWatching(int device)
{
    if (m_view.isBusy())
        return;
    m_series = std::max(0, m_input.selected);
    m_view.doing = Doing::Watching;
    m_view.problem.reset();
    m_panel.devices()->setView(m_view);
    m_watch.start(m_host, {ProbeOrder::Verb::Watch, device, {}});
}

void Measuring::cancel()
{
    m_probe.cancel();
    m_watch.cancel();
}

void Measuring::showProbe()
{
    m_view.report = merged(m_probe.report(), m_listed);
    if (m_view.doing == Doing::Listing)
        m_view.report = m_probe.report();
    m_panel.devices()->setView(m_view);
}

void Measuring::probeEnded()
{
    const bool measured = m_view.doing == Doing::Measuring;
    m_view.report = measured ? merged(m_probe.report(), m_listed) : m_probe.report();
    m_view.doing = Doing::Nothing;
    m_view.ended = true;
    m_view.success = m_probe.isSuccess();
    m_view.problem = m_probe.problem();
    m_panel.devices()->setView(m_view);
    if (measured && m_view.success)
        m_session.edit(AddMeasurements{measurementsOf(m_probe.report(), place().toStdString())});
}

// The list stays; the sensors' latest values are put into it.
void Measuring::showWatch()
{
    m_view.report.telemetry = m_watch.report().telemetry;
    m_panel.devices()->setView(m_view);
    updateMarks();
}

void Measuring::watchEnded()
{
    m_view.doing = Doing::Nothing;
    m_view.report.telemetry.clear();
    m_view.report.fatal = m_watch.report().fatal;
    m_view.report.done = m_watch.report().done;
    m_view.report.doneReason = m_watch.report().doneReason;
    m_view.ended = true;
    m_view.problem = m_watch.problem();
    if (m_view.problem && m_view.problem->what == AttachProblem::What::Cancelled) { // that is how watching
                                                                                    // ends
        m_view.problem.reset();
        m_view.ended = false;
    }
    m_panel.devices()->setView(m_view);
    updateMarks();
}

void Measuring::showSavedRun(const ProbeReport &report, const QString &file)
{
    if (m_view.isBusy())
        return;
    m_host = file;
    m_view = {};
    m_view.report = report;
    m_view.asked = m_view.saved = m_view.ended = true;
    m_view.success = report.isSuccess();
    m_view.measured = !report.results.empty();
    if (!report.hello)
        m_view.problem = AttachProblem{AttachProblem::What::NotAProbe, file.toStdString()};
    else if (!report.done)
        m_view.problem = AttachProblem{AttachProblem::What::Ended, file.toStdString(), report.step};
    m_panel.showSource(AttachTo::SavedRun);
    m_panel.devices()->setView(m_view);
    if (m_view.success)
        m_session.edit(AddMeasurements{measurementsOf(report, file.toStdString())});
}

QString Measuring::place() const
{
    return m_host.isEmpty() ? QSysInfo::machineHostName() : m_host;
}

const ConfigurationResult *Measuring::card() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_input.selected));
    return m_input.isEmpty() || index >= m_input.evaluation->results.size()
               ? nullptr
               : &m_input.evaluation->results[index];
}

// The weights alone, as the paper quotient counts them: a cache of one token.
QByteArray Measuring::shapes() const
{
    const ConfigurationResult *result = card();
    if (!result)
        return {};
    const Catalog &catalog = *m_input.catalog;
    const Configuration &c = result->configuration;
    const LanguageModel *model =
        catalog.model(c.model.empty() ? m_input.evaluation->scenario.model : c.model);
    const WeightFormat *format = catalog.weightFormat(c.weights);
    const CacheFormat *cache = catalog.cacheFormat(c.cache);
    if (!model || !format || !cache)
        return {};
    const auto found = tokenShapes(*model, *format, cache->bitsPerElement.value, 1);
    return found ? QByteArray::fromStdString(tokenShapesText(*found)) : QByteArray();
}

void Measuring::useMeasured(int device)
{
    const ConfigurationResult *result = card();
    if (!result || !whyNotUsed(m_input, m_view, device).isEmpty())
        return;
    Configuration configuration = result->configuration;
    for (const KeptMeasurement &m : measurementsOf(only(m_view.report, device), place().toStdString()))
        if (m.quantity == MeasuredQuantity::TotalMemory || m.conditions.program == "read")
            configuration = headroom::useMeasured(std::move(configuration), m);
    m_session.edit(SetConfiguration{static_cast<std::size_t>(m_input.selected), configuration});
}

} // namespace headroom
