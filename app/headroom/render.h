// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/headroom/options.h"

namespace headroom {

class Language;
class Session;

// Draws the picture that the command line asks for; a sentence where that fails.
[[nodiscard]] QString renderPicture(Session &session, Language &language, const Options &options);

} // namespace headroom
