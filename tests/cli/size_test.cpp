// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

using namespace headroom;

namespace {

constexpr auto kQuestion = "size --model qwen3.8-27b --users 200 --context 32768 --prompt 30000 --output 500 "
                           "--floor 10 --json";

QJsonArray listIn(const QJsonObject &json, const char *key)
{
    return json.value(QLatin1String(key)).toArray();
}

} // namespace

// What should be bought, on the command line.
class SizeTest : public QObject {
    Q_OBJECT

private slots:
    void everyCandidateMeetsTheLimits()
    {
        const QJsonObject json = answer(kQuestion);
        const QJsonArray ranked = listIn(json, "ranked");
        QVERIFY(!ranked.isEmpty());
        double last = 0.0;
        bool spread = false; // purchase prices stand behind rentals
        for (const QJsonValue &value : ranked) {
            const QJsonObject candidate = value.toObject();
            QVERIFY(number(candidate, "tok_s_per_user", "low") >= 10.0);
            const double users = candidate.value(QLatin1String("users_per_replica")).toDouble();
            QVERIFY(users <= candidate.value(QLatin1String("fit_per_replica")).toDouble());
            const QJsonValue cost = candidate.value(QLatin1String("usd_per_hour"));
            if (cost.isNull()) // unknown costs stand last
                continue;
            const bool bought = candidate.value(QLatin1String("price_spread")).toBool();
            QVERIFY(bought || !spread);
            QVERIFY(bought != spread || cost.toDouble() >= last);
            spread = bought;
            last = cost.toDouble();
        }
        QVERIFY(json.value(QLatin1String("considered")).toInt() > ranked.size());
        QVERIFY(json.value(QLatin1String("elapsed_s")).isDouble());
    }

    // An engine keeps less than the lessons' method, or more; the table says which one counted.
    void methodsAreSearchedToo()
    {
        const QJsonObject json =
            answer("size --model llama-3.1-8b --users 10 --context 8192 --accelerator mi300x "
                   "--methods vllm,llama.cpp,vllm --json");
        QSet<QString> methods;
        for (const QJsonValue &value : listIn(json, "ranked"))
            methods << value.toObject().value(QLatin1String("method")).toString();
        QCOMPARE(methods, (QSet<QString>{QStringLiteral("vllm"), QStringLiteral("llama.cpp")}));
        const Run run = runCli("size --model llama-3.1-8b --users 10 --context 8192 --accelerator mi300x "
                               "--methods all --lang en");
        for (const char *name : {"Reference", "vLLM", "SGLang", "llama.cpp"})
            QVERIFY2(run.text().contains(QLatin1String(", ") + QLatin1String(name)), run.out.constData());
    }

    void rejectsSayWhy()
    {
        const QJsonObject json =
            answer("size --model llama-3.1-405b --weights bf16 --accelerator l4 --users 1 "
                   "--context 8192 --devices 1 --json");
        QVERIFY(listIn(json, "ranked").isEmpty());
        const QJsonArray rejects = listIn(json, "rejects");
        QCOMPARE(rejects.size(), 1);
        QVERIFY(!rejects.first().toObject().value(QLatin1String("text")).toString().isEmpty());
    }

    void aBudgetRejects()
    {
        const QJsonObject json =
            answer("size --model qwen3.8-27b --users 10 --context 8192 --floor 1 --budget 0.001 --json");
        QVERIFY(listIn(json, "ranked").isEmpty());
        bool dear = false;
        for (const QJsonValue &value : listIn(json, "rejects"))
            dear |= value.toObject().value(QLatin1String("reason")) == QLatin1String("over_budget");
        QVERIFY(dear);
    }

    void theTableReadsInBothLanguages()
    {
        const Run english = runCli("size --model qwen3.8-27b --users 10 --context 8192");
        QVERIFY(english.text().startsWith(QStringLiteral("10 users at once of Qwen3.8 27B at 8,192 tokens")));
        const Run portuguese = runCli("size --model qwen3.8-27b --users 10 --context 8192 --lang pt_BR");
        QVERIFY(portuguese.text()
                    .startsWith(QStringLiteral("10 usuários ao mesmo tempo com Qwen3.8 27B em 8.192")));
    }

    void badInputIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("start");
        const auto row = [](const char *name, const char *line, const char *start) {
            QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(start);
        };
        row("no users", "size --model qwen3.8-27b --context 8192", "--users");
        row("no model", "size --users 1 --context 8192", "--model");
        row("a model", "size --model qwen9 --users 1 --context 8192", "--model");
        row("an accelerator", "size --model qwen3.8-27b --users 1 --context 8192 --accelerator mi999",
            "--accelerator");
        row("a rank", "size --model qwen3.8-27b --users 1 --context 8192 --rank beauty", "--rank");
        row("a method", "size --model qwen3.8-27b --users 1 --context 8192 --methods vllm,trtllm",
            "--methods");
        row("no power", "size --model qwen3.8-27b --users 1 --context 8192 --power 0", "--power");
        row("a setting of nothing", "size --model qwen3.8-27b --users 1 --context 8192 --set slots=4",
            "--set");
    }
    void badInputIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(QString, start);
        const Run run = runCli(line.split(QLatin1Char(' ')));
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.error().contains(start), run.err.constData());
        QCOMPARE(run.error().count(QLatin1Char('\n')), 1);
    }
};

QTEST_GUILESS_MAIN(SizeTest)
#include "size_test.moc"
