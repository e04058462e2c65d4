// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/widgets/sentences/spoken.h"
#include "widgets/sentences/sentences.h"

#include <QSet>

using namespace headroom;
using Id = Note::Id;

namespace {

constexpr Id kAll[] = {Id::HeuristicQuotient,      Id::BeyondNativeContext,   Id::ScenarioSequencesDoNotFit,
                       Id::CheckpointBasisDiffers, Id::NominalBasisDiffers,   Id::ComputedBytes,
                       Id::AnnouncedAccelerator,   Id::SeveralDevicesPerPart, Id::PoolGiven,
                       Id::AssumedMemory,          Id::AssumedReserve,        Id::BeyondScaleUpDomain,
                       Id::LatentCacheCopied,      Id::CopiedKvHeads,         Id::UnevenHeads,
                       Id::ReserveIsBand,          Id::GraphsOnTop,           Id::VersionAssumed,
                       Id::PrintedPerGroup,        Id::PrintedFraction,       Id::PrintedConcurrency,
                       Id::WindowChargedWithBatch, Id::RunsFewerAtOnce,       Id::SlotsDoNotFit,
                       Id::PoolsNotReconstructed,  Id::PrefixNotShared,       Id::SlotsCouldBeMore,
                       Id::AdaptersPartly};

} // namespace

Q_DECLARE_METATYPE(headroom::Note)

// What stands beside a number, as a sentence.
class NotesTest : public QObject {
    Q_OBJECT

private slots:
    void everyNoteHasAnIdOfItsOwn();
    void says_data();
    void says();
};

void NotesTest::everyNoteHasAnIdOfItsOwn()
{
    QSet<QString> ids;
    const Spoken english(QStringLiteral("en"));
    for (const Id id : kAll) {
        const QString name = noteId(id);
        QVERIFY(!name.isEmpty() && !ids.contains(name));
        ids.insert(name);
        QVERIFY(noteText({id, 2, 1, "x", {}}, english.numbers()).endsWith(QLatin1Char('.')));
    }
}

void NotesTest::says_data()
{
    QTest::addColumn<Note>("note");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("pt");
    const auto row = [](const char *name, Note note, const char *en, const char *pt) {
        QTest::newRow(name) << std::move(note) << QString::fromUtf8(en) << QString::fromUtf8(pt);
    };
    const double checkpoint = 55'562'855'904.0; // 51.7469 GiB
    row("the paper quotient", {Id::HeuristicQuotient, 0, 0, {}, {}},
        "Paper quotient from a vendor bandwidth claim. Not a measurement, not a bound.",
        "Quociente de papel, a partir da bandwidth informada pelo fabricante. Não é medição nem limite.");
    row("the paper quotient of an own bandwidth", {Id::HeuristicQuotient, 1, 0, {}, {}},
        "Paper quotient from a bandwidth you entered. Not a measurement, not a bound.",
        "Quociente de papel, a partir de uma bandwidth que você informou. Não é medição nem limite.");
    row("a long context", {Id::BeyondNativeContext, 8192, 0, "Llama 3 70B", {}},
        "The context is longer than the native window of Llama 3 70B, 8,192 tokens.",
        "O contexto é maior que a janela nativa de Llama 3 70B, 8.192 tokens.");
    row("one of several", {Id::ScenarioSequencesDoNotFit, 9, 1, {}, {}},
        "1 of the 9 conversations asked for fits.", "Cabe 1 das 9 conversas pedidas.");
    row("some of several", {Id::ScenarioSequencesDoNotFit, 1000, 8, {}, {}},
        "8 of the 1,000 conversations asked for fit.", "Cabem 8 das 1.000 conversas pedidas.");
    row("the published files give another count", {Id::CheckpointBasisDiffers, checkpoint, 206, {}, {}},
        "The published checkpoint is 51.7 GiB; counted so, 206 conversations would fit.",
        "O checkpoint publicado tem 51,7 GiB; contado assim, caberiam 206 conversas.");
    row("one conversation by the published files", {Id::CheckpointBasisDiffers, checkpoint, 1, {}, {}},
        "The published checkpoint is 51.7 GiB; counted so, 1 conversation would fit.",
        "O checkpoint publicado tem 51,7 GiB; contado assim, caberia 1 conversa.");
    row("an announced part", {Id::AnnouncedAccelerator, 0, 0, "Instinct MI455X", {}},
        "Instinct MI455X is announced, not shipping; its figures may change.",
        "Instinct MI455X foi anunciada, ainda não é vendida; os números podem mudar.");
    row("the reserve", {Id::AssumedReserve, 5.5 * kGiB, 0, {}, {}},
        "A reserve of 5.5 GiB on each device is assumed.",
        "Supõe-se uma reserva de 5,5 GiB em cada dispositivo.");
    row("a part of two devices", {Id::SeveralDevicesPerPart, 2, 0, "Instinct MI250X", {}},
        "One Instinct MI250X is 2 devices to the runtime; figures are for one device.",
        "Uma Instinct MI250X são 2 dispositivos para o runtime; os números são de um dispositivo.");
    row("copied heads", {Id::CopiedKvHeads, 8, 4, {}, {}},
        "8 tensor-parallel devices share 4 KV heads, so heads are copied.",
        "8 dispositivos de tensor parallel dividem 4 KV heads; por isso há cópias.");
    row("what an engine prints", {Id::PrintedConcurrency, 13.0, 12.987, {}, {}},
        "The engine prints a concurrency of 13.00x; in whole blocks it is 12.98x.",
        "O motor imprime uma concorrência de 13,00x; em blocos inteiros é 12,98x.");
    row("an engine's graphs", {Id::GraphsOnTop, 3.5 * kGiB, 15.25 * kGiB, {}, {}},
        "Captured graphs take about 3.5 GiB beside the utilization, where 15.2 GiB is left.",
        "Os grafos capturados ocupam cerca de 3,5 GiB além da utilização, onde restam 15,2 GiB.");
    row("a name with a placeholder in it", {Id::BeyondNativeContext, 1, 0, "%2 %1", {}},
        "The context is longer than the native window of %2 %1, 1 token.",
        "O contexto é maior que a janela nativa de %2 %1, 1 token.");
}

void NotesTest::says()
{
    QFETCH(const Note, note);
    const Spoken english(QStringLiteral("en"));
    QTEST(noteText(note, english.numbers()), "en");
    const Spoken portuguese(QStringLiteral("pt_BR"));
    QTEST(noteText(note, portuguese.numbers()), "pt");
}

QTEST_GUILESS_MAIN(NotesTest)
#include "notes_test.moc"
