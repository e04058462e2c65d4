// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"

#include <string>
#include <vector>

namespace headroom {

// Every quantity that a formula takes or gives. Its unit follows from unitOf().
enum class Term : std::uint8_t {
    PartMemory,
    DevicesPerPart,
    TotalMemory,
    Utilization,
    UsableMemory,
    Reserve,
    Parameters,
    CountedParameters,
    BitsPerWeight,
    TensorBytes,
    ComputedBytes,
    CheckpointBytes,
    ModelBytes,
    TensorParallel,
    PipelineParallel,
    ExpertParallel,
    DataParallel,
    WeightBytes,
    Pool,
    CacheLayers,
    KvHeads,
    KvHeadsPerDevice,
    KeyDim,
    ValueDim,
    CacheBits,
    LatentDim,
    RopeDim,
    TokensPerEntry,
    TypePerToken,
    CachePerToken,
    WindowTokens,
    WindowedPerToken,
    StateLayers,
    StateHeads,
    StateKeyDim,
    StateValueDim,
    StateBits,
    TypeState,
    FixedState,
    Context,
    CacheBytes,
    BytesPerSequence,
    ExactSequences,
    Sequences,
    LongestContext,
    Shortfall,
    PartBandwidth,
    Bandwidth,
    Quotient,
    DeviceStreamTime,
    Layers,
    CollectivesPerLayer,
    CollectiveCost,
    CollectiveTime,
    QuotientAfterCollectives,
    // Rates
    Prompt,
    Output,
    MeanFill,
    LiveContext,
    SequencesRun,
    Batch,
    TokensRead,
    TokensPerStep,
    StepTokens,
    ActiveParameters,
    SequenceParameters,
    EveryStepBytes,
    ExpertBytes,
    Experts,
    ExpertsPerToken,
    ExpertTokens,
    ExpertsTouched,
    ExpertImbalance,
    StreamedWeights,
    StreamShare,
    MatrixPeak,
    ComputeShare,
    AttentionWidth,
    StepFlops,
    LiveCache,
    GroupedReads,
    CacheShare,
    StepCost,
    LayerCost,
    QuantizedCost,
    ExpertCost,
    SequenceCost,
    LayersRun,
    AllReduces,
    AllReduceCost,
    AllReduceBytes,
    LinkRate,
    HopTime,
    WeightsTime,
    ComputeTime,
    JoinedTime,
    CacheTime,
    OverheadTime,
    LinkTime,
    StepTime,
    FirstStepTime,
    GrowthFast,
    GrowthSlow,
    BandFast,
    BandSlow,
    Widening,
    LeastTime,
    StepFast,
    StepSlow,
    UserRateLow,
    UserRate,
    UserRateHigh,
    TotalRateLow,
    TotalRate,
    TotalRateHigh,
    SharedPrefix,
    SharedBytes,
    SharingSequences,
    PromptFlops,
    PrefillShare,
    PrefillTime,
    PrefillChunks,
    HostTime,
    FirstTokenFast,
    FirstToken,
    FirstTokenSlow,
    ServedTokenTime,
    ServedRate,
    RequestRate,
    PrefillPart,
    Devices,
    PricePerHour,
    CostPerMillion,
    TokensPerDollar,
    BoardPower,
    EnergyPerToken,
    FloorRate,
    UsersServed,
};

enum class Unit : std::uint8_t {
    Count,
    Byte,
    Bit,
    Token,
    BytePerSecond,
    TokenPerSecond,
    Second,
    Ratio,
    Flop,
    FlopPerSecond,
    PerSecond,
    Dollar,
    DollarPerHour,
    Watt,
    Joule
};

// How a step's value follows from its inputs.
enum class Formula : std::uint8_t {
    DevicePart,        // part memory / devices per part
    DeviceBandwidth,   // part bandwidth / devices per part
    Usable,            // total x utilization
    PlainWeights,      // parameters x bits / 8
    Sum,               // of all inputs
    ScaledToNominal,   // computed bytes x nominal / counted parameters
    AsPublished,       // checkpoint bytes
    ShardedWeights,    // model bytes / TP
    PlacedWeights,     // tensors of the fullest stage, as TP, PP and EP place them
    PoolFromParts,     // usable - weights - reserve
    PoolAsGiven,       // an engine's own figure
    HeadsPerDevice,    // ceil(heads / TP)
    HeadCache,         // layers x heads x (key + value) x bits / 8
    LatentCache,       // layers x (latent + rope) x bits / 8
    CompressedCache,   // layers x entry x bits / 8 / tokens per entry
    StateBytes,        // layers x heads x key x value x bits / 8
    SequenceBytes,     // context x per token + windowed + state
    WindowedBytes,     // min(context, window) x per token
    SequencesExact,    // DP x pool / bytes per sequence
    SequencesWhole,    // DP x floor(pool / bytes per sequence)
    ContextOfOne,      // the longest context whose bytes are within the pool
    ShortBy,           // weights + reserve + one sequence - usable
    PaperQuotient,     // bandwidth x TP / model bytes
    StreamTime,        // model bytes / TP / bandwidth
    CollectiveTime,    // layers x collectives x cost
    QuotientWithLinks, // 1 / (stream time + all-reduce time)
    // Rates
    LiveFromLengths,      // min(context, prompt + output / 2)
    LiveFromFill,         // context x mean fill
    StepTokens,           // sequences x tokens read of each
    DistinctExperts,      // experts a step is expected to need
    StreamedDense,        // every tensor
    StreamedMixture,      // every tensor + experts x needed / all
    WeightsOverBandwidth, // bytes / (TP x bandwidth x share)
    FullestRank,          // the same of the fullest expert-parallel rank
    StepFlops,            // batch x (2 x parameters + 4 x live x width x tokens read)
    FlopsOverPeak,        // FLOPs / (TP x peak x share)
    RootOfSquares,        // weights and compute overlap imperfectly
    CacheOverBandwidth,   // batch x (cache x reads + 2 x state) / (bandwidth x share)
    Overhead,             // step + layers x costs + batch x sequence cost
    AllReduceTime,        // all-reduces x (cost + bytes over link) + hops
    FastEnd,              // fast end of the band
    SlowEnd,              // slow end of the band
    TokensOverTime,       // tokens / time
    SequencesTimesRate,   // sequences x rate
    PromptFlops,          // 2 x parameters x tokens + attention
    FirstToken,           // prefill + chunks x step + host
    ServedToken,          // step + batch x prefill / output
    Requests,             // sequences / (output x time of a token)
    PartOfTime,           // batch x prefill / output / time of a token
    CostOfTokens,         // devices x price x 1e6 / (3600 x rate)
    TokensOfDollar,       // 3600 x rate / (devices x price)
    EnergyOfToken,        // devices x power / rate
    SharedBytes,          // the prefix tokens a cache keeps, once
    SequencesSharing,     // DP x floor((pool - shared) / (bytes per sequence - shared))
    RateOverFloor,        // total rate / floor
};

struct Input {
    Term term;
    double value = 0.0;
};

// One line of the working: value = formula(inputs). An input that an earlier step gave can be
// followed there, any other has a leaf.
struct Step {
    Term result;
    Formula formula;
    std::vector<Input> inputs;
    double value = 0.0;
    std::string label; // what the step is for where several have one result: a layer type, a tensor group
};

// A number that was put in, with where it came from.
struct Leaf {
    Term term;
    double value = 0.0;
    Provenance from;
    std::vector<Alternate<double>> alternates;
};

// Written by the very functions that compute a result when one is handed to them; a null trace costs
// a branch.
struct Trace {
    std::vector<Step> steps;
    std::vector<Leaf> leaves;

    void step(Term result, Formula formula, std::vector<Input> inputs, double value, std::string label = {});
    void leaf(Term term, double value, const Provenance &from, std::vector<Alternate<double>> alternates = {});
    [[nodiscard]] const Step *stepFor(Term term) const; // nullptr: not computed
    [[nodiscard]] const Leaf *leafFor(Term term) const; // nullptr: not put in
};

[[nodiscard]] Unit unitOf(Term term);

// The formula as text, "{0} − {1} − {2}" with the inputs by position; "+" alone joins all inputs.
// Mathematics only, the same in every language.
[[nodiscard]] const char *patternOf(Formula formula);

// Stable identifiers for JSON ("pool", "pool_from_parts").
[[nodiscard]] const char *idOf(Term term);
[[nodiscard]] const char *idOf(Formula formula);
[[nodiscard]] const char *idOf(Kind kind);

} // namespace headroom
