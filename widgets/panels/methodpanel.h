// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/scenario/edit.h"
#include "widgets/plots/plotinput.h"
#include "widgets/sentences/said.h"

class QLabel;
class QPushButton;

namespace headroom {

class DocumentView;
class SettingsForm;

// "Engine": the settings of the method, what the engine would print for the selected card beside what fits,
// and what it keeps back.
class MethodPanel : public QWidget {
    Q_OBJECT

public:
    explicit MethodPanel(QWidget *parent = nullptr);

    void setInput(const PlotInput &input); // costs nothing while the panel is hidden
    [[nodiscard]] SettingsForm *form() const { return m_form; }
    [[nodiscard]] DocumentView *view() const { return m_view; }

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);
    void complained(const headroom::Said &said);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void refresh();
    [[nodiscard]] MethodSettings withoutMethod() const;

    PlotInput m_input;
    QLabel *m_explained = nullptr;
    SettingsForm *m_form = nullptr;
    QPushButton *m_defaults = nullptr;
    DocumentView *m_view = nullptr;
};

} // namespace headroom
