// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <variant>

#include "model/measurement/live/attach_problem.h"

namespace headroom {

// What headroom-probe is to do.
struct ProbeOrder {
    enum class Verb { List, Measure, Watch } verb = Verb::List;
    std::optional<int> device; // nothing: all to list, the first to measure
    QByteArray shapes;         // of a model, for the decode replay; empty: none
};

struct ProbeCommand {
    QString program;
    QStringList arguments;
};

// headroom-probe beside this program, else in the search path; empty where there is none.
[[nodiscard]] QString probeProgram();

// A name that ssh can only take for a host, optionally with a user: letters, digits and . _ : % [ ] -
[[nodiscard]] bool isHostName(const QString &typed);

// `host` is empty for this machine. `further`: options of the probe for this machine. Over ssh no word of
// the user's but the host leaves this machine, so that no remote shell can misread one.
[[nodiscard]] std::variant<ProbeCommand, AttachProblem> probeCommand(const QString &host,
                                                                     const ProbeOrder &order,
                                                                     const QStringList &further = {});

// Why a run over ssh brought no record, by its status and what it wrote as errors.
[[nodiscard]] AttachProblem sshProblem(const QString &host, int status, const QByteArray &errors);

} // namespace headroom
