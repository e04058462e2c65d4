// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace headroom {

// A sentence that can be said again when the language has changed. Empty: nothing to say.
using Said = std::function<QString()>;

} // namespace headroom
