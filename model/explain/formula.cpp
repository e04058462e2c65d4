// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/formula.h"

#include <array>
#include <cstddef>

namespace headroom {

namespace {

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
    FormulaName{Formula::LayerValues, "layer_values", "3 × {0} + 4 × {1}"},
    FormulaName{Formula::ExpertValues, "expert_values", "max(3 × {0} + 4 × {1}, 2 × ({2} + 1) × {1})"},
    FormulaName{Formula::LayerBuffer, "layer_buffer", "{0} × {1} × 4"},
    FormulaName{Formula::SharePerSlot, "share_per_slot", "{0} / {1}"},
    FormulaName{Formula::ContextOfCells, "context_of_cells", "max t : c(t) ≤ {0}"},
    FormulaName{Formula::LiveFromLengths, "live_from_lengths", "min({0}, {1} + ⌊{2} / 2⌋)"},
    FormulaName{Formula::LiveFromFill, "live_from_fill", "max(1, ⌊{0} × {1}⌋)"},
    FormulaName{Formula::OnFullestReplica, "on_fullest_replica", "⌈{0} / {1}⌉"},
    FormulaName{Formula::ExpertGroupTokens, "expert_group_tokens", "{0} × {1} / {2}"},
    FormulaName{Formula::DistinctExperts, "distinct_experts", "{0} × (1 − (1 − {1} / {0})^{2})"},
    FormulaName{Formula::RoutedShare, "routed_share", "{0} × {1} / {2}"},
    FormulaName{Formula::WithDrafts, "with_drafts", "{0} × {1} + {2} × {3}"},
    FormulaName{Formula::DraftedBytes, "drafted_bytes", "{0} × {1} × {2} / 8"},
    FormulaName{Formula::StreamedMixture, "streamed_mixture", "{0} + {1} × {2} / {3}"},
    FormulaName{Formula::OverRate, "over_rate", "{0} / ({1} × {2} × {3})"},
    FormulaName{Formula::FullestRank, "fullest_rank",
                "({0} / {1} + {2} / {3} × min(1, {4} / {5} × {6})) / ({7} × {8})"},
    FormulaName{Formula::ScaledPeak, "scaled_peak", "{0} × {1} / {2}"},
    FormulaName{Formula::WidthOfType, "width_of_type", "{0} × {1} × {2}"},
    FormulaName{Formula::StepFlops, "step_flops", "{0} × (2 × {1} + 4 × {2} × {3} × {4})"},
    FormulaName{Formula::RootOfSquares, "root_of_squares", "√({0} × {0} + {1} × {1})"},
    FormulaName{Formula::CacheOverRate, "cache_over_rate", "{0} × ({1} × {2} + 2 × {3}) / ({4} × {5})"},
    FormulaName{Formula::SequenceCost, "sequence_cost", "{0} + {1} × {2}"},
    FormulaName{Formula::LayersWithDrafts, "layers_with_drafts", "{0} + {1} × {2}"},
    FormulaName{Formula::Overhead, "overhead", "{0} + {1} × ({2} + {3} + {4}) + {5} × {6}"},
    FormulaName{Formula::AllReduces, "all_reduces",
                "{0} × ({1} + 2 × ({2} − 1) / {2} × {3} × {4} × 2 / {5})"},
    FormulaName{Formula::LeastStep, "least_step", "{0} / {1} / {2} + {3} × ({4} + 2 × {5}) / {2}"},
    FormulaName{Formula::FastEnd, "fast_end", "max({5}, ({0} + {1} × ({2} − {0})) × {3} / {4})"},
    FormulaName{Formula::FastEndFree, "fast_end_free", "({0} + {1} × ({2} − {0})) × {3} / {4}"},
    FormulaName{Formula::SlowEnd, "slow_end", "min({5} × {0}, {0} + {1} × ({2} − {0})) × {3} × {4}"},
    FormulaName{Formula::PromptFlops, "prompt_flops",
                "2 × {0} × ({1} − {2}) + 2 × {3} × ({1} × {1} − {2} × {2})"},
    FormulaName{Formula::FirstToken, "first_token", "{0} + {1} × {2} + {3}"},
    FormulaName{Formula::ServedToken, "served_token", "{0} / {1} + {2} × {3} / {4}"},
    FormulaName{Formula::Requests, "requests", "{0} / ({1} × {2})"},
    FormulaName{Formula::PartOfTime, "part_of_time", "{0} × {1} / {2} / {3}"},
    FormulaName{Formula::CostOfTokens, "cost_of_tokens", "{0} × {1} × 1000000 / (3600 × {2})"},
    FormulaName{Formula::TokensOfDollar, "tokens_of_dollar", "3600 × {2} / ({0} × {1})"},
    FormulaName{Formula::EnergyOfToken, "energy_of_token", "{0} × {1} / {2}"},
    FormulaName{Formula::SharedWindow, "shared_window", "max(0, min({0}, {1}) + {2} − {0}) × {3}"},
    FormulaName{Formula::SequencesSharing, "sequences_sharing", "{0} × max(1, ⌊({1} − {2}) / ({3} − {2})⌋)"},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kFormulas.size(); ++i)
        if (static_cast<std::size_t>(kFormulas[i].formula) != i)
            return false;
    return static_cast<std::size_t>(Formula::SequencesSharing) + 1 == kFormulas.size();
}
static_assert(inOrder());

} // namespace

const char *idOf(Formula formula)
{
    return kFormulas[static_cast<std::size_t>(formula)].id;
}

const char *patternOf(Formula formula)
{
    return kFormulas[static_cast<std::size_t>(formula)].pattern;
}

} // namespace headroom
