// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/import_support.h"

using namespace headroom;
using What = ImportProblem::What;

Q_DECLARE_METATYPE(headroom::ImportProblem::What)

namespace {

// A small model's config; what is changed is left out of the usual keys.
std::string config(const std::string &changed)
{
    std::string text = R"({"model_type": "llama")";
    for (const auto &[key, value] :
         std::initializer_list<std::pair<std::string, int>>{{"hidden_size", 64},
                                                            {"num_hidden_layers", 2},
                                                            {"num_attention_heads", 4},
                                                            {"num_key_value_heads", 2},
                                                            {"intermediate_size", 128},
                                                            {"vocab_size", 256},
                                                            {"max_position_embeddings", 2048}})
        if (const std::string quoted = '"' + key + '"'; changed.find(quoted) == std::string::npos)
            text += ", " + quoted + ": " + std::to_string(value);
    return text + (changed.empty() ? "" : ", " + changed) + '}';
}

std::string raw64(std::uint64_t value)
{
    return GgufWriter::raw(value);
}

std::string ggufHeader(std::uint64_t tensors, std::uint64_t keys, const std::string &rest = {})
{
    return "GGUF" + GgufWriter::raw(std::uint32_t{3}) + raw64(tensors) + raw64(keys) + rest;
}

std::string oneTensor(const std::string &shape, const std::string &offsets)
{
    return safetensors(R"({"a.weight": {"dtype": "BF16", "shape": )" + shape + R"(, "data_offsets": )"
                           + offsets + "}}",
                       64);
}

GgufWriter modelWith(const std::string &key, std::uint32_t value)
{
    GgufWriter w;
    w.text("general.architecture", "llama")
        .number("llama.block_count", 1)
        .number("llama.context_length", 64)
        .number("llama.embedding_length", 64);
    w.number("llama.attention.head_count", 4);
    if (!key.empty())
        w.number(key, value);
    w.f16("token_embd.weight", {64, 16}).f16("blk.0.attn_k.weight", {64, 64});
    return w;
}

} // namespace

// Files that were made to hurt, or broke on the way: one clear reason each, with file and place.
class ImportHostileTest : public QObject {
    Q_OBJECT

private slots:
    void oneReasonEach_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<What>("what");
        QTest::addColumn<QString>("detail"); // what it must contain
        const auto row = [](const char *name, const std::string &bytes, What what, const char *detail = "") {
            QTest::newRow(name) << QByteArray(bytes.data(), static_cast<int>(bytes.size())) << what << detail;
        };
        row("an empty file", "", What::Truncated, "1");
        row("a picture", "\x89PNG\r\n\x1a\n", What::UnknownFormat);
        row("JSON that breaks off", R"({"model_type": "llama", )", What::NotJson);
        row("JSON of something else", R"({"name": "a package", "version": "1.0"})", What::NotAModel,
            "num_hidden_layers");
        row("a list", "[1, 2]", What::UnknownFormat);
        row("nested a thousand deep",
            std::string(R"({"a":)") + std::string(1000, '[') + std::string(1000, ']') + '}', What::TooDeep,
            "32");
        row("layers beyond any model", config(R"("num_hidden_layers": 1000000000)"), What::OutOfRange,
            "1000000000, 1 to 10000");
        row("a context beyond any model", config(R"("max_position_embeddings": 4294967296)"),
            What::OutOfRange, "4294967296, 1 to 1073741824");
        row("a negative size", config(R"("hidden_size": -64)"), What::OutOfRange, "-64");
        row("half a head", config(R"("num_key_value_heads": 2.5)"), What::WrongType, "whole");
        row("a key twice", R"({"model_type": "llama", "hidden_size": 64,
"hidden_size": 128})",
            What::Duplicate, "hidden_size");
        row("a size in words", config(R"("hidden_size": "large")"), What::WrongType, "number");
        row("a size beyond any double", config(R"("vocab_size": 1e999)"), What::NotJson, "number");
        row("not a number", config(R"("hidden_size": NaN)"), What::OutOfRange, "0");
        row("a head without elements", config(R"("head_dim": 0)"), What::OutOfRange, "0");
        row("more heads a token than experts", config(R"("num_local_experts": 4, "num_experts_per_tok": 9)"),
            What::OutOfRange, "9 of 4");
        row("fewer layer types than layers", config(R"("layer_types": ["full_attention"])"),
            What::Inconsistent, "1 entries for 2 layers");
        row("a layer type of tomorrow", config(R"("layer_types": ["full_attention", "quantum_attention"])"),
            What::NotSupported, "quantum_attention");
        row("attention and state in one layer", config(R"("layer_types": ["hybrid", "hybrid"])"),
            What::NotSupported, "together");
        row("a pattern of unknown letters", config(R"("hybrid_override_pattern": "M?")"), What::NotSupported,
            "?");
        row("layers without any cache", config(R"("layer_types": ["mlp", "mlp"])"), What::Inconsistent,
            "no layer keeps");
        row("MLA without its rank of positions", config(R"("kv_lora_rank": 512)"), What::MissingKey,
            "qk_rope_head_dim");

        row("a header longer than the file", safetensors("{}").replace(0, 1, "\x7f"), What::Truncated, "135");
        row("a header of gigabytes", "\xff\xff\xff\xff\x01" + std::string(3, '\0') + "{", What::TooLarge,
            "100000000");
        row("a header that is no JSON", safetensors("{\"a\": "), What::NotJson);
        row("an empty list of tensors", safetensors("{}"), What::NotAModel, "tensors");
        row("a tensor twice",
            safetensors(
                R"({"a": {"dtype": "U8", "shape": [1], "data_offsets": [0, 1]}, "a": {"dtype": "U8", "shape": [1], "data_offsets": [1, 2]}})",
                2),
            What::Duplicate, "a");
        row("overlapping data",
            safetensors(
                R"({"a": {"dtype": "U8", "shape": [4], "data_offsets": [0, 4]}, "b": {"dtype": "U8", "shape": [4], "data_offsets": [2, 6]}})",
                8),
            What::Overlap, "a, b");
        row("data behind the end", oneTensor("[64]", "[0, 128]"), What::OutsideFile, "a.weight");
        row("bytes that do not fit the shape", oneTensor("[64]", "[0, 64]"), What::Inconsistent,
            "64 bytes for 64 elements");
        row("data that ends before it begins", oneTensor("[0]", "[10, 0]"), What::Inconsistent,
            "ends before");
        row("a shape whose product overflows", oneTensor("[4294967296, 4294967296, 4294967296]", "[0, 0]"),
            What::OutOfRange, "shape");
        row("a negative dimension", oneTensor("[-1]", "[0, 0]"), What::OutOfRange, "shape -1");
        row("an element type of tomorrow",
            safetensors(R"({"a": {"dtype": "Q7", "shape": [1], "data_offsets": [0, 1]}})", 1),
            What::WrongType, "Q7");
        row("a tensor without a place", safetensors(R"({"a": {"dtype": "U8", "shape": [1]}})", 1),
            What::MissingKey, "data_offsets");
        row("tensors of nothing known",
            safetensors(R"({"a": {"dtype": "U8", "shape": [1], "data_offsets": [0, 1]}})", 1),
            What::MissingKey, "hidden_size");

        row("GGUF that breaks off", "GGUF\x03", What::Truncated);
        row("GGUF of version 1", "GGUF" + GgufWriter::raw(std::uint32_t{1}) + raw64(0) + raw64(0),
            What::Version, "1");
        row("big-endian GGUF", std::string("GGUF\0\0\0\3", 8) + raw64(0) + raw64(0), What::NotSupported,
            "big-endian");
        row("four billion tensors", ggufHeader(std::uint64_t{1} << 32, 0), What::TooMany, "4294967296");
        row("keys without end", ggufHeader(0, ~std::uint64_t{0}), What::TooMany, "keys");
        row("a key of exabytes", ggufHeader(0, 1, raw64(std::uint64_t{1} << 60)), What::TooLarge,
            "1152921504606846976");
        row("an unknown value type",
            ggufHeader(0, 1, GgufWriter::string("k") + GgufWriter::raw(std::uint32_t{77})), What::WrongType,
            "77");
        row("a list of billions",
            ggufHeader(0, 1,
                       GgufWriter::string("k") + GgufWriter::raw(std::uint32_t{9})
                           + GgufWriter::raw(std::uint32_t{4}) + raw64(std::uint64_t{1} << 40)),
            What::TooMany, "1099511627776");
        std::string nested = GgufWriter::string("k") + GgufWriter::raw(std::uint32_t{9});
        for (int i = 0; i < 40; ++i)
            nested += GgufWriter::raw(std::uint32_t{9}) + raw64(1);
        row("lists in lists in lists", ggufHeader(0, 1, nested), What::TooDeep, "4");
        row("a key twice",
            ggufHeader(0, 2,
                       GgufWriter().number("a", 1).header().substr(24)
                           + GgufWriter().number("a", 2).header().substr(24)),
            What::Duplicate, "a");
        row("no architecture",
            GgufWriter().f16("token_embd.weight", {64, 16}).header() + std::string(4096, '\0'),
            What::MissingKey, "general.architecture");
        row("a tensor type of tomorrow", GgufWriter().tensor("a", 999, {32}, 32, 18).header(),
            What::WrongType, "999");
        row("rows that are no whole blocks", GgufWriter().tensor("a", 12, {100}, 100, 144).header(),
            What::Inconsistent, "blocks of 256");
        row("five dimensions", GgufWriter().tensor("a", 0, {1, 1, 1, 1, 1}, 1, 4).header(), What::TooMany,
            "5 dimensions");
        row("a shape beyond 64 bits",
            GgufWriter().tensor("a", 0, {std::uint64_t{1} << 40, std::uint64_t{1} << 40}, 1, 4).header(),
            What::OutOfRange, "shape of a");
        row("tensors behind the end of the file", modelWith("", 0).header(), What::OutsideFile,
            "token_embd.weight");
        row("a crooked alignment", modelWith("general.alignment", 48).header() + std::string(65536, '\0'),
            What::OutOfRange, "power of two");
        row("blocks beyond any model",
            GgufWriter()
                    .text("general.architecture", "llama")
                    .number("llama.block_count", 4'000'000'000U)
                    .number("llama.embedding_length", 64)
                    .number("llama.context_length", 64)
                    .f16("token_embd.weight", {64, 16})
                    .header()
                + std::string(65536, '\0'),
            What::OutOfRange, "4000000000");
        row("a split model's count of parts",
            modelWith("split.count", 70'000).header() + std::string(65536, '\0'), What::MissingPart,
            "1 of 70000");
    }
    void oneReasonEach()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(What, what);
        QFETCH(QString, detail);
        const ImportResult result =
            importBytes({{"given.bin",
                          std::string(bytes.constData(), static_cast<std::size_t>(bytes.size()))}});
        QVERIFY2(std::holds_alternative<ImportProblem>(result), "imported");
        const auto &problem = std::get<ImportProblem>(result);
        QVERIFY2(problem.what == what, describe(result).c_str());
        QVERIFY2(QString::fromStdString(problem.detail).contains(detail), describe(result).c_str());
        QCOMPARE(problem.file, std::string("given.bin"));
        QVERIFY(problem.detail.size() < 400 && problem.detail.find('\n') == std::string::npos);
    }

    // Every beginning of a good file is refused or understood, and never read past.
    void everyBeginningOfAFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        GgufWriter gguf = modelWith("llama.attention.head_count_kv", 4);
        const std::string whole = gguf.header();
        QTest::newRow("GGUF") << QByteArray(whole.data(), static_cast<int>(whole.size()));
        SafetensorsWriter w;
        w.bf16("model.embed_tokens.weight", {256, 64})
            .bf16("model.layers.0.self_attn.k_proj.weight", {128, 64});
        const std::string header = w.file("x").bytes;
        QTest::newRow("safetensors") << QByteArray(header.data(), static_cast<int>(header.size()));
        const std::string text = config("");
        QTest::newRow("config") << QByteArray(text.data(), static_cast<int>(text.size()));
    }
    void everyBeginningOfAFile()
    {
        QFETCH(QByteArray, bytes);
        for (int length = 0; length < bytes.size(); ++length) {
            const std::string part(bytes.constData(), static_cast<std::size_t>(length));
            // As the whole file, as the first bytes of a large one, and of one of unknown size.
            QVERIFY(std::holds_alternative<ImportProblem>(importBytes({{"part", part}})));
            QVERIFY(std::holds_alternative<ImportProblem>(importBytes({{"part", part,
                                                                        std::uint64_t{1} << 40}})));
        }
    }
    // The first bytes of a file are enough where they hold the header; what is missing is said in bytes.
    void firstBytesAreEnough()
    {
        GgufWriter gguf = modelWith("llama.attention.head_count_kv", 4);
        const std::string header = gguf.header();
        MemorySource source(header, std::nullopt);
        const ImportFile file{"head.gguf", &source};
        const ImportResult result = importModel(std::span(&file, 1), catalog(), {"2026-11-30", {}});
        QVERIFY2(std::holds_alternative<ImportedModel>(result), describe(result).c_str());
        MemorySource half(std::string_view(header).substr(0, header.size() / 2), std::nullopt);
        const ImportFile part{"head.gguf", &half};
        const ImportResult refused = importModel(std::span(&part, 1), catalog(), {"2026-11-30", {}});
        QCOMPARE(std::get<ImportProblem>(refused).what, What::Truncated);
        QVERIFY(std::stoull(std::get<ImportProblem>(refused).detail) > header.size() / 2);
    }
    void nothingGiven()
    {
        QCOMPARE(std::get<ImportProblem>(importBytes({})).what, What::NothingGiven);
        QCOMPARE(std::get<ImportProblem>(importBytes({{"config.json", config("")},
                                                      {"config.json", config("")}}))
                     .what,
                 What::Inconsistent);
    }
    void aMissingFileSaysSo()
    {
        const ImportResult result = importModelFile("/nowhere/at/all/model.gguf", catalog(), "2026-11-30");
        QCOMPARE(std::get<ImportProblem>(result).what, What::Unreadable);
        QCOMPARE(std::get<ImportProblem>(result).file, std::string("model.gguf"));
    }
    // Names from files are text: nothing of them can become an id of another kind or break a line.
    void namesAreTamed()
    {
        const ImportResult result =
            importText(config(""), "<b>Evil</b>\n../../x\\y \x01 " + std::string(5000, 'n'));
        QVERIFY2(std::holds_alternative<ImportedModel>(result), describe(result).c_str());
        const LanguageModel &model = std::get<ImportedModel>(result).model;
        QVERIFY(model.id.size() <= 100 && model.name.size() <= 100 && model.hubId.size() <= 200);
        for (const char c : model.id)
            QVERIFY((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-');
        QCOMPARE(model.name.find('\n'), std::string::npos);
    }

    // Cancelled from elsewhere while the first file is read: no further piece is asked for.
    void cancelledWithinAFile()
    {
        struct Cancelling : MemorySource {
            using MemorySource::MemorySource;
            std::size_t read(std::uint64_t offset, std::span<char> target) override
            {
                watch->cancelled = ++reads == 2;
                return MemorySource::read(offset, target);
            }
            ImportWatch *watch = nullptr;
            int reads = 0;
        };
        ImportWatch watch;
        const TestFile file = tinyLlama().file("model.safetensors");
        Cancelling source(file.bytes, file.wholeSize);
        source.watch = &watch;
        const ImportFile given{file.name, &source};
        const ImportResult result =
            importModel(std::span(&given, 1), catalog(), {"2026-11-30", "Test-Model", &watch});
        QCOMPARE(std::get<ImportProblem>(result).what, ImportProblem::What::Cancelled);
        QCOMPARE(std::get<ImportProblem>(result).file, std::string("model.safetensors"));
        QCOMPARE(source.reads, 2);
        QCOMPARE(int(watch.files), 1);
        QCOMPARE(int(watch.filesRead), 0);
    }
};

QTEST_APPLESS_MAIN(ImportHostileTest)
#include "import_hostile_test.moc"
