// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sentences/language.h"
#include "widgets/sentences/numbers.h"

#include "model/evaluation/evaluation.h"

namespace headroom {

// One language in use while it lives, with numbers to match.
struct Spoken {
    explicit Spoken(const QString &name) { language.use(name); }
    [[nodiscard]] Numbers numbers() const { return Numbers(language.locale()); }

    Language language;
};

inline const Catalog &catalog()
{
    static const Catalog built = builtInCatalog();
    return built;
}

inline Configuration on(const std::string &accelerator, int tensor = 1)
{
    Configuration configuration;
    configuration.accelerator = accelerator;
    configuration.parallel.tensor = tensor;
    return configuration;
}

inline Evaluation answersFor(const Catalog &known, const std::string &model, Tokens context, const std::vector<Configuration> &configurations)
{
    Evaluation evaluation;
    evaluation.scenario.model = model;
    evaluation.scenario.context = context;
    evaluation.scenario.configurations = configurations;
    for (const Configuration &configuration : configurations)
        evaluation.results.push_back(evaluateOne(known, evaluation.scenario, configuration));
    return evaluation;
}

} // namespace headroom
