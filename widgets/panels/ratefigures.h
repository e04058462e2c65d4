// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "widgets/plots/plotinput.h"

class QGridLayout;
class QPushButton;

namespace headroom {

class ElidedLabel;

// The estimate of the selected configuration under the big figures: rates, time to the first token, cost and
// users, each with its band. Each opens its working.
class RateFigures : public QWidget {
    Q_OBJECT

public:
    explicit RateFigures(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] QString textOf(Term term) const; // as shown; empty where the figure is not shown

signals:
    void workingAsked(headroom::Term term);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Cell {
        ElidedLabel *caption = nullptr;
        QPushButton *value = nullptr;
        Term term = Term::UserRate;
    };
    void arrange(std::size_t columns);
    void show(std::size_t cell, Term term, const QString &caption, const QString &value);
    void showNothing();
    void showRates(const ConfigurationResult &result);
    void showServing(const ConfigurationResult &result);
    void showEconomics(const ConfigurationResult &result);
    [[nodiscard]] QString marked(const ConfigurationResult &result, const QString &band,
                                 const QString &typical) const;

    PlotInput m_input;
    std::vector<Cell> m_cells;
    QGridLayout *m_grid = nullptr;
    std::size_t m_columns = 0;
};

} // namespace headroom
