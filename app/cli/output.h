// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headroom {

// All of it to standard output as UTF-8; false where that failed (a full disk).
[[nodiscard]] bool writeOut(const QString &text);

// One line to standard error.
void writeError(const QString &line);

} // namespace headroom
