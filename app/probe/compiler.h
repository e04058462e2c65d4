// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/calls.h"
#include "app/probe/drivers.h"

#include <string>
#include <vector>

namespace headroom::probe {

// The compiler inside of the driver: hiprtc or NVRTC, which have the same functions.
class Compiler {
public:
    // The compiler that belongs to the driver; nothing, and a warning, where there is none.
    static std::optional<Compiler> of(RecordWriter &records, const Driver &driver);

    [[nodiscard]] const std::string &path() const { return m_path; }
    [[nodiscard]] std::string versionText(RecordWriter &records) const; // "9.0"; empty: not told

    // The kernel text as code for an architecture ("gfx942:sramecc+:xnack-", "sm_90"). Empty: a warning
    // carries the first line of the compiler's log.
    [[nodiscard]] std::vector<char> compile(RecordWriter &records, const std::string &arch) const;

private:
    using Program = void *;

    void findFunctions(const SharedLibrary &library, const SharedLibrary &second, bool hip);
    [[nodiscard]] std::string log(RecordWriter &records, Program program) const;
    [[nodiscard]] std::vector<char> code(RecordWriter &records, Program program) const;

    std::string m_path;
    Function<int *, int *> m_version;
    Function<Program *, const char *, const char *, int, const char *const *, const char *const *> m_create;
    Function<Program, int, const char *const *> m_compile;
    Function<Program, std::size_t *> m_logSize;
    Function<Program, char *> m_log;
    Function<Program, std::size_t *> m_codeSize;
    Function<Program, char *> m_code;
    Function<Program *> m_destroy;
};

} // namespace headroom::probe
