// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sentences/names.h"
#include "widgets/sentences/numbers.h"

#include "model/evaluation/evaluation.h"

#include <QString>

namespace headroom {

// Whole sentences about results, in the application's language. Plain text only: callers must show
// them as plain text, because names may come from files.

// "One MI300X holds 8 conversations of 262,144 tokens; one H100 SXM holds 1." Over all configurations,
// most conversations first; those that do not fit say by how much.
[[nodiscard]] QString answerSentence(const Catalog &catalog, const Evaluation &evaluation, const Numbers &numbers);

// One configuration: "8 conversations", "Does not fit: 52.4 GiB short", or why it cannot be evaluated.
[[nodiscard]] QString fitText(const ConfigurationResult &result, const Numbers &numbers);

// "Does not fit: 52.4 GiB short. Two devices, or FP8 weights, would do."
[[nodiscard]] QString doesNotFitSentence(const Catalog &catalog, const ConfigurationResult &result, const Numbers &numbers);
// "Two devices", "FP8 weights", "A context of 12,345 tokens".
[[nodiscard]] QString suggestionText(const Catalog &catalog, const Suggestion &suggestion, const Numbers &numbers);

// Stable id ("heuristic_quotient") and sentence of a note.
[[nodiscard]] QString noteId(Note::Id id);
[[nodiscard]] QString noteText(const Note &note, const Numbers &numbers);

// "There is no accelerator “mi400”."
[[nodiscard]] QString unresolvedText(const Unresolved &reason);

} // namespace headroom
