// SPDX-License-Identifier: GPL-3.0-or-later
// The one file of the window's program that knows of POSIX.
#include "app/attach/processgroup.h"

#include <QProcess>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace headroom {

void leadOwnGroup(QProcess &process)
{
#ifdef Q_OS_UNIX
    process.setChildProcessModifier([] {
        ::setsid();
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    });
#else
    Q_UNUSED(process);
#endif
}

void killGroup(QProcess &process)
{
#ifdef Q_OS_UNIX
    const auto leader = static_cast<pid_t>(process.processId());
    if (leader > 1 && ::kill(-leader, SIGKILL) == 0)
        return;
#endif
    process.kill();
}

} // namespace headroom
