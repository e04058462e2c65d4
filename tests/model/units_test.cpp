// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/units/units.h"

using namespace headroom;

namespace {

template<class A, class B>
concept Addable = requires(A a, B b)
{
    a + b;
};
template<class A, class B>
concept Comparable = requires(A a, B b)
{
    a < b;
};
template<class A, class B>
concept Divisible = requires(A a, B b)
{
    a / b;
};
template<class A, class B>
concept Multipliable = requires(A a, B b)
{
    a *b;
};

// Mixed units do not compile.
static_assert(
    Addable<Bytes, Bytes> && !Addable<Bytes, Seconds> && !Addable<Bytes, double> && !Addable<double, Bytes>);
static_assert(!Addable<BytesPerSecond, Bytes> && !Addable<FlopsPerSecond, BytesPerSecond>);
static_assert(Comparable<Bytes, Bytes> && !Comparable<Bytes, double> && !Comparable<Bytes, Seconds>);
static_assert(Divisible<Bytes,
                        BytesPerSecond> && !Divisible<BytesPerSecond, Bytes> && !Divisible<Seconds, Bytes>);
static_assert(Multipliable<BytesPerSecond,
                           Seconds> && !Multipliable<Bytes, Bytes> && !Multipliable<Bytes, Seconds>);
static_assert(!std::is_convertible_v<double, Bytes> && !std::is_convertible_v<Bytes, double>);
static_assert(std::is_same_v<decltype(Bytes{} / BytesPerSecond{}), Seconds>);
static_assert(std::is_same_v<decltype(Bytes{} / Bytes{}), double>);

} // namespace

class UnitsTest : public QObject {
    Q_OBJECT

private slots:
    void gigabytesAreNotGibibytes()
    {
        QCOMPARE(gigabytes(80).value(), 80e9);
        QCOMPARE(gibibytes(80).value(), 80.0 * 1024 * 1024 * 1024);
        QCOMPARE(gigabytes(80) / gibibytes(1), 80e9 / 1073741824.0); // 74.5058
        QCOMPARE(mebibytes(1024).value(), gibibytes(1).value());
    }
    void bytesOverBandwidthIsTime()
    {
        // 27 GB at 3.35 TB/s: 27e9 / 3.35e12 = 8.0597 ms
        const Seconds time = gigabytes(27) / terabytesPerSecond(3.35);
        QVERIFY(qAbs(time.value() - 8.0597e-3) < 1e-7);
        QCOMPARE(tokensOver(2.0, Seconds{0.5}).value(), 4.0);
        QCOMPARE((terabytesPerSecond(2) * Seconds{0.5}).value(), 1e12);
        QCOMPARE(microseconds(10).value(), 1e-5);
        QCOMPARE(teraflops(1307.4).value(), 1307.4e12);
    }
};

QTEST_APPLESS_MAIN(UnitsTest)
#include "units_test.moc"
