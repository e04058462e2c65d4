// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/live/engine_state.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace headroom {

namespace {

bool isFirstRank(const MetricSample &sample)
{
    for (const char *rank : {"tp_rank", "pp_rank"})
        if (const std::string_view value = sample.label(rank); !value.empty() && value != "0")
            return false;
    return sample.label("priority").empty();
}

double wholeLabel(const MetricSample &sample, const char *key)
{
    const std::string_view text = sample.label(key);
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool good = error == std::errc() && end == text.data() + text.size(); // "None" is none
    return good && value >= 1.0 && value <= 1e12 ? value : 0.0;
}

class Reader {
public:
    explicit Reader(std::span<const MetricSample> samples)
        : m_samples(samples)
    {}

    EngineState read()
    {
        m_state.server = server();
        if (!m_state.isKnown())
            return std::move(m_state);
        m_state.cacheUse = mean(EngineMetric::CacheUse);
        m_state.running = sum(EngineMetric::Running);
        m_state.waiting = sum(EngineMetric::Waiting);
        if (const std::optional<double> swapped = sum(EngineMetric::Swapped); swapped && m_state.waiting)
            *m_state.waiting += *swapped;
        m_state.tokensOut = sum(EngineMetric::TokensOut);
        m_state.tokensIn = sum(EngineMetric::TokensIn);
        m_state.outputRate = sum(EngineMetric::OutputRate);
        m_state.tokenTime = times(EngineMetric::TokenTimeSum, EngineMetric::TokenTimeCount);
        m_state.firstToken = times(EngineMetric::FirstTokenSum, EngineMetric::FirstTokenCount);
        m_state.cacheTokens = sum(EngineMetric::CacheTokens);
        m_state.usedTokens = sum(EngineMetric::UsedTokens);
        readCacheConfig();
        readNames();
        return std::move(m_state);
    }

private:
    // Most of whose names are there: a page may speak of a router beside its engine.
    [[nodiscard]] ServedBy server() const
    {
        std::array<int, kServers> found{};
        for (const MetricSample &sample : m_samples) {
            const std::string name = usualName(sample.name);
            for (const MetricName &known : metricNames())
                found[static_cast<std::size_t>(known.server)] += name == known.name ? 1 : 0;
        }
        const auto most = std::max_element(found.begin(), found.end());
        return *most > 0 ? static_cast<ServedBy>(most - found.begin()) : ServedBy::Unknown;
    }
    // Samples of the first name for a metric that is sent, by the rules of ranks.
    [[nodiscard]] std::vector<const MetricSample *> samplesOf(EngineMetric metric) const
    {
        std::vector<const MetricSample *> found;
        for (const MetricName &known : metricNames()) {
            if (known.server != m_state.server || known.metric != metric)
                continue;
            for (const MetricSample &sample : m_samples)
                if (usualName(sample.name) == known.name && isFirstRank(sample) && std::isfinite(sample.value)
                    && sample.value >= 0.0)
                    found.push_back(&sample);
            if (!found.empty())
                break;
        }
        return found;
    }
    [[nodiscard]] std::optional<double> sum(EngineMetric metric) const
    {
        const auto samples = samplesOf(metric);
        double total = 0.0;
        for (const MetricSample *sample : samples)
            total += sample->value;
        return samples.empty() ? std::nullopt : std::optional(total);
    }
    [[nodiscard]] std::optional<double> mean(EngineMetric metric) const
    {
        const std::optional<double> total = sum(metric);
        return total ? std::optional(std::min(1.0, *total / static_cast<double>(samplesOf(metric).size())))
                     : std::nullopt;
    }
    // Both of the same histogram: their names differ in the end only.
    [[nodiscard]] std::optional<TimeSum> times(EngineMetric sumOf, EngineMetric countOf) const
    {
        const std::optional<double> seconds = sum(sumOf);
        const std::optional<double> count = sum(countOf);
        return seconds && count ? std::optional(TimeSum{*seconds, *count}) : std::nullopt;
    }
    void readCacheConfig()
    {
        double tokens = 0.0;
        for (const MetricSample *sample : samplesOf(EngineMetric::CacheConfig)) {
            tokens += wholeLabel(*sample, "num_gpu_blocks") * wholeLabel(*sample, "block_size");
            m_state.cacheType = sample->label("cache_dtype");
        }
        if (tokens > 0.0)
            m_state.cacheTokens = tokens;
    }
    void readNames()
    {
        std::set<std::string_view> parts;
        for (const MetricSample *sample : samplesOf(EngineMetric::Running)) {
            if (m_state.model.empty())
                m_state.model = sample->label("model_name");
            parts.insert(sample->label(m_state.server == ServedBy::Vllm ? "engine" : "dp_rank"));
        }
        m_state.parts = std::max(1, static_cast<int>(parts.size()));
    }

    std::span<const MetricSample> m_samples;
    EngineState m_state;
};

} // namespace

EngineState engineState(std::span<const MetricSample> samples)
{
    return Reader(samples).read();
}

} // namespace headroom
