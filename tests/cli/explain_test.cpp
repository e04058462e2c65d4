// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

#include <cmath>

using namespace headroom;

namespace {

QJsonObject entryOf(const QJsonArray &entries, const char *id)
{
    for (const QJsonValue &entry : entries)
        if (entry.toObject().value(QLatin1String("id")).toString() == QLatin1String(id))
            return entry.toObject();
    return {};
}

double valueOf(const QJsonArray &entries, const char *id)
{
    return entryOf(entries, id).value(QLatin1String("value")).toDouble(std::nan(""));
}

} // namespace

// `explain`: the steps behind the answer, with sources.
class ExplainTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void stepsLeadToTheAnswer();
    void everyInputCanBeFollowed();
    void inputsNameKindAndSource();
    void textShowsFormulaValuesAndSources();
    void textSpeaksPortuguese();

private:
    QJsonObject m_json;
};

void ExplainTest::init()
{
    m_json = runCli("explain --accelerator h100-sxm --tp 2 --model qwen3.8-27b --context 8192 --json").json();
}

void ExplainTest::stepsLeadToTheAnswer()
{
    const QJsonArray steps = m_json.value(QLatin1String("steps")).toArray();
    QCOMPARE(valueOf(steps, "weights"), 27.0e9);                     // 54.0e9 / 2
    QCOMPARE(valueOf(steps, "kv_per_token"), 32'768.0);              // 16 layers x 2 heads x 512 x 2 B
    QCOMPARE(valueOf(steps, "fixed_state"), 75'497'472.0);           // 48 x 24 x 128 x 128 x 4 B
    QCOMPARE(valueOf(steps, "sequences"), 151.0);                    // 49,617.2 MiB / 328 MiB
    QVERIFY(std::abs(valueOf(steps, "collective_time") - 1.28e-3) < 1e-12); // 64 x 2 x 10 us
    QCOMPARE(entryOf(steps, "pool").value(QLatin1String("formula")).toString(), QStringLiteral("pool_from_parts"));
    QCOMPARE(entryOf(steps, "pool").value(QLatin1String("unit")).toString(), QStringLiteral("byte"));
}

void ExplainTest::everyInputCanBeFollowed()
{
    const QJsonArray steps = m_json.value(QLatin1String("steps")).toArray();
    const QJsonArray leaves = m_json.value(QLatin1String("inputs")).toArray();
    QVERIFY(!steps.isEmpty() && !leaves.isEmpty());
    for (const QJsonValue &step : steps) {
        for (const QJsonValue &input : step.toObject().value(QLatin1String("inputs")).toArray()) {
            const QByteArray id = input.toObject().value(QLatin1String("id")).toString().toUtf8();
            QVERIFY2(!entryOf(steps, id.constData()).isEmpty() || !entryOf(leaves, id.constData()).isEmpty(), id.constData());
        }
    }
}

void ExplainTest::inputsNameKindAndSource()
{
    const QJsonObject total = entryOf(m_json.value(QLatin1String("inputs")).toArray(), "total");
    QCOMPARE(total.value(QLatin1String("kind")).toString(), QStringLiteral("measured"));
    QVERIFY(total.value(QLatin1String("source")).toObject().contains(QLatin1String("date")));
    QVERIFY(!total.value(QLatin1String("alternates")).toArray().isEmpty());
    const QJsonObject parameters = entryOf(m_json.value(QLatin1String("inputs")).toArray(), "parameters");
    QCOMPARE(parameters.value(QLatin1String("kind")).toString(), QStringLiteral("assumed"));
    QVERIFY(parameters.contains(QLatin1String("note")));
}

void ExplainTest::textShowsFormulaValuesAndSources()
{
    const QString text = runCli("explain --accelerator mi300x --model qwen3.8-27b --context 262144").text();
    for (const char *line : {"    Usable memory − Weights on a device − Reserve\n", "    191.98 GiB − 50.29 GiB − 8 GiB = 133.69 GiB\n",
                             "  Total memory: 191.98 GiB measured [1]\n", "    another source: 192 GiB measured [2]\n",
                             "    1 × ⌊133.69 GiB / 16.14 GiB⌋ = 8\n", "\n[1] PyTorch out-of-memory messages"})
        QVERIFY2(text.contains(QString::fromUtf8(line)), line);
}

void ExplainTest::textSpeaksPortuguese()
{
    const QString text = runCli("explain --accelerator mi300x --model qwen3.8-27b --context 262144 --lang pt_BR").text();
    QVERIFY2(text.contains(QStringLiteral("191,98 GiB − 50,29 GiB − 8 GiB = 133,69 GiB")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("Pool para conversas")));
    QVERIFY(text.contains(QStringLiteral("191,98 GiB medido [1]")));
}

QTEST_GUILESS_MAIN(ExplainTest)
#include "explain_test.moc"
