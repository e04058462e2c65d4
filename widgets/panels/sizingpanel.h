// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <optional>

#include "model/scenario/edit.h"
#include "model/sizing/sizing.h"
#include "widgets/plots/plotinput.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QTableWidget;

namespace headroom {

class QuietSpinBox;

// "What to buy": which accelerators serve so many users under the conditions of the comparison, best first,
// and the nearest miss of all others. A row that is clicked becomes a card.
class SizingPanel : public QWidget {
    Q_OBJECT

public:
    explicit SizingPanel(QWidget *parent = nullptr);

    void setInput(const PlotInput &input); // searches soon after the last change, and only while visible
    void searchNow();
    [[nodiscard]] const SizingResult &result() const { return m_result; }
    [[nodiscard]] QTableWidget *table() const { return m_table; }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QuietSpinBox *users() const { return m_users; }

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);
    void chosen(const headroom::Configuration &configuration);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void createLimits();
    QDoubleSpinBox *addLimit(int decimals, double most);
    void retranslate();
    void searchSoon();
    void connectLimits();
    void change(QuietSpinBox *box, void (*how)(Purchase &purchase, int value));
    void change(QDoubleSpinBox *box, void (*how)(SizingLimits &limits, double value));
    [[nodiscard]] const Purchase &purchase() const { return m_input.evaluation->scenario.purchase; }
    void showLimits();
    void showResult();
    void fillRanked();
    void fillRejects();
    void setRow(int row, const QStringList &cells, bool muted);
    void choose(int row);

    PlotInput m_input;
    SizingResult m_result;
    std::vector<Candidate> m_shown;
    QTimer m_soon;
    std::vector<QLabel *> m_captions;
    QuietSpinBox *m_users = nullptr;
    QDoubleSpinBox *m_firstToken = nullptr;
    QDoubleSpinBox *m_budget = nullptr;
    QDoubleSpinBox *m_power = nullptr;
    QuietSpinBox *m_devices = nullptr;
    QComboBox *m_rank = nullptr;
    QLabel *m_sentence = nullptr;
    QTableWidget *m_table = nullptr;
    QLabel *m_star = nullptr;
    QLabel *m_remark = nullptr;
};

} // namespace headroom
