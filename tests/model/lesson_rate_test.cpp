// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include "model/economics/users.h"

using namespace headroom;

// The decode line of the lessons: bandwidth over bytes, with and without the links.
class LessonRateTest : public QObject {
    Q_OBJECT

private:
    static void compare(double value, double expected)
    {
        QVERIFY2(qAbs(value - expected) < 5e-5, qPrintable(QString::number(value, 'f', 6)));
    }

private slots:
    void quotients_data()
    {
        QTest::addColumn<QString>("accelerator");
        QTest::addColumn<int>("basis");
        QTest::addColumn<double>("quotient");
        const auto nominal = int(WeightsBasis::Nominal);
        const auto checkpoint = int(WeightsBasis::Checkpoint);
        QTest::newRow("MI300X, 5.3e12 / 54.0e9") << "mi300x" << nominal << 98.1481;
        QTest::newRow("H100, 3.35e12 / 54.0e9") << "h100-sxm" << nominal << 62.0370;
        QTest::newRow("B200, 8.0e12 / 54.0e9") << "b200-sxm" << nominal << 148.1481;
        QTest::newRow("MI300X, 5.3e12 / 55,562,855,904") << "mi300x" << checkpoint << 95.3875;
        QTest::newRow("H100, 3.35e12 / 55,562,855,904") << "h100-sxm" << checkpoint << 60.2921;
        QTest::newRow("B200, 8.0e12 / 55,562,855,904") << "b200-sxm" << checkpoint << 143.9811;
    }
    void quotients()
    {
        QFETCH(QString, accelerator);
        QFETCH(int, basis);
        QFETCH(double, quotient);
        const auto result =
            answerTo({.accelerator = accelerator.toStdString(), .basis = WeightsBasis(basis)});
        compare(result.answer.quotient->quotient.value(), quotient);
        compare(result.answer.quotient->afterCollectives.value(), quotient); // one device has no links
        QCOMPARE(result.answer.quotient->collectives, 0);
    }

    void twoH100()
    {
        const auto result = answerTo({.accelerator = "h100-sxm", .parallel = {.tensor = 2}});
        const Prepared &p = result.prepared;
        QCOMPARE(result.answer.capacity.memory.weights.value(), 27.0e9); // 54.0e9 / 2
        const Seconds stream = p.modelBytes / p.tensor / p.bandwidth;
        compare(stream.value() * 1e3, 8.0597);                               // 27.0e9 / 3.35e12
        compare(result.answer.quotient->quotient.value(), 124.0741);         // 2 x 3.35e12 / 54.0e9
        QCOMPARE(result.answer.quotient->collectives, 128);                  // 2 x 64 layers
        compare(result.answer.quotient->afterCollectives.value(), 107.0698); // 1 / (8.0597 ms + 128 x 10 us)
    }
    void twoH100WithPublishedBytes()
    {
        const auto result = answerTo({.accelerator = "h100-sxm",
                                      .parallel = {.tensor = 2},
                                      .basis = WeightsBasis::Checkpoint});
        compare(result.answer.quotient->quotient.value(), 120.5842);         // 2 x 3.35e12 / 55,562,855,904
        compare(result.answer.quotient->afterCollectives.value(), 104.4609); // 1 / (8.2930 ms + 1.28 ms)
    }
    void tokenIsTheTimeOfOneStream()
    {
        const auto result = answerTo({"mi300x"});
        compare(1e3 / result.answer.quotient->quotient.value(), 10.1887); // ms
        QCOMPARE(result.answer.quotient->streamed.value(), 54.0e9);
    }
    void whatDoesNotFitHasNoRate()
    {
        const auto result = answerTo({.accelerator = "h100-sxm", .model = "llama-3-70b"});
        QVERIFY(!result.answer.capacity.fits);
        QVERIFY(!result.answer.quotient);
    }

    // Users of the node headline: 100,282 tok/s on eight MI355X.
    void usersServed()
    {
        const auto &benchmarks = catalog().accelerator("mi355x")->benchmarks;
        const auto headline = std::find_if(benchmarks.begin(), benchmarks.end(), [](const Benchmark &b) {
            return b.what == "llama2_70b_server_tok_s";
        });
        QVERIFY(headline != benchmarks.end());
        QCOMPARE(headline->value, 100282.0);
        compare(headline->value / headline->devices, 12535.25); // / 8
        compare(headroom::usersServed(TokensPerSecond{headline->value}, TokensPerSecond{30}), 3342.7333);
        compare(headroom::usersServed(TokensPerSecond{headline->value}, TokensPerSecond{20}), 5014.1);
    }
};

QTEST_APPLESS_MAIN(LessonRateTest)
#include "lesson_rate_test.moc"
