// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <CLI/CLI.hpp>

namespace headroom {

// What the verbs of the command line are built of.

// An option whose value is judged later, with our own words.
void addOption(CLI::App &verb, const char *name, const char *type, const QString &description,
               const QString &group);
void addFlag(CLI::App &verb, const char *name, const QString &description);
// Where every verb ends: how and in which language it answers.
void addOutput(CLI::App &verb);
[[nodiscard]] CLI::App &addVerb(CLI::App &app, const char *name, const QString &description,
                                const char *example);

// The verbs that read files, and those that write what another program reads.
void addFileVerbs(CLI::App &app);

} // namespace headroom
