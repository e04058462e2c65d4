// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/working.h"

#include <QCoreApplication>

#include <array>

namespace headroom {

namespace {

struct NamedTerm {
    Term term;
    const char *name;
};

// In the order of the enumeration, which a static assertion below holds. Names stand in formulas
// ("Usable memory − Weights on a device − Reserve") and as labels.
constexpr std::array kTermNames{
    NamedTerm{Term::PartMemory, QT_TRANSLATE_NOOP("Terms", "Memory of the part")},
    NamedTerm{Term::DevicesPerPart, QT_TRANSLATE_NOOP("Terms", "Devices per part")},
    NamedTerm{Term::TotalMemory, QT_TRANSLATE_NOOP("Terms", "Total memory")},
    NamedTerm{Term::Utilization, QT_TRANSLATE_NOOP("Terms", "Utilization")},
    NamedTerm{Term::UsableMemory, QT_TRANSLATE_NOOP("Terms", "Usable memory")},
    NamedTerm{Term::Reserve, QT_TRANSLATE_NOOP("Terms", "Reserve")},
    NamedTerm{Term::Parameters, QT_TRANSLATE_NOOP("Terms", "Parameters")},
    NamedTerm{Term::CountedParameters, QT_TRANSLATE_NOOP("Terms", "Counted parameters")},
    NamedTerm{Term::BitsPerWeight, QT_TRANSLATE_NOOP("Terms", "Bits per weight")},
    NamedTerm{Term::TensorBytes, QT_TRANSLATE_NOOP("Terms", "Bytes of a group of tensors")},
    NamedTerm{Term::ComputedBytes, QT_TRANSLATE_NOOP("Terms", "Computed bytes")},
    NamedTerm{Term::CheckpointBytes, QT_TRANSLATE_NOOP("Terms", "Checkpoint bytes")},
    NamedTerm{Term::ModelBytes, QT_TRANSLATE_NOOP("Terms", "Weights of the model")},
    NamedTerm{Term::TensorParallel, QT_TRANSLATE_NOOP("Terms", "TP")},
    NamedTerm{Term::PipelineParallel, QT_TRANSLATE_NOOP("Terms", "PP")},
    NamedTerm{Term::ExpertParallel, QT_TRANSLATE_NOOP("Terms", "EP")},
    NamedTerm{Term::DataParallel, QT_TRANSLATE_NOOP("Terms", "DP")},
    NamedTerm{Term::WeightBytes, QT_TRANSLATE_NOOP("Terms", "Weights on a device")},
    NamedTerm{Term::Pool, QT_TRANSLATE_NOOP("Terms", "Pool for conversations")},
    NamedTerm{Term::CacheLayers, QT_TRANSLATE_NOOP("Terms", "Layers with a cache")},
    NamedTerm{Term::KvHeads, QT_TRANSLATE_NOOP("Terms", "KV heads")},
    NamedTerm{Term::KvHeadsPerDevice, QT_TRANSLATE_NOOP("Terms", "KV heads on a device")},
    NamedTerm{Term::KeyDim, QT_TRANSLATE_NOOP("Terms", "Key width")},
    NamedTerm{Term::ValueDim, QT_TRANSLATE_NOOP("Terms", "Value width")},
    NamedTerm{Term::CacheBits, QT_TRANSLATE_NOOP("Terms", "Bits per cache element")},
    NamedTerm{Term::LatentDim, QT_TRANSLATE_NOOP("Terms", "Latent width")},
    NamedTerm{Term::RopeDim, QT_TRANSLATE_NOOP("Terms", "Rotary width")},
    NamedTerm{Term::TokensPerEntry, QT_TRANSLATE_NOOP("Terms", "Tokens per entry")},
    NamedTerm{Term::TypePerToken, QT_TRANSLATE_NOOP("Terms", "Cache per token of a layer type")},
    NamedTerm{Term::CachePerToken, QT_TRANSLATE_NOOP("Terms", "Cache per token")},
    NamedTerm{Term::WindowTokens, QT_TRANSLATE_NOOP("Terms", "Attention window")},
    NamedTerm{Term::WindowedPerToken, QT_TRANSLATE_NOOP("Terms", "Cache per token in the window")},
    NamedTerm{Term::StateLayers, QT_TRANSLATE_NOOP("Terms", "Layers with a state")},
    NamedTerm{Term::StateHeads, QT_TRANSLATE_NOOP("Terms", "State heads")},
    NamedTerm{Term::StateKeyDim, QT_TRANSLATE_NOOP("Terms", "State key width")},
    NamedTerm{Term::StateValueDim, QT_TRANSLATE_NOOP("Terms", "State value width")},
    NamedTerm{Term::StateBits, QT_TRANSLATE_NOOP("Terms", "Bits per state element")},
    NamedTerm{Term::TypeState, QT_TRANSLATE_NOOP("Terms", "State of a layer type")},
    NamedTerm{Term::FixedState, QT_TRANSLATE_NOOP("Terms", "Fixed state")},
    NamedTerm{Term::Context, QT_TRANSLATE_NOOP("Terms", "Context")},
    NamedTerm{Term::CacheBytes, QT_TRANSLATE_NOOP("Terms", "Cache of the tokens")},
    NamedTerm{Term::BytesPerSequence, QT_TRANSLATE_NOOP("Terms", "One conversation")},
    NamedTerm{Term::ExactSequences, QT_TRANSLATE_NOOP("Terms", "Conversations, exact")},
    NamedTerm{Term::Sequences, QT_TRANSLATE_NOOP("Terms", "Conversations that fit")},
    NamedTerm{Term::LongestContext, QT_TRANSLATE_NOOP("Terms", "Longest context of one conversation")},
    NamedTerm{Term::Shortfall, QT_TRANSLATE_NOOP("Terms", "Missing")},
    NamedTerm{Term::PartBandwidth, QT_TRANSLATE_NOOP("Terms", "Bandwidth of the part")},
    NamedTerm{Term::Bandwidth, QT_TRANSLATE_NOOP("Terms", "Bandwidth")},
    NamedTerm{Term::Quotient, QT_TRANSLATE_NOOP("Terms", "Paper quotient")},
    NamedTerm{Term::DeviceStreamTime, QT_TRANSLATE_NOOP("Terms", "Time to stream the weights")},
    NamedTerm{Term::Layers, QT_TRANSLATE_NOOP("Terms", "Layers")},
    NamedTerm{Term::CollectivesPerLayer, QT_TRANSLATE_NOOP("Terms", "All-reduces per layer")},
    NamedTerm{Term::CollectiveCost, QT_TRANSLATE_NOOP("Terms", "Cost of one all-reduce")},
    NamedTerm{Term::CollectiveTime, QT_TRANSLATE_NOOP("Terms", "Time of the all-reduces")},
    NamedTerm{Term::QuotientAfterCollectives, QT_TRANSLATE_NOOP("Terms", "Quotient after all-reduces")},
    NamedTerm{Term::StageLayers, QT_TRANSLATE_NOOP("Terms", "Layers on the stage")},
    NamedTerm{Term::TensorLayers, QT_TRANSLATE_NOOP("Terms", "Layers with the tensors")},
    NamedTerm{Term::CopiedShare, QT_TRANSLATE_NOOP("Terms", "Share copied")},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kTermNames.size(); ++i)
        if (static_cast<std::size_t>(kTermNames[i].term) != i)
            return false;
    return static_cast<std::size_t>(Term::CopiedShare) + 1 == kTermNames.size();
}
static_assert(inOrder());

} // namespace

QString termName(Term term)
{
    return QCoreApplication::translate("Terms", kTermNames[static_cast<std::size_t>(term)].name);
}

} // namespace headroom
