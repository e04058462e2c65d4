// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

using namespace headroom;

namespace {

QJsonObject within(const QJsonObject &object, const char *path)
{
    QJsonObject inner = object;
    for (const QString &key : QString::fromLatin1(path).split(QLatin1Char('.')))
        inner = inner.value(key).toObject();
    return inner;
}

double at(const QJsonObject &object, const char *path, const char *key)
{
    return within(object, path).value(QLatin1String(key)).toDouble(std::nan(""));
}

bool holds(const QJsonObject &object, const char *path, double low, double typical, double high)
{
    const auto close = [&](const char *key, double expected) {
        const double actual = at(object, path, key);
        if (near(actual, expected, 0.01 * expected))
            return true;
        qWarning("%s.%s: %g instead of %g", path, key, actual, expected);
        return false;
    };
    return close("low", low) && close("typical", typical) && close("high", high);
}

} // namespace

// Rates on the command line, held against the worked table of the rule (to 1%, as it is rounded).
class RatesTest : public QObject {
    Q_OBJECT

private slots:
    void oneUserOnAnMi300x()
    {
        const QJsonObject json =
            answer("evaluate --accelerator mi300x --model qwen3.8-27b --context 4096 --json");
        QVERIFY(holds(json, "decode.tok_s_per_user", 32.1, 56.2, 85.2));
        QVERIFY(holds(json, "decode.step_s", 11.74e-3, 17.78e-3, 31.12e-3));
        QVERIFY(near(at(json, "decode.step_s.terms", "weights"), 12.09e-3, 1e-4));
        QVERIFY(near(at(json, "decode.step_s.terms", "overhead"), 5.53e-3, 1e-4));
        QVERIFY(near(at(json, "decode.step_bytes", "weights"), 51.249e9, 1e7));
        QCOMPARE(at(json, "decode.support", "rows"), 25.0);
        QCOMPARE(within(json, "decode.support").value(QLatin1String("confidence")).toString(),
                 QStringLiteral("medium"));
        QVERIFY(within(json, "decode").value(QLatin1String("experts_touched")).isNull());
        QVERIFY(near(at(json, "decode", "quotient_tok_s"), 98.148, 5e-4)); // the quotient stays as it was
    }

    void manyUsersShareTheStep()
    {
        const QJsonObject json =
            answer("evaluate --accelerator mi300x --model qwen3.8-27b --context 4096 --sequences 32 --json");
        QVERIFY(holds(json, "decode.tok_s_per_user", 20.0, 38.3, 63.0));
        QVERIFY(holds(json, "decode.tok_s_total", 32 * 20.0, 32 * 38.3, 32 * 63.0));
        QCOMPARE(at(json, "decode", "sequences"), 32.0);
    }

    void expertsAreCounted()
    {
        const QJsonObject json = answer("evaluate --accelerator h200-sxm --model deepseek-r1 --weights "
                                        "fp8_e4m3_block128 --tp 8 --context 4096 --sequences 32 --json");
        QVERIFY(near(at(json, "decode", "experts_touched"), 163.3, 0.05)); // 256 (1 - (1 - 8/256)^32)
    }

    void theEngineAndItsEraAreTaken()
    {
        const QJsonObject early =
            answer("evaluate --accelerator mi300x --model llama-3-70b --context 4096 --rate-engine vllm "
                   "--set version=0.5.0 --json");
        QVERIFY(holds(early, "decode.tok_s_per_user", 14.7, 18.8, 23.5));
        QCOMPARE(within(early, "decode.support").value(QLatin1String("engine")).toString(),
                 QStringLiteral("vllm"));
    }

    void lengthsGiveServingAndCost()
    {
        // Live context 4,096 as in the table: prompt 4,000 and half of 192.
        const QJsonObject json = answer("evaluate --accelerator h100-sxm --model qwen3.8-27b --context 8192 "
                                        "--prompt 4000 --output 192 --sequences 8 --price 2 --json");
        QCOMPARE(at(json, "decode", "live_context"), 4096.0);
        const double output = at(json, "serving.output_tok_s", "typical");
        QVERIFY(output > 0.0);
        QVERIFY(near(at(json, "serving.requests_s", "typical"), output / 192.0, 1e-9));
        // 2 $/h over what an hour makes, a million times.
        QVERIFY(near(at(json, "economics.usd_per_mtok_output", "typical"), 2e6 / (3600.0 * output), 1e-9));
        QVERIFY(near(at(json, "economics.users_served", "typical"), output / 20.0, 1e-9));
    }

    void promptsTakeTheirTime()
    {
        const QJsonObject json =
            answer("evaluate --accelerator h100-sxm --model qwen3.8-27b --context 8192 --prompt 4096 --json");
        QVERIFY(holds(json, "prefill.ttft_s", 0.306, 0.407, 0.712));
        QVERIFY(near(at(json, "prefill", "flops"), 213.2e12, 0.1e12));
    }

    void whatDoesNotFitGetsNoRate()
    {
        const Run run = runCli("evaluate --accelerator h100-sxm --model llama-3-70b --context 8192 --json");
        for (const char *key : {"decode", "prefill", "serving", "economics"})
            QVERIFY2(!run.json().contains(QLatin1String(key)), key);
        const Run text = runCli("evaluate --accelerator h100-sxm --model llama-3-70b --context 8192");
        QVERIFY(!text.text().contains(QStringLiteral("tok/s")));
    }

    void whatNothingSupportsIsGrey()
    {
        const QJsonObject json =
            answer("evaluate --accelerator gaudi3 --model qwen3.8-27b --context 4096 --json");
        QCOMPARE(within(json, "decode.support").value(QLatin1String("confidence")).toString(),
                 QStringLiteral("none"));
        const Run text = runCli("evaluate --accelerator gaudi3 --model qwen3.8-27b --context 4096");
        QVERIFY(text.text().contains(QStringLiteral("Grey: no published run supports a band here.")));
    }

    void theTextSaysWhichIsWhich()
    {
        const Run run = runCli("evaluate --accelerator mi300x --model qwen3.8-27b --context 4096");
        QVERIFY(run.text().contains(QStringLiteral("Paper quotient")));
        QVERIFY(run.text().contains(QStringLiteral("Estimate, a band")));
        QVERIFY(run.text()
                    .contains(QStringLiteral("Band from 25 published runs on CDNA3, confidence medium.")));
        const Run portuguese =
            runCli(words("evaluate --accelerator mi300x --model qwen3.8-27b --context 4096 --lang pt_BR"));
        QVERIFY(portuguese.text()
                    .contains(QStringLiteral("Faixa obtida de 25 execuções publicadas em CDNA3")));
    }

    void cautionsComeWithTheirSources()
    {
        const QJsonArray cautions =
            answer("evaluate --accelerator mi300x --model qwen3.8-27b --context 4096 --sequences 65 --json")
                .value(QLatin1String("cautions"))
                .toArray();
        bool said = false;
        for (const QJsonValue &value : cautions)
            said |=
                value.toObject().value(QLatin1String("id")) == QLatin1String("batch-above-64-favours-mi300x")
                && value.toObject().value(QLatin1String("source")).isObject();
        QVERIFY(said);
    }
};

QTEST_GUILESS_MAIN(RatesTest)
#include "rates_test.moc"
