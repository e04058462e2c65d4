// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/plots/plotinput.h"

class QLabel;

namespace headroom {

class StepBars;

// "One token": where the time of a decode step goes, and for a mixture how many experts a step touches.
class StepPanel : public QWidget {
    Q_OBJECT

public:
    explicit StepPanel(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] StepBars *bars() const { return m_bars; }
    [[nodiscard]] QString remark() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showTexts();

    PlotInput m_input;
    QLabel *m_head = nullptr;
    StepBars *m_bars = nullptr;
    QLabel *m_remark = nullptr;
};

} // namespace headroom
