// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace headroom {

// Why what was attached to gives nothing, or no more: a probe, an engine, a Prometheus server.
struct AttachProblem {
    enum class What : std::uint8_t {
        // Of a probe, on this machine or over ssh:
        NoProgram,       // none beside the window's own program and none in the search path
        NotStarted,      // detail: the system's reason
        BadHost,         // place: what was typed
        UnknownHost,     // its name leads nowhere
        HostKeyUnknown,  // ssh does not know the host's key, or another one
        KeyRefused,      // the host took none of our keys
        Unreachable,     // detail: ssh's words
        NoRemoteProgram, // detail: the command that copies it there
        Refused,         // the program took its options for bad; detail: its words
        NotAProbe,       // nothing it wrote is of the protocol; detail: its last words
        OtherProtocol,   // number: the version
        Ended,           // without its last record; number: status, detail: the last step
        Stalled,         // it did not answer and was ended; detail: the last step
        Stuck,           // it cannot be ended; detail: the last step
        Cancelled,
        // Of an address:
        BadAddress, // place: what was typed
        HostNotFound,
        ConnectionRefused,
        TimedOut,
        Closed,     // in the middle of its answer
        TooLarge,   // number: the limit in bytes
        Redirected, // elsewhere, which is not followed
        NotAllowed, // number: 401 or 403
        Status,     // number: of HTTP
        NotSecure,  // detail: what is wrong with its certificate
        OtherError, // detail: the reason
        NoMetrics,  // an answer, but no engine's
        NotPrometheus,
        QueryRefused, // detail: the server's words
        NoJobs        // that serve models
    } what = What::OtherError;
    std::string place{}; // the host or address
    std::string detail{};
    std::int64_t number = 0;
    friend bool operator==(const AttachProblem &, const AttachProblem &) = default;
};

} // namespace headroom
