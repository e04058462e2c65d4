// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/prediction.h"

#include <algorithm>

namespace headroom {

namespace {

// Printed over computed, of logs whose checkpoints are known.
// 8 bit: Qwen3-30B-A3B FP8 1.001, Llama-3.3-70B FP8 1.000 (llm-d), Llama-3.1-70B W8A8 1.000 (vLLM 12569).
constexpr double kEightBitRecipe = 0.03;
// 4 bit leaves more or less at 16 bit, each by its recipe: Qwen2.5-0.5B AWQ 1.005
// (vLLM 16141), gpt-oss-120b MXFP4 1.02 (vLLM 23278), Qwen3.6-35B NVFP4 1.06, Gemma 3 12B int4 1.13 (vLLM
// 16061), Gemma 4 26B int4 1.15.
constexpr double kFourBitLess = 0.03;
constexpr double kFourBitMore = 0.16;
// 16 bit, in GiB more than computed: Llama-3-8B 0.0001, Qwen2-7B 0.0001, Qwen3-32B TP8 -0.0003, OPT-125M
// 0.0067 (vLLM 15394); on AMD Qwen2.5-7B 0.12.
constexpr double kPlainLess = 0.0005;
constexpr double kPlainMore = 0.007;
constexpr double kPlainMoreAmd = 0.13;
// SGLang prints by how much the free memory shrank, in GiB more than computed: granite-4.0-h-micro 0.04,
// Qwen3-30B-A3B on an MI355X 0.11 (SGLang 18263), DeepSeek-V2-Lite 0.23 (SGLang 3451), an AMD 24 GB card 0.24
// (SGLang 1953).
constexpr double kShrinksMore = 0.25;

} // namespace

Prediction::Prediction(const Catalog &catalog, const EngineLog &log, const MatchedLog &matched)
    : m_catalog(catalog)
    , m_log(log)
    , m_scenario(matched.scenario)
    , m_configuration(matched.scenario.configurations.front())
    , m_model(*catalog.model(matched.scenario.model))
    , m_format(catalog.weightFormat(m_configuration.weights))
    , m_deviceKnown(!m_configuration.accelerator.empty())
{
    // Caches and what follows from a printed pool do not depend on the device.
    if (!m_deviceKnown && !catalog.accelerators.empty())
        m_configuration.accelerator = catalog.accelerators.front().id;
}

std::optional<Prepared> Prediction::prepared(std::optional<Bytes> pool) const
{
    Configuration configuration = m_configuration;
    configuration.overrides.pool = pool;
    auto result = prepare(m_catalog, m_scenario, configuration);
    Prepared *prepared = std::get_if<Prepared>(&result);
    return prepared ? std::optional(std::move(*prepared)) : std::nullopt;
}

std::optional<Prepared> Prediction::preparedFor(const Scenario &scenario) const
{
    auto result = prepare(m_catalog, scenario, m_configuration);
    Prepared *prepared = std::get_if<Prepared>(&result);
    return prepared ? std::optional(std::move(*prepared)) : std::nullopt;
}

double Prediction::bitsOf(const std::string &cacheFormat) const
{
    const CacheFormat *format = m_catalog.cacheFormat(cacheFormat);
    return format ? format->bitsPerElement.value : 16.0;
}

const ReserveBand *Prediction::reserve(ReservePart what) const
{
    return m_catalog.reserve(what, {idOf(m_log.engine), {}, {.major = 0, .minor = 999}, tensor()});
}

bool Prediction::isPlain() const
{
    return std::all_of(m_model.layers.begin(), m_model.layers.end(), [this](std::uint8_t index) {
        const Attention kind = m_model.layerTypes[index].attention;
        return kind == Attention::Full || kind == Attention::Latent;
    });
}

// The device's vendor, where no device is known either may be.
bool Prediction::isMaybeAmd() const
{
    const Accelerator *device = m_deviceKnown ? m_catalog.accelerator(m_configuration.accelerator) : nullptr;
    return !device || device->vendor == "AMD";
}

void Prediction::addWeights(const Stage &stage)
{
    const double width = m_format ? m_format->elementBits : 16.0;
    Bytes low = stage.weights - gibibytes(kPlainLess);
    Bytes high = stage.weights + gibibytes(isMaybeAmd() ? kPlainMoreAmd : kPlainMore);
    if (width < 8.0) {
        low = stage.weights * (1.0 - kFourBitLess);
        high = high + stage.weights * kFourBitMore;
    } else if (width < 16.0) {
        low = stage.weights * (1.0 - kEightBitRecipe);
        high = high + stage.weights * kEightBitRecipe;
    }
    // An image tower may be divided among the ranks or copied to each: Gemma 3 27B on eight T4 lies between.
    const double vision = m_model.parameters[static_cast<std::size_t>(TensorClass::Vision)] * 2.0;
    high += Bytes{vision * (1.0 - 1.0 / tensor())};
    // Or is left out where no images are allowed: Qwen3.6-27B-Text-NVFP4 in vLLM 0.20.0.
    low = low - Bytes{vision};
    if (m_log.engine == Engine::SGLang)
        high += gibibytes(kShrinksMore);
    add(LogTerm::Weights, low, stage.weights, high);
    m_leastWeights = low;
    m_mostWeights = high;
}

void Prediction::addReserve(const ReserveTerm &reserve)
{
    using What = ReserveTerm::What;
    LogTerm term = LogTerm::Activation;
    Bytes low = reserve.low;
    if (reserve.what == What::NonTorch) {
        term = LogTerm::NonTorch;
    } else if (reserve.what == What::Graphs) {
        term = reserve.inside ? LogTerm::GraphEstimate : LogTerm::Graphs;
        // Memory that was freed meanwhile makes captured graphs negative: no plan counts on it, logs print
        // it.
        if (!reserve.inside && reserve.bands[0] >= 0)
            for (const ReserveRow &row : m_catalog.reserves[static_cast<std::size_t>(reserve.bands[0])].rows)
                low = std::min(low, gibibytes(row.value));
    } else if (reserve.what == What::Compute) {
        term = LogTerm::ComputeBuffer;
    } else if (reserve.what != What::Activation) {
        return; // not printed by itself
    }
    add(term, low, reserve.typical, reserve.high);
}

void predictFromPool(Prediction &prediction, const PoolBand &pool)
{
    if (pool.low <= 0.0)
        return;
    const auto printedWith = [&](double bytes) {
        const std::optional<Prepared> prepared = prediction.prepared(Bytes{bytes});
        return prepared ? capacityAt(*prepared, prediction.scenario().context).printed : Printed{};
    };
    const Printed low = printedWith(pool.low);
    const Printed typical = printedWith(pool.typical);
    const Printed high = printedWith(pool.high);
    const auto count = [&](LogTerm term, auto figure) {
        if (typical.*figure && low.*figure && high.*figure)
            prediction.addCount(term, static_cast<double>(*(low.*figure)),
                                static_cast<double>(*(typical.*figure)),
                                static_cast<double>(*(high.*figure)));
    };
    count(LogTerm::CacheTokens, &Printed::tokens);
    count(LogTerm::CacheBlocks, &Printed::poolBlocks);
    count(LogTerm::BlockTokens, &Printed::blockTokens);
    count(LogTerm::StateSlots, &Printed::stateSlots);
    count(LogTerm::Concurrency, &Printed::concurrency);
}

std::vector<PredictedTerm> predictLog(const Catalog &catalog, const EngineLog &log, const MatchedLog &matched)
{
    if (log.engine == Engine::Unknown || matched.scenario.configurations.empty())
        return {};
    if (!catalog.model(matched.scenario.model))
        return predictFromItself(log);
    Prediction prediction(catalog, log, matched);
    if (log.engine == Engine::Vllm)
        predictVllm(prediction);
    else if (log.engine == Engine::SGLang)
        predictSglang(prediction);
    else
        predictLlama(prediction);
    // What the model does not tell may still follow from other lines.
    std::vector<PredictedTerm> terms = prediction.take();
    for (const PredictedTerm &own : predictFromItself(log, prediction.isPlain()))
        if (log.engine == Engine::Vllm && own.term == LogTerm::Concurrency
            && std::none_of(terms.begin(), terms.end(),
                            [&](const PredictedTerm &t) { return t.term == own.term; }))
            terms.push_back(own);
    return terms;
}

} // namespace headroom
