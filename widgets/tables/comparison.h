// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

#include "model/evaluation/evaluation.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// What a column of a comparison says of each configuration. Band: typical, low and high in one cell.
enum class Compared : std::uint8_t {
    Conversations,
    LongestContext,
    Weights,
    Pool,
    PerConversation,
    Quotient,
    RateLow,
    RateTypical,
    RateHigh,
    Band,
    CostPerMillion,
    Runs
};

struct ComparedCell {
    QString text;                // with its unit: "133.7 GiB"; a dash where there is no figure
    std::optional<double> value; // in the unit of the column's head; nothing for Band
};

struct ComparedRow {
    QString name;
    QString problem; // why there are no rates: it does not fit, or cannot be evaluated; else empty
    bool grey = false;
    std::vector<ComparedCell> cells;
};

struct Comparison {
    QStringList heads; // of the names, then of the cells
    std::vector<ComparedRow> rows;
};

// Every figure there is, for files.
[[nodiscard]] std::vector<Compared> allCompared();

// `names`: of the configurations, in their order.
[[nodiscard]] Comparison comparisonOf(const Evaluation &evaluation, const QStringList &names,
                                      const std::vector<Compared> &columns, const Numbers &numbers);

// As rows of text, the first being the heads: with units for readers, or bare numbers for programs, in the
// decimal sign of the locale.
enum class CellForm { ForReading, Bare };
[[nodiscard]] QList<QStringList> rowsOf(const Comparison &comparison, CellForm form, const QLocale &locale);

} // namespace headroom
