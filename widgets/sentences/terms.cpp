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
    NamedTerm{Term::UsedMemory, QT_TRANSLATE_NOOP("Terms", "Memory in use on a device")},
    NamedTerm{Term::UndividedShare, QT_TRANSLATE_NOOP("Terms", "Share on every rank")},
    NamedTerm{Term::Activation, QT_TRANSLATE_NOOP("Terms", "Activation peak")},
    NamedTerm{Term::ActivationPart, QT_TRANSLATE_NOOP("Terms", "Part of the peak")},
    NamedTerm{Term::NonTorch, QT_TRANSLATE_NOOP("Terms", "Memory outside PyTorch")},
    NamedTerm{Term::Graphs, QT_TRANSLATE_NOOP("Terms", "Captured graphs")},
    NamedTerm{Term::BatchTokens, QT_TRANSLATE_NOOP("Terms", "Tokens of a step")},
    NamedTerm{Term::BatchSequences, QT_TRANSLATE_NOOP("Terms", "Conversations of a step")},
    NamedTerm{Term::BatchesInFlight, QT_TRANSLATE_NOOP("Terms", "Steps in flight")},
    NamedTerm{Term::VocabularySize, QT_TRANSLATE_NOOP("Terms", "Vocabulary")},
    NamedTerm{Term::HiddenSize, QT_TRANSLATE_NOOP("Terms", "Hidden size")},
    NamedTerm{Term::SamplerBytes, QT_TRANSLATE_NOOP("Terms", "Sampler bytes per entry")},
    NamedTerm{Term::StepBytes, QT_TRANSLATE_NOOP("Terms", "Step bytes per token")},
    NamedTerm{Term::ReserveFactor, QT_TRANSLATE_NOOP("Terms", "Measured factor")},
    NamedTerm{Term::RotaryRows, QT_TRANSLATE_NOOP("Terms", "Rotary positions")},
    NamedTerm{Term::RotaryDim, QT_TRANSLATE_NOOP("Terms", "Rotary width of a head")},
    NamedTerm{Term::RotaryTable, QT_TRANSLATE_NOOP("Terms", "Rotary tables")},
    NamedTerm{Term::TensorSize, QT_TRANSLATE_NOOP("Terms", "Bytes of a tensor")},
    NamedTerm{Term::AllocatorStep, QT_TRANSLATE_NOOP("Terms", "Step of the allocator")},
    NamedTerm{Term::AllocatorSlack, QT_TRANSLATE_NOOP("Terms", "Rounding of the allocator")},
    NamedTerm{Term::BlockTokens, QT_TRANSLATE_NOOP("Terms", "Tokens of a block")},
    NamedTerm{Term::KernelBlock, QT_TRANSLATE_NOOP("Terms", "Block step of the kernel")},
    NamedTerm{Term::TokenBytes, QT_TRANSLATE_NOOP("Terms", "One token of a layer")},
    NamedTerm{Term::IndexerDim, QT_TRANSLATE_NOOP("Terms", "Indexer width")},
    NamedTerm{Term::PageBytes, QT_TRANSLATE_NOOP("Terms", "One block of a layer")},
    NamedTerm{Term::ConvChannels, QT_TRANSLATE_NOOP("Terms", "Convolution channels")},
    NamedTerm{Term::ConvTaps, QT_TRANSLATE_NOOP("Terms", "Convolution steps kept")},
    NamedTerm{Term::ConvBytes, QT_TRANSLATE_NOOP("Terms", "Bytes of a convolution element")},
    NamedTerm{Term::DraftTokens, QT_TRANSLATE_NOOP("Terms", "Drafted tokens")},
    NamedTerm{Term::StateCopies, QT_TRANSLATE_NOOP("Terms", "States of a conversation")},
    NamedTerm{Term::KindLayers, QT_TRANSLATE_NOOP("Terms", "Layers of a kind")},
    NamedTerm{Term::GroupLayers, QT_TRANSLATE_NOOP("Terms", "Layers of a group")},
    NamedTerm{Term::Groups, QT_TRANSLATE_NOOP("Terms", "Groups")},
    NamedTerm{Term::BlockBytes, QT_TRANSLATE_NOOP("Terms", "One block")},
    NamedTerm{Term::ChargedTokens, QT_TRANSLATE_NOOP("Terms", "Charged tokens")},
    NamedTerm{Term::PoolBlocks, QT_TRANSLATE_NOOP("Terms", "Blocks of the pool")},
    NamedTerm{Term::KindBlocks, QT_TRANSLATE_NOOP("Terms", "Blocks of a kind")},
    NamedTerm{Term::BlocksPerSequence, QT_TRANSLATE_NOOP("Terms", "Blocks of a conversation")},
    NamedTerm{Term::PrintedTokens, QT_TRANSLATE_NOOP("Terms", "Tokens the engine prints")},
    NamedTerm{Term::PrintedConcurrency, QT_TRANSLATE_NOOP("Terms", "Concurrency the engine prints")},
    NamedTerm{Term::BeforeWeights, QT_TRANSLATE_NOOP("Terms", "Gone before the weights")},
    NamedTerm{Term::StaticFraction, QT_TRANSLATE_NOOP("Terms", "Static fraction")},
    NamedTerm{Term::KeptBack, QT_TRANSLATE_NOOP("Terms", "Kept free")},
    NamedTerm{Term::StateRatio, QT_TRANSLATE_NOOP("Terms", "States over tokens")},
    NamedTerm{Term::DraftStates, QT_TRANSLATE_NOOP("Terms", "Draft states")},
    NamedTerm{Term::SlotBytes, QT_TRANSLATE_NOOP("Terms", "States of a conversation, bytes")},
    NamedTerm{Term::StateSlots, QT_TRANSLATE_NOOP("Terms", "State slots")},
    NamedTerm{Term::StatePool, QT_TRANSLATE_NOOP("Terms", "Pool of states")},
    NamedTerm{Term::TokenPool, QT_TRANSLATE_NOOP("Terms", "Pool of tokens")},
    NamedTerm{Term::WindowShare, QT_TRANSLATE_NOOP("Terms", "Sliding over full tokens")},
    NamedTerm{Term::PoolTokens, QT_TRANSLATE_NOOP("Terms", "Tokens of the pool")},
    NamedTerm{Term::WindowPoolTokens, QT_TRANSLATE_NOOP("Terms", "Tokens of the sliding pool")},
    NamedTerm{Term::SequenceTokens, QT_TRANSLATE_NOOP("Terms", "Tokens of a conversation")},
    NamedTerm{Term::RunningRequests, QT_TRANSLATE_NOOP("Terms", "Running requests")},
    NamedTerm{Term::RequestTable, QT_TRANSLATE_NOOP("Terms", "Request table")},
    NamedTerm{Term::SlotCount, QT_TRANSLATE_NOOP("Terms", "Slots")},
    NamedTerm{Term::CellPadding, QT_TRANSLATE_NOOP("Terms", "Multiple of cells")},
    NamedTerm{Term::Cells, QT_TRANSLATE_NOOP("Terms", "Cells")},
    NamedTerm{Term::MicroBatch, QT_TRANSLATE_NOOP("Terms", "Micro batch")},
    NamedTerm{Term::KeyBits, QT_TRANSLATE_NOOP("Terms", "Bits per key element")},
    NamedTerm{Term::ValueBits, QT_TRANSLATE_NOOP("Terms", "Bits per value element")},
    NamedTerm{Term::WholeCache, QT_TRANSLATE_NOOP("Terms", "Whole cache")},
    NamedTerm{Term::Compute, QT_TRANSLATE_NOOP("Terms", "Compute buffer")},
    NamedTerm{Term::PoolForOne, QT_TRANSLATE_NOOP("Terms", "Pool that one conversation needs")},
    NamedTerm{Term::Taken, QT_TRANSLATE_NOOP("Terms", "Taken from free memory")},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kTermNames.size(); ++i)
        if (static_cast<std::size_t>(kTermNames[i].term) != i)
            return false;
    return static_cast<std::size_t>(Term::Taken) + 1 == kTermNames.size();
}
static_assert(inOrder());

} // namespace

QString termName(Term term)
{
    return QCoreApplication::translate("Terms", kTermNames[static_cast<std::size_t>(term)].name);
}

} // namespace headroom
