// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/enginenotes.h"

#include <QCoreApplication>

namespace headroom {

namespace {

using Id = Note::Id;

struct Notes {
    Q_DECLARE_TR_FUNCTIONS(Notes)
};

QString onPrinted(const Note &note, const Numbers &numbers)
{
    const QString a = numbers.count(note.a);
    const QString b = numbers.count(note.b);
    switch (note.id) {
    case Id::PrintedPerGroup:
        //: %1: tokens in the engine's log · %2: tokens that fit
        return Notes::tr("The engine prints %1 tokens, those of one group of layers; at this context %2 fit.")
            .arg(a, b);
    case Id::PrintedFraction:
        //: %1: tokens in the engine's log · %2: tokens of the whole conversations that fit
        return Notes::tr("The engine prints %1 tokens; whole conversations take %2 of them.").arg(a, b);
    case Id::PrintedConcurrency:
        //: %1: "Maximum concurrency" in the engine's log · %2: what fits in whole blocks
        return Notes::tr("The engine prints a concurrency of %1x; in whole blocks it is %2x.")
            .arg(numbers.locale().toString(note.a, 'f', 2), numbers.exactCount(note.b));
    case Id::WindowChargedWithBatch:
        //: %1: tokens counted for a sliding layer · %2: tokens of its window
        return Notes::tr("A sliding layer is charged for %1 tokens: its window of %2 and what is in flight.")
            .arg(a, b);
    default:
        return {};
    }
}

QString onLimits(const Note &note, const Numbers &numbers)
{
    const QString a = numbers.count(note.a);
    const QString b = numbers.count(note.b);
    switch (note.id) {
    case Id::ReserveIsBand:
        //: %1, %2: conversations that fit where the engine keeps back most and least
        return Notes::
            tr("What the engine keeps back is known as a range only: between %1 and %2 conversations fit.")
                .arg(a, b);
    case Id::GraphsOnTop:
        //: %1, %2: bytes
        return Notes::tr("Captured graphs take about %1 beside the utilization, where %2 is left.")
            .arg(numbers.memory(Bytes{note.a}), numbers.memory(Bytes{note.b}, 1, Rounding::Down));
    case Id::VersionAssumed:
        //: %1: a version of an engine, "0.25.1"
        return Notes::tr("No version was given: the rules of %1 are taken.")
            .arg(QString::fromStdString(note.text));
    case Id::RunsFewerAtOnce:
        //: %1: conversations computed together · %2: conversations that fit on one replica
        return Notes::tr("The engine runs %1 at once; %2 fit in the memory of a replica.").arg(a, b);
    case Id::SlotsDoNotFit:
        //: %1: slots of the server · %2: slots whose cache fits
        return Notes::tr("The server was asked for a cache of %1 slots; the memory holds %2.").arg(a, b);
    case Id::PoolsNotReconstructed:
        //: %1: a model
        return Notes::tr(
                   "The pools of %1 are counted by bytes: how the engine cuts them is not known from a log.")
            .arg(QString::fromStdString(note.text));
    case Id::PrefixNotShared:
        //: %1: tokens of a prefix that all prompts share
        return Notes::tr("The engine keeps the shared prefix of %1 tokens with every conversation here.")
            .arg(a);
    case Id::SlotsCouldBeMore:
        //: llama.cpp makes its cache for so many conversations. %1: how many · %2: how many would fit, more
        //: than one
        return Notes::tr("The engine prints the cells of the slots it was started with (%1); started with %2 "
                         "(--parallel), it holds as many conversations.")
            .arg(a, b);
    case Id::AdaptersPartly:
        //: LoRA adapters. %1: a model
        return Notes::tr("The adapters are a lower bound: some projections of %1 have shapes that are not "
                         "known.")
            .arg(QString::fromStdString(note.text));
    default:
        return {};
    }
}

} // namespace

QString engineNoteId(Note::Id id)
{
    switch (id) {
    case Id::ReserveIsBand:
        return QStringLiteral("reserve_is_band");
    case Id::GraphsOnTop:
        return QStringLiteral("graphs_on_top");
    case Id::VersionAssumed:
        return QStringLiteral("version_assumed");
    case Id::PrintedPerGroup:
        return QStringLiteral("printed_per_group");
    case Id::PrintedFraction:
        return QStringLiteral("printed_fraction");
    case Id::PrintedConcurrency:
        return QStringLiteral("printed_concurrency");
    case Id::WindowChargedWithBatch:
        return QStringLiteral("window_charged_with_batch");
    case Id::RunsFewerAtOnce:
        return QStringLiteral("runs_fewer_at_once");
    case Id::SlotsDoNotFit:
        return QStringLiteral("slots_do_not_fit");
    case Id::PoolsNotReconstructed:
        return QStringLiteral("pools_not_reconstructed");
    case Id::PrefixNotShared:
        return QStringLiteral("prefix_not_shared");
    case Id::SlotsCouldBeMore:
        return QStringLiteral("slots_could_be_more");
    case Id::AdaptersPartly:
        return QStringLiteral("adapters_partly");
    default:
        return {};
    }
}

QString engineNoteText(const Note &note, const Numbers &numbers)
{
    switch (note.id) {
    case Id::PrintedPerGroup:
    case Id::PrintedFraction:
    case Id::PrintedConcurrency:
    case Id::WindowChargedWithBatch:
        return onPrinted(note, numbers);
    default:
        return onLimits(note, numbers);
    }
}

} // namespace headroom
