// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attach/probecommand.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStandardPaths>

#include <array>

namespace headroom {

namespace {

using What = AttachProblem::What;

const QString kProbe = QStringLiteral("headroom-probe");
constexpr qsizetype kLongestHost = 255;
constexpr int kNotFound = 127; // a shell's status for a command it does not know
constexpr int kSshItself = 255;

QStringList probeArguments(const ProbeOrder &order)
{
    // "memory" lists too.
    const char *verb = order.verb == ProbeOrder::Verb::List      ? "memory"
                       : order.verb == ProbeOrder::Verb::Measure ? "all"
                                                                 : "watch";
    QStringList arguments{QLatin1String(verb), QStringLiteral("--json")};
    if (order.device)
        arguments << QStringLiteral("--device") << QString::number(*order.device);
    if (!order.shapes.isEmpty())
        arguments << QStringLiteral("--model") << QStringLiteral("-"); // by standard input
    return arguments;
}

QString lastLine(const QByteArray &text)
{
    const QList<QByteArray> lines = text.trimmed().split('\n');
    return QString::fromUtf8(lines.last().trimmed()).left(300);
}

// As a POSIX shell takes one word.
QString shellWord(const QString &word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:@%+-]+$"));
    if (plain.match(word).hasMatch())
        return word;
    QString quoted = word;
    quoted.replace(QLatin1String("'"), QLatin1String("'\\''"));
    return QLatin1Char('\'') + quoted + QLatin1Char('\'');
}

QString copyCommand(const QString &host)
{
    const QString program = probeProgram();
    return QStringLiteral("scp %1 %2:/usr/local/bin/")
        .arg(shellWord(program.isEmpty() ? kProbe : program), host);
}

} // namespace

QString probeProgram()
{
    const QString beside = QStandardPaths::findExecutable(kProbe, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(kProbe) : beside;
}

bool isHostName(const QString &typed)
{
    static const QRegularExpression shape(
        QStringLiteral("\\A(?:[A-Za-z0-9_][A-Za-z0-9._-]*@)?[A-Za-z0-9_\\[:][A-Za-z0-9._:%\\[\\]-]*\\z"));
    return typed.size() <= kLongestHost && shape.match(typed).hasMatch();
}

std::variant<ProbeCommand, AttachProblem> probeCommand(const QString &host, const ProbeOrder &order,
                                                       const QStringList &further)
{
    if (host.isEmpty()) {
        const QString program = probeProgram();
        if (program.isEmpty())
            return AttachProblem{What::NoProgram};
        return ProbeCommand{program, probeArguments(order) + further};
    }
    if (!isHostName(host))
        return AttachProblem{What::BadHost, host.left(kLongestHost).toStdString()};
    return ProbeCommand{QStringLiteral("ssh"),
                        QStringList{QStringLiteral("-T"), QStringLiteral("-o"),
                                    QStringLiteral("BatchMode=yes"), QStringLiteral("-o"),
                                    QStringLiteral("ConnectTimeout=5"), host, kProbe}
                            + probeArguments(order)};
}

AttachProblem sshProblem(const QString &host, int status, const QByteArray &errors)
{
    struct Sign {
        const char *words;
        What what;
    };
    constexpr std::array signs{Sign{"Could not resolve hostname", What::UnknownHost},
                               Sign{"Host key verification failed", What::HostKeyUnknown},
                               Sign{"IDENTIFICATION HAS CHANGED", What::HostKeyUnknown},
                               Sign{"Permission denied", What::KeyRefused},
                               Sign{"Too many authentication failures", What::KeyRefused}};
    AttachProblem problem{What::NotAProbe, host.toStdString(), lastLine(errors).toStdString(), status};
    if (status == kNotFound) {
        problem.what = What::NoRemoteProgram;
        problem.detail = copyCommand(host).toStdString();
    } else if (status == kSshItself) {
        problem.what = What::Unreachable;
        for (const Sign &sign : signs)
            if (errors.contains(sign.words)) {
                problem.what = sign.what;
                break;
            }
    } else if (status == 2) {
        problem.what = What::Refused;
    }
    return problem;
}

} // namespace headroom
