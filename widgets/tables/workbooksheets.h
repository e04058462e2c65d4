// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <xlsxwriter.h>

#include "widgets/tables/workbook.h"
#include "widgets/tables/workingsheet.h"

namespace headroom {

// The looks of cells. The workbook owns them.
struct SheetLooks {
    lxw_format *title = nullptr;
    lxw_format *muted = nullptr;
    lxw_format *head = nullptr;
    lxw_format *input = nullptr;  // may be changed
    lxw_format *result = nullptr; // a formula
};
[[nodiscard]] SheetLooks addLooks(lxw_workbook *workbook);

// What the comparing sheet shows of each configuration's own.
struct SheetOfOne {
    QString name;    // of the configuration
    QString sheet;   // of its sheet; empty where it cannot be evaluated
    QString problem; // then why
    WorkingSheet working;
};

void writeComparing(lxw_worksheet *sheet, const SheetLooks &looks, const WorkbookInput &input,
                    const std::vector<SheetOfOne> &all);
void writeWorking(lxw_worksheet *sheet, const SheetLooks &looks, const WorkbookInput &input,
                  const SheetOfOne &one, const ConfigurationResult &result);

// Cells of the comparing sheet that hold what all share.
constexpr int kContextRow = 4; // counted from 1
constexpr int kSequencesRow = 5;

} // namespace headroom
