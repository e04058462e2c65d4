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
    StageLayers,    // of the layers that hold a group of tensors, those on the stage
    TensorLayers,   // all layers that hold it
    CopiedShare,    // what KV heads copied beyond their number add to the attention tensors
    UsedMemory,     // of a device that holds as many sequences as fit
    UndividedShare, // of a class of tensors, what every rank holds
    Activation,     // the profiled peak of one step
    ActivationPart, // one candidate or addend of it
    NonTorch,       // driver, libraries, communication buffers
    Graphs,         // captured CUDA or HIP graphs
    BatchTokens,    // scheduled in one step
    BatchSequences, // running at once
    BatchesInFlight,
    VocabularySize,
    HiddenSize,
    SamplerBytes, // for each sequence and vocabulary entry
    StepBytes,    // that a step keeps for each token
    ReserveFactor,
    RotaryRows, // positions of the rotary tables
    RotaryDim,
    RotaryTable,
    TensorSize,    // of one tensor on one rank
    AllocatorStep, // what the allocator rounds large tensors up to
    AllocatorSlack,
    BlockTokens, // of a cache block or page
    KernelBlock, // step in which an attention block grows
    TokenBytes,  // of one token in one layer
    IndexerDim,
    PageBytes, // one block of one layer
    ConvChannels,
    ConvTaps,
    ConvBytes,   // of one convolution element
    DraftTokens, // drafted a step
    StateCopies, // states a sequence keeps besides those of drafts
    KindLayers,  // layers kept alike
    GroupLayers, // layers of one group, padding included
    Groups,
    BlockBytes,    // one block of all layers that share it
    ChargedTokens, // of a sliding layer: window and tokens in flight
    PoolBlocks,
    KindBlocks, // blocks of one sequence in groups of one kind
    BlocksPerSequence,
    PrintedTokens,
    PrintedConcurrency,
    BeforeWeights,  // gone when the weights are about to load
    StaticFraction, // of free memory, for weights and pools
    KeptBack,       // what the fraction is chosen to leave free
    StateRatio,     // memory of states over memory of tokens
    DraftStates,
    SlotBytes, // one sequence's states
    StateSlots,
    StatePool,
    TokenPool,
    WindowShare, // tokens of the sliding pool over those of the full one
    PoolTokens,
    WindowPoolTokens,
    SequenceTokens, // of one sequence, in whole pages
    RunningRequests,
    RequestTable,
    SlotCount,
    CellPadding,
    Cells,
    MicroBatch,
    KeyBits,
    ValueBits,
    WholeCache,   // of all slots
    Compute,      // llama.cpp's compute buffer
    DrafterBytes, // of a model that drafts
    Adapters,     // LoRA
    AdapterRank,
    AdapterRankBytes, // of one rank of one adapter
    AdapterBytes,
    PoolForOne, // that one sequence needs, where a pool is cut into several
    Taken,      // what disappears from free memory with the pool
    // Rates
    Prompt,
    Output,
    MeanFill,
    LiveContext,   // tokens of a sequence whose cache is read
    SequencesRun,  // at once, in the step that is priced
    Batch,         // of them on the fullest replica
    TokensRead,    // of a sequence in a step: one, and the drafted ones
    TokensPerStep, // that a sequence gets: one, and the accepted ones
    StepTokens,    // of all sequences of a replica
    ExpertTokens,  // that meet at the experts of one rank
    Experts,       // of a layer
    ExpertsPerToken,
    ExpertsTouched, // of a layer, that a step needs
    ExpertImbalance,
    RoutedParameters,   // of the experts one token passes
    ActiveParameters,   // one token is multiplied with
    DraftParameters,    // one drafting pass reads
    DraftLayers,        // of one drafting pass
    SequenceParameters, // a sequence is multiplied with in a step
    EveryStepBytes,     // read in every step
    ExpertBytes,        // of all routed experts
    StreamedWeights,
    StreamShare,
    PartPeak,
    PeakFactor,
    MatrixPeak, // of one device
    ComputeShare,
    AttentionHeads,
    HeadValues,     // of one head
    TypeWidth,      // of the layers of one type
    AttentionWidth, // of all layers that see the whole context
    StepFlops,
    LiveCache,    // of one sequence on one device, without states
    GroupedReads, // how often the cache is read
    CacheShare,
    StepCost,
    LayerCost,
    QuantizedCost,
    ExpertCost,
    SequenceFixedCost,
    VocabularyCost, // of one entry
    SequenceCost,
    LayersRun,  // those of drafting included
    AllReduces, // in a step
    AllReduceCost,
    LinkRate,
    AllReduceTime,
    HopTime,
    WeightsTime,
    ComputeTime,
    JoinedTime,
    CacheTime,
    OverheadTime,
    LinkTime,
    StepTime,
    FirstStepTime, // of one sequence
    GrowthFast,
    GrowthSlow,
    BandFast,
    BandSlow,
    Widening,
    LeastTime, // bytes over the claimed bandwidth
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
    PrefillFaster,
    PrefillSlower,
    PrefillTime,
    PrefillTimeFast,
    PrefillTimeSlow,
    PrefillChunks,
    PromptStep, // a decode step at the length of the prompt
    HostTime,
    FirstTokenFast,
    FirstToken,
    FirstTokenSlow,
    ServedTokenTime, // of an output token under load
    ServedRate,      // of all sequences under load
    RequestRate,
    PrefillPart, // of the time
    Devices,
    PricePerHour,   // of one device
    CostPerMillion, // of output tokens
    TokensPerDollar,
    BoardPower,     // of one device
    EnergyPerToken, // at most
    FloorRate,      // promised to a user
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
    Sum,               // of all inputs; 0 of none
    ScaledToNominal,   // computed bytes x nominal / counted parameters
    AsPublished,       // checkpoint bytes
    ShareOfModel,      // model bytes x tensor bytes / computed bytes
    StageTensors,      // tensor bytes x layers on the stage / layers that hold them
    ShardedTensors,    // tensor bytes / TP or EP
    CopiedTensors,     // tensor bytes x (1 + copied share) / TP
    ShardedWeights,    // model bytes / TP
    PoolFromParts,     // usable - weights - reserve
    HeadsPerDevice,    // ceil(heads / TP)
    HeadCache,         // layers x heads x (key + value) x bits / 8
    LatentCache,       // layers x (latent + rope) x bits / 8
    EntryCache,        // layers x entry x bits / 8
    CompressedCache,   // layers x entry x bits / 8 / tokens per entry
    StateBytes,        // layers x ceil(heads / TP) x key x value x bits / 8
    GrowingBytes,      // tokens x bytes per token
    WindowedBytes,     // min(context, window) x bytes per token
    SequencesExact,    // DP x pool / bytes per sequence
    SequencesWhole,    // DP x floor(pool / bytes per sequence)
    SequencesNone,     // DP x max(0, pool), where the weights leave no pool
    HeldBytes,         // whole sequences in the pool x bytes per sequence
    HeldInReplica,     // sequences / DP x bytes per sequence
    ContextOfOne,      // (pool - what no token adds to) / bytes per token, whole
    ContextOfTokens,   // pool / bytes per token, whole
    ShortBy,           // bytes per sequence - pool
    PaperQuotient,     // bandwidth x TP / model bytes
    StreamTime,        // model bytes / TP / bandwidth
    CollectiveTime,    // layers x collectives x cost
    QuotientWithLinks, // 1 / (stream time + all-reduce time)
    UndividedTensors,  // tensor bytes x (undivided share + the rest / TP)
    SamplerPeak,       // sequences x vocabulary x bytes + 2 x tokens x hidden
    StepPeak,          // tokens x bytes x factor
    LargerOf,
    SmallerOf,
    Same,
    Difference,
    Product,
    Ratio,
    CeilRatio,
    FloorRatio,
    RotaryTable,      // rows x rotary dim x 2 bytes
    RoundedUp,        // tensors x what rounding each up adds
    PackedLatent,     // 8 bit latent with fp32 scales, rotary part at 16 bit
    PackedIndexer,    // 8 bit with fp32 scales
    StatePage,        // states and convolution of one layer on one rank
    GrownBlock,       // kernel block x ceil(state page / (kernel block x token bytes))
    GrowingBlocks,    // groups x ceil(context / block)
    WindowBlocks,     // groups x (ceil(min(charged, context) / block) + 1)
    BlockShare,       // groups x block bytes / block tokens
    StateBlocks,      // groups x (copies + drafts)
    ChargedTokens,    // window - 1 + batch x batches in flight
    PrintedPerGroup,  // blocks of one group x tokens
    PrintedByContext, // concurrency x context
    ContextOfBlocks,  // the longest context whose blocks are in the pool
    StaticUsable,     // total less what the fraction leaves free
    FractionLeft,
    SlotsOnTop,  // whole slots of the states' share, a spare one on top
    SlotsInside, // the same with one of them spare
    PoolTokens,  // pool / (bytes + share x sliding bytes)
    WholePages,
    FilledPages,
    SharedTokens,
    RequestRows,    // 512 requests for each whole context
    RequestTable,   // (requests + 1) x context x 4 bytes
    SlotCells,      // context in whole paddings x slots
    WindowCells,    // min(cells, window x slots + micro batch)
    KeyValueCells,  // layers x (keys x bits + values x bits) / 8
    SlotState,      // layers x (state + convolution) x (1 + drafts)
    ComputeBuffer,  // micro batch x (vocabulary + hidden) x 4 x factor
    SharePerSlot,   // whole cache / slots
    ContextOfCells, // the longest context whose share is in the pool
    // Rates
    LiveFromLengths,   // min(context, prompt + output / 2)
    LiveFromFill,      // context x mean fill
    OnFullestReplica,  // sequences / DP
    ExpertGroupTokens, // tokens x EP / TP
    DistinctExperts,   // experts that so many tokens are expected to need
    RoutedShare,       // parameters of experts x experts a token / experts
    WithDrafts,        // parameters x tokens read + drafting passes x their parameters
    DraftedBytes,      // drafting passes x parameters x bits / 8
    StreamedMixture,   // what every step reads + experts x needed / all
    OverRate,          // amount / (TP x rate of a device x share)
    FullestRank,       // the time of the fullest expert-parallel rank
    ScaledPeak,        // peak of the part x factor / devices
    WidthOfType,       // layers x heads x values of a head
    StepFlops,         // batch x (2 x parameters + 4 x live x width x tokens read)
    RootOfSquares,     // weights and compute overlap imperfectly
    CacheOverRate,     // batch x (cache x reads + 2 x state) / (bandwidth x share)
    SequenceCost,      // fixed + entries of the vocabulary x cost of one
    LayersWithDrafts,  // layers + drafting passes x their layers
    Overhead,          // step + layers x costs + batch x cost of a sequence
    AllReduces,        // count x (cost + bytes both ways over the link)
    LeastStep,         // all bytes / bandwidth
    FastEnd,           // first + share of the growth, x band / widening
    FastEndFree,       // the same without a least time
    SlowEnd,           // first + share of the growth, at most one after another, x band x widening
    PromptFlops,       // 2 x parameters x tokens + attention
    FirstToken,        // prefill + chunks x step + host
    ServedToken,       // step / tokens + batch x prefill / output
    Requests,          // sequences / (output x time of a token)
    PartOfTime,        // batch x prefill / output / time of a token
    CostOfTokens,      // devices x price x 1e6 / (3600 x rate)
    TokensOfDollar,    // 3600 x rate / (devices x price)
    EnergyOfToken,     // devices x power / rate
    SharedWindow,      // what a window still reaches of a prefix
    SequencesSharing,  // DP x floor((pool - shared) / (bytes of a sequence - shared))
};

struct Input {
    Term term{};
    double value = 0.0;
};

// One line of the working: value = formula(inputs). Every input is the value of an earlier step or of
// a leaf; stepGiving and leafGiving follow it there.
struct Step {
    Term result;
    Formula formula;
    std::vector<Input> inputs;
    double value = 0.0;
    std::string label; // what the step is for where several have one result: a layer type, a tensor class
    int stage = 0;     // pipeline stage from 1; 0 where all share the step
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
    int stage = 0; // that steps written from now on belong to

    void step(Term result, Formula formula, std::vector<Input> inputs, double value, std::string label = {});
    void leaf(Term term, double value, const Provenance &from,
              std::vector<Alternate<double>> alternates = {});
    [[nodiscard]] const Step *stepFor(Term term) const; // the last, of the deciding stage; nullptr: not
                                                        // computed
    [[nodiscard]] const Leaf *leafFor(Term term) const; // the first; nullptr: not put in

    // Where an input comes from: quantities such as layers or KV heads occur with several values.
    [[nodiscard]] const Step *stepGiving(const Input &input) const;
    [[nodiscard]] const Leaf *leafGiving(const Input &input) const;
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
