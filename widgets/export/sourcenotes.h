// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "widgets/plots/plotinput.h"

namespace headroom {

// The sources of a whole comparison as numbered notes: those of what was put in, then for each band the
// published runs behind it, counted.
struct SourceNotes {
    QStringList full;            // "3. ROCm documentation, https://…, read 2026-08-06"
    QStringList brief;           // the same with the place alone: "3. ROCm documentation, rocm.docs.amd.com,
                                 // 2026-08-06"
    QStringList shortest;        // "3. ROCm documentation, 2026-08-06"
    QStringList ofConfiguration; // of each result, the numbers of its notes: "1–5, 7"
};
// `further`: sources of what stands on a plot beyond the comparison, numbered last.
[[nodiscard]] SourceNotes sourceNotes(const PlotInput &input, const QStringList &further = {});

// "1–3, 7" of rising numbers.
[[nodiscard]] QString rangesText(const std::vector<int> &numbers);

// "github.com/ROCm/ROCm" of an address: who speaks, without the way to the page.
[[nodiscard]] QString placeOf(const QString &address);

} // namespace headroom
