// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QStringList>

#include "model/evaluation/evaluation.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// A spreadsheet that computes: a sheet that compares, and for each configuration one with what was put in
// (kind and source beside it) and every step of the working as a formula over those cells. Context and
// conversations are entered once for all.
struct WorkbookInput {
    const Catalog &catalog;
    const Evaluation &evaluation;
    QStringList names; // of the configurations
    Numbers numbers;
    QDate date;
};

// XLSX. Gives back why it failed, as a sentence; empty when all went well.
[[nodiscard]] QString writeWorkbook(const QString &path, const WorkbookInput &input);

} // namespace headroom
