// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/engine_log.h"

#include <span>

namespace headroom {

// A term as a method predicts it, in base units, between the ends of what it does not know.
struct PredictedTerm {
    LogTerm term = LogTerm::Pool;
    double value = 0.0;
    double low = value;
    double high = value;
};

// Predicted beside printed.
struct TermDifference {
    LogTerm term = LogTerm::Pool;
    double predicted = 0.0;
    double low = 0.0; // of the prediction
    double high = 0.0;
    double printed = 0.0;
    double rounding = 0.0; // half of the last printed digit
    int line = 0;
    std::string raw;
    [[nodiscard]] double difference() const { return printed - predicted; }
    // Printed over predicted less one; 0 where nothing was predicted and nothing printed.
    [[nodiscard]] double relative() const;
    [[nodiscard]] bool agrees() const; // within the band and what the engine's rounding hides
};

// All terms that both sides have, causes before what follows from them, and the one that explains the
// difference.
struct LogComparison {
    std::vector<TermDifference> terms;
    std::vector<LogTerm> onlyPredicted; // the log does not say them
    // The first disagreement worth naming: among the terms that make up the pool the one that is furthest
    // off in bytes; where all of those agree the pool itself; then tokens, blocks, concurrency. Nothing
    // where all agree.
    std::optional<std::size_t> culprit; // index into terms
    // Pool bytes the culprit leaves unexplained: the pool's difference without the culprit's part. 0 where
    // the pool is not among the terms.
    double unexplained = 0.0;
};

[[nodiscard]] LogComparison compareWithLog(std::span<const PredictedTerm> predicted, const EngineLog &log);

} // namespace headroom
