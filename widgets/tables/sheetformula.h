// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/explain/formula.h"

namespace headroom {

// A formula of the working as spreadsheets read it, "B5*B6-B7", from the pattern that the working shows:
// {0} is the first of `cells`. Empty where no cell formula says it (the search for a longest context).
[[nodiscard]] QString sheetFormula(Formula formula, const QStringList &cells);

} // namespace headroom
