// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include <set>

using namespace headroom;

namespace {

QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

const LanguageModel &model(const char *id)
{
    return *catalog().model(id);
}

template<class T> void collect(std::vector<Provenance> &all, const Sourced<T> &figure)
{
    all.push_back(figure.from);
    for (const Alternate<T> &alternate : figure.alternates)
        all.push_back(alternate.from);
}
template<class T> void collect(std::vector<Provenance> &all, const std::optional<Sourced<T>> &figure)
{
    if (figure)
        collect(all, *figure);
}

std::vector<Provenance> figuresOf(const Accelerator &a)
{
    std::vector<Provenance> all;
    collect(all, a.release);
    collect(all, a.partMemory);
    collect(all, a.runtimeMemory);
    collect(all, a.partBandwidth);
    for (const auto &peak : a.partPeaks)
        collect(all, peak);
    collect(all, a.partPower);
    collect(all, a.computeUnits);
    collect(all, a.scaleUp.links);
    collect(all, a.scaleUp.perPeer);
    collect(all, a.scaleUp.total);
    collect(all, a.scaleUp.domain);
    collect(all, a.devicesPerNode);
    for (const Price &price : a.prices)
        all.push_back(price.from);
    return all;
}

std::vector<Provenance> figuresOf(const LanguageModel &m)
{
    std::vector<Provenance> all{m.shapeFrom, m.layersFrom, m.parametersFrom};
    collect(all, m.nativeContext);
    collect(all, m.totalParameters);
    collect(all, m.activeParameters);
    collect(all, m.nominalParameters);
    collect(all, m.decodeReadParameters);
    if (m.vision)
        all.push_back(m.vision->from);
    for (const Checkpoint &checkpoint : m.checkpoints)
        collect(all, checkpoint.bytes);
    return all;
}

} // namespace

// The catalog the program ships, against the facts it was made from.
class CatalogTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsThere()
    {
        QCOMPARE(catalog().accelerators.size(), std::size_t{38});
        QCOMPARE(catalog().models.size(), std::size_t{66});
        QCOMPARE(catalog().weightFormats.size(), std::size_t{47}); // 30 of the facts, 17 more file types of
                                                                   // llama.cpp
        QCOMPARE(catalog().cacheFormats.size(), std::size_t{8});
        QCOMPARE(catalog().hardware.size(), std::size_t{14});
        QCOMPARE(catalog().averages.size(), std::size_t{4});
    }

    // As people and published runs write them.
    void otherSpellings()
    {
        QCOMPARE(catalog().accelerator("A100-SXM-80GB")->id, std::string("a100-80-sxm"));
        QCOMPARE(catalog().accelerator("B200")->id, std::string("b200-sxm"));
        QCOMPARE(catalog().model("meta-llama/Llama-3.3-70B-Instruct")->id, std::string("llama-3.1-70b"));
        QCOMPARE(catalog().weightFormat("int4-awq")->id, std::string("awq_int4_g128"));
        QCOMPARE(catalog().cacheFormat("f16")->id, std::string("bf16"));
        QVERIFY(!catalog().accelerator("h100")); // SXM, PCIe or NVL
    }

    void parts_data()
    {
        QTest::addColumn<double>("gigabytes");
        QTest::addColumn<double>("runtimeGib"); // of a device, 0: not known
        QTest::addColumn<double>("terabytesPerSecond");
        QTest::addColumn<double>("bf16"); // TFLOP/s
        QTest::addColumn<double>("fp8");
        QTest::addColumn<double>("watts");
        QTest::newRow("mi250x") << 128.0 << 63.98 << 3.2768 << 383.0 << 0.0 << 500.0;
        QTest::newRow("mi300x") << 192.0 << 191.98 << 5.3 << 1307.4 << 2614.9 << 750.0;
        QTest::newRow("mi300a") << 128.0 << 0.0 << 5.3 << 980.6 << 1961.2 << 550.0;
        QTest::newRow("mi355x") << 288.0 << 287.98 << 8.0 << 2516.6 << 5033.2 << 1400.0;
        QTest::newRow("mi455x") << 432.0 << 0.0 << 19.6 << 5000.0 << 20000.0 << 0.0;
        QTest::newRow("h100-sxm") << 80.0 << 79.10 << 3.35 << 989.0 << 1979.0 << 700.0;
        QTest::newRow("h200-sxm") << 141.0 << 139.8 << 4.8 << 989.0 << 1979.0 << 700.0;
        QTest::newRow("b200-sxm") << 180.0 << 178.35 << 8.0 << 2250.0 << 4500.0 << 1000.0;
        QTest::newRow("l4") << 24.0 << 22.03 << 0.3 << 121.0 << 242.0 << 72.0;
        QTest::newRow("rtx-5090") << 32.0 << 31.36 << 1.792 << 209.5 << 419.0 << 575.0;
        QTest::newRow("dgx-spark") << 128.0 << 119.7 << 0.273 << 0.0 << 0.0 << 140.0;
        QTest::newRow("gaudi3") << 128.0 << 0.0 << 3.7 << 1677.0 << 1677.0 << 900.0;
        QTest::newRow("m3-ultra") << 512.0 << 0.0 << 0.819 << 0.0 << 0.0 << 0.0;
    }
    void parts()
    {
        QFETCH(double, gigabytes);
        QFETCH(double, runtimeGib);
        QFETCH(double, terabytesPerSecond);
        QFETCH(double, bf16);
        QFETCH(double, fp8);
        QFETCH(double, watts);
        const Accelerator &part = *catalog().accelerator(QTest::currentDataTag());
        QCOMPARE(part.partMemory.value / headroom::gigabytes(1), gigabytes);
        QCOMPARE(part.runtimeMemory.has_value(), runtimeGib > 0);
        if (part.runtimeMemory)
            QCOMPARE(part.runtimeMemory->value / gibibytes(1), runtimeGib);
        QCOMPARE(part.partBandwidth.value.value() / 1e12, terabytesPerSecond);
        const auto peak = [&](MatrixFormat format) {
            const auto &figure = part.partPeaks[std::size_t(format)];
            return figure ? figure->value.value() / 1e12 : 0.0;
        };
        QCOMPARE(peak(MatrixFormat::Bf16), bf16);
        QCOMPARE(peak(MatrixFormat::Fp8), fp8);
        QCOMPARE(part.partPower ? part.partPower->value.value() : 0.0, watts);
    }

    void anMi250xIsTwoDevices()
    {
        const Accelerator &part = *catalog().accelerator("mi250x");
        QCOMPARE(part.devicesPerPart, 2);
        QCOMPARE(deviceMemory(part).value / gibibytes(1), 63.98); // of one die
        QCOMPARE(deviceBandwidth(part).value.value(), 1.6384e12); // 3.2768 / 2
        QCOMPARE(nodeMemory(part)->value(), 512e9);               // eight devices of 64 GB
    }
    void whereNoRuntimeSpoke()
    {
        const Sourced<Bytes> converted = deviceMemory(*catalog().accelerator("gaudi3"));
        QCOMPARE(converted.value.value(), 128e9);
        QCOMPARE(converted.from.kind, Kind::Assumed);
        QVERIFY(!converted.from.note.isEmpty());
        const Accelerator &rack = *catalog().accelerator("helios-72");
        QCOMPARE(deviceMemory(rack).value.value(), 432e9); // 31,104 / 72
        QCOMPARE(deviceMemory(rack).from.kind, Kind::Announced);
    }
    void alternatesOfAPartAreDividedToo()
    {
        Accelerator pair;
        pair.devicesPerPart = 2;
        pair.partMemory = {gigabytes(100), {}, {{gigabytes(90), {}}}};
        pair.partBandwidth = {terabytesPerSecond(4), {}, {{terabytesPerSecond(3), {}}}};
        QCOMPARE(deviceMemory(pair).value.value(), 50e9);
        QCOMPARE(deviceMemory(pair).alternates.front().value.value(), 45e9);
        QCOMPARE(deviceBandwidth(pair).alternates.front().value.value(), 1.5e12);
        QVERIFY(!nodeMemory(pair)); // of an unknown node
    }
    void whatIsAnnouncedIsMarked()
    {
        std::set<std::string> announced;
        for (const Accelerator &part : catalog().accelerators) {
            if (!part.announced)
                continue;
            announced.insert(part.id);
            for (const Provenance &from : figuresOf(part))
                QVERIFY2(from.kind == Kind::Announced, part.id.c_str());
        }
        QCOMPARE(announced, (std::set<std::string>{"mi430x", "mi440x", "mi450", "mi455x", "helios-72"}));
    }
    void disagreementsAreKept()
    {
        const Sourced<BytesPerSecond> &mi455x = catalog().accelerator("mi455x")->partBandwidth;
        QCOMPARE(mi455x.alternates.size(), std::size_t{1});
        QCOMPARE(mi455x.alternates.front().value.value(), 23.3e12); // the product page
        QCOMPARE(catalog().sources[mi455x.alternates.front().from.source].id, std::string("amd-mi455x-page"));
        QVERIFY(!catalog().accelerator("mi455x")->disagreements.empty());
        const auto &b200 = catalog().accelerator("b200-sxm")->partBandwidth.alternates;
        QVERIFY(std::any_of(b200.begin(), b200.end(),
                            [](const auto &a) { return a.value == terabytesPerSecond(7.7); }));
        QCOMPARE(model("qwen3.8-27b").nominalParameters->value, 27.0e9);
        QCOMPARE(model("qwen3.8-27b").nominalParameters->from.kind, Kind::Assumed);
        QCOMPARE(model("qwen3.8-27b").totalParameters.value, 27'781'427'952.0);
    }
    void everyPartHasItsRowOfFormats()
    {
        std::map<std::string, int> rows;
        for (const HardwareSupport &row : catalog().hardware)
            for (const std::string &id : row.accelerators)
                ++rows[id];
        for (const Accelerator &part : catalog().accelerators) {
            QCOMPARE(rows[part.id], 1);
            QVERIFY(catalog().hardwareOf(part.id)->bf16.supported);
        }
        QCOMPARE(rows.size(), catalog().accelerators.size());
        QVERIFY(!catalog().hardwareOf("a100-80-sxm")->fp8.supported);
        QVERIFY(catalog().hardwareOf("h100-sxm")->fp8.supported
                && !catalog().hardwareOf("h100-sxm")->fp4.supported);
        QVERIFY(catalog().hardwareOf("mi355x")->fp4.supported
                && catalog().hardwareOf("mi355x")->fp6.supported);
        QVERIFY(!catalog().hardwareOf("nothing"));
    }
    void everyFigureHasASource()
    {
        std::vector<Provenance> all;
        const auto add = [&](const std::vector<Provenance> &some) {
            all.insert(all.end(), some.begin(), some.end());
        };
        for (const Accelerator &part : catalog().accelerators)
            add(figuresOf(part));
        for (const LanguageModel &m : catalog().models)
            add(figuresOf(m));
        for (const WeightFormat &format : catalog().weightFormats)
            collect(all, format.bitsPerWeight);
        for (const CacheFormat &format : catalog().cacheFormats)
            collect(all, format.bitsPerElement);
        QVERIFY(all.size() > 1000);
        for (const Provenance &from : all) {
            QVERIFY(from.source != kSetByUser && from.source < catalog().sources.size());
            const Source &source = catalog().sources[from.source];
            QVERIFY(!source.title.empty() && !source.date.empty());
        }
        QCOMPARE(catalog().sources.front().id, std::string("user"));
    }

    void modelsAreFound_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("qwen3.8-27b") << "qwen3.8-27b";
        QTest::newRow("Qwen/Qwen3.8-27B") << "qwen3.8-27b";
        QTest::newRow("QWEN3.8-27B") << "qwen3.8-27b";
        QTest::newRow("meta-llama/Meta-Llama-3-70B-Instruct") << "llama-3-70b";
        QTest::newRow("meta-llama-3-70b") << "llama-3-70b";
        QTest::newRow("meta-llama/Llama-3.1-405B-Instruct") << "llama-3.1-405b";
        QTest::newRow("google/gemma-3-27b-it") << "gemma-3-27b";
        QTest::newRow("openai/gpt-oss-120b") << "gpt-oss-120b";
        QTest::newRow("deepseek-ai/DeepSeek-V3") << "deepseek-v3";
        QTest::newRow("moonshotai/Kimi-K2-Instruct") << "kimi-k2";
        QTest::newRow("llama-4-scout") << "llama-4-scout-17b-16e";
        for (const char *id :
             {"llama-3-8b", "llama-2-70b", "llama-3.1-8b", "gpt-oss-20b", "deepseek-r1", "qwen3-235b-a22b",
              "qwen3.6-35b-a3b", "qwen3-next-80b-a3b", "glm-4.5", "glm-4.5-air", "mixtral-8x7b",
              "mistral-7b-v0.1", "mistral-7b-v0.3", "mistral-nemo", "mistral-large", "mistral-small-24b",
              "phi-4", "bloom", "gpt2-xl"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void modelsAreFound()
    {
        QFETCH(QString, id);
        const LanguageModel *found = catalog().model(QTest::currentDataTag());
        QVERIFY(found);
        QCOMPARE(qt(found->id), id);
    }
    void formatsAreFound_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("fp8") << "fp8_e4m3_channel";
        QTest::newRow("FP8_E4M3") << "fp8_e4m3_channel";
        QTest::newRow("awq") << "awq_int4_g128";
        QTest::newRow("gptq") << "gptq_int4_g128";
        QTest::newRow("Q4_K_M") << "gguf_q4_k_m";
        QTest::newRow("mxfp4") << "mxfp4";
    }
    void formatsAreFound()
    {
        QFETCH(QString, id);
        const WeightFormat *found = catalog().weightFormat(QTest::currentDataTag());
        QVERIFY(found);
        QCOMPARE(qt(found->id), id);
    }
    void cacheFormatsAreFound()
    {
        QCOMPARE(catalog().cacheFormat("fp8")->id, std::string("fp8_e4m3"));
        QCOMPARE(catalog().cacheFormat("FP16")->id, std::string("bf16"));     // the same bytes
        QCOMPARE(catalog().cacheFormat("int8")->bitsPerElement.value, 8.125); // 8 + 16 / 128
        QCOMPARE(catalog().cacheFormat("q4_0")->bitsPerElement.value, 4.5);   // 18 B a 32
    }
    void whatIsUnknownIsNotFound()
    {
        for (const char *id : {"", "nothing", "mi300", "qwen3.8-27b ", "/"}) {
            QVERIFY(!catalog().accelerator(id));
            QVERIFY(!catalog().model(id));
            QVERIFY(!catalog().weightFormat(id));
            QVERIFY(!catalog().cacheFormat(id));
        }
        QVERIFY(!catalog().weightFormat("q8_1"));
        QVERIFY(catalog().accelerator("MI300X"));
    }
    void noNameIsTakenTwice()
    {
        std::multiset<std::string> names;
        for (const LanguageModel &m : catalog().models) {
            names.insert(m.id);
            names.insert(m.aliases.begin(), m.aliases.end());
        }
        for (const std::string &name : names)
            QVERIFY2(names.count(name) == 1, name.c_str());
    }
};

QTEST_APPLESS_MAIN(CatalogTest)
#include "catalog_test.moc"
