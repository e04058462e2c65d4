// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluatetext.h"

#include "app/cli/ratetext.h"
#include "app/cli/reserves.h"
#include "app/cli/table.h"

#include "model/capacity/cache_formats.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(CliReport)
};

void addMemory(Table &table, const Catalog &catalog, const ConfigurationResult &result,
               const Numbers &numbers)
{
    const Memory &memory = result.answer.capacity.memory;
    const auto row = [&](Term term, Bytes bytes) { table.addRow({termName(term), numbers.memory(bytes)}); };
    row(Term::TotalMemory, memory.total);
    if (memory.usable != memory.total)
        row(Term::UsableMemory, memory.usable);
    row(Term::WeightBytes, memory.weights);
    row(Term::Reserve, memory.reserve);
    addReserves(table, catalog, result.prepared.reserves, numbers);
    row(Term::Pool, memory.pool);
    row(Term::BytesPerSequence, memory.perSequence);
    row(Term::CachePerToken, memory.kvPerToken);
    row(Term::FixedState, memory.fixedState);
    if (memory.sharedPrefix.value() > 0.0)
        row(Term::SharedBytes, memory.sharedPrefix);
}

void addConcurrency(Table &table, const Concurrency &concurrency, const Numbers &numbers)
{
    table.addRow({termName(Term::Sequences),
                  QStringLiteral("%1 (%2)").arg(numbers.tokens(concurrency.sequences),
                                                numbers.exactCount(concurrency.exact))});
    table.addRow({termName(Term::LongestContext), concurrency.longestContext
                                                      ? numbers.tokens(*concurrency.longestContext)
                                                      : Report::tr("no end", "memory never ends")});
}

// What the engine itself would print, beside what fits.
void addPrinted(Table &table, const Printed &printed, const Numbers &numbers)
{
    const auto row = [&](Term term, const std::optional<Tokens> &count) {
        if (count)
            table.addRow({termName(term), numbers.tokens(*count)});
    };
    row(Term::PrintedTokens, printed.tokens);
    if (printed.concurrency)
        table.addRow({termName(Term::PrintedConcurrency),
                      numbers.locale().toString(*printed.concurrency, 'f', 2) + QLatin1Char('x')});
    row(Term::PoolBlocks, printed.poolBlocks);
    row(Term::BlocksPerSequence, printed.blocksPerSequence);
    row(Term::BlockTokens, printed.blockTokens);
    row(Term::StateSlots, printed.stateSlots);
}

void addRate(Table &table, const PaperQuotient &quotient, const Numbers &numbers)
{
    table.addRow({termName(Term::Quotient), numbers.rate(quotient.quotient)});
    if (quotient.collectives > 0)
        table.addRow({termName(Term::QuotientAfterCollectives), numbers.rate(quotient.afterCollectives)});
}

QString notesText(const ConfigurationResult &result, const Numbers &numbers)
{
    QString text;
    for (const Note &note : result.notes) {
        text += QLatin1String("  - ") + noteText(note, numbers) + QLatin1Char('\n');
        if (!note.source.empty())
            text += QLatin1String("    ") + QString::fromStdString(note.source) + QLatin1Char('\n');
    }
    return text;
}

// "BF16", or "Q8_0/Q4_0" of keys and values that differ.
QString cacheName(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
{
    const CacheFormats formats = cacheFormatsOf(catalog, scenario, *catalog.cacheFormat(configuration.cache));
    const QString keys = shortName(formats.keys);
    const QString values = shortName(formats.values);
    return keys == values ? keys : keys + QLatin1Char('/') + values;
}

} // namespace

QString questionLine(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
{
    const WeightFormat &weights = *catalog.weightFormat(configuration.weights);
    //: The question. %1: configuration, "2 × H100 SXM, TP 2" · %2: model · %3, %4: number formats such as
    //: BF16, of keys and values that differ "Q8_0/Q4_0"
    return Report::tr("%1: %2, %3 weights, %4 cache")
        .arg(configurationName(catalog, configuration), modelName(catalog, scenario, configuration),
             shortName(weights), cacheName(catalog, scenario, configuration));
}

QString resultText(const Catalog &catalog, const Scenario &scenario, const ConfigurationResult &result,
                   const Numbers &numbers)
{
    Table table({Table::Align::Left, Table::Align::Right, Table::Align::Left});
    addMemory(table, catalog, result, numbers);
    addConcurrency(table, result.answer.capacity.concurrency, numbers);
    addPrinted(table, result.answer.capacity.printed, numbers);
    if (result.answer.quotient)
        addRate(table, *result.answer.quotient, numbers);
    QString text = questionLine(catalog, scenario, result.configuration) + QLatin1Char('\n');
    if (!result.answer.capacity.fits)
        text += doesNotFitSentence(catalog, result, numbers) + QLatin1Char('\n');
    return text + table.text(QStringLiteral("  ")) + ratesText(catalog, result, numbers)
           + notesText(result, numbers) + cautionsText(catalog, result, numbers);
}

} // namespace headroom
