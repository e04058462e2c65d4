// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/language.h"
#include "app/probe/output.h"

namespace headroom::probe {

// For people: devices, memory and results as lines of text, warnings and endings as sentences.
class Table : public Output {
public:
    Table(int descriptor, Language language)
        : m_descriptor(descriptor)
        , m_language(language)
    {}

    bool take(const std::string &line, const nlohmann::json &record) override;

private:
    int m_descriptor;
    Language m_language;
};

} // namespace headroom::probe
