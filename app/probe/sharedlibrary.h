// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headroom::probe {

class RecordWriter;

// A library of the driver, never unloaded: unloading one is another way to crash.
class SharedLibrary {
public:
    SharedLibrary() = default;

    // Announced, as loading runs the library's own code. Not loaded: reason() says why.
    static SharedLibrary load(RecordWriter &records, const std::string &name);

    [[nodiscard]] bool loaded() const { return m_handle != nullptr; }
    [[nodiscard]] const std::string &reason() const { return m_reason; }
    [[nodiscard]] void *symbol(const char *name) const;
    // Where the file of a function lies, links resolved; the name it was loaded by where that is unknown.
    [[nodiscard]] std::string pathOf(const void *function) const;

private:
    void *m_handle = nullptr;
    std::string m_name;
    std::string m_reason;
};

} // namespace headroom::probe
