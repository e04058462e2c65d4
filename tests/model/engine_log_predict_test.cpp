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

// What the program says was inferred: "max_num_batched_tokens=8192".
QStringList inferred(const CheckedLog &checked)
{
    QStringList list;
    for (const LogSetting &setting : checked.matched.settings)
        if (setting.inferred)
            list << QString::fromStdString(setting.key + '=' + setting.value);
    for (const LogMatch &match : checked.matched.matches)
        if (match.how == LogMatch::How::Inferred)
            list << QString::fromStdString(std::string(idOf(match.what)) + '=' + match.taken);
    return list;
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
            QVERIFY2(!followsFromPool(term.term) || term.agrees(),
                     qPrintable(QStringLiteral("%1: printed %2, predicted %3 to %4")
                                    .arg(QLatin1String(idOf(term.term)))
                                    .arg(term.printed, 0, 'f', 2)
                                    .arg(term.low, 0, 'f', 2)
                                    .arg(term.high, 0, 'f', 2)));
    }
    // Logs that do not say what their figures depend on: the program finds it and says so.
    void whatIsUnsaidIsInferred_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("expected");
        // 103.92 GiB over 85 blocks of 16 layers ... 42,565 blocks over 11,077 of 262,144 tokens and a batch
        // of 8,192: see tests/data/fieldlogs.json.
        QTest::newRow("a batch") << "vllm-h200-gemma4-31b-nvfp4"
                                 << QStringList{QStringLiteral("max_num_batched_tokens=8192")};
        // 1,033,884 tokens x 28 layers x 2 heads x 2 x 128 x 1 byte = 13.80 GiB of 13.80 to 14.04.
        QTest::newRow("an 8 bit cache")
            << "sglang-amd24g-qwen2.5-7b-int8kv" << QStringList{QStringLiteral("cache=fp8_e4m3")};
        // 10.79 GiB over 36 x 2,048 x 16 bytes is 9,825 blocks: 157,200 tokens, as older versions print.
        QTest::newRow("a version") << "vllm-mi325x-gptoss120b-0.32"
                                   << QStringList{QStringLiteral("version=0.20.0")};
        // 9.37 GiB of the sampler: 2,048 x 128,256 x 38.2 bytes.
        QTest::newRow("sequences") << "vllm-a100-40g-llama3-8b"
                                   << QStringList{QStringLiteral("version=0.7.3"),
                                                  QStringLiteral("max_num_seqs=2048")};
        QTest::newRow("a version by its words")
            << "vllm-3090-llama3.1-8b-20k" << QStringList{QStringLiteral("version=0.9.2 (V0)")};
        QTest::newRow("nothing") << "vllm-h200-llama3-8b" << QStringList();
    }
    void whatIsUnsaidIsInferred()
    {
        QFETCH(QString, file);
        QTEST(inferred(checked(file.toStdString() + ".log")), "expected");
    }
    // Without the model llama.cpp's own sizes stand in: 40 x 1,280 x 2 bytes x 4,096 cells = 400 MiB of keys.
    void anUnknownModelIsComparedWithItself()
    {
        const std::string log =
            "build: 7100 (a) with cc\n"
            "print_info: general.name     = Nobody 14B\nprint_info: n_layer          = 40\n"
            "print_info: n_embd_k_gqa     = 1280\nprint_info: n_embd_v_gqa     = 1280\n"
            "llama_context: n_seq_max     = 1\nllama_context: n_ctx         = 4096\n"
            "llama_kv_cache: size =  800.00 MiB (  4096 cells,  40 layers,  1/1 seqs), K (f16):  400.00 MiB, "
            "V (f16):  400.00 MiB\n";
        const CheckedLog same = checkLog(catalog(), log);
        QVERIFY(same.matched.scenario.model.empty());
        QCOMPARE(same.comparison.terms.size(), std::size_t{4}); // cache, keys, values, cells
        QVERIFY(!same.comparison.culprit);
        std::string other = log;
        other.replace(other.find("K (f16):  400"), 13, "K (f16):  300");
        QVERIFY(checkLog(catalog(), other).comparison.culprit);
    }
    // Four slots share 131,072 cells, 12 of 24 layers keep 4 x 128 + 512 cells: 24 MiB.
    void slotsThatShareOneCache()
    {
        const CheckedLog log =
            checkLog(catalog(),
                     "build: 8198 (7f5ee5496) with cc\n"
                     "llama_model_loader: loaded meta data with 37 key-value pairs and 459 tensors from "
                     "/m/gpt-oss-20b-Q4_K_M.gguf (version GGUF V3 (latest))\n"
                     "llama_context: n_seq_max     = 4\nllama_context: n_ctx         = 131072\n"
                     "llama_context: n_ubatch      = 512\nllama_context: kv_unified    = true\n"
                     "llama_kv_cache_iswa: creating non-SWA KV cache, size = 131072 cells\n"
                     "llama_kv_cache: size = 3072.00 MiB (131072 cells,  12 layers,  4/1 seqs), K (f16): "
                     "1536.00 MiB, V "
                     "(f16): 1536.00 MiB\n"
                     "llama_kv_cache_iswa: creating     SWA KV cache, size = 1024 cells\n"
                     "llama_kv_cache: size =   24.00 MiB (  1024 cells,  12 layers,  4/1 seqs), K (f16):   "
                     "12.00 MiB, V "
                     "(f16):   12.00 MiB\n");
        QCOMPARE(log.matched.scenario.model, std::string("gpt-oss-20b")); // by its file
        QCOMPARE(log.comparison.terms.size(), std::size_t{6});
        QVERIFY(!log.comparison.culprit);
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
        QVERIFY2(compared >= 37, qPrintable(QString::number(compared))); // of 45
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
