// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/workingsheet.h"

#include <QCoreApplication>

#include <algorithm>

#include "widgets/sentences/working.h"
#include "widgets/tables/sheetformula.h"

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

constexpr int kFirstInputRow = 5; // below a title, what was asked, an empty row and the heads
constexpr int kRowsBetween = 3;   // an empty row, a title and heads

bool gives(const Step &step, const Input &input)
{
    return step.result == input.term && step.value == input.value;
}

QString cellInColumnB(int row)
{
    return QStringLiteral("B%1").arg(row);
}

// The catalog's numbers have 17 digits at most; a spreadsheet reads a point in a formula whatever its
// language.
QString literal(double value)
{
    return QString::number(value, 'g', 17);
}

} // namespace

WorkingSheet::WorkingSheet(const Catalog &catalog, const Trace &trace, const Shared &shared,
                           const Numbers &numbers)
    : m_inputCount(trace.leaves.size())
{
    for (std::size_t i = 0; i < trace.steps.size(); ++i)
        if (trace.steps[i].result == Term::Sequences) {
            m_sequencesStep = i;
            m_countsSequences = true;
        }
    for (const Leaf &leaf : trace.leaves)
        addInput(catalog, trace, leaf, shared, numbers);
    for (std::size_t i = 0; i < trace.steps.size(); ++i)
        addStep(trace, i);
}

int WorkingSheet::inputRow(std::size_t index)
{
    return kFirstInputRow + static_cast<int>(index);
}

int WorkingSheet::stepRow(std::size_t index) const
{
    return kFirstInputRow + static_cast<int>(m_inputCount + index) + kRowsBetween;
}

// What is neither entered nor of the catalog was worked out elsewhere and stays as it was, except the step of
// one conversation where no more than one runs on a replica: then it is the step itself.
void WorkingSheet::addInput(const Catalog &catalog, const Trace &trace, const Leaf &leaf,
                            const Shared &shared, const Numbers &numbers)
{
    SheetRow row{leaf.term, termName(leaf.term),      leaf.value,
                 {},        kindName(leaf.from.kind), sourceText(catalog, leaf.from, numbers.locale())};
    const Step *step = trace.stepFor(Term::StepTime);
    if (leaf.term == Term::Context)
        row.formula = shared.context;
    else if (leaf.term == Term::SequencesRun && m_countsSequences)
        row.formula =
            QStringLiteral("MIN(%1,%2)").arg(shared.sequences, cellInColumnB(stepRow(m_sequencesStep)));
    else if (leaf.term == Term::FirstStepTime && step && step->value == leaf.value)
        row.formula = cellInColumnB(stepRow(static_cast<std::size_t>(step - trace.steps.data())));
    else if (leaf.from.kind == Kind::Derived && leaf.from.source == kSetByUser)
        //: Behind what a number is, in a workbook. %1: "The same sum for one sequence."
        row.remark = Words::tr("%1 It does not recompute.").arg(row.remark);
    m_inputs.push_back(std::move(row));
}

// Where quantities of one name are alike, such as the caches of two layer types, each stands for itself: the
// nearest above, and those of a sum one after another.
QString WorkingSheet::cellFor(const Trace &trace, std::size_t step, std::size_t input) const
{
    const std::vector<Input> &inputs = trace.steps[step].inputs;
    const Input &wanted = inputs[input];
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < step; ++i)
        if (gives(trace.steps[i], wanted))
            found.push_back(i);
    if (!found.empty()) {
        const auto same = [&](const Input &other) {
            return other.term == wanted.term && other.value == wanted.value;
        };
        const auto from = inputs.begin() + static_cast<std::ptrdiff_t>(input);
        const auto later = static_cast<std::size_t>(std::count_if(from + 1, inputs.end(), same));
        return cellInColumnB(stepRow(found[found.size() - 1 - std::min(later, found.size() - 1)]));
    }
    const Leaf *leaf = trace.leafGiving(wanted);
    return leaf ? cellInColumnB(inputRow(static_cast<std::size_t>(leaf - trace.leaves.data())))
                : literal(wanted.value);
}

void WorkingSheet::addStep(const Trace &trace, std::size_t index)
{
    const Step &step = trace.steps[index];
    QStringList cells;
    bool needsFit = unitOf(step.result) == Unit::TokenPerSecond;
    for (std::size_t i = 0; i < step.inputs.size(); ++i) {
        cells << cellFor(trace, index, i);
        for (std::size_t before = 0; before < index; ++before)
            needsFit = needsFit || (m_needsFit[before] && gives(trace.steps[before], step.inputs[i]));
    }
    QString formula = sheetFormula(step.formula, cells);
    if (step.result == Term::Sequences && !formula.isEmpty())
        formula = QStringLiteral("MAX(0,%1)").arg(formula); // an input may be changed until nothing fits
    if (needsFit && m_countsSequences && !formula.isEmpty())
        formula = QStringLiteral("IF(%1<1,\"–\",%2)").arg(cellInColumnB(stepRow(m_sequencesStep)), formula);
    QString name = termName(step.result);
    if (!step.label.empty())
        name += QStringLiteral(" (%1)").arg(stepLabel(step));
    m_steps.push_back({step.result, name, step.value, formula, {}, formulaText(step)});
    m_needsFit.push_back(needsFit);
}

QString WorkingSheet::cellOf(Term term) const
{
    for (std::size_t i = m_steps.size(); i > 0; --i)
        if (m_steps[i - 1].term == term)
            return cellInColumnB(stepRow(i - 1));
    for (std::size_t i = 0; i < m_inputs.size(); ++i)
        if (m_inputs[i].term == term)
            return cellInColumnB(inputRow(i));
    return {};
}

} // namespace headroom
