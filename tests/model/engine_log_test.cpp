// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/measurement/engine_log.h"
#include "tests/model/import_support.h"

#include <nlohmann/json.hpp>

#include <cmath>

using namespace headroom;

namespace {

std::string logText(const std::string &file)
{
    return fileText(std::string(HEADROOM_TEST_DATA) + "/logs/" + file);
}

const nlohmann::json &knownLogs()
{
    static const nlohmann::json document = nlohmann::json::parse(logText("logs.json"));
    return document.at("logs");
}

LogTerm termNamed(const std::string &id)
{
    for (std::size_t i = 0; i < kLogTerms; ++i)
        if (id == idOf(static_cast<LogTerm>(i)))
            return static_cast<LogTerm>(i);
    qFatal("no such term: %s", id.c_str());
}

// What a log must give, from its entry in logs.json.
void compareWithEntry(const EngineLog &log, const nlohmann::json &entry)
{
    QCOMPARE(std::string(idOf(log.engine)), entry.at("engine").get<std::string>());
    for (const auto &[id, expected] : entry.at("values").items()) {
        const LogTerm term = termNamed(id);
        const PrintedValue *value = log.deciding(term);
        QVERIFY2(value, id.c_str());
        QVERIFY(value->line > 0 && !value->raw.empty());
        if (expected.contains("text")) {
            QCOMPARE(value->text, expected["text"].get<std::string>());
            continue;
        }
        const double number = expected.contains("gib")   ? expected["gib"].get<double>() * kGiB
                              : expected.contains("mib") ? expected["mib"].get<double>() * kMiB
                                                         : expected["number"].get<double>();
        // One digit of what was printed: several lines print the same with fewer decimals.
        const double digit =
            expected.contains("number") ? 1e-9 : (expected.contains("gib") ? kGiB : kMiB) * 0.0051;
        QVERIFY2(qAbs(value->value - number) <= digit,
                 qPrintable(QString::fromStdString(id)
                            + QStringLiteral(": %1 instead of %2").arg(value->value).arg(number)));
    }
}

void addLogs()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < knownLogs().size(); ++i)
        QTest::newRow(knownLogs()[i].at("file").get<std::string>().c_str()) << static_cast<int>(i);
}

} // namespace

// Start-up logs in every form the engines have printed them since 2024.
class EngineLogTest : public QObject {
    Q_OBJECT

private slots:
    void everyLog_data() { addLogs(); }
    void everyLog()
    {
        QFETCH(int, index);
        const nlohmann::json &entry = knownLogs()[static_cast<std::size_t>(index)];
        compareWithEntry(readEngineLog(logText(entry.at("file"))), entry);
    }
    // The same with colours, Windows line ends and a container's prefix on every line.
    void decoratedLogs_data() { addLogs(); }
    void decoratedLogs()
    {
        QFETCH(int, index);
        const nlohmann::json &entry = knownLogs()[static_cast<std::size_t>(index)];
        std::string decorated;
        std::string text = logText(entry.at("file"));
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at);
            decorated += "\x1b[32m2026-09-01T10:00:00.123Z |\x1b[0m \x1b[1;36m" + text.substr(at, end - at)
                         + "\x1b[0m\r\n";
            at = end + 1;
        }
        compareWithEntry(readEngineLog(decorated), entry);
    }
    // Lines in any order: the serving engines' lines stand for themselves.
    void linesInAnyOrder_data() { addLogs(); }
    void linesInAnyOrder()
    {
        QFETCH(int, index);
        const nlohmann::json &entry = knownLogs()[static_cast<std::size_t>(index)];
        if (entry.at("engine") == "llama.cpp")
            return; // its sliding caches are told by the line before
        const std::string text = logText(entry.at("file"));
        std::string reversed;
        for (std::size_t end = text.size(); end > 0;) {
            const std::size_t start = text.rfind('\n', end - 1);
            const std::size_t from = start == std::string::npos ? 0 : start + 1;
            reversed += text.substr(from, end - from) + '\n';
            end = start == std::string::npos ? 0 : start;
        }
        compareWithEntry(readEngineLog(reversed), entry);
    }
    // A paste that breaks off gives what it has: never more than the whole, and never a wrong engine.
    void truncatedPastes_data() { addLogs(); }
    void truncatedPastes()
    {
        QFETCH(int, index);
        const nlohmann::json &entry = knownLogs()[static_cast<std::size_t>(index)];
        const std::string text = logText(entry.at("file"));
        const std::size_t step = std::max<std::size_t>(97, text.size() / 30);
        for (std::size_t length = 0; length <= text.size(); length += step) {
            const EngineLog log = readEngineLog(std::string_view(text).substr(0, length));
            QVERIFY(log.engine == Engine::Unknown
                    || std::string(idOf(log.engine)) == entry.at("engine").get<std::string>());
        }
    }

    void theWorstRankDecides()
    {
        const EngineLog log =
            readEngineLog("(Worker_TP0 pid=1) INFO 01-01 00:00:00 [gpu_worker.py:298] Available KV cache "
                          "memory: 55.62 GiB\n"
                          "(Worker_TP1 pid=2) INFO 01-01 00:00:00 [gpu_worker.py:298] Available KV cache "
                          "memory: 55.10 GiB\n"
                          "(Worker_TP0 pid=1) INFO 01-01 00:00:00 [gpu_model_runner.py:2338] Model loading "
                          "took 7.5 GiB and 3 seconds\n"
                          "(Worker_TP1 pid=2) INFO 01-01 00:00:00 [gpu_model_runner.py:2338] Model loading "
                          "took 7.7 GiB and 3 seconds\n");
        QCOMPARE(log.deciding(LogTerm::Pool)->value, 55.10 * kGiB);
        QCOMPARE(log.deciding(LogTerm::Pool)->rank, std::string("TP1"));
        QCOMPARE(log.deciding(LogTerm::Pool)->line, 2);
        QCOMPARE(log.deciding(LogTerm::Weights)->value, 7.7 * kGiB);
    }
    void wrappedLines()
    {
        // As a chat window breaks them: at spaces, in the middle of a message.
        const EngineLog log =
            readEngineLog("INFO 03-01 10:30:57 [worker.py:267] Memory profiling takes 1.48 seconds\n"
                          "the current vLLM instance can use total_gpu_memory (44.35GiB) x\n"
                          "gpu_memory_utilization (0.42) = 18.63GiB; model weights take 8.32GiB;\n"
                          "non_torch_memory takes 0.34GiB; PyTorch activation peak memory\n"
                          "takes 1.20GiB; the rest of the memory reserved for KV Cache is 8.77GiB.\n");
        QCOMPARE(log.engine, Engine::Vllm);
        QCOMPARE(*log.number(LogTerm::TotalMemory), 44.35 * kGiB);
        QCOMPARE(*log.number(LogTerm::UsableMemory), 18.63 * kGiB);
        QCOMPARE(*log.number(LogTerm::Activation), 1.20 * kGiB);
        QCOMPARE(*log.number(LogTerm::Pool), 8.77 * kGiB);
        QCOMPARE(log.deciding(LogTerm::Pool)->line, 5);
    }
    void theLastStartIsKept()
    {
        const EngineLog log = readEngineLog(
            "(APIServer pid=1) INFO [api_server.py:1] vLLM API server version 0.25.1\n"
            "(EngineCore pid=2) INFO [gpu_worker.py:466] Available KV cache memory: -1.44 GiB\n"
            "ValueError: No available memory for the cache blocks.\n"
            "(APIServer pid=9) INFO [api_server.py:1] vLLM API server version 0.26.0\n"
            "(EngineCore pid=10) INFO [gpu_worker.py:466] Available KV cache memory: 3.21 GiB\n");
        QCOMPARE(*log.number(LogTerm::Pool), 3.21 * kGiB);
        QCOMPARE(log.text(LogTerm::Version), std::string("0.26.0"));
    }
    void aDraftWorkerIsNotTheModel()
    {
        const EngineLog log =
            readEngineLog("[2026-01-01 00:00:00 TP0] Load weight begin. avail mem=140.00 GB\n"
                          "[2026-01-01 00:00:01 TP0] Load weight end. type=Qwen3ForCausalLM, "
                          "dtype=torch.bfloat16, avail mem=100.00 GB, mem usage=40.00 GB.\n"
                          "[2026-01-01 00:00:02 TP0] KV Cache is allocated. #tokens: 1000, K size: 10.00 GB, "
                          "V size: 10.00 GB\n"
                          "[2026-01-01 00:00:02 TP0] Memory pool end. avail mem=80.00 GB\n"
                          "[2026-01-01 00:00:03 TP0] Load weight begin. avail mem=79.00 GB\n"
                          "[2026-01-01 00:00:04 TP0] Load weight end. type=LlamaForCausalLMEagle3, "
                          "dtype=torch.bfloat16, avail mem=78.00 GB, mem usage=1.00 GB.\n"
                          "[2026-01-01 00:00:05 TP0] KV Cache is allocated. #tokens: 1000, K size: 0.10 GB, "
                          "V size: 0.10 GB\n");
        QCOMPARE(*log.number(LogTerm::KeyCache), 10.0 * kGiB);
        QCOMPARE(*log.number(LogTerm::Weights), 40.0 * kGiB);
        QCOMPARE(*log.number(LogTerm::BeforePool), 100.0 * kGiB);
        QCOMPARE(log.text(LogTerm::Architecture), std::string("Qwen3ForCausalLM"));
    }
    void llamaSumsItsDevices()
    {
        const EngineLog log = readEngineLog(logText("lcpp-issue-14075.log"));
        // 14056.88 + 13387.5 + 13387.5 + 13540.08 split, and 1.31 + 1.25 + 1.25 + 1.22 whole, in MiB
        QVERIFY(qAbs(*log.total(LogTerm::Weights) / kMiB - 54376.99) < 1e-6);
        QCOMPARE(log.deciding(LogTerm::CacheDtype)->text, std::string("f16"));
    }
    void dryRunsOfTheFitAreNotTheStart()
    {
        const std::string dry = "llama_model_loader: loaded meta data with 38 key-value pairs and 444 "
                                "tensors from /m/a.gguf (version GGUF V3 (latest))\n"
                                "load_tensors:        CUDA0 model buffer size =     0.00 "
                                "MiB\nllama_kv_cache:      CUDA0 KV buffer size =     0.00 MiB\n";
        const std::string real = "llama_model_loader: loaded meta data with 38 key-value pairs and 444 "
                                 "tensors from /m/a.gguf (version GGUF V3 (latest))\n"
                                 "load_tensors:        CUDA0 model buffer size = 15339.44 MiB\n"
                                 "llama_kv_cache: size = 2048.00 MiB ( 32768 cells,  16 layers,  1/1 seqs), "
                                 "K (f16): 1024.00 MiB, V (q8_0): 1024.00 MiB\n";
        const EngineLog log = readEngineLog(dry + real);
        QCOMPARE(*log.total(LogTerm::Weights), 15339.44 * kMiB);
        QCOMPARE(*log.number(LogTerm::CacheSize), 2048.0 * kMiB);
        QCOMPARE(log.text(LogTerm::CacheDtype), std::string("f16"));
        QCOMPARE(log.text(LogTerm::ValueDtype), std::string("q8_0"));
    }

    // What Docker Compose, Kubernetes and systemd put in front of every line.
    void prefixes_data()
    {
        QTest::addColumn<QByteArray>("prefix");
        QTest::newRow("compose") << QByteArray("qwen3-1  | ");
        QTest::newRow("kubernetes") << QByteArray("2026-09-01T10:00:00.123456789Z stdout F ");
        QTest::newRow("systemd") << QByteArray("Sep 01 10:00:00 node7 vllm[4242]: ");
        QTest::newRow("a logger") << QByteArray("W-9000-model_1.0-stdout MODEL_LOG - ");
    }
    void prefixes()
    {
        QFETCH(QByteArray, prefix);
        std::string text;
        for (
            const char *line :
            {"(Worker_TP0 pid=1) INFO 01-01 00:00:00 [gpu_worker.py:298] Available KV cache memory: 7.00 GiB",
             "(Worker_TP1 pid=2) INFO 01-01 00:00:00 [gpu_worker.py:298] Available KV cache memory: 6.50 GiB",
             "INFO 01-01 00:00:01 [kv_cache_utils.py:634] GPU KV cache size: 198,784 tokens"})
            text += prefix.toStdString() + line + '\n';
        const EngineLog log = readEngineLog(text);
        QCOMPARE(*log.number(LogTerm::Pool), 6.5 * kGiB);
        QCOMPARE(log.deciding(LogTerm::Pool)->rank, std::string("TP1"));
        QCOMPARE(log.deciding(LogTerm::Pool)->line, 2);
        QCOMPARE(*log.number(LogTerm::CacheTokens), 198'784.0);
    }
    void utf16IsRead()
    {
        const std::string plain = "INFO [gpu_worker.py:298] Available KV cache memory: 6.50 GiB\r\n";
        std::string little = "\xFF\xFE";
        std::string big = "\xFE\xFF";
        for (const char c : plain) {
            little += {c, '\0'};
            big += {'\0', c};
        }
        QCOMPARE(*readEngineLog(little).number(LogTerm::Pool), 6.5 * kGiB);
        QCOMPARE(*readEngineLog(big).number(LogTerm::Pool), 6.5 * kGiB);
    }
    // The newest form: both figures on one line.
    void tokensAndConcurrencyOnOneLine()
    {
        const EngineLog log =
            readEngineLog("INFO [kv_cache_utils.py:1869] GPU KV cache size: 588,913 tokens, "
                          "Maximum concurrency for 32,768 tokens per request: 17.97x\n");
        QCOMPARE(*log.number(LogTerm::CacheTokens), 588'913.0);
        QCOMPARE(*log.number(LogTerm::ContextLength), 32'768.0);
        QCOMPARE(*log.number(LogTerm::Concurrency), 17.97);
    }
    // MTP: a second context with the draft layer's own cache, and states times 1 + 6.
    void theSecondContextDrafts()
    {
        const EngineLog log =
            readEngineLog("llama_context: constructing llama_context\nllama_context: n_ctx         = 262144\n"
                          "llama_context: n_rs_seq      = 6\n"
                          "llama_kv_cache: size = 16384.00 MiB (262144 cells,  16 layers,  1/1 seqs), K "
                          "(f16): 8192.00 MiB, V "
                          "(f16): 8192.00 MiB\n"
                          "llama_memory_recurrent: size = 1047.38 MiB (     1 cells,  64 layers,  1 seqs  6 "
                          "rs_seq), R (f32):  "
                          " 39.38 MiB, S (f32): 1008.00 MiB\n"
                          "llama_context: constructing llama_context\nllama_context: n_ctx         = 4096\n"
                          "llama_kv_cache: size = 1024.00 MiB (262144 cells,   1 layers,  1/1 seqs), K "
                          "(f16):  512.00 MiB, V "
                          "(f16):  512.00 MiB\n");
        QCOMPARE(*log.number(LogTerm::CacheSize), 16'384.0 * kMiB);
        QCOMPARE(*log.number(LogTerm::DraftCache), 1024.0 * kMiB);
        QCOMPARE(*log.number(LogTerm::ContextLength), 262'144.0);
        QCOMPARE(*log.number(LogTerm::SpeculativeTokens), 6.0);
    }
    // A log thinned out to its buffers: 96 + 160 MiB.
    void buffersWithoutTheirSum()
    {
        const EngineLog log =
            readEngineLog("0.27.248.242 I llama_context: n_ctx         = 8192\n"
                          "0.27.253.065 I llama_kv_cache:        CPU KV buffer size =    96.00 MiB\n"
                          "0.27.302.186 I llama_kv_cache:    Vulkan1 KV buffer size =   160.00 MiB\n"
                          "0.29.349.248 I sched_reserve:    Vulkan1 compute buffer size =   498.00 MiB\n");
        QCOMPARE(*log.number(LogTerm::CacheSize), 256.0 * kMiB);
    }
    void otherTextIsNoLog_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("prose") << QByteArray(
            "We serve with tensor_parallel_size=8 and --max-model-len 8192 on NVIDIA H100 cards.");
        QTest::newRow("zeros") << QByteArray(100'000, '\0');
        QTest::newRow("a megabyte without a line end") << QByteArray(1'000'000, 'x');
        QTest::newRow("escapes without end") << QByteArray(10'000, '\x1b');
        QTest::newRow("a million line ends") << QByteArray(1'000'000, '\n');
    }
    void otherTextIsNoLog()
    {
        QFETCH(QByteArray, text);
        const EngineLog log = readEngineLog({text.constData(), static_cast<std::size_t>(text.size())});
        QCOMPARE(log.engine, Engine::Unknown);
        QVERIFY(log.values.empty());
    }
    void hostileNumbers_data()
    {
        QTest::addColumn<QByteArray>("number");
        for (const char *number :
             {"1e308", "99999999999999999999999999", "-", "NaN", "inf", ",,,", "1.2.3", "0x10", ""})
            QTest::newRow(number) << QByteArray(number);
    }
    void hostileNumbers()
    {
        QFETCH(QByteArray, number);
        const EngineLog log = readEngineLog("[gpu_worker.py:466] Available KV cache memory: "
                                            + number.toStdString() + " GiB\n");
        QVERIFY(!log.number(LogTerm::Pool) || std::isfinite(*log.number(LogTerm::Pool)));
        QVERIFY(number == "1.2.3" || !log.number(LogTerm::Pool));
    }
    void aLongLogIsCut()
    {
        std::string text(kLargestLog, '\n');
        text += "[gpu_worker.py:466] Available KV cache memory: 1.00 GiB\n";
        const EngineLog log = readEngineLog(text);
        QVERIFY(log.cut);
        QVERIFY(log.values.empty());
    }
};

QTEST_APPLESS_MAIN(EngineLogTest)
#include "engine_log_test.moc"
