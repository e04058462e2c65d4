// SPDX-License-Identifier: GPL-3.0-or-later
// The probe's small parts, one by one.
#include <QTest>

#include "app/probe/kfdnodes.h"
#include "app/probe/libraries.h"
#include "app/probe/parts.h"
#include "app/probe/pciaddress.h"
#include "app/probe/properties.h"
#include "app/probe/record.h"
#include "app/probe/reference.h"
#include "app/probe/statistic.h"
#include "app/probe/textfile.h"

using namespace headroom::probe;

class PartsTest : public QObject {
    Q_OBJECT

private slots:
    void textAsJson();
    void whatIsNotKnownIsLeftOut();
    void quantiles();
    void architectureNames();
    void addresses();
    void valuesInLines();
    void numbersOfFiles();
    void eightBitFloats();
    void everyPartOfTheCatalogHasAClaim();
    void rowsArePaddedToVectors();
};

void PartsTest::textAsJson()
{
    QCOMPARE(QString::fromStdString(jsonText("a\"b\\c\n")), QStringLiteral("\"a\\\"b\\\\c\\u000a\""));
    QCOMPARE(jsonText("MI300\xc3\xa9"), std::string("\"MI300\xc3\xa9\""));
    // A lone byte, an overlong slash and a surrogate are no UTF-8: each byte becomes U+FFFD.
    QCOMPARE(jsonText("\xff"), std::string("\"\xef\xbf\xbd\""));
    QCOMPARE(jsonText("\xc0\xaf"), std::string("\"\xef\xbf\xbd\xef\xbf\xbd\""));
    QCOMPARE(jsonText("\xed\xa0\x80"), std::string("\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\""));
    QCOMPARE(jsonText(std::string(100'000, 'x')).size(), 402U);
}

void PartsTest::whatIsNotKnownIsLeftOut()
{
    Record record("memory");
    record.add("free", std::optional<double>()).add("rate", HUGE_VAL).add("total", 12).add("ok", true);
    QCOMPARE(record.line(7, 30), std::string(R"({"seq":7,"t_ms":30,"type":"memory","total":12,"ok":true})"));
}

// Type 7: place 0.1 x 4 = 0.4 between 10 and 20 is 14; 0.9 x 4 = 3.6 between 40 and 90 is 70.
void PartsTest::quantiles()
{
    const Statistic statistic = statisticOf({40, 10, 90, 30, 20});
    QCOMPARE(statistic.median, 30.0);
    QCOMPARE(statistic.p10, 14.0);
    QCOMPARE(statistic.p90, 70.0);
    QCOMPARE(statistic.least, 10.0);
    QCOMPARE(statistic.most, 90.0);
    QCOMPARE(statisticOf({5}).p90, 5.0);
    QCOMPARE(statisticOf({1, 2}).median, 1.5);
}

// The kernel's numbers and the compiler's names of them.
void PartsTest::architectureNames()
{
    QCOMPARE(archOf(90'010), std::string("gfx90a"));
    QCOMPARE(archOf(90'402), std::string("gfx942"));
    QCOMPARE(archOf(90'500), std::string("gfx950"));
    QCOMPARE(archOf(110'501), std::string("gfx1151"));
    QCOMPARE(archOf(120'001), std::string("gfx1201"));
    QVERIFY(archOf(0).empty());
    QVERIFY(isArchName("gfx942:sramecc+:xnack-"));
    QVERIFY(isArchName("gfx1151"));
    for (const char *name : {"", "gfx", "gfx94", "gfx942 ", "gfx942:<b>", "sm_90", "gfx9429999"})
        QVERIFY2(!isArchName(name), name);
}

void PartsTest::addresses()
{
    const auto address = pciAddress("0001:c1:1f.7");
    QVERIFY(address.has_value());
    QCOMPARE(pciText(*address), std::string("0001:c1:1f.7"));
    QVERIFY(pciAddress("05:00.0") == pciAddress("0000:05:00.0"));
    for (const char *text :
         {"", "nonsense", "0000:05:00", "0000:05:20.0", "0000:05:00.8", "0000:05:00.0x", "-1:05:00.0"})
        QVERIFY2(!pciAddress(text), text);
    QCOMPARE(pciText(pciAddressOf(0, 0xc1fb)), std::string("0000:c1:1f.3")); // bus c1, device 11111, function
                                                                             // 011
}

void PartsTest::valuesInLines()
{
    QCOMPARE(lineNumber("simd_count 1216\nsimd_per_cu 4", "simd_per_cu").value_or(0), 4);
    QVERIFY(!lineNumber("simd_count 1216", "simd"));
    QCOMPARE(lineValue("DRIVER=amdgpu\nPCI_SLOT_NAME=0000:05:00.0", "PCI_SLOT_NAME").value_or(""),
             std::string("0000:05:00.0"));
    QCOMPARE(wholeNumber("0x74a1\n").value_or(0), 29'857);
    for (const char *text : {"", "0x", "12 MB", "99999999999999999999", "--1"})
        QVERIFY2(!wholeNumber(text), text);
}

void PartsTest::numbersOfFiles()
{
    QCOMPARE(majorOf("/opt/rocm-6.2.1/lib/libamdhip64.so.6.2.60201"), 6);
    QCOMPARE(majorOf("libamdhip64.so.7"), 7);
    QCOMPARE(majorOf("/opt/rocm/lib/libamdhip64.so"), 0);
}

// OCP 8-bit floating point, e4m3: bias 7, largest 448, smallest 2^-9, no infinities.
void PartsTest::eightBitFloats()
{
    QCOMPARE(e4m3Value(0x00), 0.0);
    QCOMPARE(e4m3Value(0x01), 0.001953125); // 2^-9
    QCOMPARE(e4m3Value(0x38), 1.0);
    QCOMPARE(e4m3Value(0xb9), -1.125);
    QCOMPARE(e4m3Value(0x7e), 448.0);
    QVERIFY(std::isnan(e4m3Value(0x7f)));
    QCOMPARE(bf16Value(0x3f80), 1.0);
    QCOMPARE(bf16Value(0xc0490000U >> 16U), -3.140625);
}

void PartsTest::everyPartOfTheCatalogHasAClaim()
{
    int virtualFunctions = 0;
    for (std::int64_t id = 0x7000; id < 0x8000; ++id)
        if (const Part *part = partOf(id)) {
            QVERIFY2(part->accelerator.empty() || claimOf(*part), part->name.data());
            virtualFunctions += part->isVirtual ? 1 : 0;
        }
    QCOMPARE(virtualFunctions, 10); // of the 24 IDs of the profiler's table
    const Claim *const claim = claimOf(*partOf(0x74a1));
    QVERIFY(claim);
    QCOMPARE(claim->memoryGb, 192.0);
    QCOMPARE(claim->bytesPerSecond, 5.3e12);
    QCOMPARE(claim->computeUnits, 304);
    QVERIFY(!partOf(0x1234));
}

// 16 bytes are eight bf16 or sixteen e4m3.
void PartsTest::rowsArePaddedToVectors()
{
    QCOMPARE(pitchOf({"a", 1, 8, WeightFormat::Bf16, 1}), 1U);
    QCOMPARE(pitchOf({"a", 1, 9, WeightFormat::Bf16, 1}), 2U);
    QCOMPARE(pitchOf({"a", 1, 16, WeightFormat::Fp8, 1}), 1U);
    QCOMPARE(pitchOf({"a", 1, 17, WeightFormat::Fp8, 1}), 2U);
    QCOMPARE(inputWords({"a", 1, 17, WeightFormat::Fp8, 1}), 16U); // 32 values of 2 bytes
}

QTEST_GUILESS_MAIN(PartsTest)
#include "parts_test.moc"
