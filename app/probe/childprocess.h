// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <sys/types.h>

namespace headroom::probe {

// How a process ended: by itself with a status, or by a signal.
struct Ending {
    int exit = 0;
    int signal = 0; // 0: by itself
};

// The process that calls the drivers. It dies with its parent, keeps its records apart from what a driver
// prints (its standard output goes where its standard error goes) and leaves without running a driver's exit
// handlers.
class ChildProcess {
public:
    // Runs work(descriptor of the records) in a new process; nothing, and errno, when there can be none.
    static std::optional<ChildProcess> start(const std::function<int(int)> &work);

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] std::optional<Ending> ended(); // without waiting
    // Kills it and waits at most 2 seconds; false when it cannot be killed, as in the depth of a kernel
    // driver.
    [[nodiscard]] bool kill();

private:
    ChildProcess(pid_t process, int descriptor)
        : m_process(process)
        , m_descriptor(descriptor)
    {}

    pid_t m_process;
    int m_descriptor;
    std::optional<Ending> m_ending;
};

} // namespace headroom::probe
