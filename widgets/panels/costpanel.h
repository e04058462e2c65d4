// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/scenario/edit.h"
#include "widgets/plots/plotinput.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace headroom {

class DocumentView;
class PlainDocument;

// "Cost": what tokens cost on the selected configuration, where it changes places with the others, and what
// its answer depends on most.
class CostPanel : public QWidget {
    Q_OBJECT

public:
    explicit CostPanel(QWidget *parent = nullptr);

    void setInput(const PlotInput &input); // costs nothing while the panel is hidden
    [[nodiscard]] DocumentView *view() const { return m_view; }
    [[nodiscard]] QComboBox *basis() const { return m_basis; }

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);
    void workingAsked(headroom::Term result);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void createPrices();
    void retranslate();
    void refresh();
    void showPrices();
    void writeCosts(PlainDocument &document, const ConfigurationResult &result) const;
    void writeWorkings(PlainDocument &document, const ConfigurationResult &result) const;
    void writeBreakEvens(PlainDocument &document, std::size_t selected) const;
    void writeAgainst(PlainDocument &document, std::size_t selected, std::size_t other,
                      const QStringList &names) const;
    void writeSensitivity(PlainDocument &document, const ConfigurationResult &result) const;

    PlotInput m_input;
    bool m_stale = true;
    QLabel *m_basisCaption = nullptr;
    QComboBox *m_basis = nullptr;
    QLabel *m_yearsCaption = nullptr;
    QDoubleSpinBox *m_years = nullptr;
    DocumentView *m_view = nullptr;
};

} // namespace headroom
