// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

using namespace headroom;

namespace {

const QString kSweep = QStringLiteral("sweep --accelerator mi300x --model qwen3.8-27b ");

Run swept(const char *more, const QString &language = QStringLiteral("C.UTF-8"))
{
    return runCli((kSweep + QLatin1String(more)).split(QLatin1Char(' '), Qt::SkipEmptyParts), language);
}

QList<qint64> column(const QJsonObject &json, const char *key)
{
    QList<qint64> values;
    for (const QJsonValue &point : json.value(QLatin1String("points")).toArray())
        values << point.toObject().value(QLatin1String(key)).toInteger(-1);
    return values;
}

} // namespace

// `sweep`: the answer along one axis.
class SweepTest : public QObject
{
    Q_OBJECT

private slots:
    void contextsArePowersOfTwoUpToTheModelsWindow();
    void pointsAreSpreadEvenlyOnALogarithmicAxis();
    void endsAreKept();
    void sequencesGiveTheirLongestContext();
    void whatDoesNotFitIsARowToo();
    void memoryThatNeverEndsIsNoNumber();
    void csvIsTheSameInEveryLanguage();
    void textIsATable();
};

void SweepTest::contextsArePowersOfTwoUpToTheModelsWindow()
{
    const QJsonObject json = swept("--axis context --json").json();
    QCOMPARE(json.value(QLatin1String("axis")).toString(), QStringLiteral("context"));
    QCOMPARE(column(json, "context"), (QList<qint64>{1024, 2048, 4096, 8192, 16'384, 32'768, 65'536, 131'072, 262'144}));
    // 136,897.1 MiB over (context x 64 KiB + 144 MiB): 208, 272, 400, 656, 1168, 2192, 4240, 8336 and 16,528 MiB.
    QCOMPARE(column(json, "sequences"), (QList<qint64>{658, 503, 342, 208, 117, 62, 32, 16, 8}));
}

void SweepTest::pointsAreSpreadEvenlyOnALogarithmicAxis()
{
    // 1000, 10,000 and 100,000: a factor of ten between them.
    QCOMPARE(column(swept("--axis context --json --from 1000 --to 100000 --points 3").json(), "context"), (QList<qint64>{1000, 10'000, 100'000}));
    // Of five points between 1 and 3 only three are whole numbers of their own.
    QCOMPARE(column(swept("--axis sequences --json --from 1 --to 3 --points 5").json(), "sequences"), (QList<qint64>{1, 2, 3}));
}

void SweepTest::endsAreKept()
{
    QCOMPARE(column(swept("--axis context --json --from 3000 --to 10000").json(), "context"), (QList<qint64>{3000, 4096, 8192, 10'000}));
    QCOMPARE(column(swept("--axis context --json --from 5 --to 5").json(), "context"), QList<qint64>{5});
    QCOMPARE(column(swept("--axis context --json --from 5 --to 5 --points 7").json(), "context"), QList<qint64>{5});
    QCOMPARE(column(swept("--axis context --json --to 600").json(), "context"), QList<qint64>{600}); // before the usual beginning
    QCOMPARE(column(swept("--axis context --json --from 500000").json(), "context"), QList<qint64>{500'000}); // beyond the usual end
    QCOMPARE(column(swept("--axis context --json --to 1073741824").json(), "context").last(), 1'073'741'824);
}

void SweepTest::sequencesGiveTheirLongestContext()
{
    const QJsonObject json = swept("--axis sequences --json").json();
    const QList<qint64> counts = column(json, "sequences");
    QCOMPARE(counts, (QList<qint64>{1, 2, 4, 8, 16, 32, 64, 128, 208})); // to what fits at 8,192 tokens
    // (143,547,020,779.5 B / 8 - 150,994,944 B) / 65,536 B = 271,490.4
    QCOMPARE(column(json, "max_context").at(3), 271'490);
    QVERIFY(column(json, "max_context").last() >= 8192);
}

void SweepTest::whatDoesNotFitIsARowToo()
{
    const QJsonObject json = runCli("sweep --accelerator h100-sxm --model llama-3-70b --axis context --json").json();
    for (const QJsonValue &point : json.value(QLatin1String("points")).toArray()) {
        QCOMPARE(point.toObject().value(QLatin1String("fits")).toBool(true), false);
        QCOMPARE(point.toObject().value(QLatin1String("sequences")).toInt(-1), 0);
    }
    const QJsonObject counts = runCli("sweep --accelerator h100-sxm --model llama-3-70b --axis sequences --json").json();
    QCOMPARE(column(counts, "max_context"), QList<qint64>{0});
}

// Mistral 7B v0.1 attends to 4,096 tokens only: 32 layers x 2 x 8 heads x 128 x 2 B = 128 KiB a token, at most 512 MiB.
// MI300X: (191.98 - 13.49 - 8) GiB hold 340 such windows, so 8 conversations have no longest context.
void SweepTest::memoryThatNeverEndsIsNoNumber()
{
    const char *line = "sweep --accelerator mi300x --model mistral-7b-v0.1 --axis sequences --from 8 --to 8";
    const QStringList asked = words(line);
    const QJsonObject json = runCli(asked + QStringList{QStringLiteral("--json")}).json();
    QVERIFY(json.value(QLatin1String("points")).toArray().at(0).toObject().value(QLatin1String("max_context")).isNull());
    QCOMPARE(runCli(asked + QStringList{QStringLiteral("--csv")}).out, QByteArray("configuration,accelerator,sequences,max_context\n1,mi300x,8,\n"));
    QVERIFY(runCli(asked).text().contains(QLatin1String("no end")));
}

void SweepTest::csvIsTheSameInEveryLanguage()
{
    const char *line = "--axis context --csv --from 8192 --to 262144 --points 2";
    const QByteArray csv = swept(line).out;
    const QList<QByteArray> lines = csv.split('\n');
    QCOMPARE(lines.at(0), QByteArray("configuration,accelerator,context,fits,sequences,exact,per_sequence,pool"));
    QCOMPARE(lines.at(2).left(30), QByteArray("1,mi300x,262144,true,8,8.28273"));
    QVERIFY(csv.endsWith('\n') && lines.size() == 4);
    QCOMPARE(swept(line, QStringLiteral("pt_BR.UTF-8")).out, csv);
}

void SweepTest::textIsATable()
{
    const QString text = swept("--axis context --from 8192 --to 8192 --lang pt_BR").text();
    QVERIFY2(text.contains(QStringLiteral("208,68")), qPrintable(text)); // 136,897.1 / 656, cut off
    QVERIFY(text.contains(QStringLiteral("656 MiB")));
    for (const QString &line : text.split(QLatin1Char('\n')))
        QVERIFY(!line.endsWith(QLatin1Char(' ')));
}

QTEST_GUILESS_MAIN(SweepTest)
#include "sweep_test.moc"
