// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "model/catalog/catalog.h"
#include "model/explain/trace.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// One quantity on a sheet: its value stands in column B.
struct SheetRow {
    Term term{};
    QString name;
    double value = 0.0;
    QString formula; // of the cell, without "="; empty: a number put in
    QString kind;    // of a number put in
    QString remark;  // its source, or the formula in words
};

// The working of one configuration as cells that compute: what was put in, and below it each step as a
// formula over the cells above. A rate says nothing while no conversation fits.
class WorkingSheet {
public:
    // Cells of the sheet that all configurations share.
    struct Shared {
        QString context;   // "'Comparison'!$B$3"
        QString sequences; // wanted at once
    };
    WorkingSheet(const Catalog &catalog, const Trace &trace, const Shared &shared, const Numbers &numbers);

    [[nodiscard]] const std::vector<SheetRow> &inputs() const { return m_inputs; }
    [[nodiscard]] const std::vector<SheetRow> &steps() const { return m_steps; }
    [[nodiscard]] static int inputRow(std::size_t index); // counted from 1, as sheets do
    [[nodiscard]] int stepRow(std::size_t index) const;
    // "B17" of the last step or else the number put in that gives the term; empty where nothing does.
    [[nodiscard]] QString cellOf(Term term) const;

private:
    void addInput(const Catalog &catalog, const Trace &trace, const Leaf &leaf, const Shared &shared,
                  const Numbers &numbers);
    void addStep(const Trace &trace, std::size_t index);
    [[nodiscard]] QString cellFor(const Trace &trace, std::size_t step, std::size_t input) const;

    std::vector<SheetRow> m_inputs;
    std::vector<SheetRow> m_steps;
    std::vector<bool> m_needsFit; // of each step: a rate, or what follows from one
    std::size_t m_inputCount = 0;
    std::size_t m_sequencesStep = 0; // the last that counts conversations
    bool m_countsSequences = false;
};

} // namespace headroom
