// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/modelfile.h"
#include "app/cli/output.h"
#include "app/cli/request.h"
#include "app/cli/usageerror.h"
#include "app/cli/verbs.h"

#include "widgets/sentences/harmless.h"
#include "widgets/sentences/language.h"
#include "widgets/sentences/refusals.h"
#include "widgets/sentences/usercatalogs.h"

#include <algorithm>

namespace {

using namespace headroom;

constexpr int kNotWritten = 1;
constexpr int kBadInput = 2;

// Of many broken catalogs only the first are named, but to those who ask for the catalog.
Catalog wholeCatalog(Verb verb)
{
    constexpr std::size_t few = 3;
    Catalog catalog = builtInCatalog();
    const std::vector<CatalogProblem> problems = addUserCatalogs(catalog);
    const std::size_t named = verb == Verb::Catalog ? problems.size() : std::min(few, problems.size());
    for (std::size_t i = 0; i < named; ++i)
        writeError(refusalText(problems[i]));
    if (problems.size() > named)
        writeError(moreRefusalsText(problems.size() - named));
    return catalog;
}

CliAnswer answerTo(const Request &request, const Numbers &numbers)
{
    if (!request.help.isEmpty())
        return {request.help};
    if (request.version)
        return {QStringLiteral("headroom-cli " HEADROOM_VERSION "\n")};
    const bool sweep = request.verb == Verb::Sweep;
    const bool asks = request.verb != Verb::Catalog && request.verb != Verb::Size
                      && request.verb != Verb::Inspect && request.verb != Verb::Check
                      && request.verb != Verb::Results && request.verb != Verb::Story
                      && request.verb != Verb::Shapes;
    if (asks && !request.question.scenario)           // a pipe can be read once
        (void)scenarioFrom(request.question, !sweep); // refuses what needs no catalog before one is read
    Catalog catalog = wholeCatalog(request.verb);
    if (request.verb == Verb::Catalog)
        return {catalogVerb(catalog, request.list, request.search, request.format, numbers)};
    if (request.verb == Verb::Inspect)
        return {inspectVerb(catalog, request.inspect, request.format, numbers)};
    if (request.verb == Verb::Story)
        return storyVerb(catalog, request.story, numbers);
    if (request.verb == Verb::Check) {
        TypedCheck typed = request.check;
        useModelFile(catalog, typed.model);
        return checkVerb(catalog, typed, request.format, numbers);
    }
    TypedQuestion typed = request.question;
    // A search tries formats of its own.
    useModelFile(catalog, typed.model, request.verb == Verb::Size ? nullptr : &typed.weights);
    if (request.verb == Verb::Results)
        return resultsVerb(catalog, typed, request.results, request.format, numbers);
    if (request.verb == Verb::Shapes)
        return {shapesVerb(catalog, typed)};
    if (request.verb == Verb::Size)
        return {sizeVerb(catalog, sizeQuestionFrom(catalog, typed, request.size), request.format, numbers)};
    const Question question = questionFrom(catalog, typed, !sweep);
    if (sweep)
        return {sweepVerb(catalog, question, request.sweep, request.format, numbers)};
    if (request.verb == Verb::Layouts)
        return {layoutsVerb(catalog, question, request.devices, request.format, numbers)};
    return {request.verb == Verb::Explain
                ? explainVerb(catalog, question, request.format, numbers)
                : evaluateVerb(catalog, question, request.xlsx, request.format, numbers)};
}

int run(const QStringList &arguments)
{
    Language language;
    language.use(Language::ofSystem()); // also for what is said about --lang itself
    try {
        language.use(languageOf(arguments));
        const Request request = requestFrom(arguments);
        const CliAnswer answer = answerTo(request, Numbers(language.locale()));
        if (writeOut(request.format == Format::Text || request.format == Format::Markdown
                         ? harmless(answer.text)
                         : answer.text))
            return answer.status;
        writeError(QCoreApplication::translate("CliErrors", "The answer could not be written."));
        return kNotWritten;
    } catch (const UsageError &error) {
        writeError(error.text);
        return kBadInput;
    }
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    return run(QCoreApplication::arguments().mid(1));
}
