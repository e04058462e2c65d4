// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headroom {

// Gives all widgets this style sheet, whatever they had before.
void applyStyleSheet(const QString &sheet);

} // namespace headroom
