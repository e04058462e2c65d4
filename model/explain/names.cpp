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
    TermName{Term::Prompt, "prompt", Unit::Token},
    TermName{Term::Output, "output", Unit::Token},
    TermName{Term::MeanFill, "mean_fill", Unit::Ratio},
    TermName{Term::LiveContext, "live_context", Unit::Token},
    TermName{Term::SequencesRun, "sequences_run", Unit::Count},
    TermName{Term::Batch, "batch", Unit::Count},
    TermName{Term::TokensRead, "tokens_read", Unit::Count},
    TermName{Term::TokensPerStep, "tokens_per_step", Unit::Count},
    TermName{Term::StepTokens, "step_tokens", Unit::Count},
    TermName{Term::ExpertTokens, "expert_tokens", Unit::Count},
    TermName{Term::Experts, "experts", Unit::Count},
    TermName{Term::ExpertsPerToken, "experts_per_token", Unit::Count},
    TermName{Term::ExpertsTouched, "experts_touched", Unit::Count},
    TermName{Term::ExpertImbalance, "expert_imbalance", Unit::Ratio},
    TermName{Term::RoutedParameters, "routed_parameters", Unit::Count},
    TermName{Term::ActiveParameters, "active_parameters", Unit::Count},
    TermName{Term::DraftParameters, "draft_parameters", Unit::Count},
    TermName{Term::DraftLayers, "draft_layers", Unit::Count},
    TermName{Term::DraftTokens, "draft_tokens", Unit::Count},
    TermName{Term::SequenceParameters, "sequence_parameters", Unit::Count},
    TermName{Term::EveryStepBytes, "every_step_bytes", Unit::Byte},
    TermName{Term::ExpertBytes, "expert_bytes", Unit::Byte},
    TermName{Term::StreamedWeights, "streamed_weights", Unit::Byte},
    TermName{Term::StreamShare, "stream_share", Unit::Ratio},
    TermName{Term::PartPeak, "part_peak", Unit::FlopPerSecond},
    TermName{Term::PeakFactor, "peak_factor", Unit::Ratio},
    TermName{Term::MatrixPeak, "matrix_peak", Unit::FlopPerSecond},
    TermName{Term::ComputeShare, "compute_share", Unit::Ratio},
    TermName{Term::AttentionHeads, "attention_heads", Unit::Count},
    TermName{Term::HeadValues, "head_values", Unit::Count},
    TermName{Term::TypeWidth, "type_width", Unit::Count},
    TermName{Term::AttentionWidth, "attention_width", Unit::Count},
    TermName{Term::StepFlops, "step_flops", Unit::Flop},
    TermName{Term::LiveCache, "live_cache", Unit::Byte},
    TermName{Term::GroupedReads, "grouped_reads", Unit::Ratio},
    TermName{Term::CacheShare, "cache_share", Unit::Ratio},
    TermName{Term::StepCost, "step_cost", Unit::Second},
    TermName{Term::LayerCost, "layer_cost", Unit::Second},
    TermName{Term::QuantizedCost, "quantized_cost", Unit::Second},
    TermName{Term::ExpertCost, "expert_cost", Unit::Second},
    TermName{Term::SequenceFixedCost, "sequence_fixed_cost", Unit::Second},
    TermName{Term::VocabularyCost, "vocabulary_cost", Unit::Second},
    TermName{Term::Vocabulary, "vocabulary", Unit::Count},
    TermName{Term::SequenceCost, "sequence_cost", Unit::Second},
    TermName{Term::LayersRun, "layers_run", Unit::Count},
    TermName{Term::AllReduces, "all_reduces", Unit::Count},
    TermName{Term::AllReduceCost, "all_reduce_cost", Unit::Second},
    TermName{Term::HiddenSize, "hidden_size", Unit::Count},
    TermName{Term::LinkRate, "link_rate", Unit::BytePerSecond},
    TermName{Term::AllReduceTime, "all_reduce_time", Unit::Second},
    TermName{Term::HopTime, "hop_time", Unit::Second},
    TermName{Term::WeightsTime, "weights_time", Unit::Second},
    TermName{Term::ComputeTime, "compute_time", Unit::Second},
    TermName{Term::JoinedTime, "joined_time", Unit::Second},
    TermName{Term::CacheTime, "cache_time", Unit::Second},
    TermName{Term::OverheadTime, "overhead_time", Unit::Second},
    TermName{Term::LinkTime, "link_time", Unit::Second},
    TermName{Term::StepTime, "step_time", Unit::Second},
    TermName{Term::FirstStepTime, "first_step_time", Unit::Second},
    TermName{Term::GrowthFast, "growth_fast", Unit::Ratio},
    TermName{Term::GrowthSlow, "growth_slow", Unit::Ratio},
    TermName{Term::BandFast, "band_fast", Unit::Ratio},
    TermName{Term::BandSlow, "band_slow", Unit::Ratio},
    TermName{Term::Widening, "widening", Unit::Ratio},
    TermName{Term::LeastTime, "least_time", Unit::Second},
    TermName{Term::StepFast, "step_fast", Unit::Second},
    TermName{Term::StepSlow, "step_slow", Unit::Second},
    TermName{Term::UserRateLow, "user_rate_low", Unit::TokenPerSecond},
    TermName{Term::UserRate, "user_rate", Unit::TokenPerSecond},
    TermName{Term::UserRateHigh, "user_rate_high", Unit::TokenPerSecond},
    TermName{Term::TotalRateLow, "total_rate_low", Unit::TokenPerSecond},
    TermName{Term::TotalRate, "total_rate", Unit::TokenPerSecond},
    TermName{Term::TotalRateHigh, "total_rate_high", Unit::TokenPerSecond},
    TermName{Term::SharedPrefix, "shared_prefix", Unit::Token},
    TermName{Term::SharedBytes, "shared_bytes", Unit::Byte},
    TermName{Term::SharingSequences, "sharing_sequences", Unit::Count},
    TermName{Term::PromptFlops, "prompt_flops", Unit::Flop},
    TermName{Term::PrefillShare, "prefill_share", Unit::Ratio},
    TermName{Term::PrefillFaster, "prefill_faster", Unit::Ratio},
    TermName{Term::PrefillSlower, "prefill_slower", Unit::Ratio},
    TermName{Term::PrefillTime, "prefill_time", Unit::Second},
    TermName{Term::PrefillTimeFast, "prefill_time_fast", Unit::Second},
    TermName{Term::PrefillTimeSlow, "prefill_time_slow", Unit::Second},
    TermName{Term::PrefillChunks, "prefill_chunks", Unit::Count},
    TermName{Term::PromptStep, "prompt_step", Unit::Second},
    TermName{Term::HostTime, "host_time", Unit::Second},
    TermName{Term::FirstTokenFast, "first_token_fast", Unit::Second},
    TermName{Term::FirstToken, "first_token", Unit::Second},
    TermName{Term::FirstTokenSlow, "first_token_slow", Unit::Second},
    TermName{Term::ServedTokenTime, "served_token_time", Unit::Second},
    TermName{Term::ServedRate, "served_rate", Unit::TokenPerSecond},
    TermName{Term::RequestRate, "request_rate", Unit::PerSecond},
    TermName{Term::PrefillPart, "prefill_part", Unit::Ratio},
    TermName{Term::Devices, "devices", Unit::Count},
    TermName{Term::PricePerHour, "price_per_hour", Unit::DollarPerHour},
    TermName{Term::CostPerMillion, "cost_per_million", Unit::Dollar},
    TermName{Term::TokensPerDollar, "tokens_per_dollar", Unit::Token},
    TermName{Term::BoardPower, "board_power", Unit::Watt},
    TermName{Term::EnergyPerToken, "energy_per_token", Unit::Joule},
    TermName{Term::FloorRate, "floor_rate", Unit::TokenPerSecond},
    TermName{Term::UsersServed, "users_served", Unit::Count},
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
    FormulaName{Formula::ContextOfOne, "context_of_one", "⌊({0} − {1}) / {2}⌋"},
    FormulaName{Formula::ContextOfTokens, "context_of_tokens", "⌊{0} / {1}⌋"},
    FormulaName{Formula::ShortBy, "short_by", "{0} − {1}"},
    FormulaName{Formula::PaperQuotient, "paper_quotient", "{0} × {1} / {2}"},
    FormulaName{Formula::StreamTime, "stream_time", "{0} / {1} / {2}"},
    FormulaName{Formula::CollectiveTime, "collective_time", "{0} × {1} × {2}"},
    FormulaName{Formula::QuotientWithLinks, "quotient_with_links", "1 / ({0} + {1})"},
    FormulaName{Formula::LiveFromLengths, "live_from_lengths", "min({0}, {1} + ⌊{2} / 2⌋)"},
    FormulaName{Formula::LiveFromFill, "live_from_fill", "max(1, ⌊{0} × {1}⌋)"},
    FormulaName{Formula::OnFullestReplica, "on_fullest_replica", "⌈{0} / {1}⌉"},
    FormulaName{Formula::Product, "product", "{0} × {1}"},
    FormulaName{Formula::ExpertGroupTokens, "expert_group_tokens", "{0} × {1} / {2}"},
    FormulaName{Formula::DistinctExperts, "distinct_experts", "{0} × (1 − (1 − {1} / {0})^{2})"},
    FormulaName{Formula::RoutedShare, "routed_share", "{0} × {1} / {2}"},
    FormulaName{Formula::WithDrafts, "with_drafts", "{0} × {1} + {2} × {3}"},
    FormulaName{Formula::DraftedBytes, "drafted_bytes", "{0} × {1} × {2} / 8"},
    FormulaName{Formula::StreamedMixture, "streamed_mixture", "{0} + {1} × {2} / {3}"},
    FormulaName{Formula::OverRate, "over_rate", "{0} / ({1} × {2} × {3})"},
    FormulaName{Formula::FullestRank, "fullest_rank", "({0} / {1} + {2} / {3} × min(1, {4} / {5} × {6})) / ({7} × {8})"},
    FormulaName{Formula::ScaledPeak, "scaled_peak", "{0} × {1} / {2}"},
    FormulaName{Formula::WidthOfType, "width_of_type", "{0} × {1} × {2}"},
    FormulaName{Formula::StepFlops, "step_flops", "{0} × (2 × {1} + 4 × {2} × {3} × {4})"},
    FormulaName{Formula::RootOfSquares, "root_of_squares", "√({0} × {0} + {1} × {1})"},
    FormulaName{Formula::CacheOverRate, "cache_over_rate", "{0} × ({1} × {2} + 2 × {3}) / ({4} × {5})"},
    FormulaName{Formula::SequenceCost, "sequence_cost", "{0} + {1} × {2}"},
    FormulaName{Formula::LayersWithDrafts, "layers_with_drafts", "{0} + {1} × {2}"},
    FormulaName{Formula::Overhead, "overhead", "{0} + {1} × ({2} + {3} + {4}) + {5} × {6}"},
    FormulaName{Formula::AllReduces, "all_reduces", "{0} × ({1} + 2 × ({2} − 1) / {2} × {3} × {4} × 2 / {5})"},
    FormulaName{Formula::LeastStep, "least_step", "{0} / {1} / {2} + {3} × ({4} + 2 × {5}) / {2}"},
    FormulaName{Formula::FastEnd, "fast_end", "max({5}, ({0} + {1} × ({2} − {0})) × {3} / {4})"},
    FormulaName{Formula::FastEndFree, "fast_end_free", "({0} + {1} × ({2} − {0})) × {3} / {4}"},
    FormulaName{Formula::SlowEnd, "slow_end", "min({5} × {0}, {0} + {1} × ({2} − {0})) × {3} × {4}"},
    FormulaName{Formula::Ratio, "ratio", "{0} / {1}"},
    FormulaName{Formula::PromptFlops, "prompt_flops", "2 × {0} × ({1} − {2}) + 2 × {3} × ({1} × {1} − {2} × {2})"},
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
    for (std::size_t i = 0; i < kTerms.size(); ++i)
        if (static_cast<std::size_t>(kTerms[i].term) != i)
            return false;
    for (std::size_t i = 0; i < kFormulas.size(); ++i)
        if (static_cast<std::size_t>(kFormulas[i].formula) != i)
            return false;
    return static_cast<std::size_t>(Term::UsersServed) + 1 == kTerms.size()
           && static_cast<std::size_t>(Formula::SequencesSharing) + 1 == kFormulas.size();
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
