// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/sentences.h"

#include "widgets/sentences/enginenotes.h"
#include "widgets/sentences/plural.h"

#include <QCoreApplication>

namespace headroom {

namespace {

using Id = Note::Id;

struct Notes {
    Q_DECLARE_TR_FUNCTIONS(Notes)
};

QString onCounts(const Note &note, const Numbers &numbers)
{
    const auto fitting = static_cast<Tokens>(note.b);
    const QString bytes = numbers.memory(Bytes{note.a});
    const QString count = numbers.tokens(fitting);
    if (note.id == Id::ScenarioSequencesDoNotFit) {
        //: More conversations were asked for than fit. %1: how many fit · %2: how many were asked for
        return Notes::tr("%1 of the %2 conversations asked for fit(s).", nullptr, plural(fitting))
            .arg(count, numbers.count(note.a));
    }
    if (note.id == Id::CheckpointBasisDiffers) {
        //: The lesson's nominal size and the published files differ. %1: bytes of the files · %2:
        //: conversations that fit then
        return Notes::tr("The published checkpoint is %1; counted so, %2 conversation(s) would fit.", nullptr,
                         plural(fitting))
            .arg(bytes, count);
    }
    //: The same the other way round. %1: bytes of the nominal parameters · %2: conversations that fit then
    return Notes::tr("The nominal parameter count makes %1; counted so, %2 conversation(s) would fit.",
                     nullptr, plural(fitting))
        .arg(bytes, count);
}

QString onMemory(const Note &note, const Numbers &numbers)
{
    const QString text = QString::fromStdString(note.text);
    switch (note.id) {
    case Id::ComputedBytes:
        //: %1: a number format · %2: bytes
        return Notes::tr("No published size in %1 is known; %2 was computed from the tensors.")
            .arg(text, numbers.memory(Bytes{note.a}));
    case Id::PoolGiven:
        return Notes::tr("The pool was given, so weights and reserve do not change it.");
    case Id::AssumedMemory:
        //: %1: an accelerator
        return Notes::tr("No runtime figure is known for %1; the vendor's size was converted.").arg(text);
    case Id::AssumedReserve:
        //: %1: bytes
        return Notes::tr("A reserve of %1 on each device is assumed.").arg(numbers.memory(Bytes{note.a}));
    default:
        return {};
    }
}

QString onDevices(const Note &note, const Numbers &numbers)
{
    const QString text = QString::fromStdString(note.text);
    const QString a = numbers.count(note.a);
    const QString b = numbers.count(note.b);
    switch (note.id) {
    case Id::AnnouncedAccelerator:
        //: %1: an accelerator
        return Notes::tr("%1 is announced, not shipping; its figures may change.").arg(text);
    case Id::SeveralDevicesPerPart:
        //: %1: an accelerator · %2: how many devices it shows, always more than one
        return Notes::tr("One %1 is %2 devices to the runtime; figures are for one device.").arg(text, a);
    case Id::BeyondScaleUpDomain:
        //: %1: degree · %2: an accelerator · %3: devices of the domain, which choose the form
        return Notes::tr(
                   "Tensor parallel over %1 devices leaves the scale-up domain of %2, %3 device(s): the "
                   "memory adds up, "
                   "the rate here does not count the slower links.",
                   nullptr, static_cast<int>(note.b))
            .arg(a, text, b);
    case Id::LatentCacheCopied:
        //: %1: tensor-parallel degree, more than one
        return Notes::tr("The latent cache (MLA) is kept whole on each of the %1 tensor-parallel devices.")
            .arg(a);
    case Id::CopiedKvHeads:
        //: %1: tensor-parallel degree · %2: KV heads, fewer than that
        return Notes::tr("%1 tensor-parallel devices share %2 KV heads, so heads are copied.").arg(a, b);
    case Id::UnevenHeads:
        //: %1: attention heads · %2: tensor-parallel degree
        return Notes::tr("%1 attention heads cannot be divided by tensor parallel %2; engines refuse this.")
            .arg(a, b);
    default:
        return {};
    }
}

} // namespace

QString noteId(Note::Id id)
{
    switch (id) {
    case Id::HeuristicQuotient:
        return QStringLiteral("heuristic_quotient");
    case Id::BeyondNativeContext:
        return QStringLiteral("beyond_native_context");
    case Id::ScenarioSequencesDoNotFit:
        return QStringLiteral("sequences_do_not_fit");
    case Id::CheckpointBasisDiffers:
        return QStringLiteral("checkpoint_basis_differs");
    case Id::NominalBasisDiffers:
        return QStringLiteral("nominal_basis_differs");
    case Id::ComputedBytes:
        return QStringLiteral("computed_bytes");
    case Id::AnnouncedAccelerator:
        return QStringLiteral("announced_accelerator");
    case Id::SeveralDevicesPerPart:
        return QStringLiteral("several_devices_per_part");
    case Id::PoolGiven:
        return QStringLiteral("pool_given");
    case Id::AssumedMemory:
        return QStringLiteral("assumed_memory");
    case Id::AssumedReserve:
        return QStringLiteral("assumed_reserve");
    case Id::BeyondScaleUpDomain:
        return QStringLiteral("beyond_scale_up_domain");
    case Id::LatentCacheCopied:
        return QStringLiteral("latent_cache_copied");
    case Id::CopiedKvHeads:
        return QStringLiteral("copied_kv_heads");
    case Id::UnevenHeads:
        return QStringLiteral("uneven_heads");
    case Id::ReserveIsBand:
    case Id::GraphsOnTop:
    case Id::VersionAssumed:
    case Id::PrintedPerGroup:
    case Id::PrintedFraction:
    case Id::PrintedConcurrency:
    case Id::WindowChargedWithBatch:
    case Id::RunsFewerAtOnce:
    case Id::SlotsDoNotFit:
    case Id::PoolsNotReconstructed:
    case Id::PrefixNotShared:
    case Id::SlotsCouldBeMore:
    case Id::AdaptersPartly:
        return engineNoteId(id);
    }
    return {};
}

QString noteText(const Note &note, const Numbers &numbers)
{
    switch (note.id) {
    case Id::HeuristicQuotient:
        if (note.a > 1.0)
            return Notes::tr("Paper quotient from a measured bandwidth. Not a measured rate, not a bound.");
        return note.a > 0.0
                   ? Notes::tr("Paper quotient from a bandwidth you entered. Not a measurement, not a bound.")
                   : Notes::tr(
                       "Paper quotient from a vendor bandwidth claim. Not a measurement, not a bound.");
    case Id::BeyondNativeContext:
        //: %1: a model · %2: "262,144 tokens"
        return Notes::tr("The context is longer than the native window of %1, %2.")
            .arg(QString::fromStdString(note.text), tokensText(static_cast<Tokens>(note.a), numbers));
    case Id::ScenarioSequencesDoNotFit:
    case Id::CheckpointBasisDiffers:
    case Id::NominalBasisDiffers:
        return onCounts(note, numbers);
    case Id::ComputedBytes:
    case Id::PoolGiven:
    case Id::AssumedMemory:
    case Id::AssumedReserve:
        return onMemory(note, numbers);
    case Id::AnnouncedAccelerator:
    case Id::SeveralDevicesPerPart:
    case Id::BeyondScaleUpDomain:
    case Id::LatentCacheCopied:
    case Id::CopiedKvHeads:
    case Id::UnevenHeads:
        return onDevices(note, numbers);
    case Id::ReserveIsBand:
    case Id::GraphsOnTop:
    case Id::VersionAssumed:
    case Id::PrintedPerGroup:
    case Id::PrintedFraction:
    case Id::PrintedConcurrency:
    case Id::WindowChargedWithBatch:
    case Id::RunsFewerAtOnce:
    case Id::SlotsDoNotFit:
    case Id::PoolsNotReconstructed:
    case Id::PrefixNotShared:
    case Id::SlotsCouldBeMore:
    case Id::AdaptersPartly:
        return engineNoteText(note, numbers);
    }
    return {};
}

} // namespace headroom
