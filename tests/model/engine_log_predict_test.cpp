// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/catalog/read_catalog.h"
#include "model/measurement/check_log.h"
#include "tests/model/import_support.h"

#include <filesystem>

using namespace headroom;

namespace {

// The shipped catalog and the models and cards that only the logs name.
const Catalog &logCatalog()
{
    static const Catalog extended = [] {
        Catalog copy = catalog();
        const std::string text = fileText(std::string(HEADROOM_TEST_DATA) + "/fieldlog_catalog.json");
        if (const auto problem = addCatalogText(copy, text, "fieldlog_catalog.json"))
            qFatal("%s: %s", problem->where.c_str(), problem->detail.c_str());
        return copy;
    }();
    return extended;
}

CheckedLog checked(const std::string &file)
{
    return checkLog(logCatalog(), fileText(std::string(HEADROOM_TEST_DATA) + "/logs/" + file));
}

bool followsFromPool(LogTerm term)
{
    constexpr std::array follows{LogTerm::CacheTokens, LogTerm::CacheBlocks, LogTerm::Concurrency,
                                 LogTerm::BlockTokens, LogTerm::StateSlots,  LogTerm::CacheSize,
                                 LogTerm::WindowCache, LogTerm::StateSize};
    return std::find(follows.begin(), follows.end(), term) != follows.end();
}

// Logs that do not say what their figures depend on (tests/data/fieldlogs.json names it under "fitted"):
// context, batch and version; an 8 bit cache; the version; drafted tokens; figures rounded to whole MiB.
bool isUnsaid(const QString &file)
{
    constexpr std::array files{"vllm-h200-gemma4-31b-nvfp4", "sglang-amd24g-qwen2.5-7b-int8kv",
                               "vllm-mi325x-gptoss120b-0.32", "vllm-gb10-qwen3.6-35b-a3b-nvfp4-mtp",
                               "lcpp-5060ti-qwen3.5-35b-a3b-q4km"};
    return std::any_of(files.begin(), files.end(),
                       [&](const char *name) { return file == QLatin1String(name) + QLatin1String(".log"); });
}

} // namespace

// From the text of a log to predicted beside printed, without anything put in by hand.
class EngineLogPredictTest : public QObject {
    Q_OBJECT

private slots:
    void whatFollowsFromThePoolIsExact_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto &entry :
             std::filesystem::directory_iterator(std::string(HEADROOM_TEST_DATA) + "/logs"))
            if (entry.path().extension() == ".log")
                QTest::newRow(entry.path().stem().c_str())
                    << QString::fromStdString(entry.path().filename().string());
    }
    void whatFollowsFromThePoolIsExact()
    {
        QFETCH(QString, file);
        const CheckedLog log = checked(file.toStdString());
        QVERIFY(log.log.engine != Engine::Unknown);
        for (const TermDifference &term : log.comparison.terms)
            QVERIFY2(!followsFromPool(term.term) || term.agrees() || isUnsaid(file),
                     qPrintable(QStringLiteral("%1: printed %2, predicted %3 to %4")
                                    .arg(QLatin1String(idOf(term.term)))
                                    .arg(term.printed, 0, 'f', 2)
                                    .arg(term.low, 0, 'f', 2)
                                    .arg(term.high, 0, 'f', 2)));
    }
    void mostLogsAreCompared()
    {
        int compared = 0;
        for (const auto &entry :
             std::filesystem::directory_iterator(std::string(HEADROOM_TEST_DATA) + "/logs")) {
            if (entry.path().extension() != ".log")
                continue;
            const CheckedLog log = checked(entry.path().filename().string());
            compared += std::any_of(log.comparison.terms.begin(), log.comparison.terms.end(),
                                    [](const TermDifference &t) { return followsFromPool(t.term); })
                            ? 1
                            : 0;
        }
        QVERIFY2(compared >= 30, qPrintable(QString::number(compared))); // of 45
    }
    void whatTheMethodDoesNotTakeIsARemark()
    {
        const CheckedLog log =
            checkLog(catalog(), "INFO [api_server.py:1] vLLM API server version 0.11.2\n"
                                "INFO [config.py:1] Setting attention block size to 9999999 tokens\n"
                                "INFO [gpu_worker.py:298] Available KV cache memory: 10.00 GiB\n");
        const auto setting = [&](const char *key) {
            return *std::find_if(log.matched.settings.begin(), log.matched.settings.end(),
                                 [key](const LogSetting &s) { return s.key == key; });
        };
        QVERIFY(setting("version").taken);
        QCOMPARE(log.matched.scenario.settings.version.value_or(std::string()), std::string("0.11.2"));
        QCOMPARE(setting("block_size").value, std::string("9999999"));
        QVERIFY(!setting("block_size").taken);
        QVERIFY(!log.matched.scenario.settings.blockTokens);
    }
    void hintsStandIn()
    {
        const CheckedLog log = checkLog(
            catalog(),
            "INFO [gpu_worker.py:298] Available KV cache memory: 105.97 GiB\n"
            "INFO [kv_cache_utils.py:849] GPU KV cache size: 868,080 tokens\n"
            "INFO [kv_cache_utils.py:853] Maximum concurrency for 1,024 tokens per request: 847.73x\n",
            {"llama-3-8b", "h200-sxm"});
        QCOMPARE(log.matched.scenario.model, std::string("llama-3-8b"));
        QCOMPARE(log.matched.scenario.configurations.front().accelerator, std::string("h200-sxm"));
        const auto tokens =
            std::find_if(log.comparison.terms.begin(), log.comparison.terms.end(),
                         [](const TermDifference &t) { return t.term == LogTerm::CacheTokens; });
        QVERIFY(tokens != log.comparison.terms.end());
        QVERIFY(tokens->agrees());
    }
};

QTEST_APPLESS_MAIN(EngineLogPredictTest)
#include "engine_log_predict_test.moc"
