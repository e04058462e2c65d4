// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

#include <QJsonValue>

using namespace headroom;

namespace {

QString resultFile(const char *name)
{
    return QStringLiteral(HEADROOM_TEST_DATA "/results/") + QLatin1String(name);
}

Run results(const QStringList &arguments, const QString &language = QStringLiteral("C.UTF-8"))
{
    return runCli(QStringList{QStringLiteral("results")} + arguments, language);
}

} // namespace

// `results FILE...`: what benchmarks measured beside what is predicted for each run.
class ResultsTest : public QObject {
    Q_OBJECT

private slots:
    void asText();
    void asJson();
    void asCsv();
    void openConditionsAreAnswered();
    void aScenarioSaysWhereRunsBelong();
    void foldersAndBrokenFiles();
    void refuses_data();
    void refuses();
};

void ResultsTest::asText()
{
    const QStringList arguments{resultFile("vllm-serve-0.11.json")};
    const Run run = results(arguments);
    QVERIFY2(run.status == 0, run.err);
    const QString english = run.text();
    for (const char *part : {"vLLM bench serve, 1 run.", "4 × H100 SXM", "Time per token", "18.9 ms",
                             "409.6 tok/s", "Not stated: cache format.", "8 at once"})
        QVERIFY2(english.contains(QString::fromUtf8(part)),
                 qPrintable(QString::fromUtf8(part) + QLatin1Char('\n') + english));
    const QString portuguese = results(arguments, QStringLiteral("pt_BR.UTF-8")).text();
    QVERIFY2(portuguese.contains(QLatin1String("409,6 tok/s")), qPrintable(portuguese));
    QVERIFY(!portuguese.contains(QLatin1String("Not stated")));
}

void ResultsTest::asJson()
{
    const QJsonObject json = results({resultFile("vllm-serve-0.11.json"), QStringLiteral("--json")}).json();
    const QJsonObject run = json[QLatin1String("files")][0][QLatin1String("runs")][0].toObject();
    QCOMPARE(run[QLatin1String("tool")].toString(), QStringLiteral("vllm_serve"));
    QCOMPARE(run[QLatin1String("conditions")][QLatin1String("model")].toString(),
             QStringLiteral("llama-3.1-70b"));
    QCOMPARE(run[QLatin1String("known_from")][QLatin1String("cache")].toString(),
             QStringLiteral("not_stated"));
    const QJsonObject time = run[QLatin1String("measurements")][0].toObject();
    QCOMPARE(time[QLatin1String("quantity")].toString(), QStringLiteral("time_per_token"));
    QVERIFY(near(time[QLatin1String("value")].toDouble(), 0.0189, 1e-12));
    const double typical = time[QLatin1String("predicted")][QLatin1String("typical")].toDouble();
    QVERIFY(typical > 0.0);
    QVERIFY(near(time[QLatin1String("measured_over_predicted")].toDouble(), 0.0189 / typical, 1e-9));
    QVERIFY(json[QLatin1String("problems")].toArray().isEmpty());
}

void ResultsTest::asCsv()
{
    const QString csv = results({resultFile("llama-bench.sql"), QStringLiteral("--csv")}).text();
    const QStringList lines = csv.trimmed().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].startsWith(QLatin1String("file,line,tool,date,")));
    QVERIFY2(lines[1].startsWith(QLatin1String(
                 "\"llama-bench.sql\",19,llama_bench,\"2026-02-01\",\"rtx-4090\",\"llama-3-8b\"")),
             qPrintable(csv));
    QVERIFY(lines[1].contains(QLatin1String("rate_per_user,150,tok/s,149.75,150.25,given")));
}

void ResultsTest::openConditionsAreAnswered()
{
    const QJsonObject json =
        results({resultFile("vllm-throughput.json"), QStringLiteral("--json"),
                 QStringLiteral("--accelerator"), QStringLiteral("mi300x"), QStringLiteral("--tp"),
                 QStringLiteral("2"), QStringLiteral("--output"), QStringLiteral("200")})
            .json();
    const QJsonObject run = json[QLatin1String("files")][0][QLatin1String("runs")][0].toObject();
    QCOMPARE(run[QLatin1String("conditions")][QLatin1String("devices")].toInt(), 2);
    QCOMPARE(run[QLatin1String("known_from")][QLatin1String("accelerator")].toString(),
             QStringLiteral("given"));
    const QJsonObject output = run[QLatin1String("measurements")][2].toObject();
    QCOMPARE(output[QLatin1String("value")].toDouble(), 400.0); // 2 requests a second x 200 tokens
    QVERIFY(output[QLatin1String("derived")].toBool());
}

void ResultsTest::aScenarioSaysWhereRunsBelong()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.headroom.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"headroom_scenario": 1, "model": "llama-3.1-70b", "context": 8192, "configurations": [
                   {"accelerator": "mi300x"}, {"accelerator": "h100-sxm", "tp": 8}]})");
    file.close();
    const Run run =
        results({resultFile("vllm-serve-0.11.json"), QStringLiteral("--scenario"), file.fileName()});
    QVERIFY2(run.text().contains(QLatin1String(
                 "Belongs to configuration 2, with other conditions: tensor parallel, devices.")),
             qPrintable(run.text() + run.error()));
}

void ResultsTest::foldersAndBrokenFiles()
{
    QTemporaryDir folder;
    QVERIFY(QFile::copy(resultFile("vllm-throughput.json"), folder.filePath(QStringLiteral("a.json"))));
    QFile broken(folder.filePath(QStringLiteral("b.json")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{\n\"duration\": 1,\n\"completed\": x}");
    broken.close();
    const Run run = results({folder.path()});
    QCOMPARE(run.status, 3);
    QVERIFY2(run.text().contains(QLatin1String("b.json, line 3, column 14: This is not JSON")),
             qPrintable(run.text()));
    QVERIFY(run.text().contains(QLatin1String("a.json: vLLM bench throughput")));
}

void ResultsTest::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    const QString good = resultFile("vllm-throughput.json");
    QTest::newRow("no file") << QStringList() << QStringLiteral("results");
    QTest::newRow("no such file") << QStringList{QStringLiteral("no.json")} << QStringLiteral("no.json");
    QTest::newRow("a file of something else")
        << QStringList{resultFile("../configs/phi-4.json")} << QStringLiteral("phi-4.json");
    QTest::newRow("an unknown accelerator")
        << QStringList{good, QStringLiteral("--accelerator"), QStringLiteral("mi3")}
        << QStringLiteral("--accelerator");
    QTest::newRow("a degree of zero")
        << QStringList{good, QStringLiteral("--tp"), QStringLiteral("0")} << QStringLiteral("--tp");
    QTest::newRow("an unknown engine")
        << QStringList{good, QStringLiteral("--rate-engine"), QStringLiteral("fast")}
        << QStringLiteral("--rate-engine");
}

void ResultsTest::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const Run run = results(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.error().contains(named), qPrintable(run.error()));
    QCOMPARE(run.err.count('\n'), 1);
}

QTEST_APPLESS_MAIN(ResultsTest)
#include "results_test.moc"
