// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

#include <algorithm>

using namespace headroom;

namespace {

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
class EvaluateTest : public QObject {
    Q_OBJECT

private slots:
    void givesTheKeysOfTheContract();
    void givesSizesInBytesUnrounded();
    void whatDoesNotFitGetsNoRate();
    void suggestionsAreMachineReadable();
    void idsAreTheCatalogs();
    void optionsChangeTheAnswer();
    void givenPoolsAreTaken();
    void notesAreInTheOrderOfImportance();
};

void EvaluateTest::givesTheKeysOfTheContract()
{
    const Run run = runCli(
        "evaluate --accelerator mi300x --model qwen3.8-27b --weights bf16 --kv bf16 --context 262144 --json");
    QCOMPARE(run.json().keys(),
             (QStringList{QStringLiteral("cautions"), QStringLiteral("concurrency"), QStringLiteral("decode"),
                          QStringLiteral("economics"), QStringLiteral("fits"), QStringLiteral("memory"),
                          QStringLiteral("notes"), QStringLiteral("prefill"), QStringLiteral("scenario"),
                          QStringLiteral("sensitivity"), QStringLiteral("serving")}));
    const QStringList top{QStringLiteral("scenario"),    QStringLiteral("fits"),   QStringLiteral("memory"),
                          QStringLiteral("concurrency"), QStringLiteral("decode"), QStringLiteral("prefill"),
                          QStringLiteral("economics"),   QStringLiteral("notes")};
    QCOMPARE(keysInOrder(run.out, top), top);
    const QStringList memory{QStringLiteral("total"),         QStringLiteral("usable"),
                             QStringLiteral("reserve"),       QStringLiteral("pool"),
                             QStringLiteral("per_sequence"),  QStringLiteral("kv_per_token"),
                             QStringLiteral("fixed_state"),   QStringLiteral("max_context_one_sequence"),
                             QStringLiteral("quotient_tok_s")};
    QCOMPARE(keysInOrder(run.out, memory), memory);
    for (const QJsonValue &note : run.json().value(QLatin1String("notes")).toArray())
        QCOMPARE(note.toObject().keys(),
                 (QStringList{QStringLiteral("id"), QStringLiteral("source"), QStringLiteral("text")}));
}

void EvaluateTest::givesSizesInBytesUnrounded()
{
    const QJsonObject json =
        answer("evaluate --accelerator mi300x --model qwen3.8-27b --context 262144 --json");
    QCOMPARE(number(json, "memory", "weights"), 54.0e9); // 27.0e9 x 2 B
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
    const QJsonObject json =
        answer("evaluate --accelerator h100-sxm --model llama-3-70b --context 8192 --json");
    const QJsonArray suggestions = json.value(QLatin1String("suggestions")).toArray();
    QCOMPARE(suggestions.size(), 2);
    const QJsonObject devices = suggestions[0].toObject();
    QCOMPARE(devices.value(QLatin1String("what")).toString(), QStringLiteral("tensor_parallel"));
    QCOMPARE(devices.value(QLatin1String("tp")).toInt(), 2);
    QCOMPARE(devices.value(QLatin1String("text")).toString(), QStringLiteral("Two devices"));
    // Taken as it stands, the suggestion fits.
    const QString weights = suggestions[1].toObject().value(QLatin1String("weights")).toString();
    const QJsonObject taken = answer(qPrintable(
        QStringLiteral("evaluate --accelerator h100-sxm --model llama-3-70b --context 8192 --json --weights ")
        + weights));
    QCOMPARE(taken.value(QLatin1String("fits")).toBool(), true);
}

void EvaluateTest::idsAreTheCatalogs()
{
    const QJsonObject json = answer("evaluate --accelerator MI300X --model Qwen/Qwen3.8-27B --weights fp8 "
                                    "--kv fp8 --context 8192 --json");
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
    const QJsonObject json = answer("evaluate --accelerator mi300x --model qwen3.8-27b --context 8192 --json "
                                    "--memory 100 --utilization 0.9 --reserve 4 --bandwidth 1.08");
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
    const QJsonObject json =
        answer("evaluate --accelerator mi300x --model qwen3.8-27b --context 8192 --json --pool 10");
    QCOMPARE(number(json, "memory", "pool"), 10.0 * kGiB);
    QCOMPARE(static_cast<int>(number(json, "concurrency", "sequences")), 15);
}

void EvaluateTest::notesAreInTheOrderOfImportance()
{
    const QJsonObject json =
        answer("evaluate --accelerator mi455x --model qwen3.8-27b --context 8192 --sequences 9999 --json");
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
