// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/replica.h"

namespace headroom {

Replica::Replica(const Scenario &scenario, const SizingLimits &limits, const Prepared &capacity,
                 const PreparedRate &rate)
    : m_scenario(scenario)
    , m_limits(limits)
    , m_rate(rate)
    , m_fit(capacitySharing(capacity, scenario.context, scenario.load.sharedPrefix).concurrency.sequences)
{}

Service Replica::with(Tokens users) const
{
    Service s;
    s.decode = decodeAt(m_rate, m_scenario.context, users);
    const std::optional<Serving> serving = servingAt(m_rate, s.decode);
    s.perUser = serving ? serving->perUser : s.decode.perUser;
    const Tokens prompt = m_scenario.load.prompt.value_or(s.decode.live);
    if (const std::optional<Prefill> prefill = prefillAt(m_rate, prompt, s.decode.batch - 1, s.decode.live))
        s.firstToken = prefill->firstToken;
    return s;
}

bool Replica::answersInTime(const Service &service) const
{
    if (!m_limits.firstToken)
        return true;
    return service.firstToken.slow.value() > 0.0 && service.firstToken.slow <= *m_limits.firstToken;
}

Tokens Replica::mostUsers(Tokens most) const
{
    Tokens good = 0;
    Tokens bad = most + 1;
    while (bad - good > 1) {
        const Tokens middle = good + (bad - good) / 2;
        const Service service = with(middle);
        (isFastEnough(service) && answersInTime(service) ? good : bad) = middle;
    }
    return good;
}

} // namespace headroom
