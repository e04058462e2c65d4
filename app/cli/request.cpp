// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/request.h"

#include "app/cli/optionerrors.h"
#include "app/cli/optiontree.h"
#include "app/cli/usageerror.h"

#include "widgets/sentences/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};

QString knownLanguages()
{
    return Language::available().join(QLatin1String(", "));
}

// All values of an option, every occurrence; none where the verb does not have it.
QStringList valuesOf(const CLI::App &verb, const char *name)
{
    QStringList values;
    if (const CLI::Option *option = verb.get_option_no_throw(name))
        for (const std::string &value : option->results())
            values << QString::fromStdString(value);
    return values;
}

Typed typed(const CLI::App &verb, const char *name)
{
    const QStringList values = valuesOf(verb, name);
    if (values.size() > 1)
        refuse(QLatin1String(name), Errors::tr("This option is given more than once."));
    if (!values.isEmpty() && values.front().isEmpty())
        refuse(QLatin1String(name), Errors::tr("This option needs a value."));
    return values.isEmpty() ? std::nullopt : Typed(values.front());
}

bool flagged(const CLI::App &verb, const char *name)
{
    const CLI::Option *flag = verb.get_option_no_throw(name);
    if (!flag || flag->count() == 0)
        return false;
    for (const std::string &value : flag->results())
        if (value != "true") // "--json=no" would switch it on
            refuse(QLatin1String(name), Errors::tr("This option takes no value."));
    return true;
}

TypedQuestion questionOf(const CLI::App &verb)
{
    TypedQuestion question;
    const std::array fields{
        std::pair{"--accelerator", &TypedQuestion::accelerator},
        std::pair{"--model", &TypedQuestion::model},
        std::pair{"--weights", &TypedQuestion::weights},
        std::pair{"--kv", &TypedQuestion::kv},
        std::pair{"--context", &TypedQuestion::context},
        std::pair{"--sequences", &TypedQuestion::sequences},
        std::pair{"--tp", &TypedQuestion::tp},
        std::pair{"--pp", &TypedQuestion::pp},
        std::pair{"--ep", &TypedQuestion::ep},
        std::pair{"--dp", &TypedQuestion::dp},
        std::pair{"--method", &TypedQuestion::method},
        std::pair{"--weights-basis", &TypedQuestion::weightsBasis},
        std::pair{"--memory", &TypedQuestion::memory},
        std::pair{"--bandwidth", &TypedQuestion::bandwidth},
        std::pair{"--reserve", &TypedQuestion::reserve},
        std::pair{"--utilization", &TypedQuestion::utilization},
        std::pair{"--pool", &TypedQuestion::pool},
        std::pair{"--prompt", &TypedQuestion::prompt},
        std::pair{"--output", &TypedQuestion::output},
        std::pair{"--mean-fill", &TypedQuestion::meanFill},
        std::pair{"--rate-engine", &TypedQuestion::rateEngine},
        std::pair{"--floor", &TypedQuestion::floor},
        std::pair{"--price", &TypedQuestion::price},
        std::pair{"--price-basis", &TypedQuestion::priceBasis},
        std::pair{"--device-power", &TypedQuestion::devicePower},
    };
    for (const auto &[name, field] : fields) {
        question.*field = typed(verb, name);
        if (question.*field && question.firstGiven.isEmpty())
            question.firstGiven = QLatin1String(name);
    }
    question.settings = valuesOf(verb, "--set");
    if (!question.settings.isEmpty() && question.firstGiven.isEmpty())
        question.firstGiven = QStringLiteral("--set");
    question.scenario = typed(verb, "--scenario");
    return question;
}

Format formatOf(const CLI::App &verb)
{
    constexpr std::array forms{std::pair{"--json", Format::Json}, std::pair{"--csv", Format::Csv},
                               std::pair{"--markdown", Format::Markdown}};
    const char *given = nullptr;
    Format format = Format::Text;
    for (const auto &[name, form] : forms) {
        if (!flagged(verb, name))
            continue;
        if (given)
            refuse(QLatin1String(name),
                   Errors::tr("This option and %1 exclude each other.").arg(QLatin1String(given)));
        given = name;
        format = form;
    }
    return format;
}

// CLI11 leaves two empty lines between groups.
QString helpOf(const CLI::App &app)
{
    QString text = QString::fromStdString(app.help());
    while (text.contains(QLatin1String("\n\n\n")))
        text.replace(QLatin1String("\n\n\n"), QLatin1String("\n\n"));
    return text;
}

Request requestOf(const CLI::App &app)
{
    Request request;
    request.version = flagged(app, "--version");
    if (request.version)
        return request;
    const std::vector<const CLI::App *> verbs = app.get_subcommands([](const CLI::App *) { return true; });
    const auto parsed =
        std::find_if(verbs.begin(), verbs.end(), [](const CLI::App *verb) { return verb->parsed(); });
    if (parsed == verbs.end())
        refuseVerb(app);
    const CLI::App &verb = **parsed;
    refuseExtras(app);
    refuseExtras(verb);

    const std::string &name = verb.get_name();
    request.verb = name == "evaluate"  ? Verb::Evaluate
                   : name == "sweep"   ? Verb::Sweep
                   : name == "layouts" ? Verb::Layouts
                   : name == "catalog" ? Verb::Catalog
                   : name == "size"    ? Verb::Size
                   : name == "inspect" ? Verb::Inspect
                   : name == "check"   ? Verb::Check
                   : name == "results" ? Verb::Results
                   : name == "story"   ? Verb::Story
                   : name == "shapes"  ? Verb::Shapes
                                       : Verb::Explain;
    request.question = questionOf(verb);
    request.sweep = {typed(verb, "--axis"), typed(verb, "--from"), typed(verb, "--to"),
                     typed(verb, "--points")};
    request.devices = typed(verb, "--devices");
    request.size = {typed(verb, "--users"),   typed(verb, "--ttft"),    typed(verb, "--budget"),
                    typed(verb, "--power"),   typed(verb, "--devices"), typed(verb, "--rank"),
                    typed(verb, "--methods"), flagged(verb, "--grey"),  flagged(verb, "--all")};
    request.inspect = {typed(verb, "file"), flagged(verb, "--keep")};
    request.check = {typed(verb, "log"), typed(verb, "--model"), typed(verb, "--accelerator")};
    request.results = {valuesOf(verb, "files"), typed(verb, "--concurrency")};
    request.story = typed(verb, "story");
    request.list = typed(verb, "list");
    request.search = typed(verb, "--search");
    request.format = formatOf(verb);
    request.xlsx = typed(verb, "--xlsx");
    return request;
}

} // namespace

QString languageOf(const QStringList &arguments)
{
    const QString option = QStringLiteral("--lang");
    QStringList asked;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == option)
            asked << arguments.value(i + 1);
        else if (arguments[i].startsWith(option + QLatin1Char('=')))
            asked << arguments[i].mid(option.size() + 1);
    }
    if (asked.isEmpty())
        return Language::ofSystem();
    if (asked.size() > 1)
        refuse(option, Errors::tr("This option is given more than once."));
    if (asked.front().isEmpty())
        refuse(option, Errors::tr("This option needs a value."));
    const QString language = Language::matching(asked.front());
    if (language.isEmpty())
        refuse(option,
               Errors::tr("%1 is not spoken here; known: %2.").arg(quoted(asked.front()), knownLanguages()));
    return language;
}

Request requestFrom(const QStringList &arguments)
{
    const std::unique_ptr<CLI::App> app = optionTree();
    std::vector<std::string> reversed;
    for (auto argument = arguments.crbegin(); argument != arguments.crend(); ++argument)
        reversed.push_back(argument->toStdString());
    try {
        app->parse(reversed);
    } catch (const CLI::CallForHelp &) {
        Request request;
        request.help = helpOf(*app);
        return request;
    } catch (const CLI::ParseError &error) {
        refuseParse(error);
    }
    return requestOf(*app);
}

} // namespace headroom
