// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/sharedlibrary.h"

#include "app/probe/recordwriter.h"

#include <climits>
#include <cstdlib>

#include <dlfcn.h>

namespace headroom::probe {

SharedLibrary SharedLibrary::load(RecordWriter &records, const std::string &name)
{
    records.step("dlopen " + name, Patience::Work);
    SharedLibrary library;
    library.m_name = name;
    library.m_handle = ::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library.m_handle) {
        const char *const reason = ::dlerror();
        library.m_reason = reason ? reason : name;
    }
    return library;
}

void *SharedLibrary::symbol(const char *name) const
{
    return m_handle ? ::dlsym(m_handle, name) : nullptr;
}

std::string SharedLibrary::pathOf(const void *function) const
{
    Dl_info info = {};
    if (!function || ::dladdr(function, &info) == 0 || !info.dli_fname)
        return m_name;
    char *const resolved = ::realpath(info.dli_fname, nullptr);
    std::string path = resolved ? resolved : info.dli_fname;
    std::free(resolved);
    return path;
}

} // namespace headroom::probe
