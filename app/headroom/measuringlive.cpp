// SPDX-License-Identifier: GPL-3.0-or-later
// Engines and fleets that the window is attached to, and the marks on the plots.
#include "app/headroom/measuring.h"

#include <QDate>

#include "widgets/panels/enginepage.h"
#include "widgets/panels/fleetpage.h"
#include "widgets/sentences/livewords.h"
#include "widgets/sentences/probewords.h"

#include <algorithm>

namespace headroom {

namespace {

std::vector<QPointF> pointsOf(const EngineHistory &history)
{
    std::vector<QPointF> points;
    for (const TrailPoint &point : history.trail())
        if (point.perUser && point.running >= 0.5)
            points.emplace_back(point.running, point.perUser->value());
    return points;
}

std::string today()
{
    return QDate::currentDate().toString(Qt::ISODate).toStdString();
}

} // namespace

void Measuring::showEngine()
{
    EngineView view;
    view.asked = m_engineAsked;
    view.place = m_engine.place();
    view.problem = m_engineAsked ? m_engine.problem() : std::nullopt;
    view.pause = m_engine.isAttached() ? m_engine.pause() : 0;
    if (m_engineAsked && !m_engine.history().isEmpty()) {
        view.state = m_engine.history().latest();
        view.rates = m_engine.history().rates();
    }
    m_panel.engine()->setView(view);
    updateMarks();
}

void Measuring::showFleet()
{
    FleetView view;
    view.asked = m_fleetAsked;
    if (m_fleetAsked) {
        view.jobs = m_fleet.jobs();
        view.job = m_fleet.job();
        view.instances = m_fleet.instances();
        view.chosen = m_fleet.chosen();
        view.replicas = m_fleet.replicas();
        view.problem = m_fleet.problem();
        view.pause = m_fleet.isAttached() ? m_fleet.pause() : 0;
    }
    m_panel.fleet()->setView(view);
    updateMarks();
}

// What only the user knows of an engine is taken from the card it is shown beside.
RunConditions Measuring::conditionsOfCard() const
{
    RunConditions conditions;
    if (const ConfigurationResult *result = card()) {
        const Configuration &c = result->configuration;
        conditions.accelerator = c.accelerator;
        conditions.parallel = c.parallel;
        conditions.devices = c.parallel.devices();
        conditions.model = c.model.empty() ? m_input.evaluation->scenario.model : c.model;
        conditions.weights = c.weights;
        conditions.cache = c.cache;
    }
    return conditions;
}

void Measuring::keepEngine()
{
    if (m_engine.history().isEmpty())
        return;
    const EngineState &state = m_engine.history().latest();
    const Origin origin{OriginKind::Engine, m_engine.place().toStdString(), nameOf(state.server), today()};
    m_session.edit(AddMeasurements{
        measurementsOf(state, m_engine.history().rates(), conditionsOfCard(), origin)});
    m_panel.showKept();
}

void Measuring::keepFleet()
{
    if (!m_fleet.replicas())
        return;
    const Origin origin{OriginKind::Prometheus, m_fleet.place().toStdString(),
                        "Prometheus, " + m_fleet.job().toStdString(), today()};
    m_session.edit(AddMeasurements{measurementsOf(*m_fleet.replicas(), conditionsOfCard(), origin)});
    m_panel.showKept();
}

void Measuring::updateMarks()
{
    LiveMarks marks;
    addEngineMarks(marks);
    addFleetMarks(marks);
    addWatchMarks(marks);
    if (marks == m_marks)
        return;
    m_marks = std::move(marks);
    emit marksChanged();
}

// A lost engine has no place on the plots.
void Measuring::addEngineMarks(LiveMarks &marks) const
{
    if (!m_engineAsked || m_engine.problem() || m_engine.history().isEmpty())
        return;
    const EngineState &state = m_engine.history().latest();
    const Numbers numbers = m_input.numbers();
    const QString words = pointWords(state, m_engine.history().rates(), numbers);
    //: Beside a mark on a plot. %1: an address · %2: "32.1 tok/s for each, 10 at once"
    LiveTrail trail{m_series, pointsOf(m_engine.history()),
                    words.isEmpty() ? QString() : tr("%1 now: %2").arg(m_engine.place(), words)};
    if (!words.isEmpty() && !trail.points.empty())
        marks.trails.push_back(std::move(trail));
    if (state.cacheUse)
        //: Beside a mark on a plot. %1: an address · %2: a share
        marks.gauges.push_back({m_series, *state.cacheUse, Bytes{},
                                tr("%1 uses %2 of its cache")
                                    .arg(m_engine.place(), numbers.percent(*state.cacheUse, 1))});
}

void Measuring::addFleetMarks(LiveMarks &marks) const
{
    if (!m_fleetAsked || !m_fleet.replicas())
        return;
    const Numbers numbers = m_input.numbers();
    const FleetRates rates = fleetRates(*m_fleet.replicas());
    QString label;
    if (rates.perUser)
        //: Beside marks on a plot. %1: a job of Prometheus · %2: a rate
        label = tr("replicas of %1, median %2 for each user")
                    .arg(m_fleet.job(), numbers.rate(TokensPerSecond{rates.perUser->median}));
    for (const Replica &replica : *m_fleet.replicas()) {
        std::vector<QPointF> points = pointsOf(replica.history);
        if (!points.empty())
            marks.trails.push_back({m_series, std::move(points), std::exchange(label, QString())});
    }
    if (rates.cacheUse)
        //: Beside a mark on a plot. %1: a job of Prometheus · %2: a share
        marks.gauges.push_back({m_series, rates.cacheUse->median, Bytes{},
                                tr("replicas of %1 use %2 of their caches, in the median")
                                    .arg(m_fleet.job(), numbers.percent(rates.cacheUse->median, 1))});
}

void Measuring::addWatchMarks(LiveMarks &marks) const
{
    if (m_view.doing != DeviceView::Doing::Watching)
        return;
    for (const ProbeTelemetry &telemetry : m_view.report.telemetry)
        if (telemetry.when == "watch" && telemetry.memoryUsed)
            marks.gauges.push_back({m_series, -1.0, *telemetry.memoryUsed,
                                    telemetryText(telemetry, m_input.numbers())});
}

} // namespace headroom
