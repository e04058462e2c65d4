// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/widgets/plot_input.h"

#include "widgets/export/sourcenotes.h"

using namespace headroom;

class SourceNotesTest : public QObject {
    Q_OBJECT

private slots:
    void rangesAreWrittenShort_data();
    void rangesAreWrittenShort();
    void placesAreWhoSpeaks_data();
    void placesAreWhoSpeaks();
    void everyNoteIsNumberedOnceAndUsed();
    void theRunsBehindABandAreCounted();
    void whatDoesNotFitHasNoBand();
};

void SourceNotesTest::rangesAreWrittenShort_data()
{
    QTest::addColumn<QList<int>>("numbers");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << QList<int>{} << QString();
    QTest::newRow("one") << QList<int>{4} << QStringLiteral("4");
    QTest::newRow("two in a row") << QList<int>{1, 2} << QStringLiteral("1, 2");
    QTest::newRow("three in a row") << QList<int>{1, 2, 3} << QStringLiteral("1–3");
    QTest::newRow("with gaps") << QList<int>{1, 2, 3, 5, 7, 8, 9} << QStringLiteral("1–3, 5, 7–9");
}

void SourceNotesTest::rangesAreWrittenShort()
{
    QFETCH(QList<int>, numbers);
    QFETCH(QString, text);
    QCOMPARE(rangesText({numbers.begin(), numbers.end()}), text);
}

void SourceNotesTest::placesAreWhoSpeaks_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *address, const char *place) {
        QTest::newRow(*address ? address : "no address")
            << QString::fromLatin1(address) << QString::fromLatin1(place);
    };
    row("https://github.com/ROCm/aiter/pull/4970", "github.com/ROCm/aiter");
    row("https://www.nvidia.com/en-us/data-center/h100/", "nvidia.com");
    row("https://github.com/", "github.com");
    row("", "");
}

void SourceNotesTest::placesAreWhoSpeaks()
{
    QFETCH(QString, address);
    QFETCH(QString, place);
    QCOMPARE(placeOf(address), place);
}

// Every number a row refers to is a note, and every note is referred to.
void SourceNotesTest::everyNoteIsNumberedOnceAndUsed()
{
    const SourceNotes notes = sourceNotes(inputFor(lessonAt(262'144)));
    QCOMPARE(notes.ofConfiguration.size(), 3);
    QCOMPARE(notes.brief.size(), notes.full.size());
    QSet<int> used;
    for (const QString &text : notes.ofConfiguration)
        for (const QString &part : text.split(QStringLiteral(", "))) {
            const QStringList ends = part.split(QStringLiteral("–"));
            for (int i = ends.front().toInt(); i <= ends.back().toInt(); ++i)
                used.insert(i);
        }
    QCOMPARE(used.size(), notes.full.size());
    for (qsizetype i = 0; i < notes.full.size(); ++i) {
        QVERIFY(used.contains(static_cast<int>(i) + 1));
        QVERIFY(notes.full[i].startsWith(QStringLiteral("%1. ").arg(i + 1)));
        QVERIFY(notes.brief[i].startsWith(QStringLiteral("%1. ").arg(i + 1)));
        QVERIFY(!notes.brief[i].contains(QStringLiteral("https://")));
    }
}

// The evidence of the band, in number as the engine gives it.
void SourceNotesTest::theRunsBehindABandAreCounted()
{
    const PlotInput input = inputFor(lessonAt(262'144));
    const SourceNotes notes = sourceNotes(input);
    for (const ConfigurationResult &result : input.evaluation->results) {
        const QString runs = QString::number(result.rate->support.rows);
        const auto says = [&](const QString &note) {
            return note.contains(QStringLiteral(": %1 published run").arg(runs));
        };
        QVERIFY(std::any_of(notes.brief.begin(), notes.brief.end(), says));
        const auto full = std::find_if(notes.full.begin(), notes.full.end(), says);
        QVERIFY(full != notes.full.end());
        for (const SourceIndex source : result.rate->support.evidence)
            QVERIFY2(full->contains(QString::fromStdString(input.catalog->sources[source].title)),
                     qPrintable(*full));
    }
}

void SourceNotesTest::whatDoesNotFitHasNoBand()
{
    const SourceNotes notes = sourceNotes(inputFor(largeModelOn({configurationOf("h100-sxm")})));
    QVERIFY(!notes.full.isEmpty());
    for (const QString &note : notes.full)
        QVERIFY2(!note.contains(QStringLiteral("published run")), qPrintable(note));
}

QTEST_MAIN(SourceNotesTest)
#include "sourcenotes_test.moc"
