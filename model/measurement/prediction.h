// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/capacity.h"
#include "model/measurement/predict_log.h"

namespace headroom {

// What all engines' predictions work with: the log, the scenario it was matched to, and the terms so far.
class Prediction {
public:
    Prediction(const Catalog &catalog, const EngineLog &log, const MatchedLog &matched);

    [[nodiscard]] const EngineLog &log() const { return m_log; }
    [[nodiscard]] const Scenario &scenario() const { return m_scenario; }
    [[nodiscard]] const LanguageModel &model() const { return m_model; }
    // Whether reserves and rules can be told: the device, or one that stands in for it, was found.
    [[nodiscard]] bool deviceKnown() const { return m_deviceKnown; }
    [[nodiscard]] double bitsOf(const std::string &cacheFormat) const; // 16 for an unknown one
    [[nodiscard]] const ReserveBand *reserve(ReservePart what) const;  // of the engine's newest version
    [[nodiscard]] bool isPlain() const;                                // every layer keeps the whole context
    [[nodiscard]] int tensor() const { return m_configuration.parallel.tensor; }

    // With a pool in place of what the budget leaves; nothing where the configuration cannot be.
    [[nodiscard]] std::optional<Prepared> prepared(std::optional<Bytes> pool = std::nullopt) const;
    [[nodiscard]] std::optional<Prepared> preparedFor(const Scenario &scenario) const;

    void add(LogTerm term, Bytes low, Bytes value, Bytes high)
    {
        m_terms.push_back({term, value.value(), low.value(), high.value()});
    }
    void add(LogTerm term, Bytes value) { add(term, value, value, value); }
    void addCount(LogTerm term, double low, double value, double high)
    {
        m_terms.push_back({term, value, low, high});
    }
    // What a stage of the model weighs once loaded, between what is not known of its tensors.
    void addWeights(const Stage &stage);
    void addReserve(const ReserveTerm &reserve);
    [[nodiscard]] std::vector<PredictedTerm> take() { return std::move(m_terms); }
    [[nodiscard]] Bytes leastWeights() const { return m_leastWeights; }
    [[nodiscard]] Bytes mostWeights() const { return m_mostWeights; }

private:
    [[nodiscard]] bool isMaybeAmd() const;

    const Catalog &m_catalog;
    const EngineLog &m_log;
    const Scenario &m_scenario;
    Configuration m_configuration;
    const LanguageModel &m_model;
    const WeightFormat *m_format;
    bool m_deviceKnown;
    Bytes m_leastWeights;
    Bytes m_mostWeights;
    std::vector<PredictedTerm> m_terms;
};

// Each engine's part, in its own file.
void predictVllm(Prediction &prediction);
void predictSglang(Prediction &prediction);
void predictLlama(Prediction &prediction);

// A pool as printed, or as it follows from what is; in bytes.
struct PoolBand {
    double low = 0.0;
    double typical = 0.0;
    double high = 0.0;
};

// What follows from the pool, for both of its ends.
void predictFromPool(Prediction &prediction, const PoolBand &pool);

// What a log's own figures say of each other, whatever its model. Only of a plain model do tokens over the
// context give the concurrency of older versions.
[[nodiscard]] std::vector<PredictedTerm> predictFromItself(const EngineLog &log, bool maybePlain = true);

} // namespace headroom
