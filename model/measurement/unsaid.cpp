// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/unsaid.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace headroom {

namespace {

bool hasAttention(const LanguageModel &model, std::initializer_list<Attention> kinds)
{
    return std::any_of(model.layers.begin(), model.layers.end(), [&](std::uint8_t index) {
        const Attention own = model.layerTypes[index].attention;
        return std::find(kinds.begin(), kinds.end(), own) != kinds.end();
    });
}

class Values {
public:
    Values(const EngineLog &log, const MatchedLog &matched, const LanguageModel &model)
        : m_log(log)
        , m_matched(matched)
        , m_model(model)
    {}

    std::vector<UnsaidValue> all()
    {
        switch (m_log.engine) {
        case Engine::Vllm:
            addVllm();
            break;
        case Engine::SGLang:
            addSglang();
            break;
        case Engine::LlamaCpp:
            addLlama();
            break;
        case Engine::Unknown:
            break;
        }
        return std::move(m_values);
    }

private:
    void add(const char *key, std::initializer_list<const char *> values)
    {
        for (const char *value : values)
            m_values.push_back({key, value});
    }
    [[nodiscard]] bool says(LogTerm term) const { return m_log.deciding(term) != nullptr; }
    [[nodiscard]] bool isHybrid() const { return hasAttention(m_model, {Attention::Recurrent}); }
    [[nodiscard]] bool saysCache() const
    {
        const std::string printed = m_log.text(LogTerm::CacheDtype);
        return !printed.empty() && printed != "auto";
    }
    // "auto" leaves the width to the checkpoint, which may name 8 bit.
    void addCache()
    {
        if (!saysCache())
            add(kUnsaidCache, {"fp8_e4m3"});
    }
    void addStates()
    {
        if (!isHybrid())
            return;
        if (m_log.number(LogTerm::SpeculativeTokens).value_or(0.0) <= 0.0)
            add("speculative_tokens", {"1", "2", "3", "4", "5", "7"});
        if (m_log.engine != Engine::LlamaCpp)
            add("state_dtype", {"fp32", "bf16"});
    }

    void addVllm()
    {
        if (!says(LogTerm::Version))
            for (const std::string &version : versionsInWindow(m_log.forms))
                m_values.push_back({"version", version});
        addStates();
        if (isHybrid())
            add("prefix_caching", {"on", "off"});
        else if (m_model.draft && !says(LogTerm::SpeculativeTokens))
            add("speculative_tokens", {"1", "2", "3"});
        if (!says(LogTerm::BatchedTokens))
            add("max_num_batched_tokens", {"8192", "2048", "16384", "4096", "32768"});
        if (!says(LogTerm::MaxSequences))
            add("max_num_seqs", {"256", "1024", "128", "64", "32", "16", "512", "2048"});
        addCache();
        if (hasAttention(m_model, {Attention::Latent}) && !says(LogTerm::BlockTokens))
            add("block_size", {"64", "16", "128"});
        if (!says(LogTerm::ContextLength))
            add(kUnsaidContext, {"131072", "65536", "40960", "32768", "16384", "8192", "4096"});
    }
    void addSglang()
    {
        if (!says(LogTerm::Version))
            add("version", {"0.5.18", "0.5.10", "0.5.5", "0.4.8", "0.4.6", "0.3.5"});
        addCache();
        addStates();
        if (!says(LogTerm::ContextLength)) // its table of requests is as long
            add(kUnsaidContext, {"262144", "163840", "131072", "40960", "32768"});
    }
    void addLlama()
    {
        if (!says(LogTerm::Version))
            add("version", {"b8000", "b7000", "b6000", "b5614", "b5000"});
        if (hasAttention(m_model, {Attention::Sliding, Attention::Chunked})
            && !says(LogTerm::FullWindowCache))
            add("swa_full", {"on"});
        if (m_matched.scenario.settings.slotCount.value_or(1) > 1 && !says(LogTerm::UnifiedCache))
            add("kv_unified", {"on", "off"});
        addStates();
    }

    const EngineLog &m_log;
    const MatchedLog &m_matched;
    const LanguageModel &m_model;
    std::vector<UnsaidValue> m_values;
};

} // namespace

std::vector<std::string> versionsInWindow(const LogForms &forms)
{
    // 0.26 keeps the blocks of batches in flight, 0.21 prints concurrency times length and takes the graphs
    // out of the pool, 0.17 no longer sorts the vocabulary, 0.10 cuts layers into groups.
    constexpr std::array versions{"0.28.0", "0.26.0", "0.25.1", "0.20.0", "0.16.0",
                                  "0.11.0", "0.9.2",  "0.8.5",  "0.7.3",  "0.6.4"};
    std::vector<std::string> left;
    for (const char *text : versions) {
        const EngineVersion version = *releaseFrom(text);
        if (version < forms.atLeast || !(version < forms.before))
            continue;
        const bool named = forms.firstCore && version.minor >= 8; // older ones have no other core
        left.push_back(named ? std::string(text) + " (V0)" : std::string(text));
    }
    return left;
}

std::vector<UnsaidValue> unsaidValues(const Catalog &catalog, const EngineLog &log, const MatchedLog &matched)
{
    const LanguageModel *model = catalog.model(matched.scenario.model);
    return model ? Values(log, matched, *model).all() : std::vector<UnsaidValue>();
}

} // namespace headroom
