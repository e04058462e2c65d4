// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/sentences/numbers.h"

#include "model/evaluation/evaluation.h"

namespace headroom {

// "163.3 of 256 experts at 32 tokens": what a layer of a mixture is expected to need over the tokens of one
// step. Plain text; the configuration has experts.
[[nodiscard]] QString expertsText(const PreparedRate &rate, const Decode &decode, const Numbers &numbers);

} // namespace headroom
