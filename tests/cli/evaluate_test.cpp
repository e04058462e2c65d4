// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

#include <cmath>

using namespace headroom;

namespace {

QJsonObject answer(const char *line)
{
    const Run run = runCli(line);
    if (run.status != 0 || !run.err.isEmpty())
        qWarning("%d %s", run.status, run.err.constData());
    return run.json();
}

double number(const QJsonObject &object, const char *group, const char *key)
{
    return object.value(QLatin1String(group)).toObject().value(QLatin1String(key)).toDouble(std::nan(""));
}

bool near(double actual, double expected, double tolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

QStringList keysInOrder(const QByteArray &json, const QStringList &keys)
{
    QStringList found = keys;
    std::sort(found.begin(), found.end(), [&](const QString &a, const QString &b) {
        return json.indexOf('"' + a.toUtf8() + "\":") < json.indexOf('"' + b.toUtf8() + "\":");
    });
    return found;
}

} // namespace

// `evaluate --json`: the contract's keys and the lessons' numbers.
class EvaluateTest : public QObject
{
    Q_OBJECT

private slots:
    void countsConversations_data();
    void countsConversations();
    void dividesBandwidthByBytes_data();
    void dividesBandwidthByBytes();
    void fits_data();
    void fits();
    void givesTheKeysOfTheContract();
    void givesSizesInBytesUnrounded();
    void whatDoesNotFitGetsNoRate();
    void suggestionsAreMachineReadable();
    void idsAreTheCatalogs();
    void optionsChangeTheAnswer();
    void givenPoolsAreTaken();
    void notesAreInTheOrderOfImportance();
};

void EvaluateTest::countsConversations_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("sequences");
    QTest::addColumn<double>("exact");

    // MI300X: 191.98 GiB - 27.0e9 x 2 B (50.2914 GiB) - 8 GiB = 133.6886 GiB = 136,897.1 MiB.
    // A conversation: 16 layers x 2 x 4 heads x 256 x 2 B = 64 KiB a token, and 144 MiB of state.
    QTest::newRow("MI300X, 262,144 tokens: 136,897.1 / 16,528 MiB") << "--accelerator mi300x --context 262144" << 8 << 8.2827;
    QTest::newRow("MI300X, 8,192 tokens: 136,897.1 / 656 MiB") << "--accelerator mi300x --context 8192" << 208 << 208.6846;
    // H100: 79.10 GiB - 50.2914 - 5.5 = 23.3086 GiB = 23,868.0 MiB.
    QTest::newRow("H100 SXM, 262,144 tokens: 23,868.0 / 16,528 MiB") << "--accelerator h100-sxm --context 262144" << 1 << 1.4441;
    QTest::newRow("H100 SXM, 8,192 tokens: 23,868.0 / 656 MiB") << "--accelerator h100-sxm --context 8192" << 36 << 36.3842;
    // The published checkpoint: 55,562,855,904 B = 51.7469 GiB; 191.98 - 51.7469 - 8 = 132.2331 GiB = 135,406.7 MiB.
    QTest::newRow("with the published checkpoint: 135,406.7 / 656 MiB")
        << "--accelerator mi300x --context 8192 --weights-basis checkpoint" << 206 << 206.4126;
    QTest::newRow("two replicas hold twice as many") << "--accelerator mi300x --context 262144 --dp 2" << 16 << 16.5655;
}

void EvaluateTest::countsConversations()
{
    QFETCH(const QString, line);
    QFETCH(const int, sequences);
    QFETCH(const double, exact);
    const QJsonObject json = answer(qPrintable(QStringLiteral("evaluate --model qwen3.8-27b --weights bf16 --kv bf16 --json ") + line));
    QCOMPARE(json.value(QLatin1String("fits")).toBool(), true);
    QCOMPARE(static_cast<int>(number(json, "concurrency", "sequences")), sequences);
    QVERIFY2(near(number(json, "concurrency", "exact"), exact, 1e-3), qPrintable(QString::number(number(json, "concurrency", "exact"))));
}

void EvaluateTest::dividesBandwidthByBytes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<double>("quotient");
    QTest::addColumn<double>("afterCollectives");

    QTest::newRow("MI300X: 5.3e12 / 54.0e9") << "--accelerator mi300x" << 98.1481 << 98.1481;
    QTest::newRow("H100 SXM: 3.35e12 / 54.0e9") << "--accelerator h100-sxm" << 62.0370 << 62.0370;
    QTest::newRow("B200 SXM: 8.0e12 / 54.0e9") << "--accelerator b200-sxm --bandwidth 8" << 148.1481 << 148.1481;
    // 1 / (27.0e9 / 3.35e12 s + 2 x 64 x 10 us) = 1 / 9.3397 ms.
    QTest::newRow("two H100 SXM, after 128 all-reduces") << "--accelerator h100-sxm --tp 2" << 124.0741 << 107.0698;
}

void EvaluateTest::dividesBandwidthByBytes()
{
    QFETCH(const QString, line);
    const QJsonObject json = answer(qPrintable(QStringLiteral("evaluate --model qwen3.8-27b --weights bf16 --kv bf16 --context 8192 --json ") + line));
    QFETCH(const double, quotient);
    QFETCH(const double, afterCollectives);
    QVERIFY(near(number(json, "decode", "quotient_tok_s"), quotient, 5e-5));
    QVERIFY(near(number(json, "decode", "quotient_after_collectives_tok_s"), afterCollectives, 5e-5));
    QCOMPARE(number(json, "decode", "streamed_bytes"), 54.0e9);
    QCOMPARE(number(json, "decode", "sequences"), 1.0);
}

void EvaluateTest::fits_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("fits");

    // 70,553,706,496 x 2 B = 131.4165 GiB.
    QTest::newRow("Llama 3 70B on one MI300X: 191.98 - 131.4 - 8 is left") << "--model llama-3-70b --accelerator mi300x" << true;
    QTest::newRow("Llama 3 70B not on one H100: 131.4 is more than 79.1") << "--model llama-3-70b --accelerator h100-sxm" << false;
    QTest::newRow("Llama 3 70B on two H100: 79.1 - 65.7 - 5.5 is left") << "--model llama-3-70b --accelerator h100-sxm --tp 2" << true;
    // 405,853,388,800 x 2 B = 755.96 GiB, an eighth is 94.5 GiB.
    QTest::newRow("Llama 3.1 405B on eight MI300X: 191.98 - 94.5 - 8 is left") << "--model llama-3.1-405b --accelerator mi300x --tp 8" << true;
    QTest::newRow("Llama 3.1 405B not on eight H100: 94.5 is more than 79.1") << "--model llama-3.1-405b --accelerator h100-sxm --tp 8" << false;
}

void EvaluateTest::fits()
{
    QFETCH(const QString, line);
    QFETCH(const bool, fits);
    const QJsonObject json = answer(qPrintable(QStringLiteral("evaluate --weights bf16 --kv bf16 --context 8192 --json ") + line));
    QCOMPARE(json.value(QLatin1String("fits")).toBool(), fits);
    QCOMPARE(json.contains(QLatin1String("decode")), fits);
}

void EvaluateTest::givesTheKeysOfTheContract()
{
    const Run run = runCli("evaluate --accelerator mi300x --model qwen3.8-27b --weights bf16 --kv bf16 --context 262144 --json");
    QCOMPARE(run.json().keys(), (QStringList{QStringLiteral("concurrency"), QStringLiteral("decode"), QStringLiteral("fits"),
                                             QStringLiteral("memory"), QStringLiteral("notes"), QStringLiteral("scenario")}));
    const QStringList top{QStringLiteral("scenario"), QStringLiteral("fits"), QStringLiteral("memory"), QStringLiteral("concurrency"),
                          QStringLiteral("decode"), QStringLiteral("notes")};
    QCOMPARE(keysInOrder(run.out, top), top);
    const QStringList memory{QStringLiteral("total"), QStringLiteral("usable"), QStringLiteral("reserve"), QStringLiteral("pool"),
                             QStringLiteral("per_sequence"), QStringLiteral("kv_per_token"), QStringLiteral("fixed_state"),
                             QStringLiteral("max_context_one_sequence"), QStringLiteral("quotient_tok_s")};
    QCOMPARE(keysInOrder(run.out, memory), memory);
    for (const QJsonValue &note : run.json().value(QLatin1String("notes")).toArray())
        QCOMPARE(note.toObject().keys(), (QStringList{QStringLiteral("id"), QStringLiteral("source"), QStringLiteral("text")}));
}

void EvaluateTest::givesSizesInBytesUnrounded()
{
    const QJsonObject json = answer("evaluate --accelerator mi300x --model qwen3.8-27b --context 262144 --json");
    QCOMPARE(number(json, "memory", "weights"), 54.0e9);                    // 27.0e9 x 2 B
    QCOMPARE(number(json, "memory", "reserve"), 8.0 * kGiB);
    QCOMPARE(number(json, "memory", "kv_per_token"), 65'536.0);             // 16 x 2 x 4 x 256 x 2 B
    QCOMPARE(number(json, "memory", "fixed_state"), 150'994'944.0);         // 48 x 48 x 128 x 128 x 4 B
    QCOMPARE(number(json, "memory", "per_sequence"), 16'528.0 * 1'048'576); // 16,384 MiB + 144 MiB
    QCOMPARE(number(json, "memory", "pool"), 191.98 * kGiB - 54.0e9 - 8.0 * kGiB);
    // (133.6886 GiB - 144 MiB) / 64 KiB = 143,396,025,835.52 / 65,536 = 2,188,049.7, whole tokens.
    QCOMPARE(number(json, "concurrency", "max_context_one_sequence"), 2'188'049.0);
}

void EvaluateTest::whatDoesNotFitGetsNoRate()
{
    const Run run = runCli("evaluate --accelerator h100-sxm --model llama-3-70b --context 8192 --json");
    QCOMPARE(run.status, 0);
    const QJsonObject json = run.json();
    QVERIFY(!json.contains(QLatin1String("decode")));
    // 131.4165 + 5.5 + 2.5 - 79.10 GiB; 2.5 GiB are 8,192 tokens of 320 KiB.
    const double missing = 70'553'706'496.0 * 2 + 5.5 * kGiB + 2.5 * kGiB - 79.10 * kGiB;
    QVERIFY(near(json.value(QLatin1String("short_by")).toDouble(), missing, 1.0));
    QCOMPARE(number(json, "concurrency", "sequences"), 0.0);
    QCOMPARE(number(json, "concurrency", "exact"), 0.0);
    QVERIFY(number(json, "memory", "pool") < 0.0);
}

void EvaluateTest::suggestionsAreMachineReadable()
{
    const QJsonObject json = answer("evaluate --accelerator h100-sxm --model llama-3-70b --context 8192 --json");
    const QJsonArray suggestions = json.value(QLatin1String("suggestions")).toArray();
    QCOMPARE(suggestions.size(), 2);
    const QJsonObject devices = suggestions[0].toObject();
    QCOMPARE(devices.value(QLatin1String("what")).toString(), QStringLiteral("tensor_parallel"));
    QCOMPARE(devices.value(QLatin1String("tp")).toInt(), 2);
    QCOMPARE(devices.value(QLatin1String("text")).toString(), QStringLiteral("Two devices"));
    // Taken as it stands, the suggestion fits.
    const QString weights = suggestions[1].toObject().value(QLatin1String("weights")).toString();
    const QJsonObject taken =
        answer(qPrintable(QStringLiteral("evaluate --accelerator h100-sxm --model llama-3-70b --context 8192 --json --weights ") + weights));
    QCOMPARE(taken.value(QLatin1String("fits")).toBool(), true);
}

void EvaluateTest::idsAreTheCatalogs()
{
    const QJsonObject json = answer("evaluate --accelerator MI300X --model Qwen/Qwen3.8-27B --weights fp8 --kv fp8 --context 8192 --json");
    const QJsonObject scenario = json.value(QLatin1String("scenario")).toObject();
    QCOMPARE(scenario.value(QLatin1String("accelerator")).toString(), QStringLiteral("mi300x"));
    QCOMPARE(scenario.value(QLatin1String("model")).toString(), QStringLiteral("qwen3.8-27b"));
    QCOMPARE(scenario.value(QLatin1String("weights")).toString(), QStringLiteral("fp8_e4m3_channel"));
    QCOMPARE(scenario.value(QLatin1String("kv")).toString(), QStringLiteral("fp8_e4m3"));
    QCOMPARE(scenario.value(QLatin1String("method")).toString(), QStringLiteral("reference"));
}

void EvaluateTest::optionsChangeTheAnswer()
{
    // 100 GiB x 0.9 - 50.2914 - 4 = 35.7086 GiB = 36,565.6 MiB over 656 MiB: 55.74.
    const QJsonObject json =
        answer("evaluate --accelerator mi300x --model qwen3.8-27b --context 8192 --json --memory 100 --utilization 0.9 --reserve 4 --bandwidth 1.08");
    QCOMPARE(number(json, "memory", "total"), 100.0 * kGiB);
    QCOMPARE(number(json, "memory", "usable"), 100.0 * kGiB * 0.9);
    QCOMPARE(static_cast<int>(number(json, "concurrency", "sequences")), 55);
    QVERIFY(near(number(json, "decode", "quotient_tok_s"), 20.0, 1e-9)); // 1.08e12 / 54.0e9
    const QJsonObject scenario = json.value(QLatin1String("scenario")).toObject();
    QCOMPARE(scenario.value(QLatin1String("reserve")).toDouble(), 4.0 * kGiB);
    QCOMPARE(scenario.value(QLatin1String("bandwidth")).toDouble(), 1.08e12);
}

void EvaluateTest::givenPoolsAreTaken()
{
    // 10 GiB = 10,240 MiB over 656 MiB: 15.6.
    const QJsonObject json = answer("evaluate --accelerator mi300x --model qwen3.8-27b --context 8192 --json --pool 10");
    QCOMPARE(number(json, "memory", "pool"), 10.0 * kGiB);
    QCOMPARE(static_cast<int>(number(json, "concurrency", "sequences")), 15);
}

void EvaluateTest::notesAreInTheOrderOfImportance()
{
    const QJsonObject json = answer("evaluate --accelerator mi455x --model qwen3.8-27b --context 8192 --sequences 9999 --json");
    QStringList ids;
    for (const QJsonValue &note : json.value(QLatin1String("notes")).toArray())
        ids << note.toObject().value(QLatin1String("id")).toString();
    QCOMPARE(ids.value(0), QStringLiteral("heuristic_quotient"));
    QVERIFY(ids.contains(QStringLiteral("sequences_do_not_fit")));
    QVERIFY(ids.contains(QStringLiteral("announced_accelerator")));
    QVERIFY(ids.contains(QStringLiteral("assumed_memory")));
}

QTEST_GUILESS_MAIN(EvaluateTest)
#include "evaluate_test.moc"
