// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/live/engine_state.h"

#include <deque>

namespace headroom {

// What an engine did over a window of time.
struct EngineRates {
    double seconds = 0.0;                  // that the window covers
    std::optional<TokensPerSecond> output; // of all requests together
    std::optional<TokensPerSecond> input;
    std::optional<TokensPerSecond> perUser;
    std::optional<Seconds> tokenTime; // mean between two tokens of a request
    std::optional<Seconds> firstToken;
    std::optional<double> running; // mean number of requests
    bool perUserFromTimes = false; // else from the rate of all and the running requests
    bool restarted = false;        // a counter began again within the window
};

// One point of the trail: where the engine was on the plots.
struct TrailPoint {
    double seconds = 0.0; // as given to add()
    double running = 0.0;
    std::optional<TokensPerSecond> perUser;
    std::optional<TokensPerSecond> output;
    std::optional<double> cacheUse;
};

// The scrapes of one engine, and rates over the last of them. Counters that begin again, because the engine
// was restarted, count from zero.
class EngineHistory {
public:
    explicit EngineHistory(double windowSeconds = 10.0, std::size_t mostPoints = 3600)
        : m_window(windowSeconds)
        , m_mostPoints(mostPoints)
    {}

    // `seconds` from any beginning; a scrape that is not later than the last one is left out.
    void add(double seconds, const EngineState &state);
    [[nodiscard]] bool isEmpty() const { return m_scrapes.empty(); }
    [[nodiscard]] const EngineState &latest() const { return m_scrapes.back().state; } // not when empty
    [[nodiscard]] EngineRates rates() const;
    [[nodiscard]] const std::deque<TrailPoint> &trail() const { return m_trail; } // oldest first

private:
    struct Scrape {
        double seconds;
        EngineState state;
    };

    double m_window;
    std::size_t m_mostPoints;
    std::deque<Scrape> m_scrapes; // those of the window, and one before it
    std::deque<TrailPoint> m_trail;
};

// What is kept of it in the document: rates and times at the mean number of running requests, and the size
// and use of the cache. `conditions` is what the user knows of the engine; engine, batch and cache type are
// filled in.
[[nodiscard]] std::vector<KeptMeasurement> measurementsOf(const EngineState &state, const EngineRates &rates,
                                                          RunConditions conditions, const Origin &origin);

} // namespace headroom
