// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <optional>

#include "model/story/story.h"
#include "widgets/sentences/numbers.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace headroom {

// Where a story is being told: its sentence, the question of the step and the way on. Hidden without one.
class StoryStrip : public QFrame {
    Q_OBJECT

public:
    explicit StoryStrip(QWidget *parent = nullptr);

    void show(const Story &story, std::size_t step, bool revealed, const Numbers &numbers);
    void clear();
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString answer() const; // empty until it is revealed

signals:
    void forthAsked(); // reveals the answer first where one is hidden
    void backAsked();
    void revealAsked();
    void leaveAsked(); // back to the document as it was
    void keepAsked();  // this scenario becomes the document

protected:
    void changeEvent(QEvent *event) override;

private:
    void createTexts();
    void createButtons();
    void layOut();
    void retranslate();

    QLabel *m_title = nullptr;
    QLabel *m_say = nullptr;
    QLabel *m_ask = nullptr;
    QLabel *m_reveal = nullptr;
    QLabel *m_source = nullptr;
    QPushButton *m_answer = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_forth = nullptr;
    QPushButton *m_keep = nullptr;
    QToolButton *m_leave = nullptr;
    bool m_atEnd = false;
};

} // namespace headroom
