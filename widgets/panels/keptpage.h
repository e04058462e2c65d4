// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/scenario/edit.h"
#include "widgets/plots/plotinput.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace headroom {

// The measurements of the document as a table: sorted, hidden, deleted, exported, and put in the place of the
// vendor's figures.
class KeptPage : public QWidget {
    Q_OBJECT

public:
    explicit KeptPage(QWidget *parent = nullptr);

    void setInput(const PlotInput &input); // costs nothing while it is hidden
    [[nodiscard]] QTableWidget *table() const { return m_table; }
    [[nodiscard]] QPushButton *hideButton() const { return m_hide; }
    [[nodiscard]] QPushButton *deleteButton() const { return m_delete; }
    [[nodiscard]] QPushButton *useButton() const { return m_use; }
    [[nodiscard]] QPushButton *exportButton() const { return m_export; }

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);
    void exportAsked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void createParts();
    void retranslate();
    void refresh();
    void fill();
    void setWidths();
    void showButtons();
    void hideOrShow();
    void use();
    [[nodiscard]] std::vector<std::size_t> chosen() const; // into the document's measurements
    [[nodiscard]] bool allHidden(const std::vector<std::size_t> &rows) const;
    [[nodiscard]] QString whyNotUsed() const;

    PlotInput m_input;
    Scenario m_shown; // what the table was filled from
    QLocale m_shownIn;
    bool m_filled = false;
    QLabel *m_sentence = nullptr;
    QTableWidget *m_table = nullptr;
    QPushButton *m_hide = nullptr;
    QPushButton *m_delete = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace headroom
