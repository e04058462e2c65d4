// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "tests/model/json_schema.h"
#include "tests/model/rates.h"

#include "model/story/check_story.h"
#include "model/story/read_story.h"

#include <functional>

using namespace headroom;
using nlohmann::json;

namespace {

json smallStory()
{
    return json::parse(R"({
      "headroom_story": 1, "id": "small", "title": {"en": "Small", "pt_BR": "Pequena"},
      "start": {"model": "qwen3.8-27b", "context": 262144, "sequences": 1,
                "configurations": [{"accelerator": "h100-sxm"}, {"accelerator": "mi300x"}]},
      "steps": [
        {"say": {"en": "{n} fit.", "pt_BR": "Cabem {n}."}, "look": "capacity",
         "numbers": {"n": {"of": "sequences", "card": 2, "says": 8}}},
        {"say": {"en": "And {n}.", "pt_BR": "E {n}."}, "look": "capacity", "change": {"context": 8192},
         "numbers": {"n": {"of": "sequences", "card": 2, "says": 208}}}]})");
}

std::optional<StoryProblem> problemOf(const json &story)
{
    const auto result = storyFromJson(story.dump(), "small.json");
    const auto *problem = std::get_if<StoryProblem>(&result);
    return problem ? std::optional(*problem) : std::nullopt;
}

Story storyOf(const json &story)
{
    return std::get<Story>(storyFromJson(story.dump(), "small.json"));
}

QString shownMiss(const StoryMiss &miss)
{
    return QStringLiteral("step %1, {%2}: says %3, is %4")
        .arg(miss.step)
        .arg(QString::fromStdString(miss.name))
        .arg(miss.says)
        .arg(miss.found ? QString::number(*miss.found, 'g', 8) : QStringLiteral("nothing"));
}

// A number that stands in a sentence by itself, not in a name such as MI300X or Qwen3.8-27B. What is said
// of a format (16 bits) or of a price of an all-reduce is no figure of the program.
bool statesAFigure(const std::string &sentence)
{
    QString text = QString::fromStdString(sentence);
    for (const char *allowed :
         {"27 billion", "27 bilhões", "16 bits", "10 microseconds", "10 microssegundos", "Llama 2 70B"})
        text.remove(QString::fromUtf8(allowed));
    static const QRegularExpression number(QStringLiteral("(^|[\\s(])\\d"));
    return number.match(text).hasMatch();
}

} // namespace

// Stories: what their sentences state is what the program works out.
class StoryTest : public QObject {
    Q_OBJECT

private slots:
    void eightShip()
    {
        QStringList ids;
        for (const StoryText &text : builtInStoryTexts()) {
            const auto result = storyFromJson(text.json, text.file);
            QVERIFY2(std::holds_alternative<Story>(result), text.file);
            const Story &story = std::get<Story>(result);
            QCOMPARE(QString::fromStdString(story.id) + QStringLiteral(".json"),
                     QString::fromLatin1(text.file));
            ids.append(QString::fromStdString(story.id));
        }
        QCOMPARE(ids, (QStringList{"one-conversation-per-card", "capacity-is-not-speed", "two-smaller-cards",
                                   "a-longer-window", "what-precision-buys", "the-node-headline",
                                   "users-per-node", "verify-before-you-buy"}));
        QCOMPARE(builtInStories().size(), builtInStoryTexts().size());
    }
    void everyNumberIsRight()
    {
        for (const Story &story : builtInStories())
            for (const StoryMiss &miss : checkStory(catalog(), publishedMeasurements(), story))
                QFAIL(qPrintable(QString::fromStdString(story.id) + QStringLiteral(": ") + shownMiss(miss)));
    }
    // So that none escapes the check.
    void noNumberIsWrittenOut()
    {
        for (const Story &story : builtInStories())
            for (const StoryStep &step : story.steps)
                for (const Text *text : {&step.say, &step.ask, &step.reveal}) {
                    QVERIFY2(!statesAFigure(text->en), text->en.c_str());
                    QVERIFY2(!statesAFigure(text->ptBR), text->ptBR.c_str());
                    QVERIFY2(text->isEmpty() || text->en != text->ptBR, text->en.c_str());
                }
    }
    void theSchemaTakesThem()
    {
        const Schema schema("story");
        for (const StoryText &text : builtInStoryTexts()) {
            const QString complaints = schema.complaintsOn(json::parse(text.json));
            QVERIFY2(complaints.isEmpty(), qPrintable(QString::fromLatin1(text.file) + complaints));
        }
    }
    void theSchemaKnowsEveryFigure()
    {
        const json schema = fromFile(QStringLiteral("schema/story.schema.json"));
        const json &words = schema["definitions"]["number"]["properties"]["of"]["enum"];
        QCOMPARE(words.size(), kStoryFigures);
        for (std::size_t i = 0; i < kStoryFigures; ++i)
            QCOMPARE(words[i].get<std::string>(), std::string(idOf(static_cast<StoryFigure>(i))));
    }

    void aStepChangesWhatTheOneBeforeLeft()
    {
        const Story story = storyOf(smallStory());
        QCOMPARE(story.steps[0].scenario.context, Tokens{262144});
        QCOMPARE(story.steps[1].scenario.context, Tokens{8192});
        QCOMPARE(story.steps[1].scenario.configurations.size(), std::size_t{2});
        QVERIFY(checkStory(catalog(), publishedMeasurements(), story).empty());
    }
    void aWrongNumberIsFound()
    {
        json story = smallStory();
        story["steps"][1]["numbers"]["n"]["says"] = 209;
        const auto misses = checkStory(catalog(), publishedMeasurements(), storyOf(story));
        QCOMPARE(misses.size(), std::size_t{1});
        QCOMPARE(misses[0].step, 2);
        QCOMPARE(misses[0].found.value_or(0.0), 208.0);
    }
    // 98.1481 over 62.0370 tok/s is 5.3 over 3.35 TB/s: 1.5821.
    void ratiosAreWorkedOut()
    {
        json story = smallStory();
        json &number = story["steps"][0]["numbers"]["n"];
        number = {{"of", "quotient"}, {"card", 2}, {"over", 1}, {"says", 1.582}, {"digits", 3}};
        QVERIFY(checkStory(catalog(), publishedMeasurements(), storyOf(story)).empty());
        number["divided_by"] = 2; // 0.7911
        number["says"] = 0.791;
        QVERIFY(checkStory(catalog(), publishedMeasurements(), storyOf(story)).empty());
    }
    void whatDoesNotFitHasNoRate()
    {
        json story = smallStory();
        story["start"]["model"] = "llama-3.1-405b";
        story["steps"][0]["numbers"]["n"] = {{"of", "rate"}, {"card", 1}, {"says", 1}};
        const auto misses = checkStory(catalog(), publishedMeasurements(), storyOf(story));
        QVERIFY(!misses.empty());
        QVERIFY(!misses[0].found);
    }
    void anUnknownPartIsNamed()
    {
        json story = smallStory();
        story["start"]["configurations"][0]["accelerator"] = "no-such-part";
        const auto misses = checkStory(catalog(), publishedMeasurements(), storyOf(story));
        QVERIFY(!misses.empty() && misses[0].unresolved);
        QCOMPARE(misses[0].unresolved->given, std::string("no-such-part"));
    }

    void problemsNameTheStep_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("where");
        QTest::newRow("no sentence") << "/steps/1/say"
                                     << "null" << 2 << "/steps/1";
        QTest::newRow("one language") << "/steps/0/say"
                                      << R"({"en": "{n}"})" << 1 << "/steps/0/say";
        QTest::newRow("look") << "/steps/1/look"
                              << R"("elsewhere")" << 2 << "/steps/1/look";
        QTest::newRow("figure") << "/steps/1/numbers/n/of"
                                << R"("luck")" << 2 << "/steps/1/numbers/n/of";
        QTest::newRow("card") << "/steps/0/numbers/n/card"
                              << "3" << 1 << "/steps/0/numbers/n";
        QTest::newRow("no number") << "/steps/0/numbers"
                                   << "{}" << 1 << "/steps/0";
        QTest::newRow("typing error") << "/steps/1/change/contxt"
                                      << "1" << 2 << "/steps/1/change";
        QTest::newRow("no answer") << "/steps/0/ask"
                                   << R"({"en": "?", "pt_BR": "?"})" << 1 << "/steps/0";
        QTest::newRow("no steps") << "/steps"
                                  << "[]" << 0 << "/steps";
        QTest::newRow("newer") << "/headroom_story"
                               << "2" << 0 << "/headroom_story";
        QTest::newRow("id") << "/id"
                            << R"("../x")" << 0 << "/id";
    }
    void problemsNameTheStep()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(int, step);
        QFETCH(QString, where);
        json story = smallStory();
        story[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
        const std::optional<StoryProblem> problem = problemOf(story);
        QVERIFY(problem);
        QCOMPARE(problem->step, step);
        const auto *why = std::get_if<CatalogProblem>(&problem->why);
        QVERIFY(why);
        QCOMPARE(QString::fromStdString(why->where), where);
        QCOMPARE(why->file, std::string("small.json"));
    }
    void aChangeThatLeavesNoScenarioIsRefused()
    {
        json story = smallStory();
        story["steps"][1]["change"]["context"] = -1;
        const std::optional<StoryProblem> problem = problemOf(story);
        QVERIFY(problem);
        QCOMPARE(problem->step, 2);
        const auto *why = std::get_if<ScenarioError>(&problem->why);
        QVERIFY(why);
        QCOMPARE(why->where, std::string("/context"));
    }
    void hostileTextsAreRefused()
    {
        QVERIFY(std::holds_alternative<StoryProblem>(storyFromJson("", "x.json")));
        QVERIFY(std::holds_alternative<StoryProblem>(storyFromJson(std::string(100'000, '['), "x.json")));
        QVERIFY(std::holds_alternative<StoryProblem>(storyFromJson(std::string(kLargestStoryFile + 1, ' '),
                                                                   "x.json")));
        json story = smallStory();
        for (int i = 0; i < 200; ++i)
            story["steps"].push_back(story["steps"][0]);
        QVERIFY(problemOf(story));
    }
};

QTEST_APPLESS_MAIN(StoryTest)
#include "story_test.moc"
