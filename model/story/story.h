// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"
#include "model/scenario/scenario.h"
#include "model/story/story_figure.h"

#include <span>

namespace headroom {

// Where the reader should look while a step is told.
enum class StoryLook : std::uint8_t { Answer, Capacity, Memory, Rate, Tradeoff };

// A number that a sentence states as {name}: which figure it is, and what the story says of it. The story
// shows what it says; checkStory() compares that with what the program works out.
struct StoryNumber {
    std::string name;
    StoryFigure figure = StoryFigure::Sequences;
    std::size_t card = 0;            // index of the configuration
    std::optional<std::size_t> over; // divided by the same figure of this configuration
    double dividedBy = 1.0;          // and by this
    std::string run;                 // of Published: the id of a published run
    double says = 0.0;
    int digits = 0; // behind the decimal sign
};

struct StoryStep {
    Text say;
    Text ask;                  // a question for the class; empty where there is none
    Text reveal;               // its answer
    std::string sourceTitle;   // of what the sentence reports; empty where it reports nothing
    std::string sourceAddress; // may be empty
    StoryLook look = StoryLook::Answer;
    Scenario scenario; // as it stands at this step
    std::vector<StoryNumber> numbers;
};

// A lesson: sentences, each with the scenario it speaks of.
struct Story {
    std::string id;
    Text title;
    std::vector<StoryStep> steps; // one at least
};

constexpr int kStoryVersion = 1;
constexpr std::size_t kMostStorySteps = 100;
constexpr std::size_t kMostStoryNumbers = 20; // of a step
constexpr int kMostStoryDigits = 4;

// The stories that are compiled in, in the order of a course; read at the first call and kept. Safe to call
// from any thread.
[[nodiscard]] const std::vector<Story> &builtInStories();

// The JSON texts they are read from, each with the name of its file.
struct StoryText {
    const char *file;
    std::string_view json;
};
[[nodiscard]] std::span<const StoryText> builtInStoryTexts();

} // namespace headroom
