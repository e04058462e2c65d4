// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

using namespace headroom;

// The lessons' numbers, as the command line gives them.
class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void countsConversations_data();
    void countsConversations();
    void dividesBandwidthByBytes_data();
    void dividesBandwidthByBytes();
    void fits_data();
    void fits();
};

void LessonsTest::countsConversations_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("sequences");
    QTest::addColumn<double>("exact");

    // MI300X: 191.98 GiB - 27.0e9 x 2 B (50.2914 GiB) - 8 GiB = 133.6886 GiB = 136,897.1 MiB.
    // A conversation: 16 layers x 2 x 4 heads x 256 x 2 B = 64 KiB a token, and 144 MiB of state.
    QTest::newRow("MI300X, 262,144 tokens: 136,897.1 / 16,528 MiB")
        << "--accelerator mi300x --context 262144" << 8 << 8.2827;
    QTest::newRow("MI300X, 8,192 tokens: 136,897.1 / 656 MiB")
        << "--accelerator mi300x --context 8192" << 208 << 208.6846;
    // H100: 79.10 GiB - 50.2914 - 5.5 = 23.3086 GiB = 23,868.0 MiB.
    QTest::newRow("H100 SXM, 262,144 tokens: 23,868.0 / 16,528 MiB")
        << "--accelerator h100-sxm --context 262144" << 1 << 1.4441;
    QTest::newRow("H100 SXM, 8,192 tokens: 23,868.0 / 656 MiB")
        << "--accelerator h100-sxm --context 8192" << 36 << 36.3842;
    // The published checkpoint: 55,562,855,904 B = 51.7469 GiB; 191.98 - 51.7469 - 8 = 132.2331 GiB =
    // 135,406.7 MiB.
    QTest::newRow("with the published checkpoint: 135,406.7 / 656 MiB")
        << "--accelerator mi300x --context 8192 --weights-basis checkpoint" << 206 << 206.4126;
    QTest::newRow("two replicas hold twice as many")
        << "--accelerator mi300x --context 262144 --dp 2" << 16 << 16.5655;
}

void LessonsTest::countsConversations()
{
    QFETCH(const QString, line);
    QFETCH(const int, sequences);
    QFETCH(const double, exact);
    const QJsonObject json =
        answer(qPrintable(QStringLiteral("evaluate --model qwen3.8-27b --weights bf16 --kv bf16 --json ")
                          + line));
    QCOMPARE(json.value(QLatin1String("fits")).toBool(), true);
    QCOMPARE(static_cast<int>(number(json, "concurrency", "sequences")), sequences);
    QVERIFY2(near(number(json, "concurrency", "exact"), exact, 1e-3),
             qPrintable(QString::number(number(json, "concurrency", "exact"))));
}

void LessonsTest::dividesBandwidthByBytes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<double>("quotient");
    QTest::addColumn<double>("afterCollectives");

    QTest::newRow("MI300X: 5.3e12 / 54.0e9") << "--accelerator mi300x" << 98.1481 << 98.1481;
    QTest::newRow("H100 SXM: 3.35e12 / 54.0e9") << "--accelerator h100-sxm" << 62.0370 << 62.0370;
    QTest::newRow("B200 SXM: 8.0e12 / 54.0e9")
        << "--accelerator b200-sxm --bandwidth 8" << 148.1481 << 148.1481;
    // 1 / (27.0e9 / 3.35e12 s + 2 x 64 x 10 us) = 1 / 9.3397 ms.
    QTest::newRow("two H100 SXM, after 128 all-reduces")
        << "--accelerator h100-sxm --tp 2" << 124.0741 << 107.0698;
}

void LessonsTest::dividesBandwidthByBytes()
{
    QFETCH(const QString, line);
    const QJsonObject json = answer(qPrintable(
        QStringLiteral("evaluate --model qwen3.8-27b --weights bf16 --kv bf16 --context 8192 --json ")
        + line));
    QFETCH(const double, quotient);
    QFETCH(const double, afterCollectives);
    QVERIFY(near(number(json, "decode", "quotient_tok_s"), quotient, 5e-5));
    QVERIFY(near(number(json, "decode", "quotient_after_collectives_tok_s"), afterCollectives, 5e-5));
    QCOMPARE(number(json, "decode", "streamed_bytes"), 54.0e9);
    QCOMPARE(number(json, "decode", "sequences"), 1.0);
}

void LessonsTest::fits_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("fits");

    // 70,553,706,496 x 2 B = 131.4165 GiB.
    QTest::newRow("Llama 3 70B on one MI300X: 191.98 - 131.4 - 8 is left")
        << "--model llama-3-70b --accelerator mi300x" << true;
    QTest::newRow("Llama 3 70B not on one H100: 131.4 is more than 79.1")
        << "--model llama-3-70b --accelerator h100-sxm" << false;
    QTest::newRow("Llama 3 70B on two H100: 79.1 - 65.7 - 5.5 is left")
        << "--model llama-3-70b --accelerator h100-sxm --tp 2" << true;
    // 405,853,388,800 x 2 B = 755.96 GiB, an eighth is 94.5 GiB.
    QTest::newRow("Llama 3.1 405B on eight MI300X: 191.98 - 94.5 - 8 is left")
        << "--model llama-3.1-405b --accelerator mi300x --tp 8" << true;
    QTest::newRow("Llama 3.1 405B not on eight H100: 94.5 is more than 79.1")
        << "--model llama-3.1-405b --accelerator h100-sxm --tp 8" << false;
}

void LessonsTest::fits()
{
    QFETCH(const QString, line);
    QFETCH(const bool, fits);
    const QJsonObject json =
        answer(qPrintable(QStringLiteral("evaluate --weights bf16 --kv bf16 --context 8192 --json ") + line));
    QCOMPARE(json.value(QLatin1String("fits")).toBool(), fits);
    QCOMPARE(json.contains(QLatin1String("decode")), fits);
}

QTEST_GUILESS_MAIN(LessonsTest)
#include "lessons_test.moc"
