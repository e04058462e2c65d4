// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/sentences/numbers.h"

#include "model/measurement/check_log.h"

namespace headroom {

// What an engine's start-up log says, in the application's language. Texts of the log: plain text only.

[[nodiscard]] QString engineName(Engine engine);                                    // "vLLM"
[[nodiscard]] QString logTermName(LogTerm term);                                    // "Cache tokens"
[[nodiscard]] QString logValue(LogTerm term, double value, const Numbers &numbers); // "105.97 GiB", "847.73x"
[[nodiscard]] QString logValue(const PrintedValue &value, const Numbers &numbers);

[[nodiscard]] QString matchName(LogMatch::What what); // "Model"
[[nodiscard]] QString matchHow(LogMatch::How how);    // "as printed"
// What was taken: an id, "8,192 tokens", "79.18 GiB"; the printed word where nothing was found.
[[nodiscard]] QString matchValue(const LogMatch &match, const Numbers &numbers);

[[nodiscard]] QString predictedText(const TermDifference &term, const Numbers &numbers);  // "1 to 2 GiB"
[[nodiscard]] QString differenceText(const TermDifference &term, const Numbers &numbers); // "agrees", "+1
                                                                                          // GiB"

// "vLLM 0.11.2, 9 lines."
[[nodiscard]] QString logSentence(const EngineLog &log, const Numbers &numbers);

// The term that differs and by how much, that all agree, or why nothing could be compared.
[[nodiscard]] QString comparisonSentence(const CheckedLog &checked, const Numbers &numbers);

} // namespace headroom
