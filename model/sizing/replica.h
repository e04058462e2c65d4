// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sizing/sizing.h"

namespace headroom {

// How a replica does with so many users.
struct Service {
    RateBand perUser; // under load where lengths are given, else of pure decode
    TimeBand firstToken;
    Decode decode;
};

// One group of devices that serves users on its own, under the limits of a search. It refers to what it
// is given.
class Replica {
public:
    Replica(const Scenario &scenario, const SizingLimits &limits, const Prepared &capacity,
            const PreparedRate &rate);

    [[nodiscard]] Tokens fit() const { return m_fit; } // users whose context fits
    [[nodiscard]] Service with(Tokens users) const;
    [[nodiscard]] bool isFastEnough(const Service &service) const
    {
        return service.perUser.low >= m_scenario.load.floor;
    }
    [[nodiscard]] bool answersInTime(const Service &service) const;

    // The most users up to `most` that are served within the limits; each further one slows all.
    [[nodiscard]] Tokens mostUsers(Tokens most) const;

private:
    const Scenario &m_scenario;
    const SizingLimits &m_limits;
    const PreparedRate &m_rate;
    Tokens m_fit;
};

} // namespace headroom
