// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/cli/question.h"
#include "app/cli/request.h"
#include "app/cli/sizequestion.h"
#include "widgets/sentences/numbers.h"

#include "model/catalog/catalog.h"

namespace headroom {

// What each verb writes to standard output. Throw UsageError before they write anything.
// `xlsx`: a file that receives the same as a workbook.
[[nodiscard]] QString evaluateVerb(const Catalog &catalog, const Question &question, const Typed &xlsx,
                                   Format format, const Numbers &numbers);
[[nodiscard]] QString explainVerb(const Catalog &catalog, const Question &question, Format format,
                                  const Numbers &numbers);
[[nodiscard]] QString sweepVerb(const Catalog &catalog, const Question &question, const TypedSweep &typed,
                                Format format, const Numbers &numbers);
[[nodiscard]] QString layoutsVerb(const Catalog &catalog, const Question &question, const Typed &devices,
                                  Format format, const Numbers &numbers);
[[nodiscard]] QString sizeVerb(const Catalog &catalog, const SizeQuestion &question, Format format,
                               const Numbers &numbers);
[[nodiscard]] QString catalogVerb(const Catalog &catalog, const Typed &list, const Typed &search,
                                  Format format, const Numbers &numbers);

// An answer and the exit status that goes with it.
struct CliAnswer {
    QString text;
    int status = 0;
};

// A start-up log beside what the engine's own method predicts: 0 where all agrees, 3 where something
// differs, 4 where nothing could be compared.
[[nodiscard]] CliAnswer checkVerb(const Catalog &catalog, const TypedCheck &typed, Format format,
                                  const Numbers &numbers);

// What benchmarks measured beside the prediction for each run: 0, or 3 where one of the files was not
// understood.
[[nodiscard]] CliAnswer resultsVerb(const Catalog &catalog, const TypedQuestion &question,
                                    const TypedResults &typed, Format format, const Numbers &numbers);

// The matrices and the cache of one decoded token as JSON, for headroom-probe --model.
[[nodiscard]] QString shapesVerb(Catalog &catalog, TypedQuestion typed);

// A file of a model that is not in the catalog: what is understood of it, and kept where that is asked.
[[nodiscard]] QString inspectVerb(const Catalog &catalog, const TypedInspect &typed, Format format,
                                  const Numbers &numbers);

// A story, walked: its sentences, and where they say something else than is worked out (then 3). Without a
// name the list of stories.
[[nodiscard]] CliAnswer storyVerb(const Catalog &catalog, const Typed &typed, const Numbers &numbers);

} // namespace headroom
