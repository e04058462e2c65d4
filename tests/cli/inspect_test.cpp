// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

#include <sys/stat.h>

using namespace headroom;

namespace {

// Two layers of four heads over one KV head of 8: 2 x 1 x (8 + 8) x 2 bytes a token.
const QByteArray kTiny = R"({"model_type": "llama", "hidden_size": 32, "num_hidden_layers": 2,
    "num_attention_heads": 4, "num_key_value_heads": 1, "head_dim": 8, "vocab_size": 100,
    "intermediate_size": 64, "max_position_embeddings": 4096, "tie_word_embeddings": true,
    "torch_dtype": "bfloat16", "kv_sharing_experts": 7})";

constexpr auto kDevice = "--accelerator mi300x --context 4096 --json";

} // namespace

// `inspect FILE` and `--model FILE`: models that no catalog has.
class InspectTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void saysWhatItUnderstood();
    void asText();
    void everyVerbTakesAFile();
    void weightsAreTheFilesOwn();
    void keeps();
    void replacesNobodysFile();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QString write(const char *name, const QByteArray &bytes) const;
    [[nodiscard]] Run run(const QStringList &arguments, const char *language = "C.UTF-8") const
    {
        return runCli(arguments, QLatin1String(language), m_data->path());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_data; // the user's
};

void InspectTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("Tiny-1B")));
}

QString InspectTest::write(const char *name, const QByteArray &bytes) const
{
    QFile file(path(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

void InspectTest::saysWhatItUnderstood()
{
    const Run answer =
        run({QStringLiteral("inspect"), write("Tiny-1B/config.json", kTiny), QStringLiteral("--json")});
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.err.isEmpty(), answer.err);
    const QJsonObject json = answer.json();
    QCOMPARE(json[QLatin1String("format")].toString(), QStringLiteral("config.json"));
    QCOMPARE(json[QLatin1String("cache")][QLatin1String("bytes_per_token")].toInt(), 64);
    // Table 3,200; a layer: Q and O 2 x 32 x 32, K and V 2 x 32 x 8, MLP 3 x 32 x 64, norms 2 x 32; norm 32.
    QCOMPARE(json[QLatin1String("counted_parameters")].toInt(), 3'200 + 2 * (2'048 + 512 + 6'144 + 64) + 32);
    const QJsonObject model = json[QLatin1String("model")].toObject();
    QCOMPARE(model[QLatin1String("id")].toString(), QStringLiteral("tiny-1b"));
    QCOMPARE(model[QLatin1String("layers")][QLatin1String("count")].toInt(), 2);
    QCOMPARE(json[QLatin1String("unknown")][0][QLatin1String("key")].toString(),
             QStringLiteral("kv_sharing_experts"));
    QCOMPARE(json[QLatin1String("assumed")][0][QLatin1String("why")].toString(),
             QStringLiteral("counted_from_shapes"));
    QVERIFY(json[QLatin1String("kept")].isNull());
}

void InspectTest::asText()
{
    const QString file = write("Tiny-1B/config.json", kTiny);
    const QString english = run({QStringLiteral("inspect"), file}).text();
    for (const char *part : {"Understood", "KV heads", "num_key_value_heads", "Assumed", "No tensors at hand",
                             "Not understood", "kv_sharing_experts", "Cache per token at 16 bit", "--keep"})
        QVERIFY2(english.contains(QLatin1String(part)), part);
    const QString portuguese = run({QStringLiteral("inspect"), file}, "pt_BR.UTF-8").text();
    for (const char *part : {"Understood", "Assumed", "Not understood", "No tensors"})
        QVERIFY2(!portuguese.contains(QLatin1String(part)), part);
    QVERIFY(portuguese.contains(QStringLiteral("4.096")));
}

void InspectTest::everyVerbTakesAFile()
{
    const QString file = write("Tiny-1B/config.json", kTiny);
    const QStringList question = QStringList{QStringLiteral("--model"), file} + words(kDevice);
    const QJsonObject json = run(QStringList{QStringLiteral("evaluate")} + question).json();
    QCOMPARE(json[QLatin1String("memory")][QLatin1String("kv_per_token")].toInt(), 64);
    QCOMPARE(json[QLatin1String("scenario")][QLatin1String("model")].toString(), QStringLiteral("tiny-1b"));
    QCOMPARE(run(QStringList{QStringLiteral("explain")} + question).status, 0);
    QCOMPARE(run({QStringLiteral("sweep"), QStringLiteral("--axis"), QStringLiteral("context"),
                  QStringLiteral("--model"), file, QStringLiteral("--accelerator"), QStringLiteral("mi300x")})
                 .status,
             0);
    const Run missing =
        run(QStringList{QStringLiteral("evaluate"), QStringLiteral("--model"), path("nothing.gguf")}
            + words(kDevice));
    QCOMPARE(missing.status, 2);
    QVERIFY2(missing.error().contains(QLatin1String("nothing.gguf")), missing.err);
}

// Where no format is typed, a file's weights are in its own.
void InspectTest::weightsAreTheFilesOwn()
{
    QByteArray config = kTiny;
    config.insert(config.lastIndexOf('}'),
                  R"(, "quantization_config": {"quant_method": "fp8", "weight_block_size": [128, 128]})");
    const QString file = write("Tiny-1B/config.json", config);
    const auto weightsOf = [&](const char *more) {
        return run(words("evaluate --model") + QStringList{file} + words(kDevice) + words(more))
            .json()[QLatin1String("scenario")][QLatin1String("weights")]
            .toString();
    };
    QCOMPARE(weightsOf(""), QStringLiteral("fp8_e4m3_block128"));
    QCOMPARE(weightsOf("--weights bf16"), QStringLiteral("bf16"));
}

void InspectTest::keeps()
{
    const QString file = write("Tiny-1B/config.json", kTiny);
    const Run kept =
        run({QStringLiteral("inspect"), file, QStringLiteral("--keep"), QStringLiteral("--json")});
    QCOMPARE(kept.status, 0);
    const QString where = m_data->filePath(QStringLiteral("headroom/catalogs/tiny-1b.json"));
    QCOMPARE(kept.json()[QLatin1String("kept")].toString(), where);
    const QJsonObject json = run(words("evaluate --model tiny-1b") + words(kDevice)).json(); // from now on
                                                                                             // without the
                                                                                             // file
    QCOMPARE(json[QLatin1String("memory")][QLatin1String("kv_per_token")].toInt(), 64);
}

void InspectTest::replacesNobodysFile()
{
    const QString file = write("Tiny-1B/config.json", kTiny);
    const QString where = m_data->filePath(QStringLiteral("headroom/catalogs/tiny-1b.json"));
    QVERIFY(QDir().mkpath(QFileInfo(where).path()));
    QFile other(where);
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("mine") == 4);
    other.close();
    const Run answer = run({QStringLiteral("inspect"), file, QStringLiteral("--keep")});
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.error().contains(QLatin1String("exists already")), answer.err);
    QVERIFY(other.open(QIODevice::ReadOnly));
    QCOMPARE(other.readAll(), QByteArray("mine"));
}

void InspectTest::refuses_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *file, const QByteArray &bytes, const char *says) {
        QTest::newRow(name) << QString::fromLatin1(file) << bytes << QString::fromLatin1(says);
    };
    const QByteArray nothing;
    row("nothing there", "none.json", nothing, "none.json: The file cannot be read");
    row("a folder", "Tiny-1B", nothing, "Tiny-1B: The file cannot be read: not a file");
    row("a pipe", "pipe", nothing, "pipe: The file cannot be read: not a file");
    row("a device", "/dev/zero", nothing, "zero: The file cannot be read: not a file");
    row("an empty file", "config.json", QByteArray(""), "config.json, byte 0: The file ends too early");
    row("a picture", "config.json", QByteArray("\x89PNG\r\n"), "neither JSON nor safetensors nor GGUF");
    row("half a JSON", "config.json", QByteArray("{\"model_type\": \"llama\","), "This is not JSON");
    row("deep nesting", "config.json", QByteArray(100'000, '['), "config.json");
    row("no model", "config.json", QByteArray("{\"a\": 1}"), "This describes no model");
    row("not a number", "config.json",
        QByteArray(kTiny).replace("\"hidden_size\": 32", "\"hidden_size\": \"x\""),
        "config.json, hidden_size: Expected a number.");
    row("absurd sizes", "config.json",
        QByteArray(kTiny).replace("\"vocab_size\": 100", "\"vocab_size\": 1e300"),
        "config.json, vocab_size: Outside of what any model has");
    QByteArray huge("GGUF\x03\0\0\0", 8);
    row("a GGUF with 2^63 tensors", "a.gguf", huge + QByteArray("\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\0", 16),
        "More than any model has");
    row("a cut GGUF", "a.gguf", huge, "The file ends too early");
    const QByteArray header = R"({"model.a": {"dtype": "BF16", "shape": [4], "data_offsets": [0, 8]},
        "model.b": {"dtype": "BF16", "shape": [4], "data_offsets": [4, 12]}})";
    const char length[8] = {static_cast<char>(header.size()), 0, 0, 0, 0, 0, 0, 0};
    row("overlapping tensors", "model.safetensors",
        QByteArray(length, sizeof length) + header + QByteArray(12, '\0'),
        "These tensors overlap: model.a, model.b.");
}

void InspectTest::refuses()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    const QString whole = file.startsWith(QLatin1Char('/')) ? file : m_folder->filePath(file);
    if (file == QLatin1String("pipe"))
        QCOMPARE(mkfifo(QFile::encodeName(whole).constData(), 0600), 0);
    else if (!bytes.isNull())
        QVERIFY(!write(qPrintable(file), bytes).isEmpty());
    const Run answer = run({QStringLiteral("inspect"), whole});
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.out.isEmpty());
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.error().contains(says), answer.err);
}

QTEST_APPLESS_MAIN(InspectTest)
#include "inspect_test.moc"
