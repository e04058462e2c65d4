// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/optiontree.h"

namespace headroom {

// What is wrong with the shape of a command line, in our words. All throw UsageError.

// The first word that no option of the verb took; returns where there is none.
void refuseExtras(const CLI::App &verb);
// No verb, or one that does not exist.
[[noreturn]] void refuseVerb(const CLI::App &app);
// What CLI11 itself refuses: above all an option without its value.
[[noreturn]] void refuseParse(const CLI::ParseError &error);

} // namespace headroom
