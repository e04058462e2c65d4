// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/log_pattern.h"

namespace headroom {

// Lines of llama.cpp that name a device, hold several numbers or depend on the lines before them: buffers,
// cache and state sizes, sliding caches, draft models, repeated starts.
class LlamaReader {
public:
    void read(const LogLine &line, std::vector<PrintedValue> &values);
    // The log has ended.
    void finish(std::vector<PrintedValue> &values) { sumBuffers(values); }
    [[nodiscard]] const LogShapes &shapes() const { return m_shapes; } // of the last start

private:
    void readStart(const LogLine &line, std::vector<PrintedValue> &values);
    [[nodiscard]] bool drafting() const { return m_draft || m_contexts > 1; }
    void readCacheBuffer(const LogLine &line, std::vector<PrintedValue> &values);
    void sumBuffers(std::vector<PrintedValue> &values);
    void readCells(const LogLine &line, std::size_t sizeAt, std::vector<PrintedValue> &values);
    void readBuffer(const LogLine &line, std::vector<PrintedValue> &values) const;
    void readCache(const LogLine &line, std::vector<PrintedValue> &values);
    void readState(const LogLine &line, std::vector<PrintedValue> &values) const;
    void readTexts(const LogLine &line, std::vector<PrintedValue> &values) const;
    void add(const LogLine &line, std::size_t at, LogTerm term, double value, double rounding,
             std::vector<PrintedValue> &values) const;

    int m_run = 0;
    std::string m_model;
    bool m_draft = false; // what follows belongs to a draft model
    int m_contexts = 0;   // made since the model was loaded; the second drafts
    LogShapes m_shapes;
    std::vector<PrintedValue> m_buffers; // of a cache whose sum has not been printed yet
    bool m_sliding = false;              // the next cache is that of the sliding layers
};

} // namespace headroom
