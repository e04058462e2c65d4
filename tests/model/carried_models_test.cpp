// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/checkpoint/carried_models.h"
#include "model/checkpoint/catalog_text.h"
#include "model/scenario/scenario_json.h"
#include "tests/model/import_support.h"

using namespace headroom;

namespace {

// A catalog with tiny-llama in it, and a scenario that asks for it.
struct Elsewhere {
    Catalog here = catalog();
    Scenario scenario;

    Elsewhere()
    {
        const ImportResult result =
            importBytes({{"config.json", kLlamaConfig}, tinyLlama().file("model.safetensors")});
        scenario.model = addToCatalog(here, *imported(result));
        scenario.context = 1024;
        scenario.configurations.emplace_back().accelerator = "mi300x";
        scenario = withCarriedModels(scenario, here);
    }
    [[nodiscard]] std::string text() const { return toJson(scenario); }
};

Scenario read(const std::string &text)
{
    const auto result = scenarioFromJson(text);
    const auto *error = std::get_if<ScenarioError>(&result);
    return error ? Scenario{} : std::get<Scenario>(result);
}

ScenarioError errorOf(const std::string &text)
{
    const auto result = scenarioFromJson(text);
    const auto *error = std::get_if<ScenarioError>(&result);
    return error ? *error : ScenarioError{ScenarioError::What::NotAScenario, "read", {}};
}

std::string replaced(std::string text, const std::string &old, const std::string &by)
{
    const std::size_t at = text.find(old);
    return at == std::string::npos ? std::string("not found: ") + old : text.replace(at, old.size(), by);
}

std::string with(const std::string &carried)
{
    return R"({"headroom_scenario": 1, "model": "x", "context": 1, "configurations": [], "carried_models": )"
           + carried + '}';
}

} // namespace

// A document carries the models that only its own program knows.
class CarriedModelsTest : public QObject {
    Q_OBJECT

private slots:
    void anImportResolvesElsewhere()
    {
        const Elsewhere e;
        QCOMPARE(e.scenario.carriedModels.size(), std::size_t{1});
        const Scenario opened = read(e.text());
        Catalog other = catalog();
        QVERIFY(!other.model("tiny-llama"));
        QVERIFY(!addCarriedModels(other, opened, "a.headroom.json").any());
        const LanguageModel *model = other.model("tiny-llama");
        QVERIFY(model);
        const LanguageModel &original = *e.here.model("tiny-llama");
        QVERIFY(model->parameters == original.parameters);
        QVERIFY(model->checkpoints.front().bytesByClass == original.checkpoints.front().bytesByClass);
        QCOMPARE(other.sources[model->shapeFrom.source].title,
                 std::string("Imported from config.json, model.safetensors"));
        QVERIFY(withCarriedModels(opened, other) == opened);
    }
    void isWrittenAsItWasRead()
    {
        const Elsewhere e;
        const std::string text = e.text();
        QCOMPARE(toJson(read(text)), text);
        const std::string strange = replaced(text, "\"aliases\"", "\"a_newer_key\": [1, 2.5], \"aliases\"");
        const std::string once = toJson(read(strange));
        QVERIFY(once.find("a_newer_key") != std::string::npos);
        QCOMPARE(toJson(read(once)), once);
    }
    void theProgramsOwnModelsAreNotCarried()
    {
        Elsewhere e;
        e.scenario.model = "qwen3.8-27b";
        QVERIFY(withCarriedModels(e.scenario, e.here).carriedModels.empty());
        QVERIFY(e.text().find("carried_models") != std::string::npos);
        QVERIFY(toJson(withCarriedModels(e.scenario, e.here)).find("carried_models") == std::string::npos);
    }
    // A card's own model and one that drafts count too; the name may be an alias.
    void whateverNamesAModelKeepsIt()
    {
        Elsewhere e;
        e.scenario.model = "qwen3.8-27b";
        e.scenario.configurations.front().model = "TINY-LLAMA";
        QCOMPARE(withCarriedModels(e.scenario, e.here).carriedModels.size(), std::size_t{1});
        e.scenario.configurations.front().model.clear();
        e.scenario.settings.draftModel = "tiny-llama";
        QCOMPARE(withCarriedModels(e.scenario, e.here).carriedModels.size(), std::size_t{1});
        e.scenario.configurations.front().model = "tiny-llama"; // both: once
        QCOMPARE(withCarriedModels(e.scenario, e.here).carriedModels.size(), std::size_t{1});
    }
    void theCatalogsEntryIsNeverReplaced()
    {
        const Elsewhere e;
        Catalog same = e.here;
        QVERIFY(!addCarriedModels(same, e.scenario, "a.json").any());
        QCOMPARE(same.models.size(), e.here.models.size());
        const Scenario other = read(replaced(e.text(), "\"vocab_size\": 256", "\"vocab_size\": 512"));
        const CarriedTrouble trouble = addCarriedModels(same, other, "a.json");
        QCOMPARE(trouble.differing, std::vector<std::string>{"tiny-llama"});
        QVERIFY(trouble.refused.empty());
        QCOMPARE(same.model("tiny-llama")->vocabularySize, 256);
        QVERIFY(withCarriedModels(other, same) == other); // and the document keeps its own
    }
    void aDocumentBringsModelsAlone()
    {
        const Elsewhere e;
        const Scenario other = read(replaced(e.text(), "\"schema\": 1", "\"cautions\": [], \"schema\": 1"));
        Catalog all = catalog();
        const CarriedTrouble trouble = addCarriedModels(all, other, "a.json");
        QCOMPARE(trouble.refused.size(), std::size_t{1});
        QCOMPARE(trouble.refused.front().what, CatalogProblem::What::UnknownKey);
        QCOMPARE(trouble.refused.front().where, std::string("/carried_models/0"));
        QVERIFY(!all.model("tiny-llama"));
    }
    void hostileEntriesAreNamedWithTheirPlace()
    {
        const Elsewhere e;
        const Scenario other = read(replaced(e.text(), "\"hidden_size\": 64", "\"hidden_size\": -1"));
        Catalog all = catalog();
        const CarriedTrouble trouble = addCarriedModels(all, other, "a.json");
        QCOMPARE(trouble.refused.size(), std::size_t{1});
        QCOMPARE(trouble.refused.front().file, std::string("a.json"));
        QCOMPARE(trouble.refused.front().where, std::string("/carried_models/0/models/0/shape/hidden_size"));
        QVERIFY(!all.model("tiny-llama"));
        QVERIFY(withCarriedModels(other, all) == other); // not lost either
    }
    void whatTheReaderRefuses_data()
    {
        QTest::addColumn<QString>("carried");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *name, const std::string &carried, const char *where,
                            const char *detail) {
            QTest::newRow(name) << QString::fromStdString(carried) << where << detail;
        };
        const std::string one = R"({"models": [{"id": "x"}]})";
        row("no list", "{}", "/carried_models", "a list");
        row("no object", "[1]", "/carried_models/0", "an object");
        row("no model", "[{}]", "/carried_models/0/models", "");
        row("two models", R"([{"models": [{"id": "x"}, {"id": "y"}]}])", "/carried_models/0/models",
            "a list of one model");
        row("no id", R"([{"models": [{}]}])", "/carried_models/0/models/0/id", "");
        row("too many",
            '[' + one + ',' + one + ',' + one + ',' + one + ',' + one + ',' + one + ',' + one + ',' + one
                + ',' + one + ']',
            "/carried_models", "0 to 8");
        row("too large",
            R"([{"models": [{"id": "x", "name": ")" + std::string(kLargestCarriedModel, 'n') + R"("}]}])",
            "/carried_models/0", "a model of at most 96 KiB");
    }
    void whatTheReaderRefuses()
    {
        QFETCH(QString, carried);
        QFETCH(QString, where);
        QFETCH(QString, detail);
        const ScenarioError error = errorOf(with(carried.toStdString()));
        QCOMPARE(error.where, where.toStdString());
        QCOMPARE(error.detail, detail.toStdString());
    }
    // A model that no document has room for is said to be left out.
    void tooLargeToBeCarried()
    {
        Elsewhere e;
        Catalog large = catalog();
        LanguageModel model = *e.here.model("tiny-llama");
        model.id = "large";
        model.aliases.clear();
        constexpr std::size_t note = 10'000;
        for (int i = 0; i < 20; ++i)
            model.notes.push_back({std::string(note, 'n'), std::string(note, 'n')});
        large.sources = e.here.sources;
        large.models.push_back(model);
        e.scenario.model = "large";
        const Scenario scenario = withCarriedModels(e.scenario, large);
        QVERIFY(scenario.carriedModels.empty());
        QCOMPARE(notCarried(scenario, large), std::vector<std::string>{"large"});
        QVERIFY(notCarried(Elsewhere().scenario, e.here).empty());
    }
};

QTEST_APPLESS_MAIN(CarriedModelsTest)
#include "carried_models_test.moc"
