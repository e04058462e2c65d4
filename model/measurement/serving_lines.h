// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/log_pattern.h"

#include <set>

namespace headroom {

// Lines of vLLM that hold several numbers or a text.
class VllmReader {
public:
    void read(const LogLine &line, std::vector<PrintedValue> &values);
    [[nodiscard]] const LogForms &forms() const { return m_forms; } // of the last start

private:
    LogForms m_forms;
    int m_run = 1;
    bool m_sized = false; // the current start has printed what is left for the cache
};

// Lines of SGLang that hold several numbers, and the draft worker's, which look like the model's own.
class SGLangReader {
public:
    void read(const LogLine &line, std::vector<PrintedValue> &values);

private:
    void readWeights(const LogLine &line, std::vector<PrintedValue> &values);

    int m_run = 1;
    bool m_sized = false;
    std::set<std::string> m_drafting; // ranks that have gone on to their draft model
};

// The name of a GPU in a line, empty where there is none: "NVIDIA H100 80GB HBM3", "AMD Instinct MI300X".
[[nodiscard]] std::string gpuIn(std::string_view line);

} // namespace headroom
