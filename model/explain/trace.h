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
    StageLayers,  // of the layers that hold a group of tensors, those on the stage
    TensorLayers, // all layers that hold it
    CopiedShare,  // what KV heads copied beyond their number add to the attention tensors
    UsedMemory,   // of a device that holds as many sequences as fit
};

enum class Unit : std::uint8_t { Count, Byte, Bit, Token, BytePerSecond, TokenPerSecond, Second, Ratio };

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
    ContextOfOne,      // (pool - what no token adds to) / bytes per token, whole
    ContextOfTokens,   // pool / bytes per token, whole
    ShortBy,           // bytes per sequence - pool
    PaperQuotient,     // bandwidth x TP / model bytes
    StreamTime,        // model bytes / TP / bandwidth
    CollectiveTime,    // layers x collectives x cost
    QuotientWithLinks, // 1 / (stream time + all-reduce time)
};

struct Input {
    Term term;
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
