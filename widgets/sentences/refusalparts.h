// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace headroom {

// "lesson.json, line 3, column 7: reason": how every refused file is spoken of. Words of a place that are
// ours (line, column, byte, layer) are translated, keys stay as they are.
[[nodiscard]] QString placedReason(const QString &file, const std::string &where, const QString &reason);

} // namespace headroom
