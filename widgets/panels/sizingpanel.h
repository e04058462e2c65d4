// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <optional>

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
    void setUsers(int users);
    [[nodiscard]] const SizingResult &result() const { return m_result; }
    [[nodiscard]] QTableWidget *table() const { return m_table; }
    [[nodiscard]] QString sentence() const;

signals:
    void chosen(const headroom::Configuration &configuration);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void createLimits();
    QDoubleSpinBox *addLimit(int decimals, double most);
    void retranslate();
    void searchSoon();
    [[nodiscard]] SizingLimits limits() const;
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
