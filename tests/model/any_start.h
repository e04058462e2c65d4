// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/any_question.h"

#include "model/scenario/scenario_json.h"

namespace headroom {

// A question to one engine as it was started.
struct Start {
    Question question;
    Method method = Method::Vllm;
    MethodSettings settings;
};

inline ConfigurationResult answerTo(const Start &start)
{
    Scenario scenario;
    scenario.model = start.question.model;
    scenario.context = start.question.context;
    scenario.basis = start.question.basis;
    scenario.method = start.method;
    scenario.settings = start.settings;
    Configuration configuration;
    configuration.accelerator = start.question.accelerator;
    configuration.parallel = start.question.parallel;
    configuration.overrides = start.question.overrides;
    configuration.weights = start.question.weights;
    configuration.cache = start.question.cache;
    return evaluateOne(catalog(), scenario, configuration);
}

inline Capacity capacityOf(const Start &start)
{
    return answerTo(start).answer.capacity;
}

inline Tokens sequencesOf(const Start &start)
{
    return capacityOf(start).concurrency.sequences;
}

template<class T> std::optional<T> sometimes(T value)
{
    return *rc::gen::inRange(0, 3) == 0 ? std::optional<T>(value) : std::nullopt;
}

inline MethodSettings anySettings(Method method)
{
    MethodSettings settings;
    settings.speculativeTokens = sometimes<Tokens>(*rc::gen::inRange(1, 8));
    if (*rc::gen::inRange(0, 8) == 0)
        settings.draftModel = *rc::gen::element<std::string>("llama-3.1-8b", "gemma-3-4b");
    settings.adapters = sometimes<Tokens>(*rc::gen::inRange(0, 20));
    settings.sharedCells = sometimes<bool>(*rc::gen::arbitrary<bool>());
    if (method == Method::Vllm) {
        settings.version =
            sometimes<std::string>(*rc::gen::element("0.9.2", "0.13.0", "0.19.0", "0.26.0", "0.28.0"));
        settings.batchTokens = sometimes<Tokens>(*rc::gen::inRange(256, 40'000));
        settings.batchSequences = sometimes<Tokens>(*rc::gen::inRange(1, 2000));
        settings.prefixCaching = sometimes<bool>(*rc::gen::arbitrary<bool>());
    } else if (method == Method::Sglang) {
        settings.version = sometimes<std::string>(*rc::gen::element("0.3.0", "0.5.2", "0.5.10"));
        settings.staticFraction = sometimes<double>(*rc::gen::inRange(50, 95) / 100.0);
        settings.blockTokens = sometimes<Tokens>(64);
        settings.runningRequests = sometimes<Tokens>(*rc::gen::inRange(1, 500));
    } else {
        settings.version = sometimes<std::string>(*rc::gen::element("b3000", "b5614", "b7000"));
        settings.slotCount = sometimes<Tokens>(*rc::gen::inRange(1, 64));
        settings.microBatch = sometimes<Tokens>(*rc::gen::inRange(64, 4096));
        settings.fullWindows = sometimes<bool>(*rc::gen::arbitrary<bool>());
        settings.cacheK = sometimes<std::string>(*rc::gen::element("q8_0", "q4_0"));
    }
    return settings;
}

inline Start anyStart(Method method)
{
    Start start{anyQuestion(), method, anySettings(method)};
    if (*rc::gen::inRange(0, 4) == 0)
        start.question.overrides.pool = mebibytes(*rc::gen::inRange(1, 200'000));
    return start;
}

inline void showValue(const Start &start, std::ostream &out)
{
    out << idOf(start.method) << ' ';
    headroom::showValue(start.question, out);
    for (const Setting &setting : allSettings())
        if (const std::string value = textOf(setting, start.settings); !value.empty())
            out << ' ' << setting.id << '=' << value;
}

inline bool hasStates(const LanguageModel &model)
{
    return std::any_of(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
        return model.layerTypes[type].attention == Attention::Recurrent;
    });
}

inline const LanguageModel &modelOf(const Start &start)
{
    return *catalog().model(start.question.model);
}

} // namespace headroom

namespace rc {
template<> struct Arbitrary<headroom::Start> {
    static Gen<headroom::Start> arbitrary()
    {
        return gen::exec([] {
            using headroom::Method;
            return headroom::anyStart(*gen::element(Method::Vllm, Method::Sglang, Method::LlamaCpp));
        });
    }
};
} // namespace rc
