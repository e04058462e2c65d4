// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fakes/fakegpu.h"

// A function that a driver's library exports. Everything else stays hidden, as in the real ones.
#define FAKE_EXPORT extern "C" __attribute__((visibility("default")))

// Counts the call and returns what a fault says.
#define FAKE_ENTER()                                                                                         \
    if (const int fault = headroom::fake::Driver::instance().enter(__func__); fault != 0)                    \
    return fault

namespace headroom::fake {

constexpr int kInvalidValue = 1;
constexpr int kNoBinary = 209;
constexpr int kNoDevice = 100;
constexpr int kInvalidDevice = 101;
constexpr int kNotFound = 500;

inline Driver &driver()
{
    return Driver::instance();
}

// As C wants it: cut to the room, always ended.
inline void put(char *text, int room, const std::string &value)
{
    if (room <= 0)
        return;
    const std::size_t size = value.copy(text, static_cast<std::size_t>(room) - 1);
    text[size] = '\0';
}

} // namespace headroom::fake
