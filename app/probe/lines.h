// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/output.h"

namespace headroom::probe {

// --json: every record as its line.
class Lines : public Output {
public:
    explicit Lines(int descriptor)
        : m_descriptor(descriptor)
    {}

    bool take(const std::string &line, const nlohmann::json &record) override;

private:
    int m_descriptor;
};

} // namespace headroom::probe
