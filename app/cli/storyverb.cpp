// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table.h"
#include "app/cli/usageerror.h"
#include "app/cli/verbs.h"

#include "model/measurement/measurement.h"
#include "widgets/sentences/names.h"
#include "widgets/sentences/stories.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

struct Tale {
    Q_DECLARE_TR_FUNCTIONS(CliStory)
};

QString listOfStories(const Numbers &numbers)
{
    Table table({Table::Align::Left, Table::Align::Left});
    for (const Story &story : builtInStories())
        table.addRow({QString::fromStdString(story.id), textIn(story.title, numbers.locale())});
    return table.text();
}

Story storyNamed(const QString &name)
{
    const std::vector<Story> &known = builtInStories();
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const Story &story) { return story.id == name.toStdString(); });
    if (found != known.end())
        return *found;
    auto read = readStoryFile(name);
    if (const Said *reason = std::get_if<Said>(&read))
        throw UsageError{(*reason)()};
    return std::get<Story>(std::move(read));
}

QString stepText(const StoryStep &step, std::size_t at, const Numbers &numbers)
{
    QString text = QStringLiteral("%1. %2\n").arg(at + 1).arg(storyText(step.say, step, numbers));
    if (!step.ask.isEmpty()) {
        text += QStringLiteral("   ") + Tale::tr("Question: %1").arg(storyText(step.ask, step, numbers))
                + QLatin1Char('\n');
        text += QStringLiteral("   ") + Tale::tr("Answer: %1").arg(storyText(step.reveal, step, numbers))
                + QLatin1Char('\n');
    }
    if (const QString source = storySource(step); !source.isEmpty())
        text += QStringLiteral("   ") + Tale::tr("Source: %1").arg(source) + QLatin1Char('\n');
    return text;
}

QString missesText(const std::vector<StoryMiss> &misses, const Numbers &numbers)
{
    if (misses.empty())
        return QLatin1Char('\n') + Tale::tr("Every number is as the program works it out.")
               + QLatin1Char('\n');
    QString text(QLatin1Char('\n'));
    for (const StoryMiss &miss : misses)
        text += storyMissText(miss, numbers) + QLatin1Char('\n');
    return text;
}

} // namespace

CliAnswer storyVerb(const Catalog &catalog, const Typed &typed, const Numbers &numbers)
{
    constexpr int differs = 3;
    if (!typed)
        return {listOfStories(numbers), 0};
    const Story story = storyNamed(*typed);
    QString text = textIn(story.title, numbers.locale()) + QStringLiteral("\n\n");
    for (std::size_t i = 0; i < story.steps.size(); ++i)
        text += stepText(story.steps[i], i, numbers);
    const std::vector<StoryMiss> misses = checkStory(catalog, publishedMeasurements(), story);
    return {text + missesText(misses, numbers), misses.empty() ? 0 : differs};
}

} // namespace headroom
