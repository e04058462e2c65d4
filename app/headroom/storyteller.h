// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <optional>

#include "app/headroom/session.h"
#include "model/story/story.h"

namespace headroom {

// Tells a story: each step becomes the scenario of the session. What was there before comes back at the end,
// unless the last scenario is kept. All steps together are one change that Undo takes back.
class Storyteller : public QObject {
    Q_OBJECT

public:
    explicit Storyteller(Session &session, QObject *parent = nullptr);

    void begin(const Story &story);
    void forth(); // shows the answer of a question first; at the end of the story nothing
    void back();
    void reveal();
    void leave();
    void keep();

    [[nodiscard]] bool isTelling() const { return m_story.has_value(); }
    [[nodiscard]] const std::optional<Story> &story() const { return m_story; }
    [[nodiscard]] std::size_t step() const { return m_step; }
    [[nodiscard]] bool isRevealed() const { return m_revealed; }

signals:
    void changed(); // another step, an answer, or the end

private:
    void goTo(std::size_t step);
    [[nodiscard]] bool hidesAnAnswer() const;

    Session &m_session;
    std::optional<Story> m_story;
    Scenario m_before;
    std::size_t m_step = 0;
    bool m_revealed = false;
    int m_gesture = 0;
};

} // namespace headroom
