// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/served_layers.h"
#include "model/capacity/methods/sglang.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

namespace {

constexpr EngineVersion kUnstated{.major = 0, .minor = 5, .patch = 18};
constexpr EngineVersion kByMemory{.major = 0, .minor = 4, .patch = 8}; // the fraction follows the memory
constexpr EngineVersion kByUse{.major = 0, .minor = 5, .patch = 4};    // and what the memory is needed for
constexpr EngineVersion kWindowPools{.major = 0, .minor = 5, .patch = 8};
constexpr EngineVersion kSpareCounted{.major = 0, .minor = 5, .patch = 16};

const char *const kArguments = "sglang-server-args";

template<class T>
Ruled<T> ruled(const MethodInput &input, const std::optional<T> &set, T otherwise, const char *source,
               Text reason)
{
    if (set)
        return {*set, setByUser()};
    return {otherwise, engineDefault(input.catalog, source, std::move(reason))};
}

double fractionByRanks(const MethodInput &input, const EngineVersion &version)
{
    const int tensor = input.parallel().tensor;
    if (tensor >= 16)
        return 0.79;
    if (tensor >= 8)
        return version < EngineVersion{.major = 0, .minor = 4} ? 0.83 : 0.81;
    return tensor >= 4 ? 0.85 : tensor >= 2 ? 0.87 : 0.88;
}

// What is kept free, in MiB, by the size of the memory alone.
double keptByMemory(double gib, const Parallelism &parallel)
{
    const double ranks = parallel.tensor * parallel.pipeline;
    if (gib < 35)
        return (2.8 + ranks / 10.0) * 1024.0;
    if (gib < 90)
        return (9.5 + ranks / 2.0) * 1024.0;
    return gib < 160 ? (12.0 + ranks / 2.0) * 1024.0 : 32.0 * 1024.0;
}

// By what it is needed for: a prefill chunk, graphs up to a batch, ranks.
double keptByUse(double gib, const Parallelism &parallel)
{
    struct Class {
        double below; // GiB
        double chunk;
        double batchOfFew; // with fewer than four ranks
        double batchOfMany;
    };
    constexpr std::array<Class, 5> classes{{{20, 2048, 8, 8},
                                            {35, 2048, 24, 80},
                                            {60, 4096, 32, 160},
                                            {160, 8192, 256, 512},
                                            {1e9, 16'384, 512, 512}}};
    const auto found =
        std::find_if(classes.begin(), classes.end(), [gib](const Class &c) { return gib < c.below; });
    const double batch = parallel.tensor < 4 ? found->batchOfFew : found->batchOfMany;
    const double kept =
        512.0 + found->chunk * 1.5 + batch * 2.0 + parallel.tensor * parallel.pipeline / 8.0 * 1024.0;
    return gib > 60 ? std::max(kept, 10.0 * 1024.0) : kept;
}

} // namespace

SglangRules sglangRules(const MethodInput &input)
{
    const MethodSettings &settings = input.settings();
    const std::optional<EngineVersion> stated =
        settings.version ? releaseFrom(*settings.version) : std::nullopt;
    SglangRules rules;
    rules.version = stated.value_or(kUnstated);
    rules.pageTokens = ruled<Tokens>(input, settings.blockTokens, 1, kArguments,
                                     {"SGLang's default page.", "A página padrão do SGLang."});
    rules.stateRatio = ruled(input, settings.stateRatio, 0.9, kArguments,
                             {"SGLang's default for --mamba-full-memory-ratio.",
                              "O padrão do SGLang para --mamba-full-memory-ratio."});
    std::optional<double> bits;
    if (settings.stateType)
        bits = *settings.stateType == StateType::Fp32 ? 32.0 : 16.0;
    rules.stateBits = ruled(input, bits, 32.0, kArguments,
                            {"SGLang keeps states in fp32 unless told otherwise.",
                             "O SGLang mantém os estados em fp32, salvo indicação contrária."});
    rules.windowShare = ruled<double>(input, std::nullopt, 0.8, kArguments,
                                      {"SGLang's default for --swa-full-tokens-ratio.",
                                       "O padrão do SGLang para --swa-full-tokens-ratio."});
    rules.draftedRequests = ruled<Tokens>(
        input, settings.runningRequests, 48, kArguments,
        {"SGLang runs 48 requests at once while speculating, unless told otherwise.",
         "O SGLang executa 48 requisições ao mesmo tempo com especulação, salvo indicação contrária."});
    rules.runningRequests = settings.runningRequests;
    rules.windowPool = rules.version >= kWindowPools;
    rules.spareInside = rules.version >= kSpareCounted;
    return rules;
}

Ruled<double> sglangFraction(const MethodInput &input, const EngineVersion &version, Trace *trace)
{
    const std::optional<double> &set = input.settings().staticFraction
                                           ? input.settings().staticFraction
                                           : input.configuration.overrides.utilization;
    if (set)
        return {*set, setByUser()};
    if (version < kByMemory)
        return {fractionByRanks(input, version),
                engineDefault(input.catalog, kArguments,
                              {"SGLang's default by tensor-parallel ranks, before 0.4.8.",
                               "O padrão do SGLang pelos ranks tensor-parallel, antes da 0.4.8."})};
    const double gib = input.total / gibibytes(1);
    double kept = version < kByUse ? keptByMemory(gib, input.parallel()) : keptByUse(gib, input.parallel());
    if (input.draftedTokens() > 0)
        kept += 2.0 * 1024.0;
    const Bytes bytes = mebibytes(kept);
    // Many ranks on a small device would leave nothing.
    const double fraction = std::max(0.0, std::round((input.total - bytes) / input.total * 1000.0) / 1000.0);
    if (trace)
        trace->leaf(Term::KeptBack, bytes.value(),
                    engineDefault(input.catalog, kArguments,
                                  {"What SGLang leaves free for a prefill chunk, graphs and ranks, by the "
                                   "size of the memory; the fraction is rounded to three places.",
                                   "O que o SGLang deixa livre para um trecho de prefill, grafos e ranks, "
                                   "pelo tamanho da memória; a fração é arredondada a três casas."}));
    return {fraction, {}};
}

Budget sglangBudget(const MethodInput &input, Trace *trace)
{
    const std::optional<std::string> &text = input.settings().version;
    const std::optional<EngineVersion> stated = text ? releaseFrom(*text) : std::nullopt;
    const EngineVersion version = stated.value_or(kUnstated);
    const Ruled<double> fraction = sglangFraction(input, version, trace);

    ReserveTerm before{ReserveTerm::What::BeforeWeights, {}, {}, {}, true, {-1, -1, -1}};
    Budget budget;
    const std::optional<Bytes> &given = input.configuration.overrides.reserve;
    const ReserveBand *band =
        input.catalog.reserve(ReservePart::BeforeWeights,
                              {"sglang", input.accelerator.vendor, version, input.parallel().tensor});
    if (given) {
        before.low = before.typical = before.high = *given;
        budget.reserves.given = true;
    } else if (band) {
        before.low = gibibytes(band->low);
        before.typical = gibibytes(band->typical);
        before.high = gibibytes(band->high);
        before.bands[0] = static_cast<std::int16_t>(band - input.catalog.reserves.data());
    }
    budget.reserves.add(before);
    budget.reserves.poolShare = fraction.value;
    budget.reserve = before.typical;
    budget.usable = input.total - (input.total - budget.reserve) * (1.0 - fraction.value);

    if (trace) {
        const Input total{Term::TotalMemory, input.total.value()};
        const Input share{Term::StaticFraction, fraction.value};
        if (const Leaf *kept = trace->leafFor(Term::KeptBack))
            trace->step(Term::StaticFraction, Formula::FractionLeft, {total, {Term::KeptBack, kept->value}},
                        fraction.value);
        else
            trace->leaf(share.term, share.value, fraction.from);
        trace->leaf(Term::BeforeWeights, budget.reserve.value(),
                    given || !band ? setByUser()
                                   : Provenance{Kind::Measured, band->rows.front().source, band->note});
        trace->step(Term::UsableMemory, Formula::StaticUsable,
                    {total, {Term::BeforeWeights, budget.reserve.value()}, share}, budget.usable.value());
        traceReserve(budget.reserves, *trace);
    }
    return budget;
}

} // namespace headroom
