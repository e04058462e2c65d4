// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/stories.h"

#include "widgets/sentences/names.h"
#include "widgets/sentences/refusals.h"
#include "widgets/sentences/sentences.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace headroom {

namespace {

struct Stories {
    Q_DECLARE_TR_FUNCTIONS(Stories)
};

QString valueText(double value, int digits, const Numbers &numbers)
{
    return numbers.locale().toString(value, 'f', digits);
}

} // namespace

QString storyText(const Text &text, const StoryStep &step, const Numbers &numbers)
{
    QString sentence = textIn(text, numbers.locale());
    for (const StoryNumber &number : step.numbers)
        sentence.replace(QLatin1Char('{') + QString::fromStdString(number.name) + QLatin1Char('}'),
                         valueText(number.says, number.digits, numbers));
    return sentence;
}

QString storySource(const StoryStep &step)
{
    const QString title = QString::fromStdString(step.sourceTitle);
    if (title.isEmpty() || step.sourceAddress.empty())
        return title;
    //: A source of a story's step: %1 its title, %2 its web address
    return Stories::tr("%1, %2").arg(title, QString::fromStdString(step.sourceAddress));
}

QString storyMissText(const StoryMiss &miss, const Numbers &numbers)
{
    if (miss.unresolved)
        //: A step of a story. %1: number of the step, %2: a sentence
        return Stories::tr("Step %1: %2").arg(miss.step).arg(unresolvedText(*miss.unresolved));
    const QString name = QString::fromStdString(miss.name);
    const QString says = numbers.count(miss.says);
    if (!miss.found)
        //: A step of a story. %2: the name of a number, %3: its value in the text
        return Stories::tr("Step %1: {%2} says %3, but this configuration has no such figure.")
            .arg(miss.step)
            .arg(name, says);
    return Stories::tr("Step %1: {%2} says %3, but %4 is worked out.")
        .arg(miss.step)
        .arg(name, says, numbers.count(*miss.found));
}

QString refusalText(const QString &file, const StoryProblem &problem)
{
    const QString why = std::holds_alternative<CatalogProblem>(problem.why)
                            ? refusalText(std::get<CatalogProblem>(problem.why))
                            : refusalText(file, std::get<ScenarioError>(problem.why));
    if (problem.step == 0)
        return why;
    //: A step of a story. %1: number of the step, %2: a sentence that names file and place
    return Stories::tr("Step %1: %2").arg(problem.step).arg(why);
}

std::variant<Story, Said> readStoryFile(const QString &path)
{
    QFile file(path);
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile()) // a pipe would wait for its writer
        return [path] { return Stories::tr("%1 is not a plain file.").arg(path); };
    const bool opened = file.open(QIODevice::ReadOnly);
    const QByteArray bytes = opened ? file.read(static_cast<qint64>(kLargestStoryFile) + 1) : QByteArray();
    if (file.error() != QFileDevice::NoError)
        return [path, why = file.errorString()] {
            //: %1 is a file, %2 the system's reason.
            return Stories::tr("%1 could not be read: %2").arg(path, why);
        };
    const QString name = QFileInfo(path).fileName();
    auto story =
        storyFromJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, name.toStdString());
    if (const StoryProblem *problem = std::get_if<StoryProblem>(&story))
        return [name, problem = *problem] { return refusalText(name, problem); };
    return std::get<Story>(std::move(story));
}

} // namespace headroom
