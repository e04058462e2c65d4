// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/engine_log.h"

namespace headroom {

// Takes the sizes that a line of llama.cpp prints of its model: "print_info: n_embd_k_gqa = 1024", the layers
// of a cache, "offloaded 33/33 layers to GPU". `line` without colours.
void readLlamaShapes(std::string_view line, LogShapes &shapes);

} // namespace headroom
