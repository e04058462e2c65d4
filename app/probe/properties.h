// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/gpuapi.h"

namespace headroom::probe {

class Calls;
class SharedLibrary;

// The architecture's name from hipDeviceProp_t, which exists in two layouts: R0600 since ROCm 6.0, and the
// older one under the plain name in every version. Offsets by offsetof over the headers of 5.0 to 6.2.2;
// LLVM's tool for the same question uses them too: https://github.com/llvm/llvm-project/pull/167695
class DeviceProperties {
public:
    explicit DeviceProperties(const SharedLibrary &library);

    // "gfx942:sramecc+:xnack-"; empty where what stands there is no name.
    [[nodiscard]] std::string arch(Calls &calls, int device) const;

private:
    Function<void *, int> m_newer;
    Function<void *, int> m_older;
};

// gfx, three to five hexadecimal digits, then nothing or a colon and features.
[[nodiscard]] bool isArchName(const std::string &name);

} // namespace headroom::probe
