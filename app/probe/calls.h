// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/gpuapi.h"
#include "app/probe/recordwriter.h"

namespace headroom::probe {

// A foreign function that answered with an error where one was not expected. Ends the verb.
struct CallFailed {
    std::string function;
    int code;
    std::string name;
};

// Makes the foreign calls, each announced first: a crash, a hang or an exit in it is then known by name.
class Calls {
public:
    Calls(RecordWriter &records, GpuApi api)
        : m_records(records)
        , m_api(std::move(api))
    {}

    [[nodiscard]] const GpuApi &api() const { return m_api; }
    [[nodiscard]] RecordWriter &records() { return m_records; }

    // The driver's answer; kNotFound for a function it does not have.
    template<class... Parameters, class... Arguments>
    int ask(const Function<Parameters...> &function, Patience patience, Arguments... arguments)
    {
        if (!function.there())
            return kNotFound;
        if (!m_quiet)
            m_records.step(function.name, patience);
        return function.call(static_cast<Parameters>(arguments)...);
    }

    template<class... Parameters, class... Arguments>
    void must(const Function<Parameters...> &function, Patience patience, Arguments... arguments)
    {
        check(function.name, ask(function, patience, arguments...));
    }

    void check(const char *function, int code) const
    {
        if (code != 0)
            throw CallFailed{function, code, m_api.errorName(code)};
    }

    // Announces a loop of calls at once, as a record before each would be in what is measured. Until the
    // returned value goes, calls are made without a record of their own.
    class [[nodiscard]] Loop {
    public:
        explicit Loop(Calls &calls)
            : m_calls(calls)
        {
            m_calls.m_quiet = true;
        }
        ~Loop() { m_calls.m_quiet = false; }
        Loop(const Loop &) = delete;
        Loop &operator=(const Loop &) = delete;

    private:
        Calls &m_calls;
    };
    Loop loop(const char *function, Patience patience, int times)
    {
        m_records.step(function, patience, times);
        return Loop(*this);
    }

    // An error record for a call whose failure is not the end.
    void report(const char *function, int code, std::optional<int> device = {});

private:
    RecordWriter &m_records;
    GpuApi m_api;
    bool m_quiet = false;
};

void writeError(RecordWriter &records, const CallFailed &failure, std::optional<int> device);

} // namespace headroom::probe
