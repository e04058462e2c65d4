// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/story/check_story.h"
#include "model/story/read_story.h"
#include "widgets/sentences/numbers.h"
#include "widgets/sentences/said.h"

#include <variant>

namespace headroom {

// A sentence of a step with its numbers in place, as the language writes them.
[[nodiscard]] QString storyText(const Text &text, const StoryStep &step, const Numbers &numbers);

// Where what a step reports was published; empty where it reports nothing.
[[nodiscard]] QString storySource(const StoryStep &step);

// What a story says and the program does not find, one sentence.
[[nodiscard]] QString storyMissText(const StoryMiss &miss, const Numbers &numbers);

[[nodiscard]] QString refusalText(const QString &file, const StoryProblem &problem);

// A story from a file, or why it is none.
[[nodiscard]] std::variant<Story, Said> readStoryFile(const QString &path);

} // namespace headroom
