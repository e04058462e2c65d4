// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/engine_log.h"

namespace headroom {

// Narrows the version down by a message that only some versions print. `line` without colours.
void readVllmForms(std::string_view line, LogForms &forms);

} // namespace headroom
