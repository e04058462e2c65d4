// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headroom::probe {

// kernels.src: one text for hiprtc, NVRTC, offline clang and OpenCL.
[[nodiscard]] const char *kernelText();

} // namespace headroom::probe
