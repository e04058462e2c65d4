// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/libraries.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include <glob.h>

namespace headroom::probe {

namespace {

constexpr const char *kHip = "libamdhip64.so.";

std::vector<std::string> matching(const std::string &pattern)
{
    std::vector<std::string> paths;
    glob_t found = {};
    if (::glob(pattern.c_str(), GLOB_NOSORT, nullptr, &found) == 0)
        for (std::size_t i = 0; i < found.gl_pathc && i < 256; ++i)
            paths.emplace_back(found.gl_pathv[i]);
    ::globfree(&found);
    std::sort(paths.rbegin(), paths.rend()); // the highest version first
    return paths;
}

void appendVariable(std::vector<std::string> &folders, const char *name, const char *below)
{
    if (const char *value = std::getenv(name); value && *value == '/')
        folders.push_back(std::string(value) + below);
}

// Folders that may hold a runtime, as patterns.
std::vector<std::string> folderPatterns()
{
    std::vector<std::string> folders;
    appendVariable(folders, "ROCM_PATH", "/lib");
    appendVariable(folders, "HIP_PATH", "/lib");
    folders.insert(folders.end(), {"/opt/rocm/lib", "/opt/rocm-*/lib"});
    std::vector<std::string> pythons{"/usr/lib/python3*", "/usr/local/lib/python3*",
                                     "/opt/venv/lib/python3*"};
    appendVariable(pythons, "VIRTUAL_ENV", "/lib/python3*");
    appendVariable(pythons, "HOME", "/.local/lib/python3*");
    for (const std::string &python : pythons)
        for (const char *packages : {"/site-packages", "/dist-packages"})
            for (const char *wheel : {"/_rocm_sdk_core/lib", "/torch/lib"})
                folders.push_back(python + packages + wheel);
    return folders;
}

} // namespace

int majorOf(const std::string &path)
{
    const std::size_t at = path.rfind(".so.");
    int major = 0;
    if (at != std::string::npos)
        std::from_chars(path.data() + at + 4, path.data() + path.size(), major);
    return major;
}

std::vector<std::string> hipLibraries()
{
    std::vector<std::string> names;
    const auto folders = folderPatterns();
    for (int major = kNewestHip; major >= 5; --major) {
        const std::string file = kHip + std::to_string(major);
        names.push_back(file);
        for (const std::string &folder : folders)
            for (const std::string &path : matching(folder + '/' + file))
                names.push_back(path);
    }
    for (const std::string &folder : folders)
        for (const std::string &path : matching(folder + '/' + kHip + '*'))
            if (majorOf(path) > kNewestHip)
                names.push_back(path);
    return names;
}

std::string hipCompiler(const std::string &runtimePath, bool fromLoader)
{
    const int major = majorOf(runtimePath);
    if (major == 0)
        return {};
    const std::string file = "libhiprtc.so." + std::to_string(major);
    const std::string beside = runtimePath.substr(0, runtimePath.rfind('/') + 1) + file;
    return matching(beside).empty() ? (fromLoader ? file : std::string()) : beside;
}

std::vector<std::string> cudaCompilers()
{
    std::vector<std::string> names{"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"};
    for (const std::string &path : matching("/usr/local/cuda*/lib64/libnvrtc.so.1[1-9]*"))
        names.push_back(path);
    return names;
}

} // namespace headroom::probe
