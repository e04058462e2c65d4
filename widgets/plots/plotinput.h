// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

#include <memory>

#include "model/catalog/catalog.h"
#include "model/evaluation/evaluation.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// What a plot shows: an immutable result, the catalog its ids refer to, which card is selected, and how
// numbers are written. Copied on every change; all of it is cheap to hand on.
struct PlotInput {
    std::shared_ptr<const Catalog> catalog;
    EvaluationPtr evaluation;
    int selected = 0;
    QLocale locale;
    MemoryUnit memoryUnit = MemoryUnit::GiB;

    [[nodiscard]] Numbers numbers() const { return Numbers(locale, memoryUnit); }
    [[nodiscard]] bool isEmpty() const { return !catalog || !evaluation || evaluation->results.empty(); }
};

} // namespace headroom
