// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/attachwords.h"

#include "widgets/sentences/harmless.h"

#include <QCoreApplication>

#include <cmath>

namespace headroom {

namespace {

using What = AttachProblem::What;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Attached)
};

QString said(const std::string &text)
{
    return harmlessLine(QString::fromStdString(text));
}

// The last step, or that there was none yet.
QString stepOf(const AttachProblem &problem)
{
    //: In place of the name of a driver's function
    return problem.detail.empty() ? Words::tr("its start") : said(problem.detail);
}

// Where a program's own words follow a sentence, in brackets.
QString withWords(const QString &sentence, const std::string &words)
{
    return words.empty() ? sentence : QStringLiteral("%1 (%2)").arg(sentence, said(words));
}

QString ofProbe(const AttachProblem &problem)
{
    const QString host = said(problem.place);
    switch (problem.what) {
    case What::NoProgram:
        return Words::tr("headroom-probe was not found, neither beside this program nor in the search path "
                         "(PATH). Install it, or open a run saved on the other machine.");
    case What::NotStarted:
        //: %1: the system's reason
        return Words::tr("The probe could not be started: %1").arg(said(problem.detail));
    case What::Refused:
        //: %1: the program's words
        return Words::tr(
                   "The headroom-probe there does not take these options; another version is needed: %1")
            .arg(said(problem.detail));
    case What::NotAProbe:
        return withWords(Words::tr("What answered is no headroom-probe. Nothing on the plots has changed."),
                         problem.detail);
    case What::OtherProtocol:
        //: %1: a version number
        return Words::tr("The probe speaks protocol %1, which this program does not know. Use the probe that "
                         "came with it.")
            .arg(problem.number);
    case What::Ended:
        //: %1: a driver's function · %2: a number
        return Words::tr(
                   "The probe ended in %1 without its last record (status %2). Nothing on the plots has "
                   "changed.")
            .arg(stepOf(problem))
            .arg(problem.number);
    case What::Stalled:
        //: %1: a driver's function
        return Words::tr("The probe stopped answering in %1 and was ended. Nothing on the plots has changed.")
            .arg(stepOf(problem));
    case What::Stuck:
        //: %1: a driver's function
        return Words::tr("The probe hangs in %1 and cannot be ended. The device is stuck; no other run is "
                         "started until it is free again.")
            .arg(stepOf(problem));
    case What::Cancelled:
        return Words::tr("Cancelled. Nothing on the plots has changed.");
    case What::BadHost:
        //: %1: what was typed
        return Words::tr("“%1” is no name of a host. Write it as for ssh: host or user@host.").arg(host);
    case What::UnknownHost:
        return Words::tr("No host of the name %1 was found.").arg(host);
    case What::HostKeyUnknown:
        return Words::tr(
                   "ssh does not know the key of %1, or the host has another one now. Connect once in a "
                   "terminal (ssh %1) and confirm the key.")
            .arg(host);
    case What::KeyRefused:
        return Words::tr(
                   "%1 accepts none of your ssh keys. Passwords are not asked for here: add your key to "
                   "the host or to the ssh agent.")
            .arg(host);
    case What::Unreachable:
        return withWords(Words::tr("%1 cannot be reached by ssh.").arg(host), problem.detail);
    case What::NoRemoteProgram:
        //: %1: a host · %2: a command to be typed into a terminal
        return Words::tr("headroom-probe is not on %1. This command copies it there: %2")
            .arg(host, said(problem.detail));
    default:
        return {};
    }
}

QString ofAddress(const AttachProblem &problem, const Numbers &numbers)
{
    const QString place = said(problem.place);
    switch (problem.what) {
    case What::BadAddress:
        //: %1: what was typed
        return Words::tr("“%1” is no address. Write it as http://host:port, without a name or password.")
            .arg(place);
    case What::HostNotFound:
        return Words::tr("The host of %1 was not found.").arg(place);
    case What::ConnectionRefused:
        return Words::tr("Nothing listens at %1.").arg(place);
    case What::TimedOut:
        return Words::tr("%1 does not answer in time.").arg(place);
    case What::Closed:
        return Words::tr("%1 closed the connection in the middle of its answer.").arg(place);
    case What::TooLarge:
        //: %1: an address · %2: a size
        return Words::tr("The answer of %1 is larger than %2 and was not read.")
            .arg(place, numbers.memory(Bytes{static_cast<double>(problem.number)}));
    case What::Redirected:
        return Words::tr(
                   "%1 points to another address, which is not followed. Write that address yourself if "
                   "you trust it.")
            .arg(place);
    case What::NotAllowed:
        return Words::tr("%1 asks for a name or token (HTTP %2).").arg(place).arg(problem.number);
    case What::Status:
        return Words::tr("%1 answers HTTP %2. Engines that show no metrics by default: SGLang needs "
                         "--enable-metrics, llama.cpp --metrics.")
            .arg(place)
            .arg(problem.number);
    case What::NotSecure:
        return withWords(Words::tr("The connection to %1 is not secure and was not made.").arg(place),
                         problem.detail);
    case What::NoMetrics:
        return Words::tr("%1 answers, but not with the metrics of vLLM, SGLang, llama.cpp or TGI.")
            .arg(place);
    case What::NotPrometheus:
        return Words::tr("%1 does not answer as a Prometheus server.").arg(place);
    case What::QueryRefused:
        return withWords(Words::tr("The Prometheus server at %1 refused the question.").arg(place),
                         problem.detail);
    case What::NoJobs:
        return Words::tr(
                   "The Prometheus server at %1 has had no metrics of vLLM, SGLang, llama.cpp or TGI in "
                   "the last hour.")
            .arg(place);
    default:
        return withWords(Words::tr("%1 could not be asked.").arg(place), problem.detail);
    }
}

} // namespace

QString problemText(const AttachProblem &problem, const Numbers &numbers)
{
    const QString probe = ofProbe(problem);
    return probe.isEmpty() ? ofAddress(problem, numbers) : probe;
}

QString retryText(int pauseMs, const Numbers &numbers)
{
    if (pauseMs <= 0)
        return {};
    //: %1: a number of seconds
    return Words::tr("Asked again in %1 s.").arg(numbers.count(std::ceil(pauseMs / 1e3)));
}

} // namespace headroom
