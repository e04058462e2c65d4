// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/scenario_json.h"

#include <array>

namespace headroom {

namespace {

constexpr std::array kMethods{"reference", "vllm", "sglang", "llama.cpp"};
constexpr std::array kBases{"nominal", "checkpoint", "loaded"};

template<class Word, std::size_t N>
std::optional<Word> wordFrom(const std::array<const char *, N> &ids, std::string_view id)
{
    for (std::size_t i = 0; i < N; ++i)
        if (id == ids[i])
            return static_cast<Word>(i);
    return std::nullopt;
}

} // namespace

const char *idOf(Method method)
{
    return kMethods[static_cast<std::size_t>(method)];
}

const char *idOf(WeightsBasis basis)
{
    return kBases[static_cast<std::size_t>(basis)];
}

std::span<const char *const> methodIds()
{
    return kMethods;
}

std::span<const char *const> weightsBasisIds()
{
    return kBases;
}

std::optional<Method> methodFrom(std::string_view id)
{
    return wordFrom<Method>(kMethods, id);
}

std::optional<WeightsBasis> weightsBasisFrom(std::string_view id)
{
    return wordFrom<WeightsBasis>(kBases, id);
}

} // namespace headroom
