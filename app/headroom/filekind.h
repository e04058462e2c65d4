// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headroom {

// What a file from outside is to us.
enum class FileKind { Scenario, Model, Story, Log, Results, Folder, Unknown }; // Results: of a probe, too

// Told by what the file begins with; its name decides only where that says nothing. The one place that
// knows: a new kind of file is added here and in MainWindow::openNext.
[[nodiscard]] FileKind fileKindOf(const QString &path);

} // namespace headroom
