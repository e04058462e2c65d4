// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/measurement/compare.h"
#include "widgets/plots/plotinput.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace headroom {

class RunScatter;

// "How good is this?": the rate rule against every published run that can be compared, computed here and
// now: the scatter, the share inside the band and the median error, by group.
class RunsPanel : public QWidget {
    Q_OBJECT

public:
    // `runs` gives the published runs when they are first looked at.
    explicit RunsPanel(const MeasurementSet &(*runs)(), QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] RunScatter *scatter() const { return m_scatter; }
    [[nodiscard]] QTableWidget *scores() const { return m_scores; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void createParts();
    void retranslate();
    void compare();
    void showComparison();
    void fillScores();
    [[nodiscard]] const std::vector<ComparedRun> &shown() const;
    [[nodiscard]] QString nameOf(const Score &score) const;

    const MeasurementSet &(*m_runs)();
    PlotInput m_input;
    std::shared_ptr<const Catalog> m_compared; // with which catalog
    Comparison m_comparison;
    QComboBox *m_what = nullptr;
    QComboBox *m_said = nullptr;
    QComboBox *m_grouping = nullptr;
    QLabel *m_sentence = nullptr;
    RunScatter *m_scatter = nullptr;
    QTableWidget *m_scores = nullptr;
    QLabel *m_remark = nullptr;
};

} // namespace headroom
