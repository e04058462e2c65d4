// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

using namespace headroom;

namespace {

constexpr double kKiB = 1024.0;

bool near(double value, double expected, double tolerance)
{
    return qAbs(value - expected) <= tolerance;
}

} // namespace

// The capacity line of the lessons (one MI300X, Qwen3.8-27B), number by number.
class LessonCapacityTest : public QObject {
    Q_OBJECT

private slots:
    void theModelIsTheLessons()
    {
        const LanguageModel &model = *catalog().model("qwen3.8-27b");
        QCOMPARE(model.nativeContext.value, 262144.0);
        QCOMPARE(model.layers.size(), std::size_t{64});
        QCOMPARE(model.hiddenSize, 5120);
        const auto count = [&](Attention attention) {
            return std::count_if(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
                return model.layerTypes[type].attention == attention;
            });
        };
        QCOMPARE(count(Attention::Recurrent), 48);
        QCOMPARE(count(Attention::Full), 16);
    }

    void theDeviceIsTheLessons()
    {
        const Accelerator &mi300x = *catalog().accelerator("mi300x");
        QCOMPARE(mi300x.partMemory.value.value(), 192e9);
        QCOMPARE(deviceBandwidth(mi300x).value.value(), 5.3e12);
        QCOMPARE(mi300x.computeUnits->value, 304.0);
        QCOMPARE(deviceMemory(mi300x).value / gibibytes(1), 191.98); // as the runtime prints
        QCOMPARE(deviceMemory(mi300x).from.kind, Kind::Measured);
    }

    void weightsReserveAndPool()
    {
        const Memory memory = answerTo({"mi300x"}).answer.capacity.memory;
        QCOMPARE(memory.weights.value(), 54.0e9); // 27.0e9 nominal parameters x 2 B
        QVERIFY(near(memory.weights / gibibytes(1), 50.2914, 5e-5));
        QCOMPARE(memory.reserve.value(), gibibytes(8).value());
        // 191.98 GiB - 54.0e9 B - 8 GiB = 191.98 - 50.29142 - 8 = 133.68858 GiB
        QVERIFY(near(memory.pool / gibibytes(1), 133.68858, 5e-6));
        // With the 192 GiB of the text: 133.70858, printed 133.7
        const Memory round = answerTo({.accelerator = "mi300x", .overrides = {.memory = gibibytes(192)}})
                                 .answer.capacity.memory;
        QVERIFY(near(round.pool / gibibytes(1), 133.70858, 5e-6));
    }

    void bytesOfOneSequence()
    {
        const Memory full = answerTo({"mi300x"}).answer.capacity.memory;
        QCOMPARE(full.kvPerToken.value(), 64 * kKiB);                 // 16 layers x 2 x 4 heads x 256 x 2 B
        QCOMPARE(full.fixedState.value(), 48.0 * 48 * 128 * 128 * 4); // 150,994,944 B
        QCOMPARE(full.fixedState / mebibytes(1), 144.0);
        QCOMPARE((full.perSequence - full.fixedState) / gibibytes(1), 16.0); // 262,144 x 64 KiB
        QCOMPARE(full.perSequence / mebibytes(1), 16528.0);                  // 16,384 + 144
        const Memory part = answerTo({"mi300x", 8192}).answer.capacity.memory;
        QCOMPARE(part.perSequence / mebibytes(1), 656.0); // 512 + 144
    }

    void sequencesThatFit_data()
    {
        QTest::addColumn<QString>("accelerator");
        QTest::addColumn<qlonglong>("context");
        QTest::addColumn<qlonglong>("sequences");
        QTest::addColumn<double>("exact");
        // pool 133.68858 GiB = 136,897.11 MiB: / 16,528 = 8.2827, / 656 = 208.6846
        QTest::newRow("MI300X at the full context") << "mi300x" << 262144LL << 8LL << 8.2827;
        QTest::newRow("MI300X at 8,192 tokens") << "mi300x" << 8192LL << 208LL << 208.6846;
        // 79.10 - 50.29142 - 5.5 = 23.30858 GiB = 23,867.99 MiB: / 16,528 = 1.4441, / 656 = 36.3841
        QTest::newRow("the 80 GB part at the full context") << "h100-sxm" << 262144LL << 1LL << 1.4441;
        QTest::newRow("the 80 GB part at 8,192 tokens") << "h100-sxm" << 8192LL << 36LL << 36.3841;
        // 178.35 - 50.29142 - 8 = 120.05858 GiB = 122,939.99 MiB: / 16,528 = 7.4383
        QTest::newRow("B200 at the full context") << "b200-sxm" << 262144LL << 7LL << 7.4383;
    }
    void sequencesThatFit()
    {
        QFETCH(QString, accelerator);
        QFETCH(qlonglong, context);
        QFETCH(qlonglong, sequences);
        QFETCH(double, exact);
        const Concurrency c = answerTo({accelerator.toStdString(), context}).answer.capacity.concurrency;
        QCOMPARE(qlonglong{c.sequences}, sequences);
        QVERIFY2(near(c.exact, exact, 5e-5), qPrintable(QString::number(c.exact, 'g', 10)));
    }

    void publishedBytesGive206_data()
    {
        QTest::addColumn<qlonglong>("context");
        QTest::addColumn<qlonglong>("sequences");
        QTest::addColumn<double>("exact");
        // 191.98 - 51.74694 - 8 = 132.23306 GiB = 135,406.65 MiB: / 656 = 206.4126, / 16,528 = 8.1926
        QTest::newRow("8,192 tokens") << 8192LL << 206LL << 206.4126;
        QTest::newRow("full context") << 262144LL << 8LL << 8.1926;
    }
    void publishedBytesGive206()
    {
        QFETCH(qlonglong, context);
        QFETCH(qlonglong, sequences);
        QFETCH(double, exact);
        const auto result =
            answerTo({.accelerator = "mi300x", .context = context, .basis = WeightsBasis::Checkpoint});
        QCOMPARE(result.answer.capacity.memory.weights.value(), 55'562'855'904.0); // 51.7469 GiB
        QCOMPARE(qlonglong{result.answer.capacity.concurrency.sequences}, sequences);
        QVERIFY(near(result.answer.capacity.concurrency.exact, exact, 5e-5));
    }

    // The program says why 208 becomes 206, from either side.
    void saysWhyTheBasesDiffer()
    {
        const auto noted = [](const ConfigurationResult &result, Note::Id id) -> const Note * {
            const auto found = std::find_if(result.notes.begin(), result.notes.end(),
                                            [&](const Note &n) { return n.id == id; });
            return found == result.notes.end() ? nullptr : &*found;
        };
        const auto nominal = answerTo({"mi300x", 8192});
        const Note *note = noted(nominal, Note::Id::CheckpointBasisDiffers);
        QVERIFY(note);
        QCOMPARE(note->a, 55'562'855'904.0);
        QCOMPARE(note->b, 206.0);
        const auto published =
            answerTo({.accelerator = "mi300x", .context = 8192, .basis = WeightsBasis::Checkpoint});
        note = noted(published, Note::Id::NominalBasisDiffers);
        QVERIFY(note);
        QCOMPARE(note->a, 54.0e9);
        QCOMPARE(note->b, 208.0);
        QVERIFY(!noted(answerTo({"mi300x"}), Note::Id::CheckpointBasisDiffers)); // 8 either way
    }

    // What the lesson's table of reserves says of the 80 GB part.
    void reservesOfThe80GbPart_data()
    {
        QTest::addColumn<double>("memory");
        QTest::addColumn<double>("reserve");
        QTest::addColumn<qlonglong>("short8192");
        // pool = memory - 50.29142 - reserve, sequences = floor(pool x 1024 / 656)
        QTest::newRow("80 GiB less 6: 23.70858 GiB, 37.008") << 80.0 << 6.0 << 37LL;
        QTest::newRow("79.65 GiB less 6: 23.35858, 36.462") << 79.65 << 6.0 << 36LL;
        QTest::newRow("79.10 GiB less 5.5: 23.30858, 36.384") << 79.10 << 5.5 << 36LL;
        QTest::newRow("80e9 B less 1: 23.21436, 36.237") << 80e9 / kGiB << 1.0 << 36LL;
        QTest::newRow("the 8 GiB of the large part contradict it: 21.70858, 33.886") << 80.0 << 8.0 << 33LL;
    }
    void reservesOfThe80GbPart()
    {
        QFETCH(double, memory);
        QFETCH(double, reserve);
        QFETCH(qlonglong, short8192);
        const Overrides overrides{.memory = gibibytes(memory), .reserve = gibibytes(reserve)};
        const auto at = [&](Tokens context) {
            return qlonglong{answerTo({.accelerator = "h100-sxm", .context = context, .overrides = overrides})
                                 .answer.capacity.concurrency.sequences};
        };
        QCOMPARE(at(8192), short8192);
        QCOMPARE(at(262'144), 1LL); // under every one of them
    }
    void utilizationInsteadOfAReserve()
    {
        // 80 GiB x 0.92 = 73.6; - 50.29142 = 23.30858 GiB, 36.384
        const Overrides overrides{.memory = gibibytes(80), .reserve = Bytes{0}, .utilization = 0.92};
        const auto result = answerTo({.accelerator = "h100-sxm", .context = 8192, .overrides = overrides});
        QVERIFY(near(result.answer.capacity.memory.pool / gibibytes(1), 23.30858, 5e-6));
        QCOMPARE(result.answer.capacity.concurrency.sequences, Tokens{36});
    }
};

QTEST_APPLESS_MAIN(LessonCapacityTest)
#include "lesson_capacity_test.moc"
