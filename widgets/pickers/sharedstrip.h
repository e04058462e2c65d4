// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "model/scenario/edit.h"
#include "widgets/plots/plotinput.h"
#include "widgets/sentences/said.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace headroom {

class ContextPicker;
class PickerButton;
class QuietSpinBox;

// What all cards share: model, context window, conversations at once, method and weights basis.
class SharedStrip : public QFrame {
    Q_OBJECT

public:
    explicit SharedStrip(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] ContextPicker *context() const { return m_context; }
    [[nodiscard]] QComboBox *method() const { return m_method; }
    // Opens the settings of the method; the window gives it its action.
    [[nodiscard]] QToolButton *settings() const { return m_settings; }
    [[nodiscard]] PickerButton *model() const { return m_model; }

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);
    void complained(const headroom::Said &said);

protected:
    void changeEvent(QEvent *event) override;

private:
    void createParts();
    void layOut();
    void connectParts();
    void retranslate();
    void showModel();

    PlotInput m_input;
    QLabel *m_modelCaption = nullptr;
    PickerButton *m_model = nullptr;
    QLabel *m_contextCaption = nullptr;
    ContextPicker *m_context = nullptr;
    QLabel *m_sequencesCaption = nullptr;
    QuietSpinBox *m_sequences = nullptr;
    QLabel *m_basisCaption = nullptr;
    QComboBox *m_basis = nullptr;
    QLabel *m_methodCaption = nullptr;
    QComboBox *m_method = nullptr;
    QToolButton *m_settings = nullptr;
};

} // namespace headroom
