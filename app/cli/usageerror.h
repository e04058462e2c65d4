// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headroom {

// Bad input: ends the run with one line on standard error and exit status 2. Thrown before anything is
// written, caught in main.
struct UsageError {
    QString text; // names the option, or the file and the position
};

// A word of the user inside an error: short enough for one line.
[[nodiscard]] QString quoted(const QString &word);

// "--tp: ..."
[[noreturn]] void refuse(const QString &option, const QString &reason);

} // namespace headroom
