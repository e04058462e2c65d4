// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/cache_formats.h"
#include "model/capacity/methods/llama_cpp.h"

namespace headroom {

namespace {

constexpr EngineVersion build(int number)
{
    return {.build = number};
}
constexpr EngineVersion kLatent = build(5277);      // 5276 still expanded it to heads
constexpr EngineVersion kWindows = build(5430);     // pull request 13194, May 2025
constexpr EngineVersion kStreams = build(5913);     // pull request 14363, July 2025
constexpr EngineVersion kPaddedTo256 = build(6990); // pull request 17046, November 2025
constexpr EngineVersion kKeysOnly = build(7830);    // pull request 19067, January 2026
constexpr EngineVersion kHalfMask = build(9410);    // pull request 23764, May 2026
constexpr EngineVersion kFewOutputs = build(9467);  // pull request 23861, June 2026
constexpr EngineVersion kUnstated = kFewOutputs;    // the newest rules known

const char *const kContext = "llama-cpp-context";

template<class T>
Ruled<T> ruled(const MethodInput &input, const std::optional<T> &set, T otherwise, Text reason)
{
    if (set)
        return {*set, setByUser()};
    return {otherwise, engineDefault(input.catalog, kContext, std::move(reason))};
}

Ruled<double> bitsOf(const CacheFormat &format)
{
    return {format.bitsPerElement.value, format.bitsPerElement.from};
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
    const CacheFormats formats = cacheFormatsOf(input.catalog, input.scenario, input.cache);
    rules.keyBits = bitsOf(formats.keys);
    rules.valueBits = bitsOf(formats.values);
    rules.latent = rules.version < kLatent     ? LlamaRules::Latent::Expanded
                   : rules.version < kKeysOnly ? LlamaRules::Latent::KeysAndValues
                                               : LlamaRules::Latent::KeysOnly;
    // Until July 2025 all slots lay in one cache. Since then slots that are asked for (-np) have cells of
    // their own unless --kv-unified is given; llama-server's own four slots share (pull requests 16736 and
    // 17997).
    rules.sharedCells =
        settings.sharedCells.value_or(rules.version < kStreams || settings.slotCount.value_or(1) == 1);
    rules.maskWidth =
        rules.version >= kHalfMask
            ? Ruled<double>{2.0,
                            engineDefault(input.catalog, "llama-cpp-23764",
                                          {"The mask is made at 16 bit.", "A máscara é criada em 16 bits."})}
            : Ruled<double>{6.0, engineDefault(input.catalog, "llama-cpp-23764",
                                               {"The mask is made at 32 bit and copied to 16.",
                                                "A máscara é criada em 32 bits e copiada em "
                                                "16."})};
    rules.fewOutputs = rules.version >= kFewOutputs;
    rules.windows = rules.version >= kWindows && !settings.fullWindows.value_or(false);
    return rules;
}

} // namespace headroom
