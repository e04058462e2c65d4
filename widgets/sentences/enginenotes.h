// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sentences/numbers.h"

#include "model/evaluation/evaluation.h"

namespace headroom {

// What stands beside the numbers of an engine's method; empty for every other note.
[[nodiscard]] QString engineNoteId(Note::Id id);
[[nodiscard]] QString engineNoteText(const Note &note, const Numbers &numbers);

} // namespace headroom
