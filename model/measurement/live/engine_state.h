// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/kept_measurement.h"
#include "model/measurement/live/metric_table.h"
#include "model/measurement/live/metrics_text.h"

namespace headroom {

// Times added up, and how many.
struct TimeSum {
    double seconds = 0.0;
    double count = 0.0;
};

// A serving engine at one moment, all its data-parallel parts together. What it does not say is empty.
struct EngineState {
    ServedBy server = ServedBy::Unknown;
    std::string model;               // as it is served; may be empty
    int parts = 0;                   // data-parallel engines
    std::optional<double> cacheUse;  // 0 to 1, mean over the parts
    std::optional<double> running;   // requests
    std::optional<double> waiting;   // requests, those moved out of the cache too
    std::optional<double> tokensOut; // since its start
    std::optional<double> tokensIn;
    std::optional<double> outputRate;  // tok/s, where the engine works it out
    std::optional<TimeSum> tokenTime;  // between tokens, since its start
    std::optional<TimeSum> firstToken; // since its start
    std::optional<double> cacheTokens; // that all caches hold
    std::optional<double> usedTokens;
    std::string cacheType; // of the cache's numbers, "auto"; may be empty
    [[nodiscard]] bool isKnown() const { return server != ServedBy::Unknown; }
};

// From the samples of one page. vLLM numbers its engines: requests and tokens are added up, the use of the
// cache is averaged. SGLang repeats values for every rank and priority: the first tensor and pipeline rank
// and the series of all priorities count, data-parallel ranks are added up.
[[nodiscard]] EngineState engineState(std::span<const MetricSample> samples);

// What llama.cpp's /props says; the cache of a slot times the slots is what /metrics does not tell.
struct LlamaProps {
    std::optional<Tokens> slotTokens; // n_ctx of a slot
    std::optional<Tokens> slotCount;  // "slots" is a word of Qt
    std::string model;                // path or name
    std::string build;
    [[nodiscard]] std::optional<Tokens> cacheTokens() const;
};
// Nothing where the body is no such answer.
[[nodiscard]] std::optional<LlamaProps> readLlamaProps(std::string_view body);

} // namespace headroom
