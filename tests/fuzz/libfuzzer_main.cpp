// SPDX-License-Identifier: GPL-3.0-or-later
// Entry of one libFuzzer program; HEADROOM_FUZZ_TARGET names the function of targets.h.
#include "tests/fuzz/targets.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    headroom::fuzz::HEADROOM_FUZZ_TARGET({reinterpret_cast<const char *>(data), size});
    return 0;
}
