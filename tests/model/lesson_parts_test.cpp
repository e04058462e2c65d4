// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

using namespace headroom;

// Parts, peaks, nodes and fits that the lessons state, against the catalog.
class LessonPartsTest : public QObject {
    Q_OBJECT

private:
    static const Accelerator &part(const char *id) { return *catalog().accelerator(id); }
    static double peak(const char *id, MatrixFormat format) // TFLOP/s
    {
        return part(id).partPeaks[std::size_t(format)]->value.value() / 1e12;
    }
    static double gigabytesOf(const char *id) { return part(id).partMemory.value.value() / 1e9; }
    static double terabytesPerSecondOf(const char *id) { return part(id).partBandwidth.value.value() / 1e12; }
    static void compare(double value, double expected, double tolerance)
    {
        QVERIFY2(qAbs(value - expected) <= tolerance, qPrintable(QString::number(value, 'f', 6)));
    }

private slots:
    void peaks()
    {
        compare(peak("mi300x", MatrixFormat::Fp8), 304 * 2.1e9 * 4096 / 1e12, 0.05);  // 2,614.9
        compare(peak("mi355x", MatrixFormat::Fp8), 256 * 2.4e9 * 8192 / 1e12, 0.05);  // 5,033.2
        compare(peak("mi355x", MatrixFormat::Fp4), 256 * 2.4e9 * 16384 / 1e12, 0.05); // 10,066.3
        compare(peak("mi350x", MatrixFormat::Fp8), 256 * 2.2e9 * 8192 / 1e12, 0.05);  // 4,613.7
        compare(peak("mi350x", MatrixFormat::Fp8) / peak("mi300x", MatrixFormat::Fp8), 1.7644, 5e-5);
        compare(peak("mi355x", MatrixFormat::Fp8) / peak("mi300x", MatrixFormat::Fp8), 1.9248, 5e-5);
        const double perUnit300 = peak("mi300x", MatrixFormat::Fp8) / (304 * 2.1e-3);
        const double perUnit355 = peak("mi355x", MatrixFormat::Fp8) / (256 * 2.4e-3);
        compare(perUnit355 / perUnit300, 2.0, 1e-4); // 8,192 / 4,096 a unit and clock
    }
    void memoryAndBandwidth()
    {
        compare(gigabytesOf("mi325x") - gigabytesOf("mi300x"), 64.0, 0);                      // 256 - 192
        compare(terabytesPerSecondOf("mi325x") - terabytesPerSecondOf("mi300x"), 0.7, 1e-12); // 6.0 - 5.3
        compare(gigabytesOf("mi350x"), 288, 0);
        compare(gigabytesOf("mi355x"), 288, 0);
        compare(terabytesPerSecondOf("mi355x"), 8.0, 0);
        compare(terabytesPerSecondOf("mi300x") / terabytesPerSecondOf("h100-sxm"), 1.5821, 5e-5); // 5.3
                                                                                                  // / 3.35
        compare(terabytesPerSecondOf("mi455x") / terabytesPerSecondOf("mi355x"), 2.45, 1e-9); // 19.6 / 8.0
        compare(gigabytesOf("mi455x") / gigabytesOf("mi355x"), 1.5, 1e-9);                    // 432 / 288
        compare(part("mi300x").computeUnits->value, 304, 0);
        compare(part("mi355x").computeUnits->value, 256, 0);
    }
    void power()
    {
        compare(part("mi300x").partPower->value.value(), 750, 0);
        compare(part("mi325x").partPower->value.value(), 1000, 0);
        compare(peak("mi350x", MatrixFormat::Fp8) / part("mi350x").partPower->value.value(), 4.6137,
                5e-5); // TF/W at 1,000 W
        compare(peak("mi355x", MatrixFormat::Fp8) / part("mi355x").partPower->value.value(), 3.5951,
                5e-5); // at 1,400 W
    }
    void aRackIsItsDevices()
    {
        const Accelerator &rack = part("helios-72");
        QCOMPARE(rack.devicesPerPart, 72);
        QCOMPARE(rack.device, std::string("mi455x"));
        QVERIFY(rack.announced && part("mi455x").announced);
        compare(gigabytesOf("helios-72"), 72 * 432.0, 0);                      // 31.104 TB
        compare(terabytesPerSecondOf("helios-72"), 72 * 19.6, 1e-9);           // 1.4112 PB/s
        compare(peak("helios-72", MatrixFormat::Fp4) / 1e6, 72 * 40e-3, 1e-9); // 2.88 EFLOP/s
        compare(peak("helios-72", MatrixFormat::Fp8) / 1e6, 72 * 20e-3, 1e-9); // 1.44 EFLOP/s
        QCOMPARE(deviceMemory(rack).value.value(), 432e9);
        compare(deviceBandwidth(rack).value.value() / 1e12, 19.6, 1e-9);
    }
    void links()
    {
        const ScaleUp &mi300x = part("mi300x").scaleUp;
        compare(mi300x.links->value, 7, 0);
        compare(mi300x.total->value.value() / 1e9, 7 * 64.0, 0); // one way; 896 GB/s both ways
        compare(2 * mi300x.total->value.value() / 1e9, 896, 0);
        compare(mi300x.domain->value, 8, 0);
        compare(part("mi355x").scaleUp.domain->value, 8, 0);
        compare(part("gb200-nvl72").scaleUp.domain->value, 72, 0);
    }

    void nodes_data()
    {
        QTest::addColumn<QString>("accelerator");
        QTest::addColumn<double>("gigabytes");
        QTest::newRow("8 x 192") << "mi300x" << 1536.0;
        QTest::newRow("8 x 256") << "mi325x" << 2048.0;
        QTest::newRow("8 x 288") << "mi350x" << 2304.0;
        QTest::newRow("8 x 288 again") << "mi355x" << 2304.0;
        QTest::newRow("8 x 80") << "h100-sxm" << 640.0;
        QTest::newRow("8 x 141") << "h200-sxm" << 1128.0;
        QTest::newRow("8 x 180, not 192") << "b200-sxm" << 1440.0;
        QTest::newRow("8 x 288 once more") << "b300-sxm" << 2304.0;
    }
    void nodes()
    {
        QFETCH(QString, accelerator);
        QFETCH(double, gigabytes);
        QCOMPARE(nodeMemory(part(qPrintable(accelerator)))->value(), gigabytes * 1e9);
    }

    void fits_data()
    {
        QTest::addColumn<QString>("accelerator");
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<bool>("fits");
        // 70,553,706,496 x 2 B = 131.4165 GiB of weights
        QTest::newRow("Llama 3 70B fits one MI300X") << "mi300x"
                                                     << "llama-3-70b" << 1 << true;
        QTest::newRow("Llama 3 70B does not fit one H100") << "h100-sxm"
                                                           << "llama-3-70b" << 1 << false;
        QTest::newRow("Llama 3 70B fits two H100") << "h100-sxm"
                                                   << "llama-3-70b" << 2 << true;
        // 405,853,388,800 x 2 B = 811.7 GB: between 640 and 1,536
        QTest::newRow("Llama 3.1 405B fits eight MI300X") << "mi300x"
                                                          << "llama-3.1-405b" << 8 << true;
        QTest::newRow("Llama 3.1 405B does not fit eight H100") << "h100-sxm"
                                                                << "llama-3.1-405b" << 8 << false;
    }
    void fits()
    {
        QFETCH(QString, accelerator);
        QFETCH(QString, model);
        QFETCH(int, tensor);
        QFETCH(bool, fits);
        const auto result = answerTo({.accelerator = accelerator.toStdString(),
                                      .context = 8192,
                                      .parallel = {.tensor = tensor},
                                      .model = model.toStdString()});
        QVERIFY(!result.unresolved);
        QCOMPARE(result.answer.capacity.fits, fits);
        QCOMPARE(result.answer.quotient.has_value(), fits);
        QCOMPARE(result.suggestions.empty(), fits);
    }
    void llama70bOnOneMi300x()
    {
        const Memory memory = answerTo({.accelerator = "mi300x", .context = 8192, .model = "llama-3-70b"})
                                  .answer.capacity.memory;
        QCOMPARE(memory.weights.value(), 141'107'412'992.0); // 70,553,706,496 x 2
        compare(memory.weights / gibibytes(1), 131.4165, 5e-5);
        compare(memory.pool / gibibytes(1), 52.5635, 5e-5); // 191.98 - 131.4165 - 8
    }
    void llama405bOnEightMi300x()
    {
        const auto result = answerTo({.accelerator = "mi300x",
                                      .context = 8192,
                                      .parallel = {.tensor = 8},
                                      .model = "llama-3.1-405b"});
        QCOMPARE(result.prepared.modelBytes.value(), 811'706'777'600.0); // 405,853,388,800 x 2
        QCOMPARE(result.answer.capacity.memory.weights.value(), 811'706'777'600.0 / 8);
    }
};

QTEST_APPLESS_MAIN(LessonPartsTest)
#include "lesson_parts_test.moc"
