// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/rates.h"

namespace headroom {

// What is searched. Empty lists: everything that makes sense.
struct SizingSpace {
    std::vector<std::string> accelerators{}; // ids
    std::vector<std::string> weights{};
    std::vector<std::string> caches{};
    std::vector<Method> methods{}; // empty: the scenario's
    bool grey = false;             // parts and degrees whose rate no published run supports
};

// Replicas of one configuration that serve all users.
struct Candidate {
    Configuration configuration; // with its data-parallel degree
    Method method = Method::Reference;
    Tokens perReplica = 0; // users on the fullest replica
    Tokens fit = 0;        // users that would fit on one
    Tokens devices = 0;
    Tokens nodes = 0;
    RateBand perUser;    // under load where lengths are given, else of pure decode
    TimeBand firstToken; // of a prompt that joins the others; 0 where it is not known
    std::optional<double> usdPerHour;
    bool priceSpread = false;                  // a purchase price over years of use, not a rental
    std::optional<double> usdPerMillionOutput; // typical
    std::optional<Watts> power;
    Confidence confidence = Confidence::None;
    int rows = 0;
};

// Why a configuration does not do.
struct Reject {
    enum class What : std::uint8_t {
        DoesNotFit,     // have: bytes missing on a device
        TooSlow,        // have and need: tok/s of a user that is alone, slow end
        FirstTokenLate, // have and need: s
        OverBudget,     // have and need: $/h
        NoPrice,        // a budget is set
        OverPower,      // have and need: W
        NoPower,        // a power limit is set
        TooManyDevices, // have and need: devices
        NoSupport       // no published run supports its rate
    } what;
    double have = 0.0;
    double need = 0.0;
    Configuration configuration;
    Method method = Method::Reference;
};

struct SizingResult {
    std::vector<Candidate> ranked; // best first
    std::vector<Reject> rejects;   // the nearest miss of every accelerator that has no candidate
    std::size_t considered = 0;    // configurations
};

// Searches accelerators, degrees of parallelism and formats. Every candidate meets the limits at the
// slow end of its band when it is evaluated; relaxing a limit never loses one.
[[nodiscard]] SizingResult sizeUp(const Catalog &catalog, const Scenario &scenario,
                                  const SizingLimits &limits, const SizingSpace &space = {},
                                  RankBy rank = RankBy::Cost);

// The scenario as a search counts it with a method: on the basis that is usual for the method, unless the
// scenario's own method has another.
[[nodiscard]] Scenario countedBy(Method method, const Scenario &scenario);

// Of ranked candidates the best of each accelerator and method, in their order.
[[nodiscard]] std::vector<Candidate> bestOfEachAccelerator(const std::vector<Candidate> &ranked);

} // namespace headroom
