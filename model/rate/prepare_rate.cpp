// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/prepare_rate.h"

#include "model/capacity/cache_formats.h"
#include "model/capacity/placement.h"
#include "model/rate/streamed.h"
#include "model/rate/working.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using What = RateReason::What;

double byWidth(const ByWidth &widths, double bits, const RateConstants &constants)
{
    if (bits > constants.sixteenAbove)
        return widths.sixteen;
    return bits < constants.fourBelow ? widths.four : widths.eight;
}

// What drafts: another model where the engine was started with one, else the model's own layers.
DraftPass draftsOf(const Catalog &catalog, const Scenario &scenario, const LanguageModel &model,
                   const WeightFormat &format)
{
    if (draftedTokens(scenario) == 0)
        return {};
    const std::optional<std::string> &other = scenario.settings.draftModel;
    const LanguageModel *drafter =
        other && scenario.method != Method::Reference ? catalog.model(*other) : nullptr;
    return drafter ? passOfModel(*drafter, format) : draftPass(model);
}

class RatePreparer {
public:
    RatePreparer(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration,
                 const RateOptions &options)
        : m_scenario(scenario)
        , m_parallel(configuration.parallel)
        , m_accelerator(*catalog.accelerator(configuration.accelerator))
        , m_model(*catalog.model(configuration.model.empty() ? scenario.model : configuration.model))
        , m_format(*catalog.weightFormat(configuration.weights))
        , m_cacheBits(cacheFormatsOf(catalog, scenario, *catalog.cacheFormat(configuration.cache)).bits())
        , m_bits(bitsPerWeight(m_format, m_model))
        , m_draft(draftsOf(catalog, scenario, m_model, m_format))
    {
        const RateEngine engine = rateEngineOf(scenario);
        const Era era = options.era.value_or(eraOf(catalog.efficiency, engine, rateVersionOf(scenario)));
        m_class = chooseRateClass(catalog.efficiency, m_accelerator, {engine, era, m_bits, m_parallel});
        m_rate.bandwidth = configuration.overrides.bandwidth.value_or(deviceBandwidth(m_accelerator).value);
    }

    PreparedRate prepare(double linkFactor, Trace *trace)
    {
        m_rate.load = m_scenario.load;
        m_rate.load.draftTokens = static_cast<int>(draftedTokens(m_scenario));
        m_rate.load.acceptedTokens =
            std::min(m_rate.load.acceptedTokens, static_cast<double>(m_rate.load.draftTokens));
        m_rate.tensor = m_parallel.tensor;
        m_rate.data = m_parallel.data;
        m_rate.devices = m_parallel.devices();
        m_rate.tokensRead = 1.0 + m_rate.load.draftTokens;
        m_rate.tokensPerStep = 1.0 + m_rate.load.acceptedTokens;
        prepareWeights();
        prepareCache();
        prepareCompute();
        prepareFixed();
        prepareCollectives(linkFactor);
        prepareBand();
        prepareSupport();
        if (trace)
            traceRateInputs({m_rate, m_class, m_model, m_format, m_links, m_peak, m_draft, draftBits()},
                            *trace);
        return std::move(m_rate);
    }

private:
    [[nodiscard]] bool wideExperts() const { return m_parallel.expert > m_parallel.tensor; }
    [[nodiscard]] const RateConstants &constants() const { return *m_class.constants; }

    [[nodiscard]] double draftBits() const
    {
        constexpr auto draft = static_cast<std::size_t>(TensorClass::Draft);
        if (storedBytes(m_model, m_format) && m_model.parameters[draft] > 0.0)
            return classWidths(m_model, m_format)[draft];
        return m_format.kept16Bit[draft] ? 16.0 : m_bits;
    }

    void prepareWeights()
    {
        const StreamedWeights streamed = streamedWeights(m_model, m_format);
        const double drafts = m_rate.load.draftTokens;
        const double draftWidth = draftBits();
        DeviceWeights &w = m_rate.weights;
        w.every = (streamed.every + Bytes{drafts * m_draft.every * draftWidth / 8.0}) / m_parallel.tensor;
        // Experts are split over the tensor-parallel ranks either way; only an expert group wider than
        // that leaves less on a device.
        m_rate.expertRanks = std::max(m_parallel.tensor, m_parallel.expert);
        w.experts =
            (streamed.experts + Bytes{drafts * m_draft.experts * draftWidth / 8.0}) / m_rate.expertRanks;
        if (m_model.mixture) {
            w.expertCount = m_model.mixture->experts;
            w.perToken = m_model.mixture->expertsPerToken;
            w.missed = std::log1p(-static_cast<double>(w.perToken) / w.expertCount);
            w.tokensShared = wideExperts() ? static_cast<double>(m_parallel.expert) / m_parallel.tensor : 1.0;
            w.imbalance = m_parallel.expert > 1 ? constants().expertImbalance : 1.0;
        }
        const double expertShare = w.expertCount > 0 ? static_cast<double>(w.perToken) / w.expertCount : 0.0;
        m_rate.activeParameters = streamed.activeParameters;
        m_rate.parametersPerSequence = streamed.activeParameters * m_rate.tokensRead
                                       + drafts * (m_draft.every + m_draft.experts * expertShare);
        m_rate.streamShare = byWidth(m_class.hardware->stream, m_bits, constants());
    }

    void prepareCache()
    {
        m_rate.cache = stageCache(m_model, m_cacheBits, {0, m_model.layers.size()}, m_parallel.tensor);
        m_rate.cacheShare = m_class.software->cache;
        m_rate.groupedReads = m_class.software->groupedReads ? queryHeadsPerKvHead(m_model) : 1.0;
    }

    void prepareCompute()
    {
        m_peak = matrixPeak(m_accelerator, m_format);
        m_rate.peak = m_peak ? m_peak->rate : FlopsPerSecond{};
        m_rate.computeShare = m_class.hardware->compute;
        m_rate.attentionWidth = attentionWidth(m_model, constants().latentHeadDim);

        const HardwareRates &hardware = *m_class.hardware;
        PrefillCosts &prefill = m_rate.prefill;
        prefill.peak = m_rate.peak;
        prefill.share = m_class.software->prefill.value_or(byWidth(hardware.prefill, m_bits, constants()));
        if (m_model.mixture)
            prefill.share *= hardware.prefillExperts;
        if (m_class.engine == RateEngine::LlamaCpp)
            prefill.share *= hardware.prefillLlamaCpp;
        prefill.fast = hardware.prefillFast;
        prefill.slow = hardware.prefillSlow;
        prefill.hostFast = constants().hostFast;
        prefill.hostTypical = constants().hostTypical;
        prefill.hostSlow = constants().hostSlow;
    }

    void prepareFixed()
    {
        const SoftwareClass &software = *m_class.software;
        FixedCosts &fixed = m_rate.fixed;
        fixed.step = software.step;
        fixed.layer = software.layer;
        if (m_bits <= constants().sixteenAbove)
            fixed.quantized = software.quantized;
        if (m_model.mixture)
            fixed.experts = software.experts;
        fixed.sequence = constants().sequence + constants().vocabularyEntry * m_model.vocabularySize;
        fixed.layers = static_cast<int>(m_model.layers.size()) + m_rate.load.draftTokens * m_draft.layers;
    }

    void prepareCollectives(double linkFactor)
    {
        const auto between = [&](int devices) {
            Links links =
                linksBetween(constants(), *m_class.hardware, *m_class.software, m_accelerator, devices);
            links.allReduce = links.allReduce / linkFactor;
            links.rate = BytesPerSecond{links.rate.value() * linkFactor};
            return links;
        };
        m_links = between(m_parallel.tensor);
        CollectiveCosts &c = m_rate.collectives;
        c.ranks = m_parallel.tensor;
        c.allReduce = m_links.allReduce;
        c.link = m_links.rate;
        c.bytesPerToken = m_model.hiddenSize * 2.0; // activations have 16 bits
        c.allReduces = m_parallel.tensor > 1 ? 2 * m_rate.fixed.layers : 0;
        if (m_parallel.pipeline > 1)
            addStageHops(between(2));
        if (wideExperts() && m_model.mixture)
            addExchange(between(m_parallel.expert));
    }

    // Assumed: a hop costs what an all-reduce of two devices does, and carries the activations once.
    void addStageHops(const Links &links)
    {
        const double hops = m_parallel.pipeline - 1;
        CollectiveCosts &c = m_rate.collectives;
        c.extra += links.allReduce * hops;
        if (links.rate.value() > 0.0)
            c.extraPerToken += Seconds{hops * c.bytesPerToken / links.rate.value()};
        m_class.borrowed = true;
        m_class.reasons.push_back({What::StageHops, double(m_parallel.pipeline), 0, {}});
    }

    // Assumed: tokens go to their experts and back in two exchanges a layer, which take the place of
    // the all-reduce after the experts.
    void addExchange(const Links &links)
    {
        CollectiveCosts &c = m_rate.collectives;
        const int layers = expertLayers(m_model);
        const double ranks = m_parallel.expert;
        if (c.allReduces > 0)
            c.allReduces -= layers;
        c.extra += links.allReduce * (2.0 * layers);
        if (links.rate.value() > 0.0)
            c.extraPerToken += Seconds{2.0 * layers * m_model.mixture->expertsPerToken * c.bytesPerToken
                                       * (ranks - 1.0) / ranks / links.rate.value()};
        m_class.borrowed = true;
        m_class.reasons.push_back({What::ExpertExchange, ranks, 0, {}});
    }

    void prepareBand()
    {
        const RateConstants &c = constants();
        BandFactors &band = m_rate.band;
        band.growthFast = m_model.mixture ? c.growthFastExperts : c.growthFast;
        band.growthSlow = c.growthSlow;
        band.fast = std::min(m_class.software->fast, 1.0 - c.leastSpread);
        band.slow = std::max(m_class.software->slow, 1.0 + c.leastSpread);
        band.widening = m_class.widening;
    }

    void prepareSupport()
    {
        const auto assumed = [this](What what, double value) {
            m_class.borrowed = true;
            m_class.reasons.push_back({what, value, 0, {}});
        };
        if (m_rate.weights.imbalance > 1.0)
            assumed(What::ExpertImbalance, m_rate.weights.imbalance);
        if (m_rate.load.draftTokens > 0)
            assumed(What::Speculation, m_rate.load.draftTokens);
        if (!m_peak || m_peak->standsIn)
            assumed(What::NoMatrixPeak, 0.0);
        RateSupport &support = m_rate.support;
        support.hardware = m_class.hardware->id;
        support.software = m_class.software->id;
        support.engine = m_class.engine;
        support.rows = m_class.software->rows;
        support.confidence = m_class.grey       ? Confidence::None
                             : m_class.borrowed ? std::min(Confidence::Low, m_class.software->confidence)
                                                : m_class.software->confidence;
        support.reasons = m_class.reasons;
        support.evidence = m_class.software->evidence;
        support.evidence.insert(support.evidence.end(), m_class.hardware->evidence.begin(),
                                m_class.hardware->evidence.end());
    }

    const Scenario &m_scenario;
    const Parallelism &m_parallel;
    const Accelerator &m_accelerator;
    const LanguageModel &m_model;
    const WeightFormat &m_format;
    CacheBits m_cacheBits;
    double m_bits;
    DraftPass m_draft;
    RateClass m_class;
    Links m_links;
    std::optional<MatrixPeak> m_peak;
    PreparedRate m_rate;
};

} // namespace

PreparedRate prepareRate(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration,
                         const RateOptions &options, Trace *trace)
{
    return RatePreparer(catalog, scenario, configuration, options).prepare(options.linkFactor, trace);
}

} // namespace headroom
