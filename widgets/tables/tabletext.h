// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

class QLocale;

namespace headroom {

// Rows of cells as text, the first row being the heads. Cells may hold names from files: nothing in them
// becomes markup, a formula or a second cell.

// RFC 4180. Semicolons where the locale's decimal sign is a comma, as spreadsheets there read it.
[[nodiscard]] QString csvText(const QList<QStringList> &rows, const QLocale &locale);

// A table of GitHub Flavored Markdown; all columns but the first stand right.
[[nodiscard]] QString markdownText(const QList<QStringList> &rows);

// Cells separated by tabs, as spreadsheets take them from a clipboard.
[[nodiscard]] QString tabbedText(const QList<QStringList> &rows);

} // namespace headroom
