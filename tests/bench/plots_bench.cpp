// SPDX-License-Identifier: GPL-3.0-or-later
// The plots alone: from a new context to all three painted, over a drag through the lesson.
#include <QApplication>
#include <QGridLayout>

#include <qcustomplot.h>

#include "tests/bench/report.h"
#include "tests/widgets/plot_input.h"

#include "widgets/plots/capacityplot.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/rateplot.h"
#include "widgets/theme/theme.h"

#include <cmath>

namespace headroom::bench {

namespace {

constexpr int kDrags = 200;

// Three cards as the window of 1600 x 1000 shows them: two above, one below.
struct Plots {
    QWidget window;
    std::vector<PlotCard *> cards;

    Plots()
    {
        auto *grid = new QGridLayout(&window);
        cards = {new CapacityPlot(&window), new MemoryPlot(&window), new RatePlot(&window)};
        grid->addWidget(cards[0], 0, 0);
        grid->addWidget(cards[1], 0, 1);
        grid->addWidget(cards[2], 1, 0, 1, 2);
        window.resize(1600, 1000);
    }
    void show(const PlotInput &input)
    {
        for (PlotCard *card : cards)
            card->setInput(input);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents(); // the repaint that a queued replot asks for
    }
};

// Contexts of a hand that goes from the native window to 8,192 tokens and back.
Tokens contextOf(int step)
{
    const double there = 1.0 - std::abs(1.0 - 2.0 * step / kDrags);
    return static_cast<Tokens>(262144.0 * std::exp2(-5.0 * there));
}

template<class Change> std::vector<double> milliseconds(Plots &plots, Change change)
{
    std::vector<double> times;
    for (int i = 0; i < kDrags; ++i) {
        const auto start = Clock::now();
        plots.show(change(i));
        times.push_back(secondsSince(start) * 1e3);
    }
    return times;
}

void reportTimes(const std::string &name, const std::vector<double> &times)
{
    report((name + "_median").c_str(), percentile(times, 0.5), "ms");
    report((name + "_p95").c_str(), percentile(times, 0.95), "ms");
}

} // namespace

void plots()
{
    applyTheme(ThemeChoice::Light);
    Plots shown;
    shown.window.show();
    shown.show(inputFor(lessonAt(262144), 1));
    reportTimes("plots_context_drag", milliseconds(shown, [](int i) { return inputFor(lessonAt(contextOf(i)), 1); }));
    // A click on a card: the curves change their weight.
    reportTimes("plots_selection", milliseconds(shown, [](int i) { return inputFor(lessonAt(8192), i % 3); }));
    // Another model: axes and all.
    const Scenario lesson = lessonAt(8192);
    Scenario other = lesson;
    other.model = "gemma-3-27b";
    reportTimes("plots_everything", milliseconds(shown, [&](int i) { return inputFor(i % 2 ? lesson : other, 1); }));
}

} // namespace headroom::bench
