// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace headroom {

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
    ComputeBuffer,  // rows x (vocabulary + hidden) x 4 x factor
    LayerValues,    // 3 x inner + 4 x hidden
    ExpertValues,   // the same, or what the outputs of a token's experts take
    LayerBuffer,    // micro batch x values x 4
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

// The formula as text, "{0} − {1} − {2}" with the inputs by position; "+" alone joins all inputs.
// Mathematics only, the same in every language.
[[nodiscard]] const char *patternOf(Formula formula);

// A stable identifier for JSON: "pool_from_parts".
[[nodiscard]] const char *idOf(Formula formula);

} // namespace headroom
