// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headroom::fake {

// What a kernel of the probe does, in plain C++ and apart from its text. Small work is really done, so that
// the probe's own checks of results are tested; large work only takes its virtual time.
struct FakeKernel {
    const char *name;
    double (*run)(void **arguments, unsigned threads); // the bytes it moves
};

[[nodiscard]] const FakeKernel *fakeKernel(const std::string &name); // null: there is none

} // namespace headroom::fake
