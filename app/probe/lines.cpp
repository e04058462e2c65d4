// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/lines.h"

#include "app/probe/recordwriter.h"

#include <nlohmann/json.hpp>

namespace headroom::probe {

bool Lines::take(const std::string &line, const nlohmann::json & /*record*/)
{
    return writeWhole(m_descriptor, line + '\n');
}

} // namespace headroom::probe
