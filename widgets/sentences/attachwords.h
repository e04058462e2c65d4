// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/sentences/numbers.h"

#include "model/measurement/live/attach_problem.h"

namespace headroom {

// Why what was attached to gives nothing, and what to do, in the application's language. Words of other
// programs are in it: plain text only.
[[nodiscard]] QString problemText(const AttachProblem &problem, const Numbers &numbers);

// "Asked again in 4 s."; empty where there is no pause.
[[nodiscard]] QString retryText(int pauseMs, const Numbers &numbers);

} // namespace headroom
