// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

#include "widgets/plots/plotinput.h"
#include "widgets/sentences/said.h"

class QGridLayout;
class QLabel;

namespace headroom {

class OverrideField;
class PickerButton;

// What stands behind a card's disclosure: its own model, and figures over the catalog's and the
// method's. Placeholders show the figure in force.
class OverridesForm : public QWidget {
    Q_OBJECT

public:
    explicit OverridesForm(QWidget *parent = nullptr);

    void setResult(const PlotInput &input, const ConfigurationResult &result);

signals:
    void overridesEdited(const headroom::Overrides &overrides);
    void modelEdited(const std::string &model); // empty: the shared one
    void complained(const headroom::Said &said);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Field { ReserveRow, UtilizationRow, MemoryRow, BandwidthRow, PoolRow, PriceRow, PowerRow, Rows };
    void createModelRow(QGridLayout *grid);
    void createField(QGridLayout *grid, Field field);
    void retranslate();
    void showModel(const Configuration &configuration);
    void showCosts(const ConfigurationResult &result);
    void showFields(const ConfigurationResult &result);
    void showMemory(Field field, const std::optional<Bytes> &set, Bytes inForce);
    void take(Field field, const std::optional<double> &value);

    PlotInput m_input;
    Overrides m_overrides;
    QLabel *m_modelCaption = nullptr;
    PickerButton *m_model = nullptr;
    std::array<QLabel *, Rows> m_captions{};
    std::array<QLabel *, Rows> m_units{};
    std::array<OverrideField *, Rows> m_fields{};
};

} // namespace headroom
