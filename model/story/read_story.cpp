// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/story/read_story.h"

#include "model/catalog/read_parts.h"

#include <algorithm>

namespace headroom {

namespace {

using nlohmann::json;
using What = CatalogProblem::What;

constexpr double kMostStated = 1e12;

// Thrown where a step's change leaves no scenario, caught where reading began.
struct BadChange {
    ScenarioError error;
};

// The scenario after a merge patch (RFC 7396): keys that are given replace, null takes away, lists are
// given whole.
Scenario changed(const Scenario &before, const JsonCursor &change)
{
    json document = json::parse(toJson(before));
    document.merge_patch(change.value());
    std::variant<Scenario, ScenarioError> after = scenarioFromJson(document.dump());
    if (const ScenarioError *error = std::get_if<ScenarioError>(&after))
        throw BadChange{*error};
    Scenario scenario = std::get<Scenario>(std::move(after));
    if (!scenario.unknownKeys.empty())
        change.fail(What::UnknownKey, scenario.unknownKeys);
    for (const Configuration &configuration : scenario.configurations)
        if (!configuration.unknownKeys.empty())
            change.fail(What::UnknownKey, configuration.unknownKeys);
    return scenario;
}

std::size_t cardOf(const JsonCursor &cursor)
{
    return static_cast<std::size_t>(cursor.integer(1, static_cast<int>(kMostConfigurations))) - 1;
}

StoryNumber readNumber(const std::string &name, JsonCursor cursor, std::size_t cards)
{
    StoryNumber number;
    number.name = name;
    JsonCursor of = cursor.at("of");
    const std::optional<StoryFigure> figure = storyFigureFrom(of.text(100));
    if (!figure)
        of.fail(What::UnknownWord, of.text(100));
    number.figure = *figure;
    if (cursor.has("card"))
        number.card = cardOf(cursor.at("card"));
    if (cursor.has("over"))
        number.over = cardOf(cursor.at("over"));
    if (std::max(number.card, number.over.value_or(0)) >= cards)
        cursor.fail(What::OutOfRange, "1 to " + std::to_string(cards));
    if (cursor.has("divided_by"))
        number.dividedBy = cursor.at("divided_by").number(1e-6, kMostStated);
    if (number.figure == StoryFigure::Published)
        number.run = readId(cursor.at("run"));
    number.says = cursor.at("says").number(-kMostStated, kMostStated);
    if (cursor.has("digits"))
        number.digits = cursor.at("digits").integer(0, kMostStoryDigits);
    cursor.noOtherKeys();
    return number;
}

void readNumbers(StoryStep &step, const JsonCursor &numbers)
{
    const auto members = numbers.members();
    if (members.size() > kMostStoryNumbers)
        numbers.fail(What::OutOfRange, "0 to " + std::to_string(kMostStoryNumbers));
    for (const auto &[name, cursor] : members)
        step.numbers.push_back(readNumber(name, cursor, step.scenario.configurations.size()));
}

bool has(const std::vector<std::string> &names, const std::string &name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

// Every placeholder has a number, and every number stands somewhere in each language.
void placeholdersMustFit(const StoryStep &step, const JsonCursor &where)
{
    for (const auto language : {&Text::en, &Text::ptBR}) {
        std::vector<std::string> used;
        for (const Text *text : {&step.say, &step.ask, &step.reveal})
            for (const std::string &name : placeholdersOf(text->*language))
                used.push_back(name);
        for (const std::string &name : used)
            if (std::none_of(step.numbers.begin(), step.numbers.end(),
                             [&](const StoryNumber &number) { return number.name == name; }))
                where.fail(What::Inconsistent, "{" + name + "} has no number");
        for (const StoryNumber &number : step.numbers)
            if (!has(used, number.name))
                where.fail(What::Inconsistent, "{" + number.name + "} stands in no sentence");
    }
}

void readSource(StoryStep &step, JsonCursor source)
{
    step.sourceTitle = source.at("title").name(300);
    if (source.has("address"))
        step.sourceAddress = source.at("address").name(500);
    source.noOtherKeys();
}

StoryStep readStep(JsonCursor cursor, const Scenario &before)
{
    StoryStep step;
    step.say = CatalogReader::text(cursor.at("say"));
    step.look =
        static_cast<StoryLook>(cursor.at("look").oneOf({"answer", "capacity", "memory", "rate", "tradeoff"}));
    if (cursor.has("ask") || cursor.has("reveal")) {
        step.ask = CatalogReader::text(cursor.at("ask"));
        step.reveal = CatalogReader::text(cursor.at("reveal"));
    }
    if (cursor.has("source"))
        readSource(step, cursor.at("source"));
    step.scenario = cursor.has("change") ? changed(before, cursor.at("change")) : before;
    if (cursor.has("numbers"))
        readNumbers(step, cursor.at("numbers"));
    cursor.noOtherKeys();
    placeholdersMustFit(step, cursor);
    return step;
}

void versionMustBeKnown(const JsonCursor &version)
{
    const double found = version.number(1.0, 1e9);
    if (found > kStoryVersion)
        version.fail(What::NewerVersion, std::to_string(static_cast<long long>(found)));
}

Story readStory(JsonCursor root, int &step)
{
    versionMustBeKnown(root.at("headroom_story"));
    Story story;
    story.id = readId(root.at("id"));
    story.title = CatalogReader::text(root.at("title"));
    Scenario scenario = lessonScenario();
    if (root.has("start"))
        scenario = changed(scenario, root.at("start"));
    const JsonCursor steps = root.at("steps");
    if (steps.size() < 1 || steps.size() > kMostStorySteps)
        steps.fail(What::OutOfRange, "1 to " + std::to_string(kMostStorySteps));
    for (const JsonCursor &cursor : steps.items()) {
        ++step;
        story.steps.push_back(readStep(cursor, scenario));
        scenario = story.steps.back().scenario;
    }
    step = 0;
    root.noOtherKeys();
    return story;
}

} // namespace

std::variant<Story, StoryProblem> storyFromJson(std::string_view text, const std::string &file)
{
    if (text.size() > kLargestStoryFile)
        return StoryProblem{0, CatalogProblem{What::TooLarge, file, {}, "1"}};
    std::variant<json, CatalogProblem> parsed = parseCatalogText(text, file);
    if (CatalogProblem *problem = std::get_if<CatalogProblem>(&parsed))
        return StoryProblem{0, std::move(*problem)};
    int step = 0;
    try {
        return readStory(JsonCursor(std::get<json>(parsed)), step);
    } catch (const CatalogReadError &error) {
        CatalogProblem problem = error.problem;
        problem.file = file;
        return StoryProblem{step, std::move(problem)};
    } catch (const BadChange &bad) {
        return StoryProblem{step, bad.error};
    }
}

std::vector<Story> readStories(std::span<const StoryText> texts)
{
    std::vector<Story> stories;
    for (const StoryText &text : texts) {
        std::variant<Story, StoryProblem> story = storyFromJson(text.json, text.file);
        if (Story *read = std::get_if<Story>(&story))
            stories.push_back(std::move(*read));
    }
    return stories;
}

std::vector<std::string> placeholdersOf(std::string_view sentence)
{
    std::vector<std::string> names;
    for (std::size_t open = sentence.find('{'); open != std::string_view::npos;
         open = sentence.find('{', open + 1)) {
        const std::size_t close = sentence.find('}', open);
        if (close == std::string_view::npos)
            break;
        names.emplace_back(sentence.substr(open + 1, close - open - 1));
    }
    return names;
}

} // namespace headroom
