// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace headroom {

// Writes all of a file, so that a failure leaves the old one as it was. Folders and devices are not replaced.
// Gives back why it failed, as a
// sentence that names the file; empty when all went well.
[[nodiscard]] QString saveFile(const QString &path, const QByteArray &bytes);

} // namespace headroom
