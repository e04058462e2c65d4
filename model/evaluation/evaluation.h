// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/suggest.h"
#include "model/capacity/sweep.h"
#include "model/evaluation/rates.h"
#include "model/rate/quotient.h"
#include "model/rate/tradeoff.h"

#include <memory>

namespace headroom {

// Something the reader must know beside a number.
struct Note {
    enum class Id : std::uint8_t {
        HeuristicQuotient,         // no measurement, no bound; a: 1 where its bandwidth was typed, 2 measured
        BeyondNativeContext,       // a: native tokens, text: model
        ScenarioSequencesDoNotFit, // a: asked for, b: fit
        CheckpointBasisDiffers,    // the published bytes (a) give another count (b)
        NominalBasisDiffers,       // the lesson's nominal bytes (a) give another count (b)
        ComputedBytes,             // a: bytes, text: format; no published bytes for this format
        AnnouncedAccelerator,      // text: accelerator
        SeveralDevicesPerPart,     // a: devices, text: accelerator
        PoolGiven,
        AssumedMemory,       // text: accelerator; no runtime figure, the vendor's size converted
        AssumedReserve,      // a: bytes
        BeyondScaleUpDomain, // a: TP, b: devices of the domain, text: accelerator
        LatentCacheCopied,   // a: TP; MLA keeps its cache whole on every rank
        CopiedKvHeads,       // a: TP, b: KV heads
        UnevenHeads,         // a: attention heads, b: TP; engines refuse
        ReserveIsBand,      // a, b: whole sequences at the high and at the low end of what engines kept back;
                            // source: a row's
        GraphsOnTop,        // a: bytes of captured graphs, beside the utilization, b: bytes left there
        VersionAssumed,     // text: the version whose rules are taken, as none was given
        PrintedPerGroup,    // a: tokens the engine prints, b: tokens that fit at this context
        PrintedFraction,    // a: tokens the engine prints, b: tokens of the whole sequences
        PrintedConcurrency, // a: concurrency the engine prints, b: what whole blocks give
        WindowChargedWithBatch, // a: tokens charged for a sliding layer, b: its window
        RunsFewerAtOnce,        // a: sequences the engine runs at once, b: sequences that fit in one replica
        SlotsDoNotFit,          // a: slots asked for, b: slots whose cache fits
        PoolsNotReconstructed, // text: model; counted by bytes, as no log shows how the engine cuts its pools
        PrefixNotShared,       // a: tokens of the prefix; the engine keeps it with every sequence
        SlotsCouldBeMore,      // a: slots whose cells the engine prints, b: sequences that fit in one replica
        AdaptersPartly,        // text: model; projections of unknown shapes are left out of the adapters
    } id;
    double a = 0.0;
    double b = 0.0;
    std::string text;
    std::string source; // address, or title where no address was recorded
};

// The numbers of one configuration at one context and batch. A plain value, no allocation.
struct Answer {
    Capacity capacity;
    std::optional<PaperQuotient> quotient; // nothing where it does not fit
    std::optional<Decode> decode;          // the same; only from the answer that was given rates
};

// Constant time, no allocation.
[[nodiscard]] Answer answerAt(const Prepared &prepared, Tokens context, Trace *trace = nullptr);

// The same with the estimated rate of `sequences`, or of as many as fit where those are fewer, and with
// a shared prefix kept once.
[[nodiscard]] Answer answerAt(const Prepared &prepared, const PreparedRate &rate, Tokens context,
                              Tokens sequences, Trace *trace = nullptr);

// One configuration with all a card, a plot and a footnote show.
struct ConfigurationResult {
    Configuration configuration;
    std::optional<Unresolved> unresolved; // then nothing below holds
    Prepared prepared;
    std::optional<PreparedRate> rate; // nothing where the catalog has no constants for rates
    PreparedEconomics economics;
    Answer answer;
    std::optional<Rates> rates;          // nothing where it does not fit
    std::vector<Suggestion> suggestions; // only where it does not fit
    std::vector<Note> notes;
    std::vector<std::size_t> cautions; // indices into the catalog's
    std::vector<SweepPoint> overContext;
    std::vector<RatePoint> overSequences; // to the sequences that fit; empty where none does
};

// The immutable result of a whole scenario; views share it.
struct Evaluation {
    Scenario scenario;
    std::vector<ConfigurationResult> results;
};
using EvaluationPtr = std::shared_ptr<const Evaluation>;

// The contexts a plot of the scenario spans: from 1,024 to the larger of the native window and the
// scenario's context, rounded up to a power of two.
struct ContextRange {
    Tokens from = 1024;
    Tokens to = 1024;
};
[[nodiscard]] ContextRange plottedContexts(const Catalog &catalog, const Scenario &scenario);

[[nodiscard]] EvaluationPtr evaluate(const Catalog &catalog, const Scenario &scenario);

// One configuration without the sweep, for the command line.
[[nodiscard]] ConfigurationResult evaluateOne(const Catalog &catalog, const Scenario &scenario,
                                              const Configuration &configuration);

// The working behind one configuration's answer, written by the same functions.
[[nodiscard]] Trace explain(const Catalog &catalog, const Scenario &scenario,
                            const Configuration &configuration);

} // namespace headroom
