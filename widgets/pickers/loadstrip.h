// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "model/scenario/edit.h"
#include "widgets/plots/plotinput.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace headroom {

class FlowLayout;
class QuietSpinBox;

// What the conversations do, and whose published runs the rates follow: lengths of prompt and answer, how
// full a context is where these are not given, the rate promised to every user, engine and version. Behind
// "More", and shown whenever one of them is set: shared prefix, chunks of prefill, speculative decoding.
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
    [[nodiscard]] QToolButton *more() const { return m_more; }
    [[nodiscard]] QuietSpinBox *prefix() const { return m_prefix; }
    [[nodiscard]] QuietSpinBox *chunk() const { return m_chunk; }
    [[nodiscard]] QuietSpinBox *drafts() const { return m_drafts; }
    [[nodiscard]] QDoubleSpinBox *accepted() const { return m_accepted; }

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QuietSpinBox *addCount(FlowLayout *row, int least, int most);
    QWidget *add(FlowLayout *row, QWidget *control);
    void createMore(FlowLayout *row);
    void connectParts();
    void connectMore();
    void retranslate();
    void retranslateMore();
    void nameEngines();
    void showLoad();
    void showMore();
    void showEngine();
    void change(QuietSpinBox *box, void (*how)(Workload &load, int value));
    void changeDrafts(int drafts);
    void explain(std::size_t index, QWidget *control, const QString &caption, const QString &consequence);

    PlotInput m_input;
    std::vector<QLabel *> m_captions;
    QuietSpinBox *m_prompt = nullptr;
    QuietSpinBox *m_answer = nullptr;
    QuietSpinBox *m_fill = nullptr;
    QuietSpinBox *m_floor = nullptr;
    QComboBox *m_engine = nullptr;
    QLineEdit *m_version = nullptr;
    QToolButton *m_more = nullptr;
    std::vector<QWidget *> m_hidden; // until "More" is pressed
    QuietSpinBox *m_prefix = nullptr;
    QuietSpinBox *m_chunk = nullptr;
    QuietSpinBox *m_drafts = nullptr;
    QDoubleSpinBox *m_accepted = nullptr;
};

} // namespace headroom
