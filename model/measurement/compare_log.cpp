// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/compare_log.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

namespace {

// A term, and by how much of its own difference it moves the pool: more total memory, more pool; more
// weights, less.
struct Cause {
    LogTerm term;
    int sign;
};
constexpr std::array kCauses{
    Cause{LogTerm::TotalMemory, 1}, Cause{LogTerm::UsableMemory, 1},   Cause{LogTerm::FreeMemory, 1},
    Cause{LogTerm::BeforePool, 1},  Cause{LogTerm::Weights, -1},       Cause{LogTerm::Activation, -1},
    Cause{LogTerm::NonTorch, -1},   Cause{LogTerm::GraphEstimate, -1}, Cause{LogTerm::RecurrentState, -1},
    Cause{LogTerm::ConvState, -1},
};

// What follows from the pool, nearest first.
constexpr std::array kConsequences{
    LogTerm::Pool,          LogTerm::CacheSize,   LogTerm::KeyCache,    LogTerm::ValueCache,
    LogTerm::WindowCache,   LogTerm::StateSize,   LogTerm::StateSlots,  LogTerm::BlockTokens,
    LogTerm::PaddingLayers, LogTerm::CacheBlocks, LogTerm::CacheTokens, LogTerm::Concurrency,
};

std::size_t rankOf(LogTerm term)
{
    const auto cause =
        std::find_if(kCauses.begin(), kCauses.end(), [&](const Cause &c) { return c.term == term; });
    if (cause != kCauses.end())
        return static_cast<std::size_t>(cause - kCauses.begin());
    const auto consequence = std::find(kConsequences.begin(), kConsequences.end(), term);
    return kCauses.size() + static_cast<std::size_t>(consequence - kConsequences.begin());
}

int signOf(LogTerm term)
{
    const auto cause =
        std::find_if(kCauses.begin(), kCauses.end(), [&](const Cause &c) { return c.term == term; });
    return cause == kCauses.end() ? 0 : cause->sign;
}

// llama.cpp prints weights and buffers device by device: the sum is what a method predicts.
bool isSummed(const EngineLog &log, LogTerm term)
{
    return log.engine == Engine::LlamaCpp
           && (term == LogTerm::Weights || term == LogTerm::HostWeights || term == LogTerm::ComputeBuffer
               || term == LogTerm::HostBuffer);
}

std::optional<TermDifference> differenceOf(const PredictedTerm &predicted, const EngineLog &log)
{
    const PrintedValue *printed = log.deciding(predicted.term);
    if (!printed || !std::isfinite(predicted.value))
        return std::nullopt;
    TermDifference difference{predicted.term, predicted.value,   predicted.low, predicted.high,
                              printed->value, printed->rounding, printed->line, printed->raw};
    if (isSummed(log, predicted.term)) {
        difference.printed = log.total(predicted.term).value_or(printed->value);
        difference.rounding = 0.0;
        for (const PrintedValue &value : log.values)
            if (value.term == predicted.term)
                difference.rounding += value.rounding;
    }
    return difference;
}

std::optional<std::size_t> culpritOf(const std::vector<TermDifference> &terms)
{
    std::optional<std::size_t> worst;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (signOf(terms[i].term) == 0 || terms[i].agrees())
            continue;
        if (!worst || std::abs(terms[i].difference()) > std::abs(terms[*worst].difference()))
            worst = i;
    }
    if (worst)
        return worst;
    for (std::size_t i = 0; i < terms.size(); ++i)
        if (!terms[i].agrees())
            return i;
    return std::nullopt;
}

} // namespace

double TermDifference::relative() const
{
    if (predicted != 0.0)
        return printed / predicted - 1.0;
    return printed == 0.0 ? 0.0 : 1.0;
}

bool TermDifference::agrees() const
{
    // A hair more than half a digit, for values that were rounded from doubles.
    const double hidden = rounding * 1.0000001 + 1e-9 * std::abs(printed);
    return printed >= low - hidden && printed <= high + hidden;
}

LogComparison compareWithLog(std::span<const PredictedTerm> predicted, const EngineLog &log)
{
    LogComparison comparison;
    for (const PredictedTerm &term : predicted) {
        if (std::optional<TermDifference> difference = differenceOf(term, log))
            comparison.terms.push_back(*std::move(difference));
        else
            comparison.onlyPredicted.push_back(term.term);
    }
    std::stable_sort(comparison.terms.begin(), comparison.terms.end(),
                     [](const TermDifference &a, const TermDifference &b) {
                         return rankOf(a.term) < rankOf(b.term);
                     });
    comparison.culprit = culpritOf(comparison.terms);
    const auto pool = std::find_if(comparison.terms.begin(), comparison.terms.end(),
                                   [](const TermDifference &t) { return t.term == LogTerm::Pool; });
    if (pool != comparison.terms.end() && comparison.culprit) {
        const TermDifference &named = comparison.terms[*comparison.culprit];
        const double part =
            named.term == LogTerm::Pool ? named.difference() : signOf(named.term) * named.difference();
        comparison.unexplained = pool->difference() - part;
    }
    return comparison;
}

} // namespace headroom
