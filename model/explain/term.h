// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

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
    OutputRows,   // of logits that it has room for
    OutputBuffer, // logits and hidden rows
    InnerSize,    // of an MLP, or of all experts of a token
    LayerValues,  // of a token that a layer keeps at once
    LayerBuffer,
    MaskCells,
    MaskWidth, // bytes of one cell and token
    MaskBuffer,
    LayerPeak,    // of a layer with the masks
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

[[nodiscard]] Unit unitOf(Term term);

// A stable identifier for JSON: "pool".
[[nodiscard]] const char *idOf(Term term);

} // namespace headroom
