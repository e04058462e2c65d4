// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "model/scenario/scenario.h"
#include "widgets/plots/plotinput.h"
#include "widgets/sentences/said.h"

class QComboBox;
class QGridLayout;
class QLabel;

namespace headroom {

class OverrideField;

// The settings of the method, one row each. What is not set shows the value in force for the selected card;
// a setting that changes nothing for its model cannot be set.
class SettingsForm : public QWidget {
    Q_OBJECT

public:
    explicit SettingsForm(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);

signals:
    void settingsEdited(const headroom::MethodSettings &settings);
    void complained(const headroom::Said &said);

protected:
    void changeEvent(QEvent *event) override;

private:
    // A field to type in, or a list to choose from.
    struct Row {
        const Setting *setting = nullptr;
        QLabel *caption = nullptr;
        OverrideField *field = nullptr;
        QComboBox *choice = nullptr;
        QLabel *unit = nullptr;
    };

    void createRows(Method method);
    void createRow(QGridLayout *grid, int line, const Setting &setting);
    void createChoice(Row &row);
    void retranslate();
    void showRow(const Row &row, const MethodSettings &inForce);
    void showField(const Row &row, const QString &set, const QString &inForce);
    void showChoice(const Row &row, const QString &set, const QString &inForce);
    void take(const Setting &setting, const QString &value);
    [[nodiscard]] QString shown(const Setting &setting, const std::string &value) const;

    PlotInput m_input;
    MethodSettings m_settings;
    std::optional<Method> m_method;
    std::vector<Row> m_rows;
};

} // namespace headroom
