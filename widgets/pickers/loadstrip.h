// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "model/scenario/edit.h"
#include "widgets/plots/plotinput.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace headroom {

class FlowLayout;
class QuietSpinBox;

// What the conversations do, and whose published runs the rates follow: lengths of prompt and answer, how
// full a context is where these are not given, the rate promised to every user, engine and version.
class LoadStrip : public QFrame {
    Q_OBJECT

public:
    explicit LoadStrip(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] QuietSpinBox *prompt() const { return m_prompt; }
    [[nodiscard]] QuietSpinBox *answer() const { return m_answer; }
    [[nodiscard]] QuietSpinBox *fill() const { return m_fill; }
    [[nodiscard]] QuietSpinBox *floor() const { return m_floor; }
    [[nodiscard]] QComboBox *engine() const { return m_engine; }
    [[nodiscard]] QLineEdit *version() const { return m_version; }

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QuietSpinBox *addCount(FlowLayout *row, int least, int most);
    void add(FlowLayout *row, QWidget *control);
    void connectParts();
    void retranslate();
    void nameEngines();
    void showLoad();
    void showEngine();
    void change(QuietSpinBox *box, void (*how)(Workload &load, int value));

    PlotInput m_input;
    std::vector<QLabel *> m_captions;
    QuietSpinBox *m_prompt = nullptr;
    QuietSpinBox *m_answer = nullptr;
    QuietSpinBox *m_fill = nullptr;
    QuietSpinBox *m_floor = nullptr;
    QComboBox *m_engine = nullptr;
    QLineEdit *m_version = nullptr;
};

} // namespace headroom
