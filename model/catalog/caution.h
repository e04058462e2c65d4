// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/accelerator.h"
#include "model/catalog/language_model.h"
#include "model/catalog/rate_engine.h"

namespace headroom {

// What a caution is about; the place where it is shown follows it.
enum class CautionTopic : std::uint8_t { Capacity, Rate, Prefill, Cost, Buying, Measuring };
constexpr std::size_t kCautionTopics = 6;

template<class T> struct Limits {
    std::optional<T> least;
    std::optional<T> most;
    [[nodiscard]] bool hold(T value) const
    {
        return (!least || value >= *least) && (!most || value <= *most);
    }
    [[nodiscard]] bool isEmpty() const { return !least && !most; }
};

// Everything that is said must hold; of a list one entry must. Nothing said: always.
struct CautionCondition {
    std::vector<std::string> vendors{};
    std::vector<std::string> architectures{}; // beginnings of names
    std::vector<std::string> accelerators{};  // ids, or "rtx-*"
    std::vector<std::string> models{};        // ids, or "deepseek-*"
    std::optional<bool> announced{};
    std::vector<MatrixFormat> weightRates{}; // matrix rate the weight format asks for
    std::optional<bool> weightOnly{};
    std::vector<std::string> caches{}; // ids of cache formats
    std::vector<RateEngine> engines{};
    std::vector<Attention> attention{}; // that some layer has
    std::optional<bool> experts{};
    Limits<Tokens> sequences{};
    Limits<Tokens> tensor{};    // tensor-parallel degree
    Limits<Tokens> devices{};   // of the whole configuration
    Limits<Tokens> gigabytes{}; // of weights on the fullest device, in whole GB
    std::optional<bool> pcie{};
    std::optional<bool> beyondDomain{}; // TP beyond the scale-up domain
    std::optional<bool> speculation{};
    std::optional<bool> priced{}; // the catalog or the user has a price
};

// Something to keep in mind, from the lessons or the evidence.
struct Caution {
    std::string id;
    CautionTopic about = CautionTopic::Rate;
    CautionCondition when;
    Text text;
    Provenance from;
};

} // namespace headroom
