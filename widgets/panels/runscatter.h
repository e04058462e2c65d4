// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/measurement/compare.h"
#include "widgets/plots/plotinput.h"

namespace headroom {

// Published runs: measured against predicted seconds on logarithmic axes, with the diagonal. What lies
// inside its band is a disc, what does not a cross.
class RunScatter : public QWidget {
    Q_OBJECT

public:
    explicit RunScatter(QWidget *parent = nullptr);

    // Refers to the runs and the set until the next call.
    void setRuns(const PlotInput &input, const std::vector<ComparedRun> *runs, const MeasurementSet *set);
    [[nodiscard]] const ComparedRun *runAt(const QPointF &at) const; // the nearest within reach, else nullptr

    [[nodiscard]] QSize sizeHint() const override { return {360, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 200}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fitAxes();
    void paintAxes(QPainter &painter) const;
    void paintRuns(QPainter &painter) const;
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPointF placeOf(double measured, double predicted) const;
    [[nodiscard]] QString textOf(const ComparedRun &run) const;

    PlotInput m_input;
    const std::vector<ComparedRun> *m_runs = nullptr;
    const MeasurementSet *m_set = nullptr;
    double m_from = 1e-3; // seconds, of both axes
    double m_to = 1.0;
};

} // namespace headroom
