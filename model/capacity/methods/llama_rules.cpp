// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/llama_cpp.h"

namespace headroom {

namespace {

constexpr EngineVersion build(int number)
{
    return {.build = number};
}
constexpr EngineVersion kUnstated = build(1'000'000); // the newest rules known
constexpr EngineVersion kLatent = build(5277);        // 5276 still expanded it to heads
constexpr EngineVersion kWindows = build(5430);       // pull request 13194, May 2025
constexpr EngineVersion kStreams = build(5913);       // pull request 14363, July 2025
constexpr EngineVersion kPaddedTo256 = build(6990);   // pull request 17046, November 2025
constexpr EngineVersion kKeysOnly = build(7830);      // pull request 19067, January 2026

const char *const kContext = "llama-cpp-context";

template<class T>
Ruled<T> ruled(const MethodInput &input, const std::optional<T> &set, T otherwise, Text reason)
{
    if (set)
        return {*set, setByUser()};
    return {otherwise, engineDefault(input.catalog, kContext, std::move(reason))};
}

// Bits of a cache type that was set apart, else those of the configuration.
Ruled<double> bitsOf(const MethodInput &input, const std::optional<std::string> &set)
{
    const CacheFormat *format = set ? input.catalog.cacheFormat(*set) : &input.cache;
    const Sourced<double> &bits = (format ? *format : input.cache).bitsPerElement;
    return {bits.value, bits.from};
}

} // namespace

LlamaRules llamaRules(const MethodInput &input)
{
    const MethodSettings &settings = input.settings();
    const std::optional<EngineVersion> stated =
        settings.version ? buildFrom(*settings.version) : std::nullopt;
    LlamaRules rules;
    rules.version = stated.value_or(kUnstated);
    rules.slotCount =
        ruled<Tokens>(input, settings.slotCount, 1,
                      {"One slot unless more are asked for.", "Um slot, se não forem pedidos mais."});
    rules.microBatch = ruled<Tokens>(input, settings.microBatch, 512,
                                     {"llama.cpp's default for --ubatch-size.",
                                      "O padrão do llama.cpp para --ubatch-size."});
    rules.padding = {rules.version >= kPaddedTo256 ? 256 : 32,
                     engineDefault(input.catalog, kContext,
                                   {"Cells are made in multiples of this.",
                                    "As células são criadas em múltiplos deste número."})};
    rules.keyBits = bitsOf(input, settings.cacheK);
    rules.valueBits = bitsOf(input, settings.cacheV);
    rules.latent = rules.version < kLatent     ? LlamaRules::Latent::Expanded
                   : rules.version < kKeysOnly ? LlamaRules::Latent::KeysAndValues
                                               : LlamaRules::Latent::KeysOnly;
    // Until July 2025 all slots lay in one cache. Since then slots that are asked for (-np) have cells of
    // their own unless --kv-unified is given; llama-server's own four slots share (pull requests 16736 and
    // 17997).
    rules.sharedCells =
        settings.sharedCells.value_or(rules.version < kStreams || settings.slotCount.value_or(1) == 1);
    rules.windows = rules.version >= kWindows && !settings.fullWindows.value_or(false);
    return rules;
}

} // namespace headroom
