// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "widgets/theme/theme.h"

class QWidget;

namespace headroom {

// Gives a widget the font of a role for good: when all type grows for a projector, it grows too.
void setTypeRole(QWidget *widget, TypeRole role, std::optional<QFont::Weight> weight = std::nullopt);

} // namespace headroom
