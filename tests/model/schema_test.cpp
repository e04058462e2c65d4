// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/json_schema.h"

#include "model/catalog/read_catalog.h"

#include <functional>
#include <map>
#include <set>

using namespace headroom;
using nlohmann::json;

namespace {

constexpr const char *kFiles[] = {"accelerators", "formats", "models", "efficiency", "cautions", "reserves"};

json catalogFile(const char *name)
{
    return fromFile(QString::fromLatin1(name) + QStringLiteral(".json"));
}

const Schema &schemaOf(const char *name)
{
    static const Schema accelerators("accelerators");
    static const Schema formats("formats");
    static const Schema models("models");
    static const Schema efficiency("efficiency");
    static const Schema cautions("cautions");
    static const Schema measurements("measurements");
    static const Schema reserves("reserves");
    static const std::map<std::string, const Schema *> all{
        {"accelerators", &accelerators}, {"formats", &formats},   {"models", &models},
        {"efficiency", &efficiency},     {"cautions", &cautions}, {"measurements", &measurements},
        {"reserves", &reserves}};
    return *all.at(name);
}

// Nothing, or the complaint of the program where a schema could have said as much: not what one part
// of a file says of another.
std::string complaintOfProgram(const json &document)
{
    using What = CatalogProblem::What;
    Catalog empty;
    const auto problem = addCatalogText(empty, document.dump(), "x.json");
    if (!problem || problem->what == What::UnknownSource || problem->what == What::Inconsistent
        || problem->what == What::DuplicateId)
        return {};
    const bool namesALayer =
        problem->where.find("/of/") != std::string::npos || problem->where.ends_with("/draft/type");
    if (problem->what == What::UnknownWord && namesALayer)
        return {};
    return problem->where + ": " + problem->detail;
}

// The ids under every "source" and "evidence" key.
void collectSources(const json &value, std::set<std::string> &used)
{
    if (value.is_object() && value.contains("source"))
        used.insert(value["source"].get<std::string>());
    if (value.is_object() && value.contains("evidence"))
        for (const json &id : value["evidence"])
            used.insert(id.get<std::string>());
    if (value.is_structured())
        for (const json &child : value)
            collectSources(child, used);
}

// Of the constants, an architecture with every key and the one for the rest, with a few of their classes.
void shorten(json &efficiency)
{
    const std::set<std::string> hardware{"cdna3", "rtx", "unknown"};
    const std::set<std::string> classes{"cdna3-vllm-early", "cdna3-pooled", "rtx-pooled", "unknown-pooled"};
    const auto keep = [](json &list, const std::set<std::string> &ids) {
        json kept = json::array();
        for (const json &entry : list)
            if (ids.count(entry["id"].get<std::string>()) > 0)
                kept.push_back(entry);
        list = kept;
    };
    keep(efficiency["hardware"], hardware);
    keep(efficiency["classes"], classes);
}

// A file with only a few entries of each list, of every kind.
json excerpt(const char *name)
{
    const std::set<std::string> chosen{
        "mi300x",      "helios-72", "qwen3.8-27b",          "deepseek-v4-flash",    "fp8_e4m3_channel",
        "gguf_q4_k_m", "fp8_e4m3",  "vllm-graphs-estimate", "vllm-non-torch-ranks", "sglang-before-weights"};
    json file = catalogFile(name);
    for (const char *list : {"accelerators", "models", "weights", "cache", "reserves"}) {
        json kept = json::array();
        for (const json &entry : file.value(list, json::array()))
            if (chosen.count(entry["id"].get<std::string>()) > 0)
                kept.push_back(entry);
        if (file.contains(list))
            file[list] = kept;
    }
    for (const char *list : {"hardware", "averages", "rules"})
        if (file.contains(list))
            file[list].erase(file[list].begin() + 1, file[list].end());
    if (file.contains("efficiency"))
        shorten(file["efficiency"]);
    if (file.contains("cautions"))
        file["cautions"].erase(file["cautions"].begin() + 8, file["cautions"].end());
    std::set<std::string> used;
    collectSources(file, used);
    for (auto source = file["sources"].begin(); source != file["sources"].end();)
        source = used.count(source.key()) > 0 ? std::next(source) : file["sources"].erase(source);
    return file;
}

std::vector<json::json_pointer> placesIn(const json &document)
{
    std::vector<json::json_pointer> places;
    const json flat = document.flatten();
    std::set<std::string> seen;
    for (const auto &[path, value] : flat.items())
        for (json::json_pointer place(path); !place.empty() && seen.insert(place.to_string()).second;
             place = place.parent_pointer())
            places.push_back(place);
    return places;
}

void forEachText(const json &value, const std::function<void(const json &)> &use)
{
    if (value.is_object() && value.contains("en"))
        use(value);
    if (value.is_structured())
        for (const json &child : value)
            forEachText(child, use);
}

void addFiles()
{
    QTest::addColumn<QByteArray>("file");
    for (const char *name : kFiles)
        QTest::newRow(name) << QByteArray(name);
}

} // namespace

// The catalog files against their schemas, and the schemas against what the program takes.
class SchemaTest : public QObject {
    Q_OBJECT

private slots:
    void filesAreValid_data() { addFiles(); }
    void filesAreValid()
    {
        QFETCH(QByteArray, file);
        const QString complaints = schemaOf(file.constData()).complaintsOn(catalogFile(file.constData()));
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints));
    }
    void excerptsAreValid_data() { addFiles(); } // or the changes below would prove nothing
    void excerptsAreValid()
    {
        QFETCH(QByteArray, file);
        const json small = excerpt(file.constData());
        const QString complaints = schemaOf(file.constData()).complaintsOn(small);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints));
        QCOMPARE(complaintOfProgram(small), std::string());
    }

    void wrongDocuments_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char *name, const char *file, const char *place, const char *value) {
            QTest::newRow(name) << QByteArray(file) << QByteArray(place) << QByteArray(value);
        };
        row("another version", "models", "/schema", "2");
        row("an unknown key at the top", "models", "/extra", "1");
        row("an unknown key in an entry", "accelerators", "/accelerators/0/colour", "\"red\"");
        row("an unknown key in a figure", "accelerators", "/accelerators/0/memory_gb/unit", "\"GB\"");
        row("text in place of a number", "accelerators", "/accelerators/0/memory_gb/value", "\"192\"");
        row("a negative number", "accelerators", "/accelerators/0/bandwidth_tb_s/value", "-1");
        row("an unknown kind", "accelerators", "/accelerators/0/memory_gb/kind", "\"guessed\"");
        row("an unknown status", "accelerators", "/accelerators/0/status", "\"sold out\"");
        row("an id in capitals", "models", "/models/0/id", "\"Qwen\"");
        row("a date that is none", "models", "/sources/worked-out/date", "\"2026-13\"");
        row("a text in one language", "formats", "/cache/0/note", "{\"en\": \"only English\"}");
        row("no layers of a kind", "models", "/models/0/layers/order/0/repeat", "0");
        row("an unknown attention", "models", "/models/0/layers/types/full/attention", "\"partial\"");
        row("a window that is missing", "models", "/models/0/layers/types/full/attention", "\"sliding\"");
        row("an unknown tensor class", "models", "/models/0/parameters/classes/brain", "1");
        row("an unknown engine", "reserves", "/reserves/0/engine", "\"tgi\"");
        row("a version that is none", "reserves", "/reserves/0/from", "\"new\"");
        row("a band of nothing", "reserves", "/reserves/0/rows", "[]");
        row("bits that are text", "formats", "/weights/0/element_bits", "\"4\"");
        row("an unknown engine", "efficiency", "/efficiency/classes/0/engine", "\"vlmm\"");
        row("a share above any", "efficiency", "/efficiency/hardware/0/stream/16bit", "7");
        row("no link rate", "efficiency", "/efficiency/hardware/0/link_gb_s", "null");
        row("two counts of devices", "efficiency", "/efficiency/constants/pcie/devices", "[2, 4]");
        row("an unknown topic", "cautions", "/cautions/0/about", "\"weather\"");
        row("a limit that limits nothing", "cautions", "/cautions/1/when/sequences", "{}");
        row("an unknown condition", "cautions", "/cautions/0/when/colour", "true");
    }
    void wrongDocuments()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, value);
        json document = excerpt(file.constData());
        document[json::json_pointer(place.toStdString())] = json::parse(value.toStdString());
        QVERIFY(!schemaOf(file.constData()).accepts(document));
    }

    // Who checks a file with the schema must not be refused by the program: leave out, and exchange,
    // each value in turn.
    void theSchemaIsAsStrictAsTheProgram_data() { addFiles(); }
    void theSchemaIsAsStrictAsTheProgram()
    {
        QFETCH(QByteArray, file);
        const Schema &schema = schemaOf(file.constData());
        const json small = excerpt(file.constData());
        const auto places = placesIn(small);
        QVERIFY(places.size() > 100);
        for (const json::json_pointer &place : places) {
            if (place.to_string() == "/efficiency/constants")
                continue; // a user's file may leave them to the built-in one; this catalog has none
            json document = small;
            json &parent = document[place.parent_pointer()];
            if (parent.is_object())
                parent.erase(place.back());
            else
                parent.erase(std::stoul(place.back()));
            const auto agree = [&](const std::string &change) {
                const std::string complaint =
                    schema.accepts(document) ? complaintOfProgram(document) : std::string();
                QVERIFY2(complaint.empty(), (change + " at " + place.to_string() + ": " + complaint).c_str());
            };
            agree("nothing");
            document = small;
            json &value = document[place];
            value = value.is_string() ? json::object() : json("x");
            agree("another type");
        }
    }

    void textsAreInBothLanguages_data() { addFiles(); }
    void textsAreInBothLanguages()
    {
        QFETCH(QByteArray, file);
        int texts = 0;
        forEachText(catalogFile(file.constData()), [&](const json &text) {
            ++texts;
            const auto en = text["en"].get<std::string>();
            const auto pt = text["pt_BR"].get<std::string>();
            QVERIFY2(!en.empty() && !pt.empty(), en.c_str());
            QVERIFY2(en.size() < 30 || en != pt, en.c_str()); // names may be the same
        });
        QVERIFY(texts > 5);
    }
    void measurementsAreValid()
    {
        const json document = catalogFile("measurements");
        const QString complaints = schemaOf("measurements").complaintsOn(document);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints));
        json wrong = document;
        wrong["measurements"].erase(wrong["measurements"].begin() + 3, wrong["measurements"].end());
        QVERIFY(schemaOf("measurements").accepts(wrong));
        wrong["measurements"][0]["unit"] = "ms"; // of a rate
        QVERIFY(!schemaOf("measurements").accepts(wrong));
    }
    void everySourceIsUsed_data() { addFiles(); }
    void everySourceIsUsed()
    {
        QFETCH(QByteArray, file);
        const json document = catalogFile(file.constData());
        std::set<std::string> used;
        collectSources(document, used);
        for (const auto &[id, source] : document["sources"].items())
            QVERIFY2(used.count(id) > 0, id.c_str());
        for (const std::string &id : used)
            QVERIFY2(document["sources"].contains(id), id.c_str());
    }
};

QTEST_APPLESS_MAIN(SchemaTest)
#include "schema_test.moc"
