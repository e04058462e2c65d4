// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

#include <vector>

namespace headroom {

// A source behind the figures of an evaluation, with the kinds of number it gave and what for.
struct UsedSource {
    SourceIndex source = 0;
    std::vector<Kind> kinds;
    std::vector<Term> terms;
};

// All sources behind a whole evaluation, numbered by their place: in the order in which the
// configurations use them, none twice. What the user set comes as source 0.
[[nodiscard]] std::vector<UsedSource> usedSources(const Catalog &catalog, const Evaluation &evaluation);

} // namespace headroom
