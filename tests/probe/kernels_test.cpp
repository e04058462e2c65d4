// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel text really run, on the CPU, against double precision.
#include <QTest>

#include "app/probe/kerneltext.h"
#include "app/probe/reference.h"
#include "tests/probe/cpudevice.h"

#include <memory>

using namespace headroom;
using namespace headroom::probe;

class KernelsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void fillWritesThePattern();
    void streamReadReducesEveryVector_data();
    void streamReadReducesEveryVector();
    void copyCopiesAll();
    void addPeerAdds();
    void products_data();
    void products();
    void cleanupTestCase() { m_device.reset(); }

private:
    std::unique_ptr<CpuDevice> m_device;
};

void KernelsTest::initTestCase()
{
    m_device = std::make_unique<CpuDevice>(kernelText());
    QVERIFY2(m_device->problem().empty(), m_device->problem().c_str());
}

void KernelsTest::fillWritesThePattern()
{
    constexpr std::size_t count = 1'000; // less than two groups of three
    const cl_mem words = m_device->buffer(std::vector<cl_uint>(count + 1, 42U));
    m_device->run("hr_fill", 3, words, cl_ulong{count}, kFp8Weights.seed, kFp8Weights.keep, kFp8Weights.set);
    const auto found = m_device->read<cl_uint>(words, count + 1);
    for (std::size_t i = 0; i < count; ++i)
        QCOMPARE(found[i], kFp8Weights.word(i));
    QCOMPARE(found[count], 42U); // nothing behind the end
    QVERIFY2(m_device->problem().empty(), m_device->problem().c_str());
}

void KernelsTest::streamReadReducesEveryVector_data()
{
    QTest::addColumn<int>("vectors");
    QTest::newRow("fewer than threads") << 100;
    QTest::newRow("one round of four loads and a rest") << 4 * 512 + 7;
    QTest::newRow("a prime") << 10'007;
}

void KernelsTest::streamReadReducesEveryVector()
{
    QFETCH(int, vectors);
    const auto count = static_cast<std::size_t>(vectors);
    constexpr std::size_t groups = 2;
    std::vector<cl_uint> content(4 * count);
    cl_uint expected = 0;
    for (std::size_t i = 0; i < content.size(); ++i)
        expected ^= content[i] = Pattern{7U}.word(i);
    const cl_mem from = m_device->buffer(content);
    const cl_mem out = m_device->buffer(std::vector<cl_uint>(groups * 256, 0xffffU));
    m_device->run("hr_stream_read", groups, from, cl_ulong{count}, out);
    cl_uint found = 0;
    for (const cl_uint word : m_device->read<cl_uint>(out, groups * 256))
        found ^= word;
    QCOMPARE(found, expected);
}

void KernelsTest::copyCopiesAll()
{
    std::vector<cl_uint> content(4 * 5'003);
    for (std::size_t i = 0; i < content.size(); ++i)
        content[i] = static_cast<cl_uint>(i);
    const cl_mem from = m_device->buffer(content);
    const cl_mem to = m_device->buffer(std::vector<cl_uint>(content.size() + 4, 9U));
    m_device->run("hr_copy", 2, from, to, cl_ulong{5'003});
    auto found = m_device->read<cl_uint>(to, content.size() + 4);
    QCOMPARE(found.back(), 9U);
    found.resize(content.size());
    QVERIFY(found == content);
}

void KernelsTest::addPeerAdds()
{
    const cl_mem mine = m_device->buffer(std::vector<float>(1'000, 1.5F));
    const cl_mem peer = m_device->buffer(std::vector<float>(1'000, 2.0F));
    const cl_mem sum = m_device->buffer(std::vector<float>(1'001, 0.0F));
    m_device->run("hr_add_peer", 2, mine, peer, sum, cl_uint{1'000});
    const auto found = m_device->read<float>(sum, 1'001);
    QCOMPARE(found[0], 3.5F);
    QCOMPARE(found[999], 3.5F);
    QCOMPARE(found[1'000], 0.0F);
}

void KernelsTest::products_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("cols");
    QTest::addColumn<bool>("fp8");
    QTest::addColumn<int>("lanes");
    for (const bool fp8 : {false, true})
        for (const int lanes : {256, 64}) {
            const auto row = [&](const char *name, int rows, int cols) {
                QTest::addRow("%s, %s, %d lanes a row", name, fp8 ? "fp8" : "bf16", lanes)
                    << rows << cols << fp8 << lanes;
            };
            row("whole vectors", 8, 4'096);
            row("columns no multiple of 8", 8, 1'003);
            row("rows no multiple of the workgroup", 7, 640);
            row("one row of fewer columns than a vector", 1, 5);
            row("sixteen thousand columns", 3, 16'384);
        }
}

// Float sums of 16 k products: each of the lanes adds at most 16384 / 64, then a tree. 1e-3 is the tolerance
// of the probe; the bound here is tighter, so that a wrong term shows: one product of K is about 1 / sqrt(K)
// of the scale.
void KernelsTest::products()
{
    QFETCH(int, rows);
    QFETCH(int, cols);
    QFETCH(bool, fp8);
    QFETCH(int, lanes);
    const Shape shape{"test", static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(cols),
                      fp8 ? WeightFormat::Fp8 : WeightFormat::Bf16, 1};
    const Pattern weights = fp8 ? kFp8Weights : kBf16Weights;
    const Pattern activations = fp8 ? kFp8Input : kBf16Input;
    const std::uint32_t pitch = pitchOf(shape);
    std::vector<cl_uint> matrix(std::size_t{shape.rows} * pitch * 4);
    for (std::size_t i = 0; i < matrix.size(); ++i)
        matrix[i] = weights.word(i); // finite values in the padding too
    std::vector<cl_uint> input(inputWords(shape), 0U);
    for (std::uint32_t column = 0; column < shape.cols; ++column)
        input[column / 2] |= activations.word(column / 2) & (column % 2 == 0 ? 0xffffU : 0xffff0000U);
    const cl_mem w = m_device->buffer(matrix);
    const cl_mem x = m_device->buffer(input);
    const cl_mem y = m_device->buffer(std::vector<float>(shape.rows + 1, -1.0F));
    const std::size_t perGroup = 256 / static_cast<std::size_t>(lanes);
    m_device->run(fp8 ? "hr_gemv_fp8" : "hr_gemv_bf16", (shape.rows + perGroup - 1) / perGroup, w, x, y,
                  shape.rows, pitch, static_cast<cl_uint>(lanes));
    auto found = m_device->read<float>(y, shape.rows + 1);
    QVERIFY2(m_device->problem().empty(), m_device->problem().c_str());
    QCOMPARE(found.back(), -1.0F); // no row behind the last
    found.pop_back();
    const double error = worstError(shape, found);
    QVERIFY2(error < 2e-5, QByteArray::number(error).constData());
}

QTEST_GUILESS_MAIN(KernelsTest)
#include "kernels_test.moc"
