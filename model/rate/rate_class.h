// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"

namespace headroom {

// Why the constants are those they are: which class, what is borrowed, what is assumed, and what
// greys the rate.
struct RateReason {
    enum class What : std::uint8_t {
        EngineClass,      // text: engine; its own runs on this architecture
        PooledNoEngine,   // no engine is said: all engines of the architecture together
        PooledForEngine,  // text: engine, which has no runs on this architecture; borrowed
        EraBorrowed,      // text: engine, which has runs of another era only; borrowed
        ArchitectureLent, // text: architecture whose runs stand in; borrowed
        NarrowInEarly,    // 8 bits or fewer in a class whose runs had 16-bit weights; borrowed, wider
        ManyDevices,      // a: devices, b: the most with runs; borrowed, wider
        NoMatrixPeak,     // the part publishes no 16-bit peak; another format's stands in, assumed
        StageHops,        // a: pipeline stages; the hops between them are assumed
        ExpertExchange,   // a: EP; the exchange between its ranks is assumed
        ExpertImbalance,  // a: factor; the fullest rank is assumed
        Speculation,      // a: drafted tokens; the cost of drafting is assumed
        NoClass,          // text: architecture without runs; grey
        Announced,        // text: accelerator; grey
        BeyondDomain,     // a: TP or EP, b: devices of the domain; grey
    } what;
    double a = 0.0;
    double b = 0.0;
    std::string text;
};

// The constants chosen for a configuration. The pointers are into the catalog, for preparation only.
struct RateClass {
    const RateConstants *constants = nullptr;
    const HardwareRates *hardware = nullptr;
    const SoftwareClass *software = nullptr;
    RateEngine engine = RateEngine::None;
    double widening = 1.0; // of the band
    bool borrowed = false;
    bool grey = false;
    std::vector<RateReason> reasons;
};

// What the choice depends on besides the accelerator.
struct RateQuestion {
    RateEngine engine = RateEngine::None;
    Era era = Era::Current;
    double bitsPerWeight = 16.0;
    Parallelism parallel{};
};

// Takes the first class that exists: of the engine and its era, of the engine today, pooled over the
// engines of the architecture, and for an unknown architecture one that stands for none of them. The
// number of sequences plays no part, so a curve never changes its constants.
[[nodiscard]] RateClass chooseRateClass(const Efficiency &efficiency, const Accelerator &accelerator,
                                        const RateQuestion &question);

// The architecture's constants; those of "unknown" where the catalog has none.
[[nodiscard]] const HardwareRates &hardwareRates(const Efficiency &efficiency,
                                                 const Accelerator &accelerator);

// The era of a version as an engine prints it ("0.25.1", "b5614"). Without a readable version the date
// of the run decides, and without a date the engine is current.
[[nodiscard]] Era eraOf(const Efficiency &efficiency, RateEngine engine, std::string_view version,
                        std::string_view date = {});

// The engine whose runs a scenario asks for: as set, else that of its method.
[[nodiscard]] RateEngine rateEngineOf(const Scenario &scenario);

// The version whose era counts: as set for the rates, else that of the method's own engine.
[[nodiscard]] std::string_view rateVersionOf(const Scenario &scenario);

// True where an id is meant by a word: itself, or a beginning before a '*'.
[[nodiscard]] bool isMeantBy(std::string_view id, std::string_view word);

} // namespace headroom
