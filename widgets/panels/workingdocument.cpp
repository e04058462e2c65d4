// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/workingdocument.h"

#include <QCoreApplication>

#include "widgets/panels/cataloglink.h"
#include "widgets/panels/plaindocument.h"
#include "widgets/panels/workingorder.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

class WorkingWriter {
    Q_DECLARE_TR_FUNCTIONS(WorkingWriter)

public:
    WorkingWriter(PlainDocument &document, const PlotInput &input, const Trace &trace)
        : m_document(document)
        , m_input(input)
        , m_trace(trace)
        , m_numbers(input.numbers())
    {}

    void step(std::size_t index) const
    {
        const Step &step = m_trace.steps[index];
        m_document.heading(nameOf(step), stepAnchor(index));
        m_document.line(formulaText(step));
        m_document.line(valuesText(step, m_numbers));
        links(index);
    }

    void leaf(std::size_t index) const
    {
        const Leaf &leaf = m_trace.leaves[index];
        //: A figure that was put in: %1 its name, %2 its value.
        m_document.heading(tr("%1: %2").arg(termName(leaf.term),
                                            m_numbers.value(unitOf(leaf.term), leaf.value)),
                           leafAnchor(index));
        m_document.mark(kindMark(leaf.from.kind), kindName(leaf.from.kind));
        m_document.line(sourceText(*m_input.catalog, leaf.from, m_input.locale));
        entryOf(leaf);
        const QString note = textIn(leaf.from.note, m_input.locale);
        if (!note.isEmpty())
            m_document.muted(note);
        for (const Alternate<double> &other : leaf.alternates) {
            //: Another source's number for the same figure: %1 the number, %2 the source.
            m_document.muted(tr("Elsewhere %1: %2")
                                 .arg(m_numbers.value(unitOf(leaf.term), other.value),
                                      sourceText(*m_input.catalog, other.from, m_input.locale)));
            const QString why = textIn(other.from.note, m_input.locale);
            if (!why.isEmpty())
                m_document.muted(why);
        }
    }

    // What the reader must know beside the numbers of this configuration.
    void notes() const
    {
        const auto &notes = m_input.evaluation->results[static_cast<std::size_t>(m_input.selected)].notes;
        if (notes.empty())
            return;
        m_document.gap();
        m_document.title(tr("To keep in mind"));
        for (const Note &note : notes)
            m_document.line(noteText(note, m_numbers));
    }

private:
    // The chain ends in the catalog.
    void entryOf(const Leaf &leaf) const
    {
        const auto &result = m_input.evaluation->results[static_cast<std::size_t>(m_input.selected)];
        const auto place = placeOf(leaf, m_input.evaluation->scenario, result.configuration);
        const auto entry =
            place ? catalogEntry(*m_input.catalog, *place, m_numbers) : std::optional<CatalogEntry>();
        if (!entry)
            return;
        m_document.muted(QString());
        //: A link from a figure to where it stands. %1: an accelerator, a model or a format
        m_document.append(tr("In the catalog: %1").arg(entry->name), catalogLink(*place));
    }
    // The inputs of a step, each a link to where it comes from.
    void links(std::size_t index) const
    {
        const Step &step = m_trace.steps[index];
        //: Before the links to the inputs of a step.
        m_document.muted(tr("From: "));
        QStringList seen;
        for (std::size_t i = 0; i < step.inputs.size(); ++i) {
            const InputOrigin origin = originOf(m_trace, index, i);
            const QString target = targetOf(origin);
            if (seen.contains(target) && !target.isEmpty())
                continue;
            if (!seen.isEmpty())
                m_document.append(QStringLiteral(" · "));
            seen.append(target);
            m_document.append(nameOf(step.inputs[i].term, origin), target);
        }
    }
    [[nodiscard]] QString nameOf(Term term, const InputOrigin &origin) const
    {
        return origin.what == InputOrigin::What::Step ? nameOf(m_trace.steps[origin.index]) : termName(term);
    }
    [[nodiscard]] static QString nameOf(const Step &step)
    {
        QString name = termName(step.result);
        const QString label = stepLabel(step);
        if (!label.isEmpty())
            //: The heading of a step: %1 what it gives, %2 for which layers or tensors.
            name = tr("%1 (%2)").arg(name, label);
        //: The heading of a step: %1 what it gives, %2 the number of a pipeline stage.
        return step.stage > 0 ? tr("%1, stage %2").arg(name).arg(step.stage) : name;
    }
    [[nodiscard]] static QString targetOf(const InputOrigin &origin)
    {
        switch (origin.what) {
        case InputOrigin::What::Step:
            return stepAnchor(origin.index);
        case InputOrigin::What::Leaf:
            return leafAnchor(origin.index);
        case InputOrigin::What::Nothing:
            break;
        }
        return {};
    }

    PlainDocument &m_document;
    const PlotInput &m_input;
    const Trace &m_trace;
    Numbers m_numbers;
};

} // namespace

QString stepAnchor(std::size_t step)
{
    return QStringLiteral("step%1").arg(step);
}

QString leafAnchor(std::size_t leaf)
{
    return QStringLiteral("leaf%1").arg(leaf);
}

void writeWorking(QTextDocument *document, const QPalette &palette, const PlotInput &input,
                  const Trace &trace, Term result)
{
    PlainDocument writer(document, palette);
    const WorkingOrder order = workingOf(trace, result);
    const WorkingWriter working(writer, input, trace);
    for (const std::size_t step : order.steps)
        working.step(step);
    working.notes();
    if (!order.leaves.empty()) {
        writer.gap();
        writer.title(QCoreApplication::translate("WorkingWriter", "Figures put in"));
    }
    for (const std::size_t leaf : order.leaves)
        working.leaf(leaf);
}

} // namespace headroom
