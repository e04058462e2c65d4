// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headroom {

// A text for a terminal in which nothing steers it: control characters and those that turn the direction
// of writing or break a line are replaced. Line feeds stay.
[[nodiscard]] QString harmless(const QString &text);

// The same without line feeds.
[[nodiscard]] QString harmlessLine(QString text);

} // namespace headroom
