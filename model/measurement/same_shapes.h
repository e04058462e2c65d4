// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace headroom {

// The id of a catalog model with the layers and sizes of the model of this name, empty where none is known:
// fine-tunes and later releases whose config.json states the sizes of an earlier model. The name is an id
// without an organisation: "llama-3.3-70b".
[[nodiscard]] std::string_view sameShapesAs(std::string_view name);

} // namespace headroom
