// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <variant>

namespace headroom {

// The text of a start-up log, at most kLargestLog and one byte more so that the reader notices; or one
// sentence that says why the file was not read. Folders, pipes and devices are no logs.
[[nodiscard]] std::variant<QByteArray, QString> readLogFile(const QString &path);
[[nodiscard]] std::variant<QByteArray, QString> readLogFromStandardInput();

} // namespace headroom
