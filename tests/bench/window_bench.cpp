// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/report.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <qcustomplot.h>

#include "app/headroom/mainwindow.h"
#include "app/headroom/plotsarea.h"
#include "app/headroom/session.h"
#include "widgets/plots/plotcard.h"
#include "widgets/sentences/language.h"
#include "widgets/theme/theme.h"

namespace headroom::bench {

namespace {

// Paint events of a window and all in it.
class PaintCounter : public QObject {
public:
    int paints = 0;
    bool eventFilter(QObject *, QEvent *event) override
    {
        paints += event->type() == QEvent::Paint;
        return false;
    }
};

// A figure of /proc/self/status, 0 where there is none.
double statusFigure(const QByteArray &key)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0.0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith(key))
            return line.mid(key.size()).simplified().split(' ').first().toDouble();
    return 0.0;
}

void spin(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents,
                                        int(milliseconds - timer.elapsed()));
}

// From one edit of the context until every plot and widget has painted it.
void drag(Session &session, const char *name)
{
    std::vector<double> times;
    for (int i = 0; i < 240; ++i) {
        const auto tokens = static_cast<Tokens>(8192.0 * std::pow(32.0, (i % 120) / 119.0));
        const auto start = Clock::now();
        session.edit(SetContext{tokens}, 1);
        QCoreApplication::processEvents(); // evaluation, which queues the repaints
        QCoreApplication::processEvents(); // the repaints, of what changed
        times.push_back(secondsSince(start) * 1e3);
    }
    report((std::string(name) + "_median").c_str(), percentile(times, 0.5), "ms");
    report((std::string(name) + "_p95").c_str(), percentile(times, 0.95), "ms");
}

// From new figures for one plot until it is painted.
void eachPlot(const MainWindow &window, const Session &session)
{
    const QList<PlotCard *> plots = window.plots()->plots();
    constexpr const char *names[] = {"plot_what_fits", "plot_memory", "plot_how_fast", "plot_trade_off"};
    for (int plot = 0; plot < plots.size(); ++plot) {
        std::vector<double> times;
        for (int i = 0; i < 60; ++i) {
            Scenario scenario = session.scenario();
            scenario.context = 8192 + 2048 * i;
            PlotInput input = window.input();
            input.evaluation = evaluate(*input.catalog, scenario);
            const auto start = Clock::now();
            plots.at(plot)->setInput(input);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            times.push_back(secondsSince(start) * 1e3);
        }
        report(names[plot], percentile(times, 0.5), "ms");
    }
}

// Eight of each of six parts with a mixture of experts: every curve, band, strip and mark is there.
Scenario sixParts()
{
    Scenario scenario;
    scenario.model = "deepseek-v3";
    scenario.context = 8192;
    scenario.sequences = 8;
    for (const char *part : {"mi300x", "h200-sxm", "b200-sxm", "mi325x", "mi355x", "h100-sxm"}) {
        Configuration configuration;
        configuration.accelerator = part;
        configuration.weights = "fp8_e4m3_channel";
        configuration.parallel.tensor = 8;
        scenario.configurations.push_back(configuration);
    }
    return scenario;
}

void idle()
{
    spin(500);
    const double before = statusFigure("voluntary_ctxt_switches:");
    const std::clock_t clock = std::clock();
    QEventLoop loop;
    QTimer::singleShot(3000, &loop, &QEventLoop::quit); // the one wake-up of our own
    loop.exec();
    report("idle_wake_ups_in_3_s", std::max(0.0, statusFigure("voluntary_ctxt_switches:") - before - 1), "1");
    report("idle_cpu_in_3_s", double(std::clock() - clock) / CLOCKS_PER_SEC * 1e3, "ms");
}

} // namespace

void window()
{
    const auto start = Clock::now();
    auto catalog = std::make_shared<const Catalog>(builtInCatalog());
    Language language;
    language.use(QStringLiteral("en"));
    applyTheme(ThemeChoice::Light);
    Session session(catalog);
    Settings settings;
    MainWindow window(session, settings, language);
    PaintCounter counter;
    window.installEventFilter(&counter);
    window.resize(1600, 1000);
    window.show();
    while (counter.paints == 0)
        QCoreApplication::processEvents();
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents(); // the plots' queued first paint
    report("first_painted_frame", secondsSince(start), "s");

    drag(session, "drag_three_configurations");
    while (session.scenario().configurations.size() < kMostConfigurations) {
        Configuration more = session.scenario().configurations.front();
        more.parallel.tensor = 1 << session.scenario().configurations.size();
        session.edit(AddConfiguration{more});
    }
    QCoreApplication::processEvents();
    drag(session, "drag_six_configurations");
    session.edit(ReplaceScenario{sixParts()});
    QCoreApplication::processEvents();
    drag(session, "drag_six_parts");
    eachPlot(window, session);
    report("resting_memory", statusFigure("VmRSS:") / 1024.0, "MiB");
    idle();
}

} // namespace headroom::bench
