// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/trace.h"

#include <array>

namespace headroom {

namespace {

struct TermName {
    Term term;
    const char *id;
    Unit unit;
};

// In the order of the enumeration, which a static assertion below holds.
constexpr std::array kTerms{
    TermName{Term::PartMemory, "part_memory", Unit::Byte},
    TermName{Term::DevicesPerPart, "devices_per_part", Unit::Count},
    TermName{Term::TotalMemory, "total", Unit::Byte},
    TermName{Term::Utilization, "utilization", Unit::Ratio},
    TermName{Term::UsableMemory, "usable", Unit::Byte},
    TermName{Term::Reserve, "reserve", Unit::Byte},
    TermName{Term::Parameters, "parameters", Unit::Count},
    TermName{Term::CountedParameters, "counted_parameters", Unit::Count},
    TermName{Term::BitsPerWeight, "bits_per_weight", Unit::Bit},
    TermName{Term::TensorBytes, "tensor_bytes", Unit::Byte},
    TermName{Term::ComputedBytes, "computed_bytes", Unit::Byte},
    TermName{Term::CheckpointBytes, "checkpoint_bytes", Unit::Byte},
    TermName{Term::ModelBytes, "model_bytes", Unit::Byte},
    TermName{Term::TensorParallel, "tp", Unit::Count},
    TermName{Term::PipelineParallel, "pp", Unit::Count},
    TermName{Term::ExpertParallel, "ep", Unit::Count},
    TermName{Term::DataParallel, "dp", Unit::Count},
    TermName{Term::WeightBytes, "weights", Unit::Byte},
    TermName{Term::Pool, "pool", Unit::Byte},
    TermName{Term::CacheLayers, "cache_layers", Unit::Count},
    TermName{Term::KvHeads, "kv_heads", Unit::Count},
    TermName{Term::KvHeadsPerDevice, "kv_heads_per_device", Unit::Count},
    TermName{Term::KeyDim, "key_dim", Unit::Count},
    TermName{Term::ValueDim, "value_dim", Unit::Count},
    TermName{Term::CacheBits, "cache_bits", Unit::Bit},
    TermName{Term::LatentDim, "latent_dim", Unit::Count},
    TermName{Term::RopeDim, "rope_dim", Unit::Count},
    TermName{Term::TokensPerEntry, "tokens_per_entry", Unit::Token},
    TermName{Term::TypePerToken, "type_per_token", Unit::Byte},
    TermName{Term::CachePerToken, "kv_per_token", Unit::Byte},
    TermName{Term::WindowTokens, "window", Unit::Token},
    TermName{Term::WindowedPerToken, "windowed_per_token", Unit::Byte},
    TermName{Term::StateLayers, "state_layers", Unit::Count},
    TermName{Term::StateHeads, "state_heads", Unit::Count},
    TermName{Term::StateKeyDim, "state_key_dim", Unit::Count},
    TermName{Term::StateValueDim, "state_value_dim", Unit::Count},
    TermName{Term::StateBits, "state_bits", Unit::Bit},
    TermName{Term::TypeState, "type_state", Unit::Byte},
    TermName{Term::FixedState, "fixed_state", Unit::Byte},
    TermName{Term::Context, "context", Unit::Token},
    TermName{Term::CacheBytes, "cache_bytes", Unit::Byte},
    TermName{Term::BytesPerSequence, "per_sequence", Unit::Byte},
    TermName{Term::ExactSequences, "exact", Unit::Count},
    TermName{Term::Sequences, "sequences", Unit::Count},
    TermName{Term::LongestContext, "max_context_one_sequence", Unit::Token},
    TermName{Term::Shortfall, "short_by", Unit::Byte},
    TermName{Term::PartBandwidth, "part_bandwidth", Unit::BytePerSecond},
    TermName{Term::Bandwidth, "bandwidth", Unit::BytePerSecond},
    TermName{Term::Quotient, "quotient", Unit::TokenPerSecond},
    TermName{Term::DeviceStreamTime, "stream_time", Unit::Second},
    TermName{Term::Layers, "layers", Unit::Count},
    TermName{Term::CollectivesPerLayer, "collectives_per_layer", Unit::Count},
    TermName{Term::CollectiveCost, "collective_cost", Unit::Second},
    TermName{Term::CollectiveTime, "collective_time", Unit::Second},
    TermName{Term::QuotientAfterCollectives, "quotient_after_collectives", Unit::TokenPerSecond},
    TermName{Term::StageLayers, "stage_layers", Unit::Count},
    TermName{Term::TensorLayers, "tensor_layers", Unit::Count},
    TermName{Term::CopiedShare, "copied_share", Unit::Ratio},
    TermName{Term::UsedMemory, "used", Unit::Byte},
    TermName{Term::UndividedShare, "undivided_share", Unit::Ratio},
    TermName{Term::Activation, "activation", Unit::Byte},
    TermName{Term::ActivationPart, "activation_part", Unit::Byte},
    TermName{Term::NonTorch, "non_torch", Unit::Byte},
    TermName{Term::Graphs, "graphs", Unit::Byte},
    TermName{Term::BatchTokens, "batch_tokens", Unit::Token},
    TermName{Term::BatchSequences, "batch_sequences", Unit::Count},
    TermName{Term::BatchesInFlight, "batches_in_flight", Unit::Count},
    TermName{Term::VocabularySize, "vocabulary_size", Unit::Count},
    TermName{Term::HiddenSize, "hidden_size", Unit::Count},
    TermName{Term::SamplerBytes, "sampler_bytes", Unit::Byte},
    TermName{Term::StepBytes, "step_bytes", Unit::Byte},
    TermName{Term::ReserveFactor, "reserve_factor", Unit::Ratio},
    TermName{Term::RotaryRows, "rotary_rows", Unit::Count},
    TermName{Term::RotaryDim, "rotary_dim", Unit::Count},
    TermName{Term::RotaryTable, "rotary_table", Unit::Byte},
    TermName{Term::TensorSize, "tensor_size", Unit::Byte},
    TermName{Term::AllocatorStep, "allocator_step", Unit::Byte},
    TermName{Term::AllocatorSlack, "allocator_slack", Unit::Byte},
    TermName{Term::BlockTokens, "block_tokens", Unit::Token},
    TermName{Term::KernelBlock, "kernel_block", Unit::Token},
    TermName{Term::TokenBytes, "token_bytes", Unit::Byte},
    TermName{Term::IndexerDim, "indexer_dim", Unit::Count},
    TermName{Term::PageBytes, "page_bytes", Unit::Byte},
    TermName{Term::ConvChannels, "conv_channels", Unit::Count},
    TermName{Term::ConvTaps, "conv_taps", Unit::Count},
    TermName{Term::ConvBytes, "conv_bytes", Unit::Byte},
    TermName{Term::DraftTokens, "draft_tokens", Unit::Token},
    TermName{Term::StateCopies, "state_copies", Unit::Count},
    TermName{Term::KindLayers, "kind_layers", Unit::Count},
    TermName{Term::GroupLayers, "group_layers", Unit::Count},
    TermName{Term::Groups, "groups", Unit::Count},
    TermName{Term::BlockBytes, "block_bytes", Unit::Byte},
    TermName{Term::ChargedTokens, "charged_tokens", Unit::Token},
    TermName{Term::PoolBlocks, "pool_blocks", Unit::Count},
    TermName{Term::KindBlocks, "kind_blocks", Unit::Count},
    TermName{Term::BlocksPerSequence, "blocks_per_sequence", Unit::Count},
    TermName{Term::PrintedTokens, "printed_tokens", Unit::Token},
    TermName{Term::PrintedConcurrency, "printed_concurrency", Unit::Ratio},
    TermName{Term::BeforeWeights, "before_weights", Unit::Byte},
    TermName{Term::StaticFraction, "static_fraction", Unit::Ratio},
    TermName{Term::KeptBack, "kept_back", Unit::Byte},
    TermName{Term::StateRatio, "state_ratio", Unit::Ratio},
    TermName{Term::DraftStates, "draft_states", Unit::Byte},
    TermName{Term::SlotBytes, "slot_bytes", Unit::Byte},
    TermName{Term::StateSlots, "state_slots", Unit::Count},
    TermName{Term::StatePool, "state_pool", Unit::Byte},
    TermName{Term::TokenPool, "token_pool", Unit::Byte},
    TermName{Term::WindowShare, "window_share", Unit::Ratio},
    TermName{Term::PoolTokens, "pool_tokens", Unit::Token},
    TermName{Term::WindowPoolTokens, "window_pool_tokens", Unit::Token},
    TermName{Term::SequenceTokens, "sequence_tokens", Unit::Token},
    TermName{Term::RunningRequests, "running_requests", Unit::Count},
    TermName{Term::RequestTable, "request_table", Unit::Byte},
    TermName{Term::SlotCount, "slots", Unit::Count},
    TermName{Term::CellPadding, "cell_padding", Unit::Token},
    TermName{Term::Cells, "cells", Unit::Count},
    TermName{Term::MicroBatch, "micro_batch", Unit::Token},
    TermName{Term::KeyBits, "key_bits", Unit::Bit},
    TermName{Term::ValueBits, "value_bits", Unit::Bit},
    TermName{Term::WholeCache, "whole_cache", Unit::Byte},
    TermName{Term::Compute, "compute", Unit::Byte},
    TermName{Term::PoolForOne, "pool_for_one", Unit::Byte},
    TermName{Term::Taken, "taken", Unit::Byte},
};

struct FormulaName {
    Formula formula;
    const char *id;
    const char *pattern;
};

constexpr std::array kFormulas{
    FormulaName{Formula::DevicePart, "device_part", "{0} / {1}"},
    FormulaName{Formula::DeviceBandwidth, "device_bandwidth", "{0} / {1}"},
    FormulaName{Formula::Usable, "usable", "{0} × {1}"},
    FormulaName{Formula::PlainWeights, "plain_weights", "{0} × {1} / 8"},
    FormulaName{Formula::Sum, "sum", "+"},
    FormulaName{Formula::ScaledToNominal, "scaled_to_nominal", "{0} × {1} / {2}"},
    FormulaName{Formula::AsPublished, "as_published", "{0}"},
    FormulaName{Formula::ShareOfModel, "share_of_model", "{0} × {1} / {2}"},
    FormulaName{Formula::StageTensors, "stage_tensors", "{0} × {1} / {2}"},
    FormulaName{Formula::ShardedTensors, "sharded_tensors", "{0} / {1}"},
    FormulaName{Formula::CopiedTensors, "copied_tensors", "{0} × (1 + {1}) / {2}"},
    FormulaName{Formula::ShardedWeights, "sharded_weights", "{0} / {1}"},
    FormulaName{Formula::PoolFromParts, "pool_from_parts", "{0} − {1} − {2}"},
    FormulaName{Formula::HeadsPerDevice, "heads_per_device", "⌈{0} / {1}⌉"},
    FormulaName{Formula::HeadCache, "head_cache", "{0} × {1} × ({2} + {3}) × {4} / 8"},
    FormulaName{Formula::LatentCache, "latent_cache", "{0} × ({1} + {2}) × {3} / 8"},
    FormulaName{Formula::EntryCache, "entry_cache", "{0} × {1} × {2} / 8"},
    FormulaName{Formula::CompressedCache, "compressed_cache", "{0} × {1} × {2} / 8 / {3}"},
    FormulaName{Formula::StateBytes, "state_bytes", "{0} × ⌈{1} / {2}⌉ × {3} × {4} × {5} / 8"},
    FormulaName{Formula::GrowingBytes, "growing_bytes", "{0} × {1}"},
    FormulaName{Formula::WindowedBytes, "windowed_bytes", "min({0}, {1}) × {2}"},
    FormulaName{Formula::SequencesExact, "sequences_exact", "{0} × {1} / {2}"},
    FormulaName{Formula::SequencesWhole, "sequences_whole", "{0} × ⌊{1} / {2}⌋"},
    FormulaName{Formula::SequencesNone, "sequences_none", "{0} × max(0, {1})"},
    FormulaName{Formula::HeldBytes, "held_bytes", "⌊{0} / {1}⌋ × {1}"},
    FormulaName{Formula::HeldInReplica, "held_in_replica", "{0} / {1} × {2}"},
    FormulaName{Formula::ContextOfOne, "context_of_one", "⌊({0} − {1}) / {2}⌋"},
    FormulaName{Formula::ContextOfTokens, "context_of_tokens", "⌊{0} / {1}⌋"},
    FormulaName{Formula::ShortBy, "short_by", "{0} − {1}"},
    FormulaName{Formula::PaperQuotient, "paper_quotient", "{0} × {1} / {2}"},
    FormulaName{Formula::StreamTime, "stream_time", "{0} / {1} / {2}"},
    FormulaName{Formula::CollectiveTime, "collective_time", "{0} × {1} × {2}"},
    FormulaName{Formula::QuotientWithLinks, "quotient_with_links", "1 / ({0} + {1})"},
    FormulaName{Formula::UndividedTensors, "undivided_tensors", "{0} × ({1} + (1 − {1}) / {2})"},
    FormulaName{Formula::SamplerPeak, "sampler_peak", "{0} × {1} × {2} + 2 × {3} × {4}"},
    FormulaName{Formula::StepPeak, "step_peak", "{0} × {1} × {2}"},
    FormulaName{Formula::LargerOf, "larger_of", "max({0}, {1})"},
    FormulaName{Formula::SmallerOf, "smaller_of", "min({0}, {1})"},
    FormulaName{Formula::Same, "same", "{0}"},
    FormulaName{Formula::Difference, "difference", "{0} − {1}"},
    FormulaName{Formula::Product, "product", "{0} × {1}"},
    FormulaName{Formula::Ratio, "ratio", "{0} / {1}"},
    FormulaName{Formula::CeilRatio, "ceil_ratio", "⌈{0} / {1}⌉"},
    FormulaName{Formula::FloorRatio, "floor_ratio", "⌊{0} / {1}⌋"},
    FormulaName{Formula::RotaryTable, "rotary_table", "{0} × {1} × 2"},
    FormulaName{Formula::RoundedUp, "rounded_up", "{0} × (⌈{1} / {2}⌉ × {2} − {1})"},
    FormulaName{Formula::PackedLatent, "packed_latent", "{0} + 4 × {0} / 128 + 2 × {1}"},
    FormulaName{Formula::PackedIndexer, "packed_indexer", "{0} + 4 × {0} / 128"},
    FormulaName{Formula::StatePage, "state_page",
                "⌈{0} / {1}⌉ × {2} × {3} × {4} / 8 + ⌈{5} / {1}⌉ × ({6} + {7}) × {8}"},
    FormulaName{Formula::GrownBlock, "grown_block", "{0} × ⌈{1} / ({0} × {2})⌉"},
    FormulaName{Formula::GrowingBlocks, "growing_blocks", "{0} × ⌈{1} / {2}⌉"},
    FormulaName{Formula::WindowBlocks, "window_blocks", "{0} × (⌈min({1}, {2}) / {3}⌉ + 1)"},
    FormulaName{Formula::BlockShare, "block_share", "{0} × {1} / {2}"},
    FormulaName{Formula::StateBlocks, "state_blocks", "{0} × ({1} + {2})"},
    FormulaName{Formula::ChargedTokens, "charged_tokens", "{0} − 1 + {1} × {2}"},
    FormulaName{Formula::PrintedPerGroup, "printed_per_group", "⌊{0} / {1}⌋ × {2}"},
    FormulaName{Formula::PrintedByContext, "printed_by_context", "⌊{0} / {1} × {2}⌋"},
    FormulaName{Formula::ContextOfBlocks, "context_of_blocks", "max t : b(t) ≤ ⌊{0} / {1}⌋"},
    FormulaName{Formula::StaticUsable, "static_usable", "{0} − ({0} − {1}) × (1 − {2})"},
    FormulaName{Formula::FractionLeft, "fraction_left", "({0} − {1}) / {0}"},
    FormulaName{Formula::SlotsOnTop, "slots_on_top", "⌊{0} × {1} / (1 + {1}) / {2}⌋"},
    FormulaName{Formula::SlotsInside, "slots_inside", "max(0, ⌊{0} × {1} / (1 + {1}) / {2}⌋ − 1)"},
    FormulaName{Formula::PoolTokens, "pool_tokens", "⌊{0} / ({1} + {2} × {3})⌋"},
    FormulaName{Formula::WholePages, "whole_pages", "⌊{0} / {1}⌋ × {1}"},
    FormulaName{Formula::FilledPages, "filled_pages", "⌈{0} / {1}⌉ × {1}"},
    FormulaName{Formula::SharedTokens, "shared_tokens", "⌊{0} × {1}⌋"},
    FormulaName{Formula::RequestRows, "request_rows", "min(max(⌊{0} / {1} × 512⌋, 2048), 4096)"},
    FormulaName{Formula::RequestTable, "request_table", "({0} + 1) × {1} × 4"},
    FormulaName{Formula::SlotCells, "slot_cells", "⌈{0} / {1}⌉ × {1} × {2}"},
    FormulaName{Formula::WindowCells, "window_cells", "min({0}, ⌈({1} × {2} + {3}) / {4}⌉ × {4})"},
    FormulaName{Formula::KeyValueCells, "key_value_cells", "{0} × ({1} × {2} + {3} × {4}) / 8"},
    FormulaName{Formula::SlotState, "slot_state",
                "{0} × (⌈{1} / {2}⌉ × {3} × {4} × {5} / 8 + ⌈{6} / {2}⌉ × {7} × 4) × (1 + {8})"},
    FormulaName{Formula::ComputeBuffer, "compute_buffer", "{0} × ({1} + {2}) × 4 × {3}"},
    FormulaName{Formula::SharePerSlot, "share_per_slot", "{0} / {1}"},
    FormulaName{Formula::ContextOfCells, "context_of_cells", "max t : c(t) ≤ {0}"},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kTerms.size(); ++i)
        if (static_cast<std::size_t>(kTerms[i].term) != i)
            return false;
    for (std::size_t i = 0; i < kFormulas.size(); ++i)
        if (static_cast<std::size_t>(kFormulas[i].formula) != i)
            return false;
    return static_cast<std::size_t>(Term::Taken) + 1 == kTerms.size()
           && static_cast<std::size_t>(Formula::ContextOfCells) + 1 == kFormulas.size();
}
static_assert(inOrder());

} // namespace

Unit unitOf(Term term)
{
    return kTerms[static_cast<std::size_t>(term)].unit;
}

const char *idOf(Term term)
{
    return kTerms[static_cast<std::size_t>(term)].id;
}

const char *idOf(Formula formula)
{
    return kFormulas[static_cast<std::size_t>(formula)].id;
}

const char *patternOf(Formula formula)
{
    return kFormulas[static_cast<std::size_t>(formula)].pattern;
}

const char *idOf(Kind kind)
{
    constexpr std::array ids{"vendor", "announced", "measured", "derived", "assumed"};
    return ids[static_cast<std::size_t>(kind)];
}

} // namespace headroom
