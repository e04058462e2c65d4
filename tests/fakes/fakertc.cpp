// SPDX-License-Identifier: GPL-3.0-or-later
// A run-time compiler that compiles nothing: libhiprtc.so, or libnvrtc.so with FAKE_NVRTC. Its code is
// "FAKE:" and the architecture. It knows the architectures of the setting "archs", or all.
#include "tests/fakes/exported.h"

#include <cstring>

using namespace headroom::fake;

#ifdef FAKE_NVRTC
#define RTC(name) nvrtc##name
#define RTC_CODE(name) nvrtcGetCUBIN##name
#else
#define RTC(name) hiprtc##name
#define RTC_CODE(name) hiprtcGetCode##name
#endif

namespace {

constexpr int kCompilation = 6;

struct Program {
    std::string source;
    std::string code;
    std::string log;
};

Program *program(void *handle)
{
    return static_cast<Program *>(handle);
}

bool knows(const std::string &arch)
{
    const std::string &archs = driver().settings().archs;
    return archs.empty()
           || (',' + archs + ',').find(',' + arch.substr(0, arch.find(':')) + ',') != std::string::npos;
}

} // namespace

FAKE_EXPORT int RTC(Version)(int *major, int *minor)
{
    FAKE_ENTER();
    *major = 9;
    *minor = 0;
    return 0;
}

FAKE_EXPORT int RTC(CreateProgram)(void **handle, const char *source, const char * /*name*/, int /*headers*/,
                                   const char *const * /*texts*/, const char *const * /*names*/)
{
    FAKE_ENTER();
    *handle = new Program{source, {}, {}};
    return 0;
}

FAKE_EXPORT int RTC(CompileProgram)(void *handle, int count, const char *const *options)
{
    FAKE_ENTER();
    const std::string option = count == 1 ? options[0] : "";
    const std::string arch = option.substr(option.find('=') + 1);
    if (!option.starts_with("--gpu-architecture=") || !knows(arch)
        || program(handle)->source.find("hr_stream_read") == std::string::npos) {
        program(handle)->log = "error: unknown target CPU '" + arch + "'\n1 error generated.\n";
        return kCompilation;
    }
    program(handle)->code = "FAKE:" + arch;
    return 0;
}

FAKE_EXPORT int RTC(GetProgramLogSize)(void *handle, std::size_t *size)
{
    FAKE_ENTER();
    *size = program(handle)->log.size() + 1;
    return 0;
}

FAKE_EXPORT int RTC(GetProgramLog)(void *handle, char *log)
{
    FAKE_ENTER();
    std::memcpy(log, program(handle)->log.c_str(), program(handle)->log.size() + 1);
    return 0;
}

FAKE_EXPORT int RTC_CODE(Size)(void *handle, std::size_t *size)
{
    FAKE_ENTER();
    *size = program(handle)->code.size();
    return 0;
}

FAKE_EXPORT int RTC_CODE()(void *handle, char *code)
{
    FAKE_ENTER();
    std::memcpy(code, program(handle)->code.data(), program(handle)->code.size());
    return 0;
}

FAKE_EXPORT int RTC(DestroyProgram)(void **handle)
{
    FAKE_ENTER();
    delete program(*handle);
    *handle = nullptr;
    return 0;
}
