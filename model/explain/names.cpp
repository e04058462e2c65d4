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
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kTerms.size(); ++i)
        if (static_cast<std::size_t>(kTerms[i].term) != i)
            return false;
    for (std::size_t i = 0; i < kFormulas.size(); ++i)
        if (static_cast<std::size_t>(kFormulas[i].formula) != i)
            return false;
    return static_cast<std::size_t>(Term::CopiedShare) + 1 == kTerms.size()
           && static_cast<std::size_t>(Formula::QuotientWithLinks) + 1 == kFormulas.size();
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
