// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/match_log.h"

#include "model/capacity/weights.h"
#include "model/checkpoint/ggml_types.h"
#include "model/scenario/scenario_json.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

namespace {

using What = LogMatch::What;
using How = LogMatch::How;

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    return text;
}

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
        const std::string printed = m_log.text(LogTerm::Model);
        bool exact = false;
        const bool given = !m_hints.model.empty();
        if (given)
            m_model = m_catalog.model(m_hints.model);
        else
            m_model = printed.empty() ? nullptr : modelNamed(m_catalog, printed, exact);
        if (m_model)
            m_result.scenario.model = m_model->id;
        note(What::Model,
             !m_model ? How::NotFound
             : given  ? How::Given
             : exact  ? How::Printed
                      : How::Nearest,
             printed, m_result.scenario.model, lineOf(LogTerm::Model));
    }

    void matchAccelerator()
    {
        const std::string printed = m_log.text(LogTerm::Gpu);
        const Accelerator *found = printed.empty() ? nullptr : acceleratorNamed(m_catalog, printed);
        How how = found ? How::Printed : How::NotFound;
        if (!m_hints.accelerator.empty()) {
            found = m_catalog.accelerator(m_hints.accelerator);
            how = found ? How::Given : How::NotFound;
        }
        const std::optional<double> total = m_log.number(LogTerm::TotalMemory);
        if (!found && total) {
            double nearest = 0.02; // 2 percent: another size is another device
            for (const Accelerator &accelerator : m_catalog.accelerators) {
                const Sourced<Bytes> memory = deviceMemory(accelerator);
                double off = std::abs(memory.value.value() / *total - 1.0);
                // Drivers of another year print another figure.
                for (const Alternate<Bytes> &other : memory.alternates)
                    off = std::min(off, std::abs(other.value.value() / *total - 1.0));
                if (off < nearest) {
                    nearest = off;
                    found = &accelerator;
                    how = How::BySize;
                }
            }
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

    // Words of the quantization key and of the model's name; empty where they do not tell.
    [[nodiscard]] std::string formatByName() const
    {
        const std::string quantization = lowered(m_log.text(LogTerm::Quantization));
        if (m_log.engine == Engine::LlamaCpp)
            return ggufFormatOfPrintedType(m_log.text(LogTerm::Quantization));
        const std::string name = lowered(m_log.text(LogTerm::Model));
        struct Word {
            const char *part;
            const char *format;
        };
        constexpr std::array words{Word{"nvfp4", "nvfp4"},
                                   Word{"mxfp4", "mxfp4"},
                                   Word{"w4a16", "gptq_int4_g128"},
                                   Word{"awq", "awq_int4_g128"},
                                   Word{"gptq-int8", "gptq_int8_g128"},
                                   Word{"gptq", "gptq_int4_g128"},
                                   Word{"w8a8-int8", "int8_w8a8"},
                                   Word{"int8", "int8_w8a8"},
                                   Word{"int4", "gptq_int4_g128"},
                                   Word{"fp8", "fp8_e4m3_channel"},
                                   Word{"bnb", "nf4"},
                                   Word{"bitsandbytes", "nf4"},
                                   Word{"modelopt_fp4", "nvfp4"},
                                   Word{"modelopt", "fp8_e4m3_tensor"}};
        for (const std::string &text : {name, quantization}) // the name is the more precise of the two
            for (const Word &word : words)
                if (text.find(word.part) != std::string::npos)
                    return word.format;
        return {};
    }

    [[nodiscard]] double computedWeights(const WeightFormat &format) const
    {
        return modelWeights(*m_model, format, WeightsBasis::Loaded, false).total.value()
               / m_configuration.parallel.tensor / m_configuration.parallel.pipeline;
    }

    // The format whose bytes come nearest to those printed, within 12 percent.
    [[nodiscard]] std::string formatBySize(double printed) const
    {
        std::string best;
        double nearest = 0.12;
        for (const WeightFormat &format : m_catalog.weightFormats) {
            const bool gguf = format.id.starts_with("gguf_");
            if (gguf != (m_log.engine == Engine::LlamaCpp) && format.id != "bf16")
                continue;
            const double off = std::abs(computedWeights(format) / printed - 1.0);
            if (off < nearest) {
                nearest = off;
                best = format.id;
            }
        }
        return best;
    }

    void matchWeights()
    {
        std::string format = formatByName();
        How how = How::Printed;
        const std::optional<double> printed = m_log.engine == Engine::LlamaCpp
                                                  ? m_log.number(LogTerm::FileSize)
                                                  : m_log.number(LogTerm::Weights);
        const bool quantized = !m_log.text(LogTerm::Quantization).empty();
        if (format.empty() && m_model && printed && *printed > 0.0) {
            format = formatBySize(*printed);
            how = How::BySize;
        }
        if (format.empty() || !m_catalog.weightFormat(format)) {
            format = m_log.text(LogTerm::Dtype) == "float16" ? "fp16" : "bf16";
            how = quantized ? How::Assumed : m_log.text(LogTerm::Dtype).empty() ? How::Assumed : How::Printed;
        }
        m_configuration.weights = format;
        note(What::Weights, how, m_log.text(LogTerm::Quantization), format, lineOf(LogTerm::Quantization));
    }

    // The catalog's format for a printed type, empty where it has none.
    [[nodiscard]] std::string cacheFormatOf(const std::string &printed) const
    {
        std::string type = lowered(printed);
        if (type.starts_with("torch."))
            type.erase(0, 6);
        if (type.empty() || type == "auto" || type == "f16" || type == "bfloat16" || type == "float16")
            return "bf16";
        if (const CacheFormat *known = m_catalog.cacheFormat(type))
            return known->id;
        if (type.starts_with("float8_e5m2"))
            return "fp8_e5m2";
        return type.starts_with("float8") || type.starts_with("fp8") ? "fp8_e4m3" : std::string();
    }

    void matchCache()
    {
        const std::string printed = m_log.text(LogTerm::CacheDtype);
        const std::string known = cacheFormatOf(printed);
        m_configuration.cache = known.empty() ? "bf16" : known;
        note(What::Cache,
             printed.empty() ? How::Assumed
             : known.empty() ? How::Nearest
                             : How::Printed,
             printed, m_configuration.cache, lineOf(LogTerm::CacheDtype));
    }

    void matchContext()
    {
        std::optional<double> length = m_log.number(LogTerm::ContextLength);
        LogTerm term = LogTerm::ContextLength;
        if (m_log.engine == Engine::LlamaCpp && m_log.number(LogTerm::SequenceLength)) {
            term = LogTerm::SequenceLength;
            length = m_log.number(term);
        }
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
        if (const std::string id = cacheFormatOf(printed); !printed.empty() && !id.empty())
            m_result.settings.push_back({key, id, lineOf(term)});
    }

    void matchSettings()
    {
        setText("version", LogTerm::Version);
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
            set("mamba_full_memory_ratio", LogTerm::StateShare);
            set("speculative_tokens", LogTerm::SpeculativeTokens);
            break;
        case Engine::LlamaCpp:
            set("slots", LogTerm::MaxSequences);
            set("n_ubatch", LogTerm::MicroBatch);
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
    constexpr std::array ids{"printed", "nearest", "by_size", "assumed", "not_found", "given"};
    return ids[static_cast<std::size_t>(how)];
}

MatchedLog matchConfiguration(const Catalog &catalog, const EngineLog &log, const LogHints &hints)
{
    return Matcher(catalog, log, hints).match();
}

} // namespace headroom
