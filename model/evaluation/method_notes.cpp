// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/method_notes.h"

#include "model/capacity/adapters.h"
#include "model/capacity/methods/llama_cpp.h"
#include "model/capacity/methods/sglang.h"
#include "model/capacity/methods/vllm_rules.h"

#include <algorithm>

namespace headroom {

namespace {

using Id = Note::Id;

struct MethodNotes {
    const Scenario &scenario;
    const ConfigurationResult &result;
    const MethodInput input;
    std::vector<Note> notes{};

    void add(Id id, double a, double b, std::string text = {}, std::string source = {})
    {
        notes.push_back({id, a, b, std::move(text), std::move(source)});
    }
    [[nodiscard]] const Capacity &capacity() const { return result.answer.capacity; }
    [[nodiscard]] double inReplica() const
    {
        return static_cast<double>(capacity().concurrency.sequences) / result.configuration.parallel.data;
    }
    [[nodiscard]] const Stage &deciding() const
    {
        return result.prepared.stages[decidingStage(result.prepared, scenario.context)];
    }
    [[nodiscard]] std::string addressOf(SourceIndex index) const
    {
        const Source &source = input.catalog.sources[index];
        return source.address.empty() ? source.title : source.address;
    }

    // What the engine keeps back is known as a spread only.
    void onReserve()
    {
        const Reserves &reserves = result.prepared.reserves;
        if (!reserves.given && !result.configuration.overrides.pool) {
            const SequenceBand band = sequenceBand(result.prepared, scenario.context);
            const std::int16_t index = reserves.count > 0 ? reserves.terms[0].bands[0] : std::int16_t{-1};
            if (band.low != band.high)
                add(Id::ReserveIsBand, static_cast<double>(band.low), static_cast<double>(band.high), {},
                    index >= 0 ? addressOf(
                        input.catalog.reserves[static_cast<std::size_t>(index)].rows.front().source)
                               : std::string());
        }
        const Bytes beside = result.prepared.total - result.prepared.usable;
        for (std::size_t i = 0; i < reserves.count; ++i)
            if (const ReserveTerm &term = reserves.terms[i]; !term.inside && term.typical.value() > 0.0)
                add(Id::GraphsOnTop, term.typical.value(), beside.value());
    }

    // The printed tokens are no sequences: some belong to other groups, the last ones to no whole sequence.
    void onPrinted()
    {
        const Printed &printed = capacity().printed;
        if (!printed.tokens || capacity().memory.sharedPrefix.value() > 0.0) // printed without what is shared
            return;
        const auto tokens = static_cast<double>(*printed.tokens);
        const auto length = static_cast<double>(scenario.context);
        const auto *blocks = std::get_if<BlockForm>(&deciding().holding);
        if (blocks && blocks->prints == BlockForm::Prints::PerGroup && blocks->groups > 1)
            add(Id::PrintedPerGroup, tokens,
                std::floor(capacity().concurrency.exact / result.configuration.parallel.data * length));
        else if (scenario.method != Method::LlamaCpp && std::floor(tokens / length) * length != tokens)
            add(Id::PrintedFraction, tokens, inReplica() * length);
        if (blocks && blocks->prints == BlockForm::Prints::Blocks) {
            const double exact = capacity().concurrency.exact / result.configuration.parallel.data;
            if (std::round(*printed.concurrency * 100.0) != std::round(exact * 100.0))
                add(Id::PrintedConcurrency, *printed.concurrency, exact);
        }
        for (std::size_t i = 0; blocks && i < blocks->kindCount; ++i)
            if (const Tokens most = blocks->kinds[i].most; most > 0)
                add(Id::WindowChargedWithBatch, static_cast<double>(std::min(most, scenario.context)),
                    static_cast<double>(windowOf()));
    }
    [[nodiscard]] Tokens windowOf() const
    {
        Tokens window = 0;
        for (const LayerType &type : input.model.layerTypes)
            if (type.attention == Attention::Sliding)
                window = std::max<Tokens>(window, type.window);
        return window;
    }

    void runsAtOnce(Tokens most)
    {
        if (static_cast<double>(most) < inReplica())
            add(Id::RunsFewerAtOnce, static_cast<double>(most), inReplica());
    }

    void onVllm()
    {
        const VllmRules rules = vllmRules(input);
        if (!scenario.settings.version)
            add(Id::VersionAssumed, 0, 0,
                std::to_string(rules.version.major) + '.' + std::to_string(rules.version.minor) + '.'
                    + std::to_string(rules.version.patch));
        runsAtOnce(rules.batchSequences.value);
    }
    void onSglang()
    {
        const SglangRules rules = sglangRules(input);
        if (!scenario.settings.version)
            add(Id::VersionAssumed, 0, 0,
                std::to_string(rules.version.major) + '.' + std::to_string(rules.version.minor) + '.'
                    + std::to_string(rules.version.patch));
        if (const auto *tokens = std::get_if<TokenForm>(&deciding().holding))
            runsAtOnce(tableRows(*tokens, poolsIn(*tokens, deciding().pool), scenario.context) - 1);
    }
    void onLlamaCpp()
    {
        const LlamaRules rules = llamaRules(input);
        if (!scenario.settings.version)
            add(Id::VersionAssumed, 0, 0, 'b' + std::to_string(rules.version.build));
        const auto asked = static_cast<double>(rules.slotCount.value);
        if (asked != inReplica() && capacity().fits)
            add(asked > inReplica() ? Id::SlotsDoNotFit : Id::SlotsCouldBeMore, asked, inReplica());
    }

    void all()
    {
        onPrinted();
        if (scenario.method == Method::Vllm)
            onVllm();
        else if (scenario.method == Method::Sglang)
            onSglang();
        else
            onLlamaCpp();
        if (std::holds_alternative<std::monostate>(deciding().holding))
            add(Id::PoolsNotReconstructed, 0, 0, input.model.name);
        if (scenario.load.sharedPrefix > 0 && capacity().fits
            && capacity().memory.sharedPrefix.value() <= 0.0)
            add(Id::PrefixNotShared, static_cast<double>(scenario.load.sharedPrefix), 0);
        if (input.settings().adapters.value_or(0) > 0 && !adaptersAreWhole(input.model))
            add(Id::AdaptersPartly, 0, 0, input.model.name);
        onReserve();
    }
};

} // namespace

std::vector<Note> methodNotes(const Catalog &catalog, const Scenario &scenario,
                              const ConfigurationResult &result)
{
    if (scenario.method == Method::Reference)
        return {};
    const Configuration &c = result.configuration;
    MethodNotes notes{scenario, result,
                      MethodInput{catalog, scenario, c, *catalog.accelerator(c.accelerator),
                                  *catalog.model(c.model.empty() ? scenario.model : c.model),
                                  *catalog.weightFormat(c.weights), *catalog.cacheFormat(c.cache),
                                  result.prepared.total}};
    notes.all();
    return std::move(notes.notes);
}

} // namespace headroom
