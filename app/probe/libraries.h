// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace headroom::probe {

// Names to try for AMD's runtime, newest first: what the loader finds by itself, ROCM_PATH and HIP_PATH,
// /opt/rocm, the runtimes inside of Python wheels; then majors nobody has tested.
[[nodiscard]] std::vector<std::string> hipLibraries();
constexpr int kNewestHip = 7; // major of the newest tested library

// The run-time compiler that belongs to a runtime: of the same major, from the same folder where the
// runtime has one. Empty where the name has no number.
[[nodiscard]] std::string hipCompiler(const std::string &runtimePath, bool fromLoader);

[[nodiscard]] std::vector<std::string> cudaCompilers(); // NVRTC, newest first

// 6 of "/opt/rocm/lib/libamdhip64.so.6.2.1"; 0 without a number.
[[nodiscard]] int majorOf(const std::string &path);

} // namespace headroom::probe
