// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/read_catalog.h"
#include "model/scenario/scenario_json.h"
#include "model/story/story.h"

#include <variant>

namespace headroom {

// Why a text is not a story: at which step, counted from 1 (0: the story itself), and the reason. A reason
// of the scenario is what the step's change made of it.
struct StoryProblem {
    int step = 0;
    std::variant<CatalogProblem, ScenarioError> why;
};

constexpr std::size_t kLargestStoryFile = std::size_t{1024} * 1024; // bytes

// A story file (data/schema/story.schema.json). Every placeholder of a sentence must have its number and
// every number its place, in both languages; a change must leave a scenario without unknown keys. Ids are
// not looked up here.
[[nodiscard]] std::variant<Story, StoryProblem> storyFromJson(std::string_view text, const std::string &file);

// The stories among the texts; what is none is left out.
[[nodiscard]] std::vector<Story> readStories(std::span<const StoryText> texts);

// The names between braces, in their order: {pool} gives "pool".
[[nodiscard]] std::vector<std::string> placeholdersOf(std::string_view sentence);

} // namespace headroom
