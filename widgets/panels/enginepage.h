// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/measurement/live/attach_problem.h"
#include "model/measurement/live/engine_history.h"
#include "widgets/plots/plotinput.h"

class QPushButton;

namespace headroom {

class DocumentView;

// What the page of an engine shows.
struct EngineView {
    bool asked = false; // something was attached to
    QString place;
    std::optional<EngineState> state; // the latest
    EngineRates rates;
    std::optional<AttachProblem> problem;
    int pause = 0; // ms to the next question after a problem
};

// A serving engine as it runs, beside what is predicted for the selected configuration.
class EnginePage : public QWidget {
    Q_OBJECT

public:
    explicit EnginePage(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    void setView(const EngineView &view);
    [[nodiscard]] QPushButton *keepButton() const { return m_keep; }
    [[nodiscard]] DocumentView *document() const { return m_document; }

signals:
    void keepAsked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void refresh();

    PlotInput m_input;
    EngineView m_view;
    DocumentView *m_document = nullptr;
    QPushButton *m_keep = nullptr;
};

} // namespace headroom
