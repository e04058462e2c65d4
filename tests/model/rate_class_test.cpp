// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/rates.h"

#include "model/rate/links.h"

using namespace headroom;
using What = RateReason::What;

namespace {

RateSupport supportOf(const RateCase &c)
{
    return rateOf(c).support;
}

bool says(const RateSupport &support, What what)
{
    return std::any_of(support.reasons.begin(), support.reasons.end(),
                       [what](const RateReason &r) { return r.what == what; });
}

Links linksOf(const char *part, int devices)
{
    const Accelerator &accelerator = *catalog().accelerator(part);
    const Efficiency &efficiency = catalog().efficiency;
    const RateClass chosen = chooseRateClass(efficiency, accelerator, {.parallel = {.tensor = devices}});
    return linksBetween(*chosen.constants, *chosen.hardware, *chosen.software, accelerator, devices);
}

} // namespace

// Which constants a configuration gets, and what it is told about them.
class RateClassTest : public QObject {
    Q_OBJECT

private slots:
    void architectures_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("hardware");
        for (const auto &[part, hardware] : std::initializer_list<std::pair<const char *, const char *>>{
                 {"mi325x", "cdna3"},     {"mi300a", "cdna3"},       {"h200-sxm", "hopper"},
                 {"gh200-96", "hopper"},  {"b300-sxm", "blackwell"}, {"gb300-nvl72", "blackwell"},
                 {"mi250x", "cdna2"},     {"mi355x", "cdna4"},       {"a100-40-sxm", "ampere"},
                 {"l4", "ada"},           {"rtx-4090", "rtx"},       {"rtx-3090", "rtx"},
                 {"rtx-pro-6000", "rtx"}, {"dgx-spark", "rtx"},      {"w7900", "rdna"},
                 {"strix-halo", "rdna"},  {"r9700", "rdna"},         {"gaudi3", "unknown"},
                 {"m3-ultra", "unknown"}, {"mi455x", "unknown"}})
            QTest::newRow(part) << part << hardware;
    }
    void architectures()
    {
        QFETCH(QString, part);
        QFETCH(QString, hardware);
        QCOMPARE(QString::fromStdString(supportOf({.accelerator = part.toStdString()}).hardware), hardware);
    }

    void classes_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("engine");
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("weights");
        QTest::addColumn<QString>("software");
        QTest::addColumn<int>("reason");
        const auto row = [](const char *name, const char *part, RateEngine engine, const char *version,
                            const char *weights, const char *software, What what) {
            QTest::newRow(name) << part << int(engine) << version << weights << software << int(what);
        };
        using E = RateEngine;
        row("its own engine and era", "h100-sxm", E::Vllm, "0.6.3", "bf16", "hopper-vllm-early",
            What::EngineClass);
        row("no version is current, and that class is pooled", "h100-sxm", E::Vllm, "", "bf16",
            "hopper-pooled", What::PooledForEngine);
        row("current TensorRT-LLM", "h100-sxm", E::TensorRtLlm, "1.0", "fp8", "hopper-trtllm-current",
            What::EngineClass);
        row("the first current TensorRT-LLM", "h100-sxm", E::TensorRtLlm, "0.16.0", "bf16",
            "hopper-trtllm-current", What::EngineClass);
        row("the last early one", "h100-sxm", E::TensorRtLlm, "0.15.9", "bf16", "hopper-trtllm-early",
            What::EngineClass);
        row("early SGLang on CDNA3 borrows the era", "mi300x", E::Sglang, "0.3.5", "bf16",
            "cdna3-sglang-current", What::EraBorrowed);
        row("early vLLM on CDNA3 in 16 bit", "mi300x", E::Vllm, "0.5.0+", "bf16", "cdna3-vllm-early",
            What::EngineClass);
        row("early vLLM on CDNA3 in FP8 is in the current class", "mi300x", E::Vllm, "0.6.3", "fp8",
            "cdna3-vllm-current", What::EngineClass);
        row("LMDeploy has one era", "a100-80-sxm", E::LmDeploy, "0.1.0a1", "fp16", "ampere-lmdeploy",
            What::EngineClass);
        row("llama.cpp in the data centre", "mi300x", E::LlamaCpp, "b5614", "fp16", "cdna3-llama-cpp",
            What::EngineClass);
        row("llama.cpp on a GeForce is what the class is made of", "rtx-4090", E::LlamaCpp, "", "q4_k_m",
            "rtx-pooled", What::EngineClass);
        row("another engine on a GeForce", "rtx-4090", E::Vllm, "", "bf16", "rtx-pooled",
            What::PooledForEngine);
        row("no engine", "mi300x", E::None, "", "bf16", "cdna3-pooled", What::PooledNoEngine);
        row("CDNA4 lives on CDNA3", "mi355x", E::None, "", "bf16", "cdna4-pooled", What::ArchitectureLent);
        row("nothing is known of Gaudi", "gaudi3", E::Vllm, "", "bf16", "unknown-pooled", What::NoClass);
    }
    void classes()
    {
        QFETCH(QString, part);
        QFETCH(int, engine);
        QFETCH(QString, version);
        QFETCH(QString, weights);
        QFETCH(QString, software);
        QFETCH(int, reason);
        const RateSupport support = supportOf({.accelerator = part.toStdString(),
                                               .model = "llama-3-8b",
                                               .weights = weights.toStdString(),
                                               .engine = RateEngine(engine),
                                               .version = version.toStdString()});
        QCOMPARE(QString::fromStdString(support.software), software);
        QVERIFY(says(support, What(reason)));
    }

    void borrowingCostsConfidence()
    {
        const RateCase early{
            .accelerator = "h100-sxm", .model = "llama-3-8b", .engine = RateEngine::Vllm, .version = "0.6.3"};
        QCOMPARE(supportOf(early).confidence, Confidence::Medium);
        RateCase narrow = early;
        narrow.weights = "fp8";
        QCOMPARE(supportOf(narrow).confidence, Confidence::Low); // its runs had 16-bit weights
        QVERIFY(says(supportOf(narrow), What::NarrowInEarly));
        QCOMPARE(rateOf(narrow).band.widening, 1.1);
        RateCase ampere = narrow;
        ampere.accelerator = "a100-80-sxm";
        ampere.weights = "awq"; // there narrow formats were among the runs
        QCOMPARE(rateOf(ampere).band.widening, 1.0);
        QCOMPARE(supportOf(ampere).confidence, Confidence::Medium);
        const PreparedRate many =
            rateOf({.accelerator = "gb200-nvl72", .model = "llama-3-70b", .parallel = {.tensor = 16}});
        QCOMPARE(many.band.widening, 1.1);
        QVERIFY(says(many.support, What::ManyDevices));
        QVERIFY(!many.support.isGrey()); // within the domain of 72
    }

    void grey_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<int>("reason");
        QTest::newRow("no runs of the architecture") << "gaudi3" << 1 << int(What::NoClass);
        QTest::newRow("announced") << "mi455x" << 1 << int(What::Announced);
        QTest::newRow("beyond the domain of eight") << "h100-sxm" << 16 << int(What::BeyondDomain);
        QTest::newRow("beyond a pair of GH200") << "gh200-96" << 4 << int(What::BeyondDomain);
        QTest::newRow("cards beyond a node of eight") << "l40s" << 16 << int(What::BeyondDomain);
    }
    void grey()
    {
        QFETCH(QString, part);
        QFETCH(int, tensor);
        QFETCH(int, reason);
        const PreparedRate rate = rateOf({.accelerator = part.toStdString(),
                                          .model = "llama-3-70b",
                                          .parallel = {.tensor = tensor}});
        QVERIFY(rate.support.isGrey());
        QVERIFY(says(rate.support, What(reason)));
        QVERIFY(decodeAt(rate, 4096, 1).perUser.typical.value() > 0.0); // the figures are still there
    }
    void notGrey_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("tensor");
        QTest::newRow("eight in one domain") << "h100-sxm" << 8;
        QTest::newRow("cards on PCIe") << "l40s" << 8;
        QTest::newRow("bridged cards use PCIe beyond two") << "h100-pcie" << 4;
        QTest::newRow("72 in one domain") << "gb200-nvl72" << 64;
    }
    void notGrey()
    {
        QFETCH(QString, part);
        QFETCH(int, tensor);
        QVERIFY(!supportOf({.accelerator = part.toStdString(),
                            .model = "llama-3-70b",
                            .parallel = {.tensor = tensor}})
                     .isGrey());
    }

    void assumedTermsAreSaid()
    {
        const auto on = [](Parallelism parallel, int drafts = 0) {
            return supportOf({.accelerator = "h200-sxm",
                              .model = "deepseek-r1",
                              .weights = "fp8_block",
                              .parallel = parallel,
                              .load = {.draftTokens = drafts}});
        };
        QVERIFY(says(on({.tensor = 8, .pipeline = 2}), What::StageHops));
        QVERIFY(says(on({.tensor = 8, .expert = 8}), What::ExpertImbalance));
        QVERIFY(!says(on({.tensor = 8, .expert = 8}), What::ExpertExchange));
        QVERIFY(says(on({.tensor = 1, .expert = 8, .data = 8}), What::ExpertExchange));
        QVERIFY(says(on({.tensor = 8}, 1), What::Speculation));
        QCOMPARE(on({.tensor = 8}, 1).confidence, Confidence::Low);
        QCOMPARE(on({.tensor = 8}).confidence, Confidence::Medium);
        QVERIFY(says(supportOf({.accelerator = "dgx-spark"}), What::NoMatrixPeak)); // only an FP4 peak is
                                                                                    // published
    }

    void eras()
    {
        const Efficiency &e = catalog().efficiency;
        QCOMPARE(eraOf(e, RateEngine::Vllm, "0.6.6"), Era::Early);
        QCOMPARE(eraOf(e, RateEngine::Vllm, "0.7.0"), Era::Current);
        QCOMPARE(eraOf(e, RateEngine::Vllm, "0.10/0.11"), Era::Current);
        QCOMPARE(eraOf(e, RateEngine::Sglang, "0.4"), Era::Current);
        QCOMPARE(eraOf(e, RateEngine::TensorRtLlm, "0.5"), Era::Early);
        QCOMPARE(eraOf(e, RateEngine::Vllm, ""), Era::Current);
        QCOMPARE(eraOf(e, RateEngine::Vllm, "", "2024"), Era::Early);
        QCOMPARE(eraOf(e, RateEngine::Vllm, "rocm latest", "2026-05-06"), Era::Current);
        QCOMPARE(eraOf(e, RateEngine::LlamaCpp, "b100", "2024"), Era::Current); // it has one class
    }

    void engineOfAScenario()
    {
        Scenario scenario;
        QCOMPARE(rateEngineOf(scenario), RateEngine::None); // the reference method names none
        scenario.rate.engine = RateEngine::Sglang;
        QCOMPARE(rateEngineOf(scenario), RateEngine::Sglang);
    }

    void links_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("devices");
        QTest::addColumn<double>("microseconds");
        QTest::addColumn<double>("gigabytes");
        QTest::newRow("listed") << "h100-sxm" << 4 << 15.0 << 355.0;
        QTest::newRow("between 2 and 4") << "h100-sxm" << 3 << 13.0 << 355.0;   // (11 + 15) / 2
        QTest::newRow("between 4 and 8") << "mi300x" << 6 << 14.5 << 270.0;     // (16 + 13) / 2
        QTest::newRow("beyond 8") << "gb200-nvl72" << 16 << 13 * 1.25 << 630.0; // one doubling
        QTest::newRow("PCIe") << "l40s" << 8 << 55.0 << 3.0;
        QTest::newRow("PCIe, three cards as four") << "l40s" << 3 << 21.0 << 6.0; // (12 + 30) / 2
        QTest::newRow("a bridge of two") << "h100-pcie" << 2 << 11.0 << 237.0;
        QTest::newRow("no bridge of four") << "h100-pcie" << 4 << 30.0 << 6.0;
        QTest::newRow("the bridge of a 3090") << "rtx-3090" << 2 << 11.0 << 41.0;
    }
    void links()
    {
        QFETCH(QString, part);
        QFETCH(int, devices);
        QFETCH(double, microseconds);
        QFETCH(double, gigabytes);
        const Links links = linksOf(qPrintable(part), devices);
        QCOMPARE(links.allReduce.value() * 1e6, microseconds);
        QCOMPARE(links.rate.value() / 1e9, gigabytes);
    }

    // A format that the hardware lacks saves bytes, not compute.
    void formatsTheHardwareLacks()
    {
        const auto peak = [](const char *part, const char *weights) {
            return rateOf({.accelerator = part, .model = "llama-3-8b", .weights = weights}).peak.value()
                   / 1e12;
        };
        QCOMPARE(peak("h100-sxm", "bf16"), 989.0);
        QCOMPARE(peak("h100-sxm", "fp8"), 1979.0);
        QCOMPARE(peak("h100-sxm", "nvfp4"), 989.0);
        QCOMPARE(peak("a100-80-sxm", "fp8"), 312.0);
        QCOMPARE(peak("h100-sxm", "awq"), 989.0);
        QCOMPARE(peak("mi250x", "bf16"), 383.0 / 2); // one die
        QCOMPARE(peak("dgx-spark", "bf16"), 125.0);  // a quarter of FP4
    }
};

QTEST_APPLESS_MAIN(RateClassTest)
#include "rate_class_test.moc"
