// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/supervisor.h"

#include "app/probe/childprocess.h"
#include "app/probe/linereader.h"
#include "app/probe/probing.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

namespace headroom::probe {

namespace {

using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;

constexpr int kTick = 100;            // milliseconds between two looks at the child
constexpr int kBetweenCalls = 30'000; // for what is no foreign call

class Supervisor {
public:
    Supervisor(const Options &options, Output &output)
        : m_options(options)
        , m_output(output)
        , m_limit(idleLimit())
    {}

    int run(const Shapes &shapes)
    {
        auto child =
            ChildProcess::start([&](int descriptor) { return probe(m_options, shapes, descriptor); });
        if (!child) {
            fatal(Record("fatal").add("reason", "start").add("errno", errno));
            return 1;
        }
        LineReader reader(child->descriptor());
        m_since = Clock::now();
        while (!m_finished)
            look(*child, reader);
        return m_status;
    }

private:
    int idleLimit() const { return kBetweenCalls + static_cast<int>(m_options.interval * 1e3); }

    void look(ChildProcess &child, LineReader &reader)
    {
        const bool open = reader.wait(kTick);
        takeLines(reader);
        if (m_readerGone) {
            static_cast<void>(child.kill());
            finish(1);
        } else if (const auto ending = child.ended()) {
            while (reader.wait(0) && reader.received())
                takeLines(reader);
            takeLines(reader);
            conclude(*ending);
        } else if (Clock::now() - m_since > std::chrono::milliseconds(m_limit)) {
            giveUp(child);
        } else if (!open) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10)); // closed, and about to end
        }
    }

    void takeLines(LineReader &reader)
    {
        while (const auto line = reader.next())
            takeLine(*line);
    }

    // A line of the child; what is none of ours is counted, so that a driver cannot spoil the stream.
    void takeLine(const std::string &line)
    {
        const Json record = Json::parse(line, nullptr, false);
        if (!record.is_object() || !record.contains("type") || !record["type"].is_string()
            || !record.value("seq", Json()).is_number_unsigned()) {
            ++m_chatter;
            return;
        }
        const std::string type = record["type"].get<std::string>();
        m_since = Clock::now();
        m_limit = idleLimit();
        if (type == "step")
            takeStep(record);
        if (type == "done") {
            m_done = line; // held until the child has ended as it says
            return;
        }
        m_next = record["seq"].get<std::uint64_t>() + 1;
        m_time =
            record.value("t_ms", Json(0)).is_number_integer() ? record.value("t_ms", std::int64_t{0}) : 0;
        hand(line, record);
    }

    void takeStep(const Json &record)
    {
        const Json name = record.value("name", Json());
        const Json limit = record.value("limit_ms", Json());
        m_step = name.is_string() ? name.get<std::string>() : std::string();
        const int given =
            limit.is_number_integer() ? std::clamp(limit.get<int>(), 1, 3'600'000) : kBetweenCalls;
        m_limit = m_options.stallLimit > 0.0 ? static_cast<int>(m_options.stallLimit * 1e3) : given;
    }

    void hand(const std::string &line, const Json &record) { m_readerGone |= !m_output.take(line, record); }

    void write(const Record &record)
    {
        const std::string line = record.line(m_next++, m_time);
        hand(line, Json::parse(line, nullptr, false));
    }

    void conclude(const Ending &ending)
    {
        if (m_chatter > 0)
            write(Record("warn").add("code", "chatter").add("about", std::to_string(m_chatter)));
        const Json done = Json::parse(m_done, nullptr, false);
        const bool said = done.is_object();
        const bool good = said && done.value("ok", Json()) == true;
        if (ending.signal != 0) {
            fatal(Record("fatal")
                      .add("reason", "signal")
                      .add("step", m_step)
                      .add("signal", ending.signal)
                      .add("signal_name", std::string("SIG") + abbreviation(ending.signal)));
        } else if (!said || ending.exit != (good ? 0 : 1)) {
            fatal(Record("fatal").add("reason", "exit").add("step", m_step).add("exit", ending.exit));
        } else {
            // Under a number of ours, as a warning may have come in between.
            Record record("done");
            record.add("ok", good);
            if (const Json reason = done.value("reason", Json()); reason.is_string())
                record.add("reason", reason.get<std::string>());
            write(record);
            finish(good && !m_readerGone ? 0 : 1);
        }
    }

    static const char *abbreviation(int signal)
    {
        const char *const name = ::sigabbrev_np(signal);
        return name ? name : "";
    }

    void giveUp(ChildProcess &child)
    {
        const char *const reason = child.kill() ? "stall" : "stuck";
        fatal(Record("fatal").add("reason", reason).add("step", m_step).add("limit_ms", m_limit));
    }

    void fatal(const Record &record)
    {
        write(record);
        write(Record("done").add("ok", false).add("reason", "fatal"));
        finish(1);
    }

    void finish(int status)
    {
        m_status = status;
        m_finished = true;
    }

    const Options &m_options;
    Output &m_output;
    std::string m_step = "start";
    int m_limit;
    Clock::time_point m_since;
    std::string m_done;
    std::uint64_t m_next = 0;
    std::int64_t m_time = 0;
    int m_chatter = 0;
    bool m_readerGone = false;
    bool m_finished = false;
    int m_status = 1;
};

} // namespace

int supervise(const Options &options, const Shapes &shapes, Output &output)
{
    return Supervisor(options, output).run(shapes);
}

} // namespace headroom::probe
