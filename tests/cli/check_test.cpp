// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

#include <QJsonValue>

using namespace headroom;

namespace {

QString logFile(const char *name)
{
    return QStringLiteral(HEADROOM_TEST_DATA "/logs/") + QLatin1String(name);
}

} // namespace

// `check LOG`: what an engine printed beside what its own method predicts.
class CheckTest : public QObject {
    Q_OBJECT

private slots:
    void asJson();
    void asText();
    void exitStatus();
    void refuses_data();
    void refuses();
};

void CheckTest::asJson()
{
    // Llama 3 8B on an H200: 105.97 GiB over 32 x 2 x 8 x 128 x 2 bytes x 16 tokens a block.
    const Run run =
        runCli({QStringLiteral("check"), logFile("vllm-h200-llama3-8b.log"), QStringLiteral("--json")});
    QVERIFY2(run.err.isEmpty(), run.err);
    const QJsonObject json = run.json();
    QCOMPARE(json[QLatin1String("engine")].toString(), QStringLiteral("vllm"));
    bool seen = false;
    for (const QJsonValue &term : json[QLatin1String("terms")].toArray()) {
        if (term[QLatin1String("term")].toString() != QLatin1String("cache_tokens"))
            continue;
        seen = true;
        QCOMPARE(term[QLatin1String("printed")].toDouble(), 868'080.0);
        QVERIFY(term[QLatin1String("agrees")].toBool());
        QVERIFY(term[QLatin1String("predicted_low")].toDouble() <= 868'080.0);
        QVERIFY(term[QLatin1String("predicted_high")].toDouble() >= 868'080.0);
    }
    QVERIFY(seen);
}

void CheckTest::asText()
{
    const QStringList arguments{QStringLiteral("check"), logFile("vllm-h200-llama3-8b.log")};
    const QString english = runCli(arguments).text();
    for (const char *part : {"vLLM 0.11.2", "Read from the log", "llama-3-8b", "line 4",
                             "Tokens in the cache", "868,080", "agrees"})
        QVERIFY2(english.contains(QLatin1String(part)),
                 qPrintable(QLatin1String(part) + QLatin1Char('\n') + english));
    const QString portuguese = runCli(arguments, QStringLiteral("pt_BR.UTF-8")).text();
    QVERIFY2(portuguese.contains(QStringLiteral("868.080")), qPrintable(portuguese));
    QVERIFY(!portuguese.contains(QLatin1String("Read from the log")));
}

void CheckTest::exitStatus()
{
    // The caches of llama.cpp follow from the model and the context alone.
    QTemporaryDir folder;
    QFile log(folder.filePath(QStringLiteral("a.log")));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write(
        "llama_model_loader: loaded meta data with 38 key-value pairs and 444 tensors from "
        "/models/Phi-4.gguf (version GGUF V3 (latest))\n"
        "print_info: general.name     = Phi 4\n"
        "llama_context: n_seq_max     = 1\nllama_context: n_ctx         = 4096\n"
        "llama_kv_cache: size =  800.00 MiB (  4096 cells,  40 layers,  1/1 seqs), K (f16):  400.00 MiB, "
        "V (f16):  400.00 MiB\n");
    log.close();
    const QStringList arguments{QStringLiteral("check"), log.fileName()};
    const Run same = runCli(arguments); // 40 x 2 x 10 x 128 x 2 bytes x 4096 tokens = 800 MiB
    QVERIFY2(same.status == 0, qPrintable(same.text() + same.error()));
    const Run other =
        runCli(arguments + QStringList{QStringLiteral("--model"), QStringLiteral("mistral-7b-v0.3")});
    QVERIFY2(other.status == 3, qPrintable(other.text() + other.error())); // 512 MiB
    // The file of a model in place of its name.
    const Run file = runCli(arguments
                            + QStringList{QStringLiteral("--model"),
                                          QStringLiteral(HEADROOM_TEST_DATA "/configs/phi-4.json")});
    QVERIFY2(file.status == 0, qPrintable(file.text() + file.error()));
    const Run unknown = runCli({QStringLiteral("check"), logFile("lcpp-rocm-qwen3-0.6b-q8.log")});
    QVERIFY2(unknown.status == 4, qPrintable(unknown.text() + unknown.error()));
}

void CheckTest::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << QStringList{} << QStringLiteral("Say which log");
    QTest::newRow("no such file") << QStringList{QStringLiteral("/nothing.log")}
                                  << QStringLiteral("/nothing.log cannot be read");
    QTest::newRow("a folder") << QStringList{QStringLiteral("/tmp")} << QStringLiteral("/tmp is not a file.");
    QTest::newRow("a device") << QStringList{QStringLiteral("/dev/zero")}
                              << QStringLiteral("/dev/zero is not a file.");
    QTest::newRow("no log") << QStringList{logFile("logs.json")} << QStringLiteral("no start-up log");
    QTest::newRow("a model that is not there")
        << QStringList{logFile("vllm-h200-llama3-8b.log"), QStringLiteral("--model"), QStringLiteral("quux")}
        << QStringLiteral("--model: There is no model \"quux\".");
}

void CheckTest::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const Run run = runCli(QStringList{QStringLiteral("check")} + arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(run.error().contains(says), run.err);
}

QTEST_APPLESS_MAIN(CheckTest)
#include "check_test.moc"
