// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/catalog/engine_version.h"
#include "model/scenario/edit.h"
#include "model/scenario/scenario_json.h"

#include <limits>

using namespace headroom;

Q_DECLARE_METATYPE(Method)

namespace {

using What = SettingError::What;

Scenario withSettings(Method method, std::initializer_list<const char *> pairs)
{
    Scenario scenario = lessonScenario();
    scenario.method = method;
    for (const char *pair : pairs) {
        const bool taken = !applySetting(scenario.settings, method, pair);
        Q_ASSERT(taken);
        Q_UNUSED(taken);
    }
    return scenario;
}

} // namespace

// KEY=VALUE of --set, and the same in a scenario document.
class MethodSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void versions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("minor");
        QTest::addColumn<int>("patch");
        QTest::addColumn<bool>("first");
        QTest::newRow("a release") << "0.25.1" << 25 << 1 << false;
        QTest::newRow("with a v") << "v0.9" << 9 << 0 << false;
        QTest::newRow("a post-release counts as its release") << "0.4.6.post2" << 4 << 6 << false;
        QTest::newRow("a development build with a remark") << "0.16.1.dev0 (ROCm)" << 16 << 1 << false;
        QTest::newRow("a candidate with a local label") << "0.19.1rc1.dev301+g60995c05b" << 19 << 1 << false;
        QTest::newRow("the first core named beside it") << "0.8.3 (V0)" << 8 << 3 << true;
    }
    void versions()
    {
        QFETCH(QString, text);
        QFETCH(int, minor);
        QFETCH(int, patch);
        QFETCH(bool, first);
        const auto version = releaseFrom(text.toStdString());
        QVERIFY(version);
        QCOMPARE(version->major, 0);
        QCOMPARE(version->minor, minor);
        QCOMPARE(version->patch, patch);
        QCOMPARE(version->core0, first);
    }
    void noVersions_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"", "latest", "0", "0.", ".1", "-1.2", "0.25.1x!", "b5614", "99999999999.1"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void noVersions()
    {
        QFETCH(QString, text);
        QVERIFY(!releaseFrom(text.toStdString()));
    }
    void builds()
    {
        QCOMPARE(buildFrom("b5614")->build, 5614);
        QCOMPARE(buildFrom("8171")->build, 8171);
        for (const char *text : {"", "b", "5614a", "0.25.1", "b-3"})
            QVERIFY2(!buildFrom(text), text);
        QVERIFY(*buildFrom("b5276") < *buildFrom("b5614"));
        QVERIFY(*releaseFrom("0.9.2") < *releaseFrom("0.10.0"));
        QVERIFY(*releaseFrom("0.10.1.1") < *releaseFrom("0.10.2"));
    }

    void everyMethodKnowsItsKeys()
    {
        QCOMPARE(settingIds(Method::Reference), std::string("cache_k, cache_v"));
        QCOMPARE(settingIds(Method::Vllm),
                 std::string("version, max_num_batched_tokens, max_num_seqs, block_size, prefix_caching, "
                             "speculative_tokens, state_dtype, draft_model, lora_adapters, lora_rank"));
        QCOMPARE(settingIds(Method::Sglang),
                 std::string(
                     "version, block_size, speculative_tokens, state_dtype, mem_fraction_static, "
                     "max_running_requests, mamba_full_memory_ratio, draft_model, lora_adapters, lora_rank"));
        QCOMPARE(settingIds(Method::LlamaCpp),
                 std::string("version, speculative_tokens, slots, n_ubatch, cache_k, cache_v, swa_full, "
                             "kv_unified, draft_model, lora_adapters, lora_rank"));
    }

    void refused_data()
    {
        QTest::addColumn<Method>("method");
        QTest::addColumn<QString>("pair");
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, Method method, const char *pair, What what,
                            const char *expected) {
            QTest::newRow(name) << method << QString::fromLatin1(pair) << static_cast<int>(what)
                                << QString::fromLatin1(expected);
        };
        row("no equals sign", Method::LlamaCpp, "slots", What::NotAPair,
            "version, speculative_tokens, slots, n_ubatch, cache_k, cache_v, swa_full, kv_unified, "
            "draft_model, lora_adapters, lora_rank");
        row("a key of nobody", Method::Reference, "colour=red", What::UnknownKey, "cache_k, cache_v");
        row("a key of another method", Method::Reference, "slots=4", What::OtherMethod, "cache_k, cache_v");
        row("keys of their own in vLLM", Method::Vllm, "cache_k=q8_0", What::OtherMethod,
            "version, max_num_batched_tokens, max_num_seqs, block_size, prefix_caching, "
            "speculative_tokens, state_dtype, draft_model, lora_adapters, lora_rank");
        row("a version that is a build", Method::Vllm, "version=b5614", What::NotAVersion, "0.25.1");
        row("a build that is a version", Method::LlamaCpp, "version=0.25.1", What::NotAVersion, "b5614");
        row("half a token", Method::Vllm, "max_num_batched_tokens=2.5", What::NotAWholeNumber, "");
        row("words for a number", Method::Vllm, "max_num_seqs=many", What::NotAWholeNumber, "");
        row("nothing for a number", Method::Vllm, "max_num_seqs=", What::NotAWholeNumber, "");
        row("no sequence at all", Method::Vllm, "max_num_seqs=0", What::OutOfRange, "1 to 1000000");
        row("a share above one", Method::Sglang, "mem_fraction_static=1.2", What::OutOfRange, "0.01 to 1");
        row("not a number", Method::Sglang, "mem_fraction_static=nan", What::NotANumber, "");
        row("a truth in other words", Method::Vllm, "prefix_caching=true", What::UnknownWord, "on, off");
        row("an unknown type", Method::Vllm, "state_dtype=fp8", What::UnknownWord, "fp32, bf16");
        row("a cache without a name", Method::LlamaCpp, "cache_k=", What::UnknownWord, "");
    }
    void refused()
    {
        QFETCH(Method, method);
        QFETCH(QString, pair);
        QFETCH(int, what);
        QFETCH(QString, expected);
        MethodSettings settings;
        const auto error = applySetting(settings, method, pair.toStdString());
        QVERIFY(error);
        QCOMPARE(static_cast<int>(error->what), what);
        QCOMPARE(QString::fromStdString(error->expected), expected);
        QVERIFY(settings == MethodSettings{});
    }

    void documentsKeepThem_data()
    {
        QTest::addColumn<Method>("method");
        QTest::addColumn<QStringList>("pairs");
        QTest::newRow("vLLM") << Method::Vllm
                              << QStringList{"version=0.8.3 (V0)", "max_num_batched_tokens=2496",
                                             "max_num_seqs=64",    "block_size=32",
                                             "prefix_caching=on",  "speculative_tokens=3",
                                             "state_dtype=bf16"};
        QTest::newRow("SGLang") << Method::Sglang
                                << QStringList{"version=0.5.18", "mem_fraction_static=0.8718",
                                               "max_running_requests=32", "mamba_full_memory_ratio=0.9"};
        QTest::newRow("llama.cpp") << Method::LlamaCpp
                                   << QStringList{"version=b5614", "slots=4",      "n_ubatch=2048",
                                                  "cache_k=q8_0",  "cache_v=q4_0", "swa_full=off"};
    }
    void documentsKeepThem()
    {
        QFETCH(Method, method);
        QFETCH(QStringList, pairs);
        Scenario scenario = lessonScenario();
        scenario.method = method;
        for (const QString &pair : pairs)
            QVERIFY2(!applySetting(scenario.settings, method, pair.toStdString()), qPrintable(pair));
        const auto read = scenarioFromJson(toJson(scenario));
        QVERIFY(std::holds_alternative<Scenario>(read));
        QVERIFY(std::get<Scenario>(read) == scenario);
        QStringList written;
        for (const Setting &setting : allSettings())
            if (const std::string value = textOf(setting, std::get<Scenario>(read).settings); !value.empty())
                written << QString::fromLatin1(setting.id) + QLatin1Char('=') + QString::fromStdString(value);
        for (const QString &pair : pairs)
            QVERIFY2(written.contains(pair), qPrintable(written.join(QLatin1Char(' '))));
    }
    void documentsOfNewerProgramsToo()
    {
        const std::string text =
            R"({"headroom_scenario": 1, "model": "phi-4", "context": 1000, "configurations": [],
            "method": "vllm", "settings": {"block_size": 32, "kv_transfer": "nixl"}})";
        const auto read = scenarioFromJson(text);
        QVERIFY(std::holds_alternative<Scenario>(read));
        const Scenario &scenario = std::get<Scenario>(read);
        QCOMPARE(scenario.settings.blockTokens, std::optional<Tokens>(32));
        QCOMPARE(scenario.basis, WeightsBasis::Loaded); // what the method is meant for
        QVERIFY(toJson(scenario).find("nixl") != std::string::npos);
    }
    void documentsWithWrongValues_data()
    {
        QTest::addColumn<QString>("settings");
        QTest::newRow("a list") << "[]";
        QTest::newRow("a number as text") << R"({"block_size": "32"})";
        QTest::newRow("a number beyond the limits") << R"({"slots": 0})";
        QTest::newRow("a truth as text") << R"({"swa_full": "on"})";
        QTest::newRow("a type nobody has") << R"({"state_dtype": "fp8"})";
        QTest::newRow("no version at all") << R"({"version": "newest"})";
    }
    void documentsWithWrongValues()
    {
        QFETCH(QString, settings);
        const QString text =
            QStringLiteral(
                R"({"headroom_scenario": 1, "model": "phi-4", "context": 1000, "configurations": [], "settings": %1})")
                .arg(settings);
        const auto read = scenarioFromJson(text.toStdString());
        QVERIFY(std::holds_alternative<ScenarioError>(read));
        QVERIFY(std::get<ScenarioError>(read).where.starts_with("/settings"));
    }
    void anEditReplacesThem()
    {
        const Scenario before = withSettings(Method::LlamaCpp, {"slots=4", "swa_full=on"});
        MethodSettings other;
        other.slotCount = 8;
        const Scenario after = headroom::apply(before, SetSettings{other});
        QVERIFY(after.settings == other);
        QCOMPARE(after.method, Method::LlamaCpp);
    }
    // Whatever an edit was given, the document can be saved and read.
    void anEditKeepsThemWithinTheirLimits()
    {
        MethodSettings wild;
        wild.version = "newest";
        wild.cacheK = std::string(101, 'x');
        wild.cacheV = "";
        wild.slotCount = -5;
        wild.batchTokens = std::numeric_limits<Tokens>::max();
        wild.staticFraction = 7.5;
        wild.stateRatio = std::numeric_limits<double>::quiet_NaN();
        const Scenario after = headroom::apply(lessonScenario(), SetSettings{wild});
        MethodSettings tame;
        tame.slotCount = 1;
        tame.batchTokens = Tokens{1} << 30;
        tame.staticFraction = 1.0;
        QVERIFY(after.settings == tame);
        const auto read = scenarioFromJson(toJson(after));
        QVERIFY(std::holds_alternative<Scenario>(read));
        QVERIFY(std::get<Scenario>(read) == after);
    }
};

QTEST_APPLESS_MAIN(MethodSettingsTest)
#include "method_settings_test.moc"
