// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/language.h"

#include <string>

namespace headroom::probe {

[[nodiscard]] std::string helpText(Language language);

} // namespace headroom::probe
