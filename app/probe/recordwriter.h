// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/record.h"

#include <chrono>

namespace headroom::probe {

// How long a foreign call may take before the driver counts as hung.
enum class Patience {
    Query, // questions
    Work,  // allocations, waiting for kernels
    First  // compiling, loading, the first launch
};

[[nodiscard]] int limitOf(Patience patience); // milliseconds

// Writes records to a file descriptor, each with one write(2): a crash right after loses nothing.
class RecordWriter {
public:
    explicit RecordWriter(int descriptor, std::uint64_t firstNumber = 0);

    void write(const Record &record);
    // Announces a foreign call, or so many calls of one name.
    void step(std::string_view name, Patience patience, int times = 1);
    void warn(std::string_view code, std::optional<int> device = {}, std::string_view about = {});

private:
    int m_descriptor;
    std::uint64_t m_next;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

// All bytes of a text to a descriptor; false when nobody reads any more.
bool writeWhole(int descriptor, std::string_view text);

} // namespace headroom::probe
