// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "tests/model/lesson.h"

#include "model/catalog/pack.h"
#include "model/catalog/read_catalog.h"

using namespace headroom;

namespace {

QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

// The catalog read from the JSON files, in the order of the build.
Catalog readAfresh()
{
    Catalog fresh;
    for (const char *name : {"accelerators.json", "formats.json", "models.json", "efficiency.json",
                             "cautions.json", "reserves.json"}) {
        QFile file(QStringLiteral(HEADROOM_DATA_FOLDER "/") + QString::fromLatin1(name));
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT(opened);
        const auto problem = addCatalogText(fresh, file.readAll().toStdString(), name);
        Q_ASSERT(!problem);
    }
    return fresh;
}

// Everything a trace says, in order.
QString textOf(const Catalog &catalog, const Trace &trace)
{
    QString text;
    for (const Step &step : trace.steps)
        text += QStringLiteral("%1 %2 %3 %4\n")
                    .arg(QString::fromLatin1(idOf(step.result)), qt(step.label))
                    .arg(step.value, 0, 'g', 17)
                    .arg(step.inputs.size());
    for (const Leaf &leaf : trace.leaves) {
        text += QStringLiteral("%1 %2 %3 %4 %5\n")
                    .arg(QString::fromLatin1(idOf(leaf.term)), QString::fromLatin1(idOf(leaf.from.kind)),
                         qt(catalog.sources[leaf.from.source].title), qt(leaf.from.note.en),
                         qt(leaf.from.note.ptBR));
        for (const Alternate<double> &alternate : leaf.alternates)
            text += QString::number(alternate.value, 'g', 17);
    }
    return text;
}

} // namespace

// The packed form that is compiled in is the JSON files, nothing less.
class PackTest : public QObject {
    Q_OBJECT

private slots:
    void packingLosesNothing()
    {
        const Catalog fresh = readAfresh();
        QCOMPARE(fresh.sources.size(), catalog().sources.size());
        const auto packed = packCatalog(fresh);
        QVERIFY(packed == packCatalog(catalog()));
        QVERIFY(packed == packCatalog(unpackCatalog(packed)));
    }
    // A member left out of the packing would be left out of both sides above: so compare what follows from
    // it.
    void unpackedAnswersAreTheSame()
    {
        const Catalog fresh = readAfresh();
        for (const Accelerator &part : fresh.accelerators) {
            for (std::size_t i = 0; i < fresh.models.size(); ++i) {
                Scenario scenario;
                scenario.model = fresh.models[i].id;
                scenario.context = 20'000;
                scenario.basis = static_cast<WeightsBasis>(i % 3);
                Configuration configuration;
                configuration.accelerator = part.id;
                configuration.weights = fresh.weightFormats[i % fresh.weightFormats.size()].id;
                configuration.cache = fresh.cacheFormats[i % fresh.cacheFormats.size()].id;
                configuration.parallel.pipeline = 2;
                QCOMPARE(textOf(catalog(), explain(catalog(), scenario, configuration)),
                         textOf(fresh, explain(fresh, scenario, configuration)));
                const auto notes = [&](const Catalog &c) {
                    QString text;
                    for (const Note &note : evaluateOne(c, scenario, configuration).notes)
                        text += qt(note.text) + qt(note.source) + QString::number(note.a, 'g', 17);
                    return text;
                };
                QCOMPARE(notes(catalog()), notes(fresh));
            }
        }
    }
    void unpackedConstantsAreTheSame()
    {
        const Efficiency fresh = readAfresh().efficiency;
        const Efficiency &built = catalog().efficiency;
        QCOMPARE(fresh.classes.size(), built.classes.size());
        for (std::size_t i = 0; i < fresh.classes.size(); ++i) {
            const SoftwareClass &a = fresh.classes[i];
            const SoftwareClass &b = built.classes[i];
            QVERIFY(a.id == b.id && a.hardware == b.hardware && a.engine == b.engine
                    && a.alsoEngine == b.alsoEngine && a.era == b.era);
            QVERIFY(a.only16Bit == b.only16Bit && a.runsAre16Bit == b.runsAre16Bit
                    && a.groupedReads == b.groupedReads && a.rows == b.rows);
            QVERIFY(a.step == b.step && a.layer == b.layer && a.quantized == b.quantized
                    && a.experts == b.experts && a.allReduce == b.allReduce);
            QVERIFY(a.cache == b.cache && a.prefill == b.prefill && a.fast == b.fast && a.slow == b.slow
                    && a.confidence == b.confidence);
            QVERIFY(a.borrowedFrom == b.borrowedFrom && a.evidence == b.evidence);
        }
        QCOMPARE(fresh.eras.size(), built.eras.size());
        QCOMPARE(fresh.hardware.size(), built.hardware.size());
        for (std::size_t i = 0; i < fresh.hardware.size(); ++i) {
            const HardwareRates &a = fresh.hardware[i];
            const HardwareRates &b = built.hardware[i];
            QVERIFY(a.id == b.id && a.name == b.name && a.architectures == b.architectures
                    && a.accelerators == b.accelerators);
            QVERIFY(a.stream.four == b.stream.four && a.compute == b.compute && a.pcie == b.pcie
                    && a.link == b.link && a.prefill.eight == b.prefill.eight);
            QVERIFY(a.prefillFast == b.prefillFast && a.prefillSlow == b.prefillSlow
                    && a.prefillExperts == b.prefillExperts && a.prefillLlamaCpp == b.prefillLlamaCpp);
        }
    }
    void unpackedWordsAreTheSame()
    {
        const Catalog fresh = readAfresh();
        for (std::size_t i = 0; i < fresh.accelerators.size(); ++i) {
            const Accelerator &a = fresh.accelerators[i];
            const Accelerator &b = catalog().accelerators[i];
            QVERIFY(a.name == b.name && a.vendor == b.vendor && a.form == b.form
                    && a.architecture == b.architecture && a.device == b.device);
            QVERIFY(a.release.value == b.release.value && a.memoryType == b.memoryType
                    && a.announced == b.announced);
            QVERIFY(a.computeUnitName == b.computeUnitName && a.scaleUp.fabric.ptBR == b.scaleUp.fabric.ptBR
                    && a.scaleUp.note.en == b.scaleUp.note.en);
            QCOMPARE(a.cautions.size(), b.cautions.size());
            QCOMPARE(a.disagreements.size(), b.disagreements.size());
            QCOMPARE(a.prices.size(), b.prices.size());
            QCOMPARE(a.benchmarks.size(), b.benchmarks.size());
        }
        for (std::size_t i = 0; i < fresh.models.size(); ++i) {
            const LanguageModel &a = fresh.models[i];
            const LanguageModel &b = catalog().models[i];
            QVERIFY(a.name == b.name && a.hubId == b.hubId && a.family == b.family && a.released == b.released
                    && a.aliases == b.aliases);
            QVERIFY(a.dtype == b.dtype && a.vocabularySize == b.vocabularySize
                    && a.intermediateSize == b.intermediateSize);
            QVERIFY(a.decodeReadParameters.value == b.decodeReadParameters.value
                    && a.draft.has_value() == b.draft.has_value());
            QCOMPARE(a.notes.size(), b.notes.size());
            QCOMPARE(a.disagreements.size(), b.disagreements.size());
            QCOMPARE(a.checkpoints.size(), b.checkpoints.size());
        }
        for (std::size_t i = 0; i < fresh.reserves.size(); ++i) {
            const ReserveBand &a = fresh.reserves[i];
            const ReserveBand &b = catalog().reserves[i];
            QVERIFY(a.id == b.id && a.engine == b.engine && a.what == b.what && a.vendor == b.vendor
                    && a.from == b.from && a.before == b.before && a.note.ptBR == b.note.ptBR);
            QVERIFY(a.leastTensor == b.leastTensor && a.mostTensor == b.mostTensor && a.low == b.low
                    && a.typical == b.typical && a.high == b.high);
            QCOMPARE(a.rows.size(), b.rows.size());
        }
    }
};

QTEST_APPLESS_MAIN(PackTest)
#include "pack_test.moc"
