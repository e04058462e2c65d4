// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/evaluation/evaluation.h"
#include "model/measurement/measurement.h"
#include "model/story/story.h"

namespace headroom {

// Where a story says something else than the program works out.
struct StoryMiss {
    int step = 0;     // counted from 1
    std::string name; // of the number; empty where a configuration cannot be evaluated
    double says = 0.0;
    std::optional<double> found; // nothing where the figure has no value
    std::optional<Unresolved> unresolved;
    std::size_t card = 0;
};

// The figure behind a number at its step; nothing where it has none.
[[nodiscard]] std::optional<double> valueOf(const StoryNumber &number, const Evaluation &evaluation,
                                            const MeasurementSet &published);

// Walks every step and compares each number with what it says, to the digits it shows.
[[nodiscard]] std::vector<StoryMiss> checkStory(const Catalog &catalog, const MeasurementSet &published,
                                                const Story &story);

} // namespace headroom
