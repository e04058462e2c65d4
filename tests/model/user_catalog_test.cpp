// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"
#include "tests/model/user_file.h"

#include "model/catalog/pack.h"
#include "model/catalog/read_catalog.h"

using namespace headroom;
using What = CatalogProblem::What;

namespace {

// The good file with one text exchanged, which must be there once.
QByteArray with(const char *text, const QByteArray &other)
{
    Q_ASSERT(kGood.count(text) == 1);
    return QByteArray(kGood).replace(text, other);
}

std::optional<CatalogProblem> problemOf(const QByteArray &text)
{
    Catalog catalog = headroom::catalog();
    return addCatalogText(catalog, text.toStdString(), "own.json");
}

QByteArray packed(const Catalog &catalog)
{
    const auto bytes = packCatalog(catalog);
    return QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
}

} // namespace

// Files of the user, which may hold anything.
class UserCatalogTest : public QObject {
    Q_OBJECT

private slots:
    void aGoodFileExtends()
    {
        Catalog extended = catalog();
        const auto problem = addCatalogText(extended, kGood.toStdString(), "own.json");
        QVERIFY2(!problem, problem ? (problem->where + ' ' + problem->detail).c_str() : "");
        QCOMPARE(extended.accelerators.size(), catalog().accelerators.size() + 1);
        QCOMPARE(extended.models.size(), catalog().models.size() + 1);
        const Accelerator &box = *extended.accelerator("box-1");
        QCOMPARE(deviceMemory(box).value.value(), 100e9); // 200 GB of two devices
        QCOMPARE(deviceMemory(box).from.kind, Kind::Assumed);
        QCOMPARE(qt(extended.sources[box.partBandwidth.from.source].title), QStringLiteral("Our lab"));
        QCOMPARE(box.partBandwidth.from.kind, Kind::Measured);

        Scenario scenario;
        scenario.model = "We/Own-Model";
        scenario.context = 1000;
        Configuration configuration;
        configuration.accelerator = "Box-1";
        configuration.weights = "seven";
        const auto result = evaluateOne(extended, scenario, configuration);
        QVERIFY(!result.unresolved);
        QCOMPARE(result.answer.capacity.memory.weights.value(), 875e6);               // 1e9 x 7 / 8
        QCOMPARE(result.answer.capacity.memory.perSequence.value(), 1000 * 20'480.0); // 10 x 8 x 128 x 2 B
    }
    void theLargestModelIsAnswered()
    {
        Catalog extended = catalog();
        QVERIFY(!addCatalogText(extended, with("\"repeat\": 10,", "\"repeat\": 10000,").toStdString(),
                                "own.json"));
        Scenario scenario;
        scenario.model = "own-model";
        scenario.context = 1000;
        scenario.basis = WeightsBasis::Loaded;
        Configuration configuration;
        configuration.accelerator = "box-1";
        configuration.parallel = {4096, 4096, 1, 4096};
        scenario.configurations = {configuration};
        const EvaluationPtr evaluation = evaluate(extended, scenario);
        QCOMPARE(evaluation->results.front().prepared.stages.size(), std::size_t{4096});
        QVERIFY(evaluation->results.front().answer.capacity.fits);
    }
    void nullIsAsGoodAsAbsent()
    {
        QVERIFY(!problemOf(with(R"("memory_type": "DDR",)",
                                R"("memory_type": "DDR", "memory_runtime_gib": null, "power_w": null,)")));
    }
    void aByteOrderMarkIsNoHarm() { QVERIFY(!problemOf(QByteArray("\xEF\xBB\xBF") + kGood)); }

    void badFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("detail"); // a part of it
        const auto row = [](const char *name, const QByteArray &text, What what, const char *where,
                            const char *detail = "") {
            QTest::newRow(name) << text << int(what) << QString::fromUtf8(where) << QString::fromUtf8(detail);
        };
        row("an empty file", "", What::NotJson, "line 1, column 1", "unexpected end");
        row("only blanks and lines", "  \n\n", What::NotJson, "line 3, column 1", "unexpected end");
        row("a comma too many", "{\n  \"schema\": 1,\n  }", What::NotJson, "line 3, column 3",
            "expected string literal");
        row("a brace too few", "{\"schema\": 1", What::NotJson, "line 1, column 13", "unexpected end");
        row("a key twice", "{\"schema\": 1,\n \"schema\": 1}", What::DuplicateId, "line 2, column 2");
        row("words after the end", "{}\nmore", What::NotJson, "line 2, column 1");
        row("a comment", "// mine\n{}", What::NotJson, "line 1, column 1");
        row("NUL bytes", QByteArray("{\0}", 3), What::NotJson, "line 1, column 2");
        row("a NUL byte after the end", QByteArray("{}\0", 3), What::NotJson, "line 1, column 3",
            "a zero byte");
        row("nothing but NUL bytes", QByteArray(100, '\0'), What::NotJson, "line 1, column 1");
        row("text that is not UTF-8", "{\"schema\": \"\xFF\"}", What::NotJson, "line 1, column 13");
        row("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), What::NotJson, "line 1, column 1");
        // 32 characters before the value; its last digit is the 37th.
        row("a number beyond any double", with("\"value\": 1.5", "\"value\": 1e999"), What::NotJson,
            "line 8, column 37", "1e999");
        row("not a number", with("\"value\": 1.5", "\"value\": NaN"), What::NotJson, "line 8, column 33");
        row("infinity", with("\"value\": 1.5", "\"value\": Infinity"), What::NotJson, "line 8, column 33");
        row("a list in place of an object", "[]", What::WrongType, "/", "object");
        row("a number in place of an object", "7", What::WrongType, "/", "object");
        row("an object of something else", R"({"schema": 1, "cats": []})", What::NotACatalog, "/");
        row("an empty object", "{}", What::NotACatalog, "/");
        row("no version", R"({"sources": {}, "models": []})", What::MissingKey, "/", "schema");
        row("a newer version", with("\"schema\": 1", "\"schema\": 2"), What::NewerVersion, "/schema", "2");
        row("a newer version with lists we do not know", R"({"schema": 7, "things": []})", What::NewerVersion,
            "/schema", "7");
        row("an impossible version", with("\"schema\": 1", "\"schema\": 0"), What::OutOfRange, "/schema");
        row("half a version", with("\"schema\": 1", "\"schema\": 1.5"), What::WrongType, "/schema",
            "whole number");
        row("no sources", R"({"schema": 1, "models": []})", What::MissingKey, "/", "sources");
        row("a missing key", with(R"("vendor": "We", )", ""), What::MissingKey, "/accelerators/0", "vendor");
        row("an unknown key", with(R"("form": "box")", R"("form": "box", "colour": "red")"), What::UnknownKey,
            "/accelerators/0", "colour");
        row("an unknown key at the top", with("\"schema\": 1,", "\"schema\": 1, \"extra\": [],"),
            What::UnknownKey, "/", "extra");
        row("an unknown key in a figure", with("\"value\": 1.5", "\"value\": 1.5, \"unit\": \"TB/s\""),
            What::UnknownKey, "/accelerators/0/bandwidth_tb_s", "unit");
        row("an unknown key of a rack",
            with("\"memory_type\": \"DDR\",",
                 "\"memory_type\": \"DDR\", \"part_of\": {\"id\": \"x\", \"y\": 1},"),
            What::UnknownKey, "/accelerators/0/part_of", "y");
        row("text in place of a number", with("\"value\": 1.5", "\"value\": \"1.5\""), What::WrongType,
            "/accelerators/0/bandwidth_tb_s/value", "number");
        row("a number in place of text", with("\"vendor\": \"We\"", "\"vendor\": 5"), What::WrongType,
            "/accelerators/0/vendor", "string");
        row("half a layer", with("\"repeat\": 10", "\"repeat\": 10.5"), What::WrongType,
            "/models/0/layers/order/0/repeat", "whole number");
        row("yes in place of true", with("\"tied_embeddings\": false", "\"tied_embeddings\": \"no\""),
            What::WrongType, "/models/0/shape/tied_embeddings", "true or false");
        row("no memory at all", with("\"value\": 200", "\"value\": 0"), What::OutOfRange,
            "/accelerators/0/memory_gb/value", "0.001 to");
        row("negative bandwidth", with("\"value\": 1.5", "\"value\": -1.5"), What::OutOfRange,
            "/accelerators/0/bandwidth_tb_s/value");
        row("a number beyond reason", with("\"value\": 1.5", "\"value\": 1e300"), What::OutOfRange,
            "/accelerators/0/bandwidth_tb_s/value");
        row("no devices", with("\"devices_per_part\": 2", "\"devices_per_part\": 0"), What::OutOfRange,
            "/accelerators/0/devices_per_part", "1 to");
        row("heads without end", with("\"kv_heads\": 8", "\"kv_heads\": 1e9"), What::OutOfRange,
            "/models/0/layers/types/full/kv_heads");
        row("a name of nothing", with("\"name\": \"Box 1\"", "\"name\": \" \""), What::WrongType,
            "/accelerators/0/name", "one line of text");
        row("a name of two lines", with("\"name\": \"Box 1\"", R"("name": "Box\n1")"), What::WrongType,
            "/accelerators/0/name", "one line of text");
        row("a name that turns the direction of writing",
            with("\"name\": \"Box 1\"", R"("name": "Box\u202e1")"), What::WrongType, "/accelerators/0/name",
            "one line of text");
        row("a line separator in an alias", with("we/own-model", R"(we\u2028own)"), What::WrongType,
            "/models/0/aliases/0", "one line of text");
        row("a nominal size of nothing",
            with("\"classes\": {",
                 R"("nominal": {"value": 0, "kind": "derived", "source": "lab"}, "classes": {)"),
            What::OutOfRange, "/models/0/parameters/nominal/value");
        row("a context beyond that of any scenario", with("\"value\": 32768", "\"value\": 1e12"),
            What::OutOfRange, "/models/0/native_context/value");
        row("aliases without end", with("\"we/own-model\"", "\"a\"" + QByteArray(", \"a\"").repeated(100)),
            What::OutOfRange, "/models/0/aliases", "0 to 100");
        row("a number of a million digits", "{\"schema\": 1" + QByteArray(1'000'000, '1') + "x",
            What::NotJson, "line 1, column 1000012"); // the last digit: too large
        row("a name too long", with("\"vendor\": \"We\"", "\"vendor\": \"" + QByteArray(101, 'w') + '"'),
            What::OutOfRange, "/accelerators/0/vendor", "0 to 100");
        row("an unknown status", with("\"shipping\"", "\"sold out\""), What::UnknownWord,
            "/accelerators/0/status", "sold out");
        row("an unknown kind", with("\"measured\", \"source\"", "\"guessed\", \"source\""), What::UnknownWord,
            "/accelerators/0/bandwidth_tb_s/kind", "guessed");
        row("an unknown attention", with("\"attention\": \"full\"", "\"attention\": \"partial\""),
            What::UnknownWord, "/models/0/layers/types/full/attention", "partial");
        row("an unknown layer type", with("[\"full\"]", "[\"fool\"]"), What::UnknownWord,
            "/models/0/layers/order/0/of/0", "fool");
        row("an unknown matrix format", with("\"bf16\": {", "\"bf17\": {"), What::UnknownWord,
            "/accelerators/0/peak_tflops", "bf17");
        row("an unknown tensor class", with("\"mlp\": 1000000000", "\"brain\": 1000000000"),
            What::UnknownWord, "/models/0/parameters/classes/brain", "brain");
        row("an id with a space", with("\"box-1\"", "\"box 1\""), What::UnknownWord, "/accelerators/0/id",
            "box 1");
        row("an empty id", with("\"box-1\"", "\"\""), What::UnknownWord, "/accelerators/0/id");
        row("an unknown source",
            with(R"("kind": "measured", "source": "lab")", R"("kind": "measured", "source": "pub")"),
            What::UnknownSource, "/accelerators/0/bandwidth_tb_s/source", "pub");
        row("a part we have", with("\"box-1\"", "\"mi300x\""), What::DuplicateId, "/accelerators/0",
            "mi300x");
        row("a model we have", with("\"own-model\"", "\"llama-3-70b\""), What::DuplicateId, "/models/0",
            "llama-3-70b");
        row("an id that is an alias", with("\"w7\"", "\"fp8\""), What::DuplicateId, "/weights/0", "fp8");
        row("an alias that is taken, in another case", with("\"seven\"", "\"AWQ\""), What::DuplicateId,
            "/weights/0", "AWQ");
        row("no layers", with(R"([{"repeat": 10, "of": ["full"]}])", "[]"), What::Inconsistent,
            "/models/0/layers", "no layer");
        row("layers that keep nothing",
            with(R"("attention": "full", "mlp": "dense", "kv_heads": 8, "key_dim": 64, "value_dim": 64)",
                 R"("attention": "none", "mlp": "dense")"),
            What::Inconsistent, "/models/0/layers", "no layer");
        row("layers that share what nobody owns",
            with(R"("kv_heads": 8)", R"("shares_cache": true, "kv_heads": 8)"), What::Inconsistent,
            "/models/0/layers", "no layer");
        row("no parameters", with("\"mlp\": 1000000000", "\"mlp\": 0"), What::Inconsistent,
            "/models/0/parameters", "no parameters");
        row("parameters of a draft alone", with("\"mlp\": 1000000000", "\"draft\": 1000000000"),
            What::Inconsistent, "/models/0/parameters", "no parameters");
        row("experts without a mixture", with("\"mlp\": \"dense\"", "\"mlp\": \"moe\""), What::Inconsistent,
            "/models/0", "moe");
        row("a draft of an unknown layer type",
            with("\"checkpoints\": [],",
                 R"("checkpoints": [], "draft": {"layers": 1, "type": "none", "parameters": 5},)"),
            What::UnknownWord, "/models/0/draft/type", "none");
        row("thousands of layers too many", with("\"repeat\": 10,", "\"repeat\": 10001,"), What::OutOfRange,
            "/models/0/layers/order/0/repeat", "1 to 10000");
        row("thousands of repeats",
            with(R"([{"repeat": 10, "of": ["full"]}])",
                 '[' + QByteArray(R"({"repeat": 9, "of": ["full", "full"]},)").repeated(3000)
                     + R"({"repeat": 1, "of": ["full"]}])"),
            What::OutOfRange, "/models/0/layers/order/555", "1 to 10000 layers");
        row("nesting without end", QByteArray("[").repeated(100'000), What::NotJson, "line 1, column 100001");
        row("nesting far too deep", QByteArray("[").repeated(100'000) + QByteArray("]").repeated(100'000),
            What::TooDeep, "line 1, column 33", "32");
        // 83 characters before it, and two objects and a list around: the thirtieth bracket is one too deep.
        row("nesting a little too deep",
            with("\"memory_type\": \"DDR\"",
                 "\"memory_type\": " + QByteArray("[").repeated(31) + QByteArray("]").repeated(31)),
            What::TooDeep, "line 7, column 113", "32");
        row("a key with the signs of a pointer",
            with("\"full\": {", "\"a/b~c\": {\"attention\": 1},\"full\": {"), What::WrongType,
            "/models/0/layers/types/a~1b~0c/attention", "string");
    }
    void badFiles()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, what);
        QFETCH(QString, where);
        QFETCH(QString, detail);
        Catalog extended = catalog();
        const auto problem = addCatalogText(extended, text.toStdString(), "own.json");
        QVERIFY(problem);
        QCOMPARE(qt(problem->where), where);
        QCOMPARE(int(problem->what), what);
        QCOMPARE(qt(problem->file), QStringLiteral("own.json"));
        QVERIFY2(qt(problem->detail).contains(detail), problem->detail.c_str());
        QVERIFY(problem->detail.size() < 300);
        QCOMPARE(packed(extended), packed(catalog())); // as it was
    }
    void tooLargeAFile()
    {
        const auto problem = problemOf(kGood + QByteArray(qsizetype(kLargestCatalogFile), ' '));
        QVERIFY(problem);
        QCOMPARE(int(problem->what), int(What::TooLarge));
        QCOMPARE(qt(problem->detail), QStringLiteral("4")); // MiB
        QVERIFY(!problemOf(kGood + QByteArray(qsizetype(kLargestCatalogFile) - kGood.size(), ' ')));
    }
    void aHugeWordIsNotRepeatedInFull()
    {
        const auto problem =
            problemOf(with(R"("form": "box")",
                           R"("form": "box", ")" + QByteArray("\xC3\xA9").repeated(1'000'000) + R"(": 1)"));
        QCOMPARE(int(problem->what), int(What::UnknownKey));
        QVERIFY(problem->detail.size() < 200);
        QVERIFY(!qt(problem->detail).contains(QChar::ReplacementCharacter)); // not cut within a character
    }
    void theSameFileTwiceIsRefused()
    {
        Catalog extended = catalog();
        QVERIFY(!addCatalogText(extended, kGood.toStdString(), "own.json"));
        const auto problem = addCatalogText(extended, kGood.toStdString(), "copy.json");
        QCOMPARE(int(problem->what), int(What::DuplicateId));
        QCOMPARE(qt(problem->file), QStringLiteral("copy.json"));
    }
    void truncatedAnywhereItIsRefused()
    {
        Catalog empty;
        for (qsizetype size = 0; size < kGood.size(); ++size)
            QVERIFY(addCatalogText(empty, kGood.left(size).toStdString(), "own.json"));
        QVERIFY(empty.accelerators.empty());
    }
};

QTEST_APPLESS_MAIN(UserCatalogTest)
#include "user_catalog_test.moc"
