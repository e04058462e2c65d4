// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/optionerrors.h"

#include "app/cli/nearest.h"
#include "app/cli/usageerror.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};

QList<NamedId> optionNames(const CLI::App &verb)
{
    QList<NamedId> names;
    for (const CLI::Option *option : verb.get_options())
        for (const std::string &name : option->get_lnames())
            names.append({QStringLiteral("--") + QString::fromStdString(name),
                          QStringLiteral("--") + QString::fromStdString(name)});
    return names;
}

QString orNearest(const QString &reason, const QStringList &near)
{
    //: Behind an error. %1: names that resemble what was typed
    return near.isEmpty() ? reason
                          : reason + QLatin1Char(' ')
                                + Errors::tr("Did you mean %1?").arg(near.join(QLatin1String(", ")));
}

} // namespace

void refuseExtras(const CLI::App &verb)
{
    const std::vector<std::string> extras = verb.remaining();
    if (extras.empty())
        return;
    const QString word = QString::fromStdString(extras.front()).section(QLatin1Char('='), 0, 0);
    if (!word.startsWith(QLatin1Char('-')))
        refuse(quoted(word), Errors::tr("This word belongs to no option."));
    //: %1: a verb of the command line, "sweep"
    refuse(quoted(word).remove(QLatin1Char('"')),
           orNearest(Errors::tr("%1 has no such option.").arg(QString::fromStdString(verb.get_name())),
                     nearestIds(word, optionNames(verb))));
}

void refuseVerb(const CLI::App &app)
{
    QStringList verbs;
    for (const CLI::App *verb : app.get_subcommands([](const CLI::App *) { return true; }))
        verbs << QString::fromStdString(verb->get_name());
    const QString known = verbs.join(QLatin1String(", "));
    const std::vector<std::string> extras = app.remaining();
    if (!extras.empty() && extras.front().starts_with('-'))
        refuseExtras(app);
    if (extras.empty())
        throw UsageError{Errors::tr("Say what to do: %1. See --help.").arg(known)};
    QList<NamedId> names;
    for (const QString &verb : verbs)
        names.append({verb, verb});
    const QString word = QString::fromStdString(extras.front());
    refuse(quoted(word), orNearest(Errors::tr("There is no such verb; the verbs are %1.").arg(known),
                                   nearestIds(word, names)));
}

void refuseParse(const CLI::ParseError &error)
{
    static const QRegularExpression option(QStringLiteral("(--[a-z-]+)"));
    const QString name = option.match(QString::fromUtf8(error.what())).captured(1);
    if (name.isEmpty())
        throw UsageError{Errors::tr("The arguments were not understood; see --help.")};
    if (dynamic_cast<const CLI::ArgumentMismatch *>(&error))
        refuse(name, Errors::tr("This option needs a value."));
    refuse(name, Errors::tr("This option was not understood; see --help."));
}

} // namespace headroom
