// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/token_shapes.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace headroom {

std::string tokenShapesText(const TokenShapes &shapes)
{
    using Ordered = nlohmann::ordered_json;
    Ordered list = Ordered::array();
    for (const TokenShape &shape : shapes.shapes)
        list.push_back({{"name", shape.name},
                        {"rows", shape.rows},
                        {"cols", shape.cols},
                        {"format", shape.eightBit ? "fp8_e4m3" : "bf16"},
                        {"count", shape.count}});
    const Ordered file{{"headroom_shapes", 1},
                       {"model", shapes.model},
                       {"kv_bytes", static_cast<std::uint64_t>(std::llround(shapes.cache.value()))},
                       {"shapes", list}};
    return file.dump(1, ' ', false, Ordered::error_handler_t::replace) + '\n';
}

} // namespace headroom
