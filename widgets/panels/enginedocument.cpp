// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/enginedocument.h"

#include <QCoreApplication>

#include "widgets/panels/plaindocument.h"
#include "widgets/sentences/enginenotes.h"
#include "widgets/sentences/methodsettings.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

class EngineWriter {
    Q_DECLARE_TR_FUNCTIONS(EngineWriter)

public:
    EngineWriter(PlainDocument &document, const PlotInput &input, const ConfigurationResult &result)
        : m_document(document)
        , m_input(input)
        , m_result(result)
        , m_numbers(input.numbers())
    {}

    void printed() const
    {
        const Printed &printed = m_result.answer.capacity.printed;
        m_document.title(configurationName(*m_input.catalog, m_result.configuration));
        count(Term::PrintedTokens, printed.tokens);
        if (printed.concurrency)
            row(Term::PrintedConcurrency,
                m_input.locale.toString(*printed.concurrency, 'f', 2) + QLatin1Char('x'));
        count(Term::PoolBlocks, printed.poolBlocks);
        count(Term::BlocksPerSequence, printed.blocksPerSequence);
        count(Term::BlockTokens, printed.blockTokens);
        count(Term::StateSlots, printed.stateSlots);
        const Concurrency &concurrency = m_result.answer.capacity.concurrency;
        row(Term::Sequences, QStringLiteral("%1 (%2)").arg(m_numbers.tokens(concurrency.sequences),
                                                           m_numbers.exactCount(concurrency.exact)));
    }

    void notes() const
    {
        bool any = false;
        for (const Note &note : m_result.notes) {
            if (engineNoteId(note.id).isEmpty())
                continue;
            if (!any) {
                m_document.gap();
                m_document.title(tr("Printed and real"));
            }
            any = true;
            m_document.line(noteText(note, m_numbers));
        }
    }

    void kept() const
    {
        const Reserves &reserves = m_result.prepared.reserves;
        m_document.gap();
        m_document.title(tr("What is kept back"));
        for (std::size_t i = 0; i < reserves.count; ++i)
            part(reserves.terms[i]);
    }

private:
    void row(Term term, const QString &value) const
    {
        m_document.line(QStringLiteral("%1: %2").arg(termName(term), value));
    }
    void count(Term term, const std::optional<Tokens> &value) const
    {
        if (value)
            row(term, m_numbers.tokens(*value));
    }
    void part(const ReserveTerm &term) const
    {
        //: A part of what an engine keeps back: %1 its name, %2 an amount of memory.
        m_document.heading(tr("%1: %2").arg(reserveName(term.what), m_numbers.memory(term.typical, 2)));
        if (!term.inside)
            m_document.line(tr("It comes on top of the memory that the engine may use."));
        const QString band = reserveBandText(*m_input.catalog, term, m_numbers);
        if (!band.isEmpty())
            m_document.line(band);
        for (const std::int16_t index : term.bands)
            if (index >= 0)
                rows(m_input.catalog->reserves[static_cast<std::size_t>(index)]);
    }
    void rows(const ReserveBand &band) const
    {
        m_document.line(textIn(band.note, m_input.locale));
        for (const ReserveRow &row : band.rows)
            m_document.muted(QStringLiteral("%1  %2 (%3)")
                                 .arg(m_numbers.count(row.value), QString::fromStdString(row.where),
                                      QString::fromStdString(m_input.catalog->sources[row.source].title)));
    }

    PlainDocument &m_document;
    const PlotInput &m_input;
    const ConfigurationResult &m_result;
    Numbers m_numbers;
};

} // namespace

void writeEngine(QTextDocument *document, const QPalette &palette, const PlotInput &input)
{
    PlainDocument writer(document, palette);
    const auto &results = input.evaluation->results;
    const auto selected = static_cast<std::size_t>(input.selected);
    if (selected >= results.size())
        return;
    const ConfigurationResult &result = results[selected];
    if (result.unresolved) {
        writer.line(unresolvedText(*result.unresolved));
        return;
    }
    const EngineWriter engine(writer, input, result);
    engine.printed();
    engine.notes();
    engine.kept();
}

} // namespace headroom
