// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/units.h"

namespace headroom {

// Users a total rate serves when each is promised a floor: total / floor, not rounded.
[[nodiscard]] constexpr double usersServed(TokensPerSecond total, TokensPerSecond floorPerUser)
{
    return total / floorPerUser;
}

// Whole pieces that hold `amount` at `each` a piece. `each` is positive.
[[nodiscard]] constexpr Tokens piecesFor(Tokens amount, Tokens each)
{
    return (amount + each - 1) / each;
}

// What serves a number of users: whole replicas, each of its devices, in whole nodes.
struct Fleet {
    Tokens replicas = 0;
    Tokens devices = 0;
    Tokens nodes = 0;
};

[[nodiscard]] constexpr Fleet fleetFor(Tokens users, Tokens usersPerReplica, Tokens devicesPerReplica,
                                       Tokens devicesPerNode)
{
    Fleet fleet;
    fleet.replicas = piecesFor(users, usersPerReplica);
    fleet.devices = fleet.replicas * devicesPerReplica;
    fleet.nodes = piecesFor(fleet.devices, devicesPerNode);
    return fleet;
}

} // namespace headroom
