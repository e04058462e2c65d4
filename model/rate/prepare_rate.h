// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/prepare.h"
#include "model/rate/rate_class.h"

namespace headroom {

// How many published runs stand behind a rate, and why.
struct RateSupport {
    std::string hardware; // id of the constants
    std::string software;
    RateEngine engine = RateEngine::None;
    int rows = 0;
    Confidence confidence = Confidence::None; // None: grey
    std::vector<RateReason> reasons;
    std::vector<SourceIndex> evidence;
    [[nodiscard]] bool isGrey() const { return confidence == Confidence::None; }
};

// Bytes that one device reads of the weights.
struct DeviceWeights {
    Bytes every;               // in every step
    Bytes experts;             // of its routed experts, were all of them needed
    double imbalance = 1.0;    // the fullest expert-parallel rank over the average
    int expertCount = 0;       // in a layer, of the whole model; 0: no mixture
    int perToken = 0;          // experts a token needs
    double missed = 0.0;       // log(1 - perToken / expertCount)
    double tokensShared = 1.0; // replicas whose tokens meet at one rank's experts
};

// Times that do not depend on the batch, and what each sequence adds.
struct FixedCosts {
    Seconds step;
    Seconds layer;
    Seconds quantized;
    Seconds experts;
    Seconds sequence;
    int layers = 0; // those of the drafting passes included
    [[nodiscard]] Seconds perStep() const { return step + (layer + quantized + experts) * layers; }
};

// All-reduces of a step, the hops between pipeline stages and the exchange between expert ranks.
struct CollectiveCosts {
    int allReduces = 0;
    Seconds allReduce;
    BytesPerSecond link;
    int ranks = 1;              // that take part in an all-reduce
    double bytesPerToken = 0.0; // of one all-reduce: hidden size x 2 bytes
    Seconds extra;              // hops and exchanges, fixed part
    Seconds extraPerToken;      // and with each token
    // A step that reads so many tokens.
    [[nodiscard]] Seconds allReducing(double tokens) const
    {
        if (allReduces == 0)
            return {};
        const double bothWays = 2.0 * (ranks - 1) / ranks * tokens * bytesPerToken;
        return (allReduce + Bytes{bothWays} / link) * allReduces;
    }
    [[nodiscard]] Seconds of(double tokens) const
    {
        return allReducing(tokens) + extra + extraPerToken * tokens;
    }
};

// The band around the step.
struct BandFactors {
    double growthFast = 1.0;
    double growthSlow = 1.0;
    double fast = 1.0; // of the class, at least the least spread away from 1
    double slow = 1.0;
    double widening = 1.0;
};

// Speed of prefill and what a server adds to it.
struct PrefillCosts {
    FlopsPerSecond peak; // of one device
    double share = 1.0;
    double fast = 1.0; // factors on the share
    double slow = 1.0;
    Seconds hostFast;
    Seconds hostTypical;
    Seconds hostSlow;
};

// All that a step of any batch and context needs, computed once per configuration.
struct PreparedRate {
    RateSupport support;
    Workload load;
    int tensor = 1;
    int data = 1;
    int devices = 1;
    DeviceWeights weights;
    double activeParameters = 0.0;      // that one token is multiplied with
    double parametersPerSequence = 0.0; // the same for all that a sequence reads in a step, drafting included
    double attentionWidth = 0.0;
    CacheForm cache; // of all layers, on one device
    double groupedReads = 1.0;
    BytesPerSecond bandwidth;
    double streamShare = 1.0;
    double cacheShare = 1.0;
    FlopsPerSecond peak; // of one device; 0 where none is known
    double computeShare = 1.0;
    FixedCosts fixed;
    CollectiveCosts collectives;
    BandFactors band;
    PrefillCosts prefill;
    double tokensRead = 1.0;    // a sequence and step: 1, and the drafted ones
    double tokensPerStep = 1.0; // a sequence gets: 1, and the accepted ones
    int expertRanks = 1;        // devices over which the experts are spread
};

// What a caller may ask for beyond the scenario.
struct RateOptions {
    std::optional<Era> era;  // nothing: by the version of the scenario
    double linkFactor = 1.0; // links so many times as fast, for elasticities
};

// Prepares the rates of a configuration that prepare() resolved. A trace receives what was put in.
[[nodiscard]] PreparedRate prepareRate(const Catalog &catalog, const Scenario &scenario,
                                       const Configuration &configuration, const RateOptions &options = {},
                                       Trace *trace = nullptr);

} // namespace headroom
