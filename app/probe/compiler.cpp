// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/compiler.h"

#include "app/probe/kerneltext.h"
#include "app/probe/libraries.h"

#include <array>

namespace headroom::probe {

namespace {

constexpr std::size_t kLongestLog = 1U << 20U;
constexpr std::size_t kLargestCode = 1U << 26U;

template<class... Arguments>
void findEither(const SharedLibrary &first, const SharedLibrary &second, Function<Arguments...> &function,
                const char *name)
{
    find(first, function, name);
    if (!function.there())
        find(second, function, name);
}

template<class... Parameters, class... Arguments>
int announced(RecordWriter &records, const Function<Parameters...> &function, Patience patience,
              Arguments... arguments)
{
    if (!function.there())
        return kNotFound;
    records.step(function.name, patience);
    return function.call(static_cast<Parameters>(arguments)...);
}

SharedLibrary compilerLibrary(RecordWriter &records, const Driver &driver)
{
    if (std::string_view(driver.api.backend) == "hip") {
        const std::string name = hipCompiler(driver.api.path, driver.fromLoader);
        return name.empty() ? SharedLibrary() : SharedLibrary::load(records, name);
    }
    std::vector<std::string> names;
    if (!driver.fromLoader) // beside a library that was named, as the tests have it
        names.push_back(driver.api.path.substr(0, driver.api.path.rfind('/') + 1) + "libnvrtc.so.12");
    for (std::string &name : cudaCompilers())
        names.push_back(std::move(name));
    for (const std::string &name : names)
        if (SharedLibrary library = SharedLibrary::load(records, name); library.loaded())
            return library;
    return {};
}

std::string firstLine(const std::string &text)
{
    return text.substr(0, text.find('\n'));
}

} // namespace

void Compiler::findFunctions(const SharedLibrary &library, const SharedLibrary &second, bool hip)
{
    findEither(library, second, m_version, hip ? "hiprtcVersion" : "nvrtcVersion");
    findEither(library, second, m_create, hip ? "hiprtcCreateProgram" : "nvrtcCreateProgram");
    findEither(library, second, m_compile, hip ? "hiprtcCompileProgram" : "nvrtcCompileProgram");
    findEither(library, second, m_logSize, hip ? "hiprtcGetProgramLogSize" : "nvrtcGetProgramLogSize");
    findEither(library, second, m_log, hip ? "hiprtcGetProgramLog" : "nvrtcGetProgramLog");
    findEither(library, second, m_codeSize, hip ? "hiprtcGetCodeSize" : "nvrtcGetCUBINSize");
    findEither(library, second, m_code, hip ? "hiprtcGetCode" : "nvrtcGetCUBIN");
    findEither(library, second, m_destroy, hip ? "hiprtcDestroyProgram" : "nvrtcDestroyProgram");
}

std::optional<Compiler> Compiler::of(RecordWriter &records, const Driver &driver)
{
    const bool hip = std::string_view(driver.api.backend) == "hip";
    const SharedLibrary library = compilerLibrary(records, driver);
    Compiler compiler;
    compiler.findFunctions(library, hip ? driver.library : SharedLibrary(), hip);
    const bool whole = compiler.m_create.there() && compiler.m_compile.there() && compiler.m_codeSize.there()
                       && compiler.m_code.there();
    if (!whole) {
        records.warn("no_compiler", {}, library.reason());
        return std::nullopt;
    }
    compiler.m_path = library.pathOf(reinterpret_cast<const void *>(compiler.m_create.call));
    if (hip && library.loaded() && majorOf(compiler.m_path) != majorOf(driver.api.path))
        records.warn("mixed_runtime", {}, compiler.m_path);
    return compiler;
}

std::string Compiler::versionText(RecordWriter &records) const
{
    int major = 0;
    int minor = 0;
    if (announced(records, m_version, Patience::Query, &major, &minor) != 0)
        return {};
    return std::to_string(major) + '.' + std::to_string(minor);
}

std::string Compiler::log(RecordWriter &records, Program program) const
{
    std::size_t size = 0;
    if (announced(records, m_logSize, Patience::Query, program, &size) != 0 || size == 0
        || size > kLongestLog)
        return {};
    std::string text(size + 1, '\0');
    if (announced(records, m_log, Patience::Query, program, text.data()) != 0)
        return {};
    return text.substr(0, text.find('\0'));
}

std::vector<char> Compiler::code(RecordWriter &records, Program program) const
{
    std::size_t size = 0;
    if (announced(records, m_codeSize, Patience::Query, program, &size) != 0 || size == 0
        || size > kLargestCode)
        return {};
    std::vector<char> code(size);
    if (announced(records, m_code, Patience::Query, program, code.data()) != 0)
        return {};
    return code;
}

std::vector<char> Compiler::compile(RecordWriter &records, const std::string &arch) const
{
    Program program = nullptr;
    if (announced(records, m_create, Patience::Query, &program, kernelText(), "headroom.src", 0, nullptr,
                  nullptr)
        != 0) {
        records.warn("compile_failed");
        return {};
    }
    const std::string option = "--gpu-architecture=" + arch;
    const std::array<const char *, 1> options{option.c_str()};
    const int answer = announced(records, m_compile, Patience::First, program, 1, options.data());
    std::vector<char> result;
    if (answer == 0)
        result = code(records, program);
    if (result.empty())
        records.warn("compile_failed", {}, firstLine(log(records, program)));
    static_cast<void>(announced(records, m_destroy, Patience::Query, &program));
    return result;
}

} // namespace headroom::probe
