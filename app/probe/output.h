// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace headroom::probe {

// Who gets the records: the lines as they are, or tables for people.
class Output {
public:
    Output() = default;
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;
    virtual ~Output() = default;

    // One record as its line and as an object. False: nobody reads any more.
    virtual bool take(const std::string &line, const nlohmann::json &record) = 0;
};

} // namespace headroom::probe
