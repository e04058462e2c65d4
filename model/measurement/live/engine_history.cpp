// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/live/engine_history.h"

#include <cmath>

namespace headroom {

namespace {

// How far a counter came between neighbouring scrapes, and over how much time.
class Progress {
public:
    void add(const std::optional<double> &before, const std::optional<double> &after, double seconds)
    {
        if (!before || !after)
            return;
        m_restarted = m_restarted || *after < *before;
        m_total += *after >= *before ? *after - *before : *after;
        m_seconds += seconds;
    }
    [[nodiscard]] bool isKnown() const { return m_seconds > 0.0; }
    [[nodiscard]] double total() const { return m_total; }
    [[nodiscard]] bool restarted() const { return m_restarted; }
    [[nodiscard]] std::optional<TokensPerSecond> rate() const
    {
        return isKnown() ? std::optional(TokensPerSecond{m_total / m_seconds}) : std::nullopt;
    }

private:
    double m_total = 0.0;
    double m_seconds = 0.0;
    bool m_restarted = false;
};

// A mean time: seconds that were added over how many.
class MeanTime {
public:
    void add(const std::optional<TimeSum> &before, const std::optional<TimeSum> &after, double seconds)
    {
        if (!before || !after)
            return;
        m_sum.add(before->seconds, after->seconds, seconds);
        m_count.add(before->count, after->count, seconds);
    }
    [[nodiscard]] std::optional<Seconds> mean() const
    {
        return m_count.total() > 0.0 && m_sum.total() > 0.0
                   ? std::optional(Seconds{m_sum.total() / m_count.total()})
                   : std::nullopt;
    }

private:
    Progress m_sum;
    Progress m_count;
};

std::optional<TokensPerSecond> perUserOf(EngineRates &rates)
{
    rates.perUserFromTimes = rates.tokenTime.has_value();
    if (rates.tokenTime)
        return tokensOver(1.0, *rates.tokenTime);
    if (rates.output && rates.output->value() > 0.0 && rates.running && *rates.running > 0.0)
        return TokensPerSecond{rates.output->value() / *rates.running};
    return std::nullopt;
}

} // namespace

void EngineHistory::add(double seconds, const EngineState &state)
{
    if (!std::isfinite(seconds) || (!m_scrapes.empty() && seconds <= m_scrapes.back().seconds))
        return;
    m_scrapes.push_back({seconds, state});
    while (m_scrapes.size() > 2 && m_scrapes[1].seconds <= seconds - m_window)
        m_scrapes.pop_front();
    const EngineRates now = rates();
    m_trail.push_back({seconds, state.running.value_or(0.0), now.perUser, now.output, state.cacheUse});
    if (m_trail.size() > m_mostPoints)
        m_trail.pop_front();
}

EngineRates EngineHistory::rates() const
{
    EngineRates rates;
    Progress output;
    Progress input;
    MeanTime token;
    MeanTime first;
    double requestSeconds = 0.0;
    double runningSeconds = 0.0;
    for (std::size_t i = 1; i < m_scrapes.size(); ++i) {
        const EngineState &before = m_scrapes[i - 1].state;
        const EngineState &after = m_scrapes[i].state;
        const double seconds = m_scrapes[i].seconds - m_scrapes[i - 1].seconds;
        rates.seconds += seconds;
        output.add(before.tokensOut, after.tokensOut, seconds);
        input.add(before.tokensIn, after.tokensIn, seconds);
        token.add(before.tokenTime, after.tokenTime, seconds);
        first.add(before.firstToken, after.firstToken, seconds);
        if (before.running && after.running) {
            requestSeconds += (*before.running + *after.running) / 2.0 * seconds;
            runningSeconds += seconds;
        }
    }
    rates.output = output.rate();
    if (!rates.output && !m_scrapes.empty() && m_scrapes.back().state.outputRate)
        rates.output = TokensPerSecond{*m_scrapes.back().state.outputRate};
    rates.input = input.rate();
    rates.tokenTime = token.mean();
    rates.firstToken = first.mean();
    if (runningSeconds > 0.0)
        rates.running = requestSeconds / runningSeconds;
    else if (!m_scrapes.empty())
        rates.running = m_scrapes.back().state.running;
    rates.restarted = output.restarted() || input.restarted();
    rates.perUser = perUserOf(rates);
    return rates;
}

} // namespace headroom
