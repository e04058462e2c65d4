// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/compare.h"

namespace headroom {

// The rule applied under the conditions of one published run, whose ids the catalog knows and whose
// batch is stated.
class RunPrediction {
public:
    RunPrediction(const Catalog &catalog, const Measurement &run, EngineSaid said);

    // Whether the whole batch fits at its full length, with nothing kept back.
    [[nodiscard]] bool fits() const { return m_fits; }
    [[nodiscard]] const PreparedRate &rate() const { return m_rate; }
    [[nodiscard]] DecodeStep step() const;
    // Seconds that the prefill of the batch adds to each of its output tokens; 0 where no answer length
    // is stated.
    [[nodiscard]] double prefillPerOutput() const;
    // Until the first tokens of all prompts are there, with the host's share where they were served.
    [[nodiscard]] TimeBand prompts() const;

private:
    [[nodiscard]] TimeBand promptArithmetic() const;

    const RunConditions &m_conditions;
    bool m_fits = false;
    Tokens m_prompt = 0;
    Tokens m_live = 1;
    Tokens m_batch = 1;
    PreparedRate m_rate;
};

} // namespace headroom
