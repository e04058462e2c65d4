// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/match_log.h"

#include "model/measurement/match_devices.h"
#include "model/measurement/format_names.h"
#include "model/measurement/match_formats.h"
#include "model/scenario/scenario_json.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

namespace {

using What = LogMatch::What;
using How = LogMatch::How;

std::string plain(double value)
{
    if (value == std::floor(value))
        return std::to_string(static_cast<long long>(value));
    std::string text = std::to_string(value);
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

class Matcher {
public:
    Matcher(const Catalog &catalog, const EngineLog &log, const LogHints &hints)
        : m_catalog(catalog)
        , m_log(log)
        , m_hints(hints)
    {}

    MatchedLog match()
    {
        m_result.scenario.method = methodFrom(idOf(m_log.engine)).value_or(Method::Reference);
        m_result.scenario.basis = WeightsBasis::Loaded;
        matchParallelism();
        matchModel();
        matchAccelerator();
        matchMemory();
        matchWeights();
        matchCache();
        matchContext();
        matchSettings();
        applySettings();
        m_result.scenario.configurations.push_back(m_configuration);
        return std::move(m_result);
    }

private:
    void note(What what, How how, const std::string &printed, const std::string &taken, int line)
    {
        m_result.matches.push_back({what, how, printed, taken, line});
    }
    [[nodiscard]] int lineOf(LogTerm term) const
    {
        const PrintedValue *value = m_log.deciding(term);
        return value ? value->line : 0;
    }
    [[nodiscard]] int degree(LogTerm term) const
    {
        return static_cast<int>(std::clamp(m_log.number(term).value_or(1.0), 1.0, 1.0 * kMostDegree));
    }

    void matchParallelism()
    {
        Parallelism &parallel = m_configuration.parallel;
        parallel.tensor = degree(LogTerm::TensorParallel);
        parallel.pipeline = degree(LogTerm::PipelineParallel);
        parallel.data = degree(LogTerm::DataParallel);
        parallel.expert = degree(LogTerm::ExpertParallel);
        // vLLM prints a switch: experts spread over all ranks of the replica.
        if (m_log.engine == Engine::Vllm && m_log.number(LogTerm::ExpertParallel).value_or(0.0) > 0.0)
            parallel.expert = std::min(parallel.tensor * parallel.data, kMostDegree);
        note(What::Parallelism, m_log.number(LogTerm::TensorParallel) ? How::Printed : How::Assumed, {},
             "TP" + std::to_string(parallel.tensor), lineOf(LogTerm::TensorParallel));
    }

    void matchModel()
    {
        const LogTerm naming = m_log.deciding(LogTerm::Model) ? LogTerm::Model : LogTerm::OtherName;
        const std::string printed = m_log.text(naming);
        NamedModel found;
        if (!m_hints.model.empty())
            found = {m_catalog.model(m_hints.model), How::Given};
        else
            found = firstKnownName();
        m_model = found.model;
        if (m_model)
            m_result.scenario.model = m_model->id;
        note(What::Model, m_model ? found.how : How::NotFound, printed, m_result.scenario.model,
             lineOf(naming));
    }

    // The model's own name, then its file's or the name it is served by.
    [[nodiscard]] NamedModel firstKnownName() const
    {
        for (const LogTerm term : {LogTerm::Model, LogTerm::OtherName})
            for (const PrintedValue &value : m_log.values)
                if (value.term == term && !value.text.empty())
                    if (const NamedModel found = modelNamed(m_catalog, value.text); found.model)
                        return found;
        return {};
    }

    void matchAccelerator()
    {
        const std::string printed = m_log.text(LogTerm::Gpu);
        const std::optional<double> total = m_log.number(LogTerm::TotalMemory);
        const Accelerator *found = printed.empty() ? nullptr : acceleratorNamed(m_catalog, printed);
        How how = found ? How::Printed : How::NotFound;
        if (!m_hints.accelerator.empty()) {
            found = m_catalog.accelerator(m_hints.accelerator);
            how = found ? How::Given : How::NotFound;
        } else if (!found && total && printed.empty() && (found = acceleratorOfSize(m_catalog, *total))) {
            how = How::BySize;
        } else if (!found && total && (found = standInFor(m_catalog, printed))) {
            how = How::StandsIn;
        }
        if (found)
            m_configuration.accelerator = found->id;
        note(What::Accelerator, how,
             printed.empty() && total ? plain(std::round(*total / kGiB * 100) / 100) + " GiB" : printed,
             m_configuration.accelerator,
             printed.empty() ? lineOf(LogTerm::TotalMemory) : lineOf(LogTerm::Gpu));
    }

    void matchMemory()
    {
        if (const std::optional<double> total = m_log.number(LogTerm::TotalMemory);
            total && *total > 0.0 && *total <= kMostDeviceMemory.value()) {
            m_configuration.overrides.memory = Bytes{*total};
            note(What::Memory, How::Printed, plain(*total / kGiB), plain(*total / kGiB),
                 lineOf(LogTerm::TotalMemory));
        }
        const std::optional<double> share = m_log.number(LogTerm::Utilization);
        if (m_log.engine == Engine::Vllm && share && *share >= kLeastUtilization && *share <= 1.0)
            m_configuration.overrides.utilization = *share;
    }

    void matchWeights()
    {
        const MatchedFormat format = weightFormatIn(m_catalog, m_log, m_model, m_configuration.parallel);
        m_configuration.weights = format.id;
        note(What::Weights, format.how, m_log.text(LogTerm::Quantization), format.id,
             lineOf(LogTerm::Quantization));
    }

    void matchCache()
    {
        const std::string printed = m_log.text(LogTerm::CacheDtype);
        const std::string known = cacheFormatNamed(m_catalog, printed);
        m_configuration.cache = known.empty() ? "bf16" : known;
        note(What::Cache,
             printed.empty() ? How::Assumed
             : known.empty() ? How::Nearest
                             : How::Printed,
             printed, m_configuration.cache, lineOf(LogTerm::CacheDtype));
    }

    // The length that vLLM counts its concurrency by is the one in force; others may be the model's own.
    [[nodiscard]] std::optional<double> lengthOfConcurrency() const
    {
        const auto found =
            std::find_if(m_log.values.begin(), m_log.values.end(), [](const PrintedValue &value) {
                return value.term == LogTerm::ContextLength
                       && value.raw.find("Maximum concurrency for") != std::string::npos;
            });
        return found == m_log.values.end() ? std::nullopt : std::optional(found->value);
    }

    // Of llama.cpp a slot's part of all cells, whether the slots share them or not.
    [[nodiscard]] std::optional<double> printedContext(LogTerm &term) const
    {
        term = LogTerm::ContextLength;
        const std::optional<double> length = m_log.number(term);
        if (m_log.engine != Engine::LlamaCpp)
            return lengthOfConcurrency() ? lengthOfConcurrency() : length;
        if (length)
            return std::floor(*length / std::max(1.0, m_log.number(LogTerm::MaxSequences).value_or(1.0)));
        term = LogTerm::SequenceLength;
        return m_log.number(term);
    }

    void matchContext()
    {
        LogTerm term = LogTerm::ContextLength;
        const std::optional<double> length = printedContext(term);
        const bool printed = length && *length >= kLeastContext && *length <= kMostContext;
        m_result.scenario.context =
            printed   ? static_cast<Tokens>(*length)
            : m_model ? std::min(static_cast<Tokens>(m_model->nativeContext.value), kMostContext)
                      : Tokens{8192};
        note(What::Context, printed ? How::Printed : How::Assumed, printed ? plain(*length) : std::string(),
             std::to_string(m_result.scenario.context), printed ? lineOf(term) : 0);
    }

    void set(const char *key, LogTerm term)
    {
        if (const std::optional<double> value = m_log.number(term))
            m_result.settings.push_back({key, plain(*value), lineOf(term)});
    }
    void setText(const char *key, LogTerm term)
    {
        if (const std::string value = m_log.text(term); !value.empty())
            m_result.settings.push_back({key, value, lineOf(term)});
    }
    void setCache(const char *key, LogTerm term)
    {
        const std::string printed = m_log.text(term);
        if (const std::string id = cacheFormatNamed(m_catalog, printed); !printed.empty() && !id.empty())
            m_result.settings.push_back({key, id, lineOf(term)});
    }

    // The first core is named beside the version, or is told by what only it prints.
    void matchVersion()
    {
        const std::string version = m_log.text(LogTerm::Version);
        const bool first = m_log.engine == Engine::Vllm && m_log.forms.firstCore;
        if (!version.empty())
            m_result.settings.push_back({"version", version + (first ? " (V0)" : ""),
                                         lineOf(LogTerm::Version)});
    }

    void matchSettings()
    {
        matchVersion();
        switch (m_log.engine) {
        case Engine::Vllm:
            set("max_num_batched_tokens", LogTerm::BatchedTokens);
            set("max_num_seqs", LogTerm::MaxSequences);
            set("block_size", LogTerm::BlockTokens);
            set("speculative_tokens", LogTerm::SpeculativeTokens);
            if (const std::optional<double> caching = m_log.number(LogTerm::PrefixCaching))
                m_result.settings.push_back({"prefix_caching", *caching > 0.0 ? "on" : "off",
                                             lineOf(LogTerm::PrefixCaching)});
            break;
        case Engine::SGLang:
            set("mem_fraction_static", LogTerm::Utilization);
            set("max_running_requests", LogTerm::MaxSequences);
            if (m_log.number(LogTerm::BlockTokens).value_or(1.0) > 1.0)
                set("block_size", LogTerm::BlockTokens);
            set("mamba_full_memory_ratio", LogTerm::StateShare);
            set("speculative_tokens", LogTerm::SpeculativeTokens);
            break;
        case Engine::LlamaCpp:
            set("slots", LogTerm::MaxSequences);
            set("n_ubatch", LogTerm::MicroBatch);
            if (m_log.number(LogTerm::SpeculativeTokens).value_or(0.0) > 0.0)
                set("speculative_tokens", LogTerm::SpeculativeTokens);
            if (const std::optional<double> unified = m_log.number(LogTerm::UnifiedCache))
                m_result.settings.push_back({"kv_unified", *unified > 0.0 ? "on" : "off",
                                             lineOf(LogTerm::UnifiedCache)});
            setCache("cache_k", LogTerm::CacheDtype);
            setCache("cache_v", LogTerm::ValueDtype);
            if (m_log.number(LogTerm::FullWindowCache).value_or(0.0) > 0.0)
                m_result.settings.push_back({"swa_full", "on", lineOf(LogTerm::FullWindowCache)});
            break;
        case Engine::Unknown:
            break;
        }
    }

    // What the method does not understand stays in the list, as a remark.
    void applySettings()
    {
        for (LogSetting &setting : m_result.settings)
            setting.taken = !applySetting(m_result.scenario.settings, m_result.scenario.method,
                                          setting.key + '=' + setting.value);
    }

    const Catalog &m_catalog;
    const EngineLog &m_log;
    const LogHints &m_hints;
    const LanguageModel *m_model = nullptr;
    Configuration m_configuration;
    MatchedLog m_result;
};

} // namespace

const char *idOf(LogMatch::What what)
{
    constexpr std::array ids{"model", "accelerator", "weights", "cache", "context", "parallel", "memory"};
    return ids[static_cast<std::size_t>(what)];
}

const char *idOf(LogMatch::How how)
{
    constexpr std::array ids{"printed", "nearest",     "by_size",  "assumed",  "not_found",
                             "given",   "same_shapes", "inferred", "stands_in"};
    return ids[static_cast<std::size_t>(how)];
}

MatchedLog matchConfiguration(const Catalog &catalog, const EngineLog &log, const LogHints &hints)
{
    return Matcher(catalog, log, hints).match();
}

} // namespace headroom
