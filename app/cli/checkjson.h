// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/jsonparts.h"

#include "model/measurement/check_log.h"

namespace headroom {

// A log as read and compared; sizes in bytes.
[[nodiscard]] Json checkJson(const CheckedLog &checked);

} // namespace headroom
