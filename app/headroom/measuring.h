// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/attach/enginepoll.h"
#include "app/attach/fleetpoll.h"
#include "app/attach/proberun.h"
#include "app/headroom/session.h"
#include "widgets/panels/devicepage.h"
#include "widgets/panels/measurepanel.h"
#include "widgets/plots/livemarks.h"

namespace headroom {

// What the panel of measurements is attached to: probes, an engine, a fleet. What they say goes to the panel
// and, as marks, to the plots; what is kept of it becomes an edit of the document.
class Measuring : public QObject {
    Q_OBJECT

public:
    Measuring(Session &session, MeasurePanel &panel, QObject *parent);

    void setInput(const PlotInput &input);
    void showSavedRun(const ProbeReport &report, const QString &file); // and keep what it measured
    [[nodiscard]] const LiveMarks &marks() const { return m_marks; }
    void setProbeOptions(const QStringList &options); // of the probe on this machine
    [[nodiscard]] ProbeRun *probe() { return &m_probe; }
    [[nodiscard]] ProbeRun *watch() { return &m_watch; }
    [[nodiscard]] EnginePoll *engine() { return &m_engine; }
    [[nodiscard]] FleetPoll *fleet() { return &m_fleet; }

signals:
    void marksChanged();
    void openAsked(); // a saved run is to be chosen

private:
    void connectPanel();
    void attach(AttachTo to, const QString &address, const QString &token);
    void detach(AttachTo to);
    void showSource(AttachTo to);

    // Devices.
    void list(const QString &host);
    void measure(int device);
    void startWatching(int device);
    void cancel();
    void showProbe();
    void probeEnded();
    void showWatch();
    void watchEnded();
    void useMeasured(int device);
    [[nodiscard]] QByteArray shapes() const; // of the selected card's model
    [[nodiscard]] QString place() const;

    // Engines and fleets.
    void showEngine();
    void showFleet();
    void keepEngine();
    void keepFleet();
    [[nodiscard]] RunConditions conditionsOfCard() const;
    [[nodiscard]] const ConfigurationResult *card() const;
    void updateMarks();
    void addEngineMarks(LiveMarks &marks) const;
    void addFleetMarks(LiveMarks &marks) const;
    void addWatchMarks(LiveMarks &marks) const;

    Session &m_session;
    MeasurePanel &m_panel;
    PlotInput m_input;
    LiveMarks m_marks;
    ProbeRun m_probe;
    ProbeRun m_watch;
    EnginePoll m_engine;
    FleetPoll m_fleet;
    QString m_host; // empty: this machine
    DeviceView m_view;
    ProbeReport m_listed; // before a device was measured
    bool m_engineAsked = false;
    bool m_fleetAsked = false;
    int m_series = 0; // the card that live marks stand beside
};

} // namespace headroom
