// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/optionparts.h"

#include <QCoreApplication>

namespace headroom {

namespace {

using App = CLI::App; // lupdate takes a CLI::App in front of a function for its class

struct Help {
    Q_DECLARE_TR_FUNCTIONS(CliHelp)
};

} // namespace

void addOption(CLI::App &verb, const char *name, const char *type, const QString &description,
               const QString &group)
{
    verb.add_option(
            name, [](const CLI::results_t & /*values*/) { return true; }, description.toStdString())
        ->type_name(type)
        ->group(group.toStdString())
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll); // a second one is noticed later
}

void addFlag(CLI::App &verb, const char *name, const QString &description)
{
    const std::string text = description.toStdString(); // a temporary would be taken for a place to store the
                                                        // flag
    verb.add_flag(name, text)->group(Help::tr("Output").toStdString());
}

void addOutput(CLI::App &verb)
{
    const std::string output = Help::tr("Output").toStdString();
    addOption(verb, "--lang", "en|pt_BR",
              Help::tr("language of texts (default that of LC_ALL, LC_MESSAGES or LANG)"),
              Help::tr("Output"));
    verb.set_help_flag("-h,--help", Help::tr("this help").toStdString())->group(output);
}

App &addVerb(CLI::App &app, const char *name, const QString &description, const char *example)
{
    CLI::App &verb = *app.add_subcommand(name, description.toStdString());
    verb.footer(Help::tr("Example: %1").arg(QLatin1String(example)).toStdString());
    verb.allow_extras(); // refused with our own words
    verb.group(Help::tr("Verbs").toStdString());
    return verb;
}

} // namespace headroom
