// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/childprocess.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <thread>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace headroom::probe {

namespace {

constexpr int kHighDescriptor = 100; // away from numbers that careless code closes
constexpr auto kPatience = std::chrono::seconds(2);

[[noreturn]] void runChild(const std::function<int(int)> &work, int pipeEnd, pid_t parent)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) // it was gone before
        ::_exit(1);
    std::signal(SIGPIPE, SIG_IGN);
    const int records = ::fcntl(pipeEnd, F_DUPFD_CLOEXEC, kHighDescriptor);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    const int status = records < 0 ? 1 : work(records);
    ::_exit(status);
}

} // namespace

std::optional<ChildProcess> ChildProcess::start(const std::function<int(int)> &work)
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return std::nullopt;
    const pid_t parent = ::getpid();
    const pid_t process = ::fork();
    if (process == 0) {
        ::close(ends[0]);
        runChild(work, ends[1], parent);
    }
    const int problem = errno;
    ::close(ends[1]);
    if (process < 0) {
        ::close(ends[0]);
        errno = problem;
        return std::nullopt;
    }
    return ChildProcess(process, ends[0]);
}

std::optional<Ending> ChildProcess::ended()
{
    int status = 0;
    if (!m_ending && ::waitpid(m_process, &status, WNOHANG) == m_process)
        m_ending = WIFSIGNALED(status) ? Ending{0, WTERMSIG(status)} : Ending{WEXITSTATUS(status), 0};
    return m_ending;
}

bool ChildProcess::kill()
{
    if (ended())
        return true;
    ::kill(m_process, SIGKILL);
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!ended() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return ended().has_value();
}

} // namespace headroom::probe
