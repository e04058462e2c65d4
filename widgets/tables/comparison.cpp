// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison.h"

#include <QCoreApplication>

#include "widgets/sentences/rates.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

const QString kNone = QStringLiteral("–");

double bytesOfUnit(const Numbers &numbers)
{
    return numbers.unit() == MemoryUnit::GiB ? (gibibytes(1.0)).value() : 1e9;
}

QString head(Compared what, const Numbers &numbers)
{
    const QString memory = numbers.unit() == MemoryUnit::GiB ? QStringLiteral("GiB") : QStringLiteral("GB");
    //: The head of a column: %1 a quantity, %2 its unit
    const auto with = [](Term term, const QString &unit) {
        return Words::tr("%1, %2").arg(termName(term), unit);
    };
    switch (what) {
    case Compared::Conversations:
        return termName(Term::Sequences);
    case Compared::LongestContext:
        return with(Term::LongestContext, QStringLiteral("tokens"));
    case Compared::Weights:
        return with(Term::WeightBytes, memory);
    case Compared::Pool:
        return with(Term::Pool, memory);
    case Compared::PerConversation:
        return with(Term::BytesPerSequence, memory);
    case Compared::Quotient:
        return with(Term::Quotient, QStringLiteral("tok/s"));
    case Compared::RateLow:
        return with(Term::UserRateLow, QStringLiteral("tok/s"));
    case Compared::RateTypical:
        return with(Term::UserRate, QStringLiteral("tok/s"));
    case Compared::RateHigh:
        return with(Term::UserRateHigh, QStringLiteral("tok/s"));
    case Compared::Band:
        //: Head of a column: the estimated rate of one user as typical value and band.
        return Words::tr("Rate per user, typical (low to high)");
    case Compared::CostPerMillion:
        return with(Term::CostPerMillion, QStringLiteral("USD"));
    case Compared::Runs:
        return Words::tr("Published runs behind the rate");
    }
    return {};
}

class CellWriter {
public:
    CellWriter(const ConfigurationResult &result, const Numbers &numbers)
        : m_result(result)
        , m_capacity(result.answer.capacity)
        , m_numbers(numbers)
    {}

    [[nodiscard]] ComparedCell cell(Compared what) const
    {
        if (m_result.unresolved)
            return {kNone, {}};
        const Memory &memory = m_capacity.memory;
        switch (what) {
        case Compared::Conversations:
            return count(m_capacity.concurrency.sequences);
        case Compared::LongestContext:
            return m_capacity.concurrency.longestContext ? count(*m_capacity.concurrency.longestContext)
                                                         : ComparedCell{kNone, {}};
        case Compared::Weights:
            return bytes(memory.weights);
        case Compared::Pool:
            return bytes(memory.pool);
        case Compared::PerConversation:
            return bytes(memory.perSequence);
        default:
            return rates(what);
        }
    }

private:
    // What cannot run gets no rate.
    [[nodiscard]] ComparedCell rates(Compared what) const
    {
        if (what == Compared::Quotient && m_result.answer.quotient)
            return rate(m_result.answer.quotient->quotient);
        if (!m_result.rates)
            return {kNone, {}};
        const RateBand &band = m_result.rates->decode.perUser;
        const auto &cost = m_result.rates->economics.usdPerMillionOutput;
        switch (what) {
        case Compared::RateLow:
            return rate(band.low);
        case Compared::RateTypical:
            return rate(band.typical);
        case Compared::RateHigh:
            return rate(band.high);
        case Compared::Band:
            return {shortBandText(band, m_numbers), {}};
        case Compared::CostPerMillion:
            return cost ? ComparedCell{m_numbers.dollars(cost->typical), cost->typical}
                        : ComparedCell{kNone, {}};
        case Compared::Runs:
            return runs();
        default:
            return {kNone, {}};
        }
    }
    // A grey rate has the runs of no class behind it.
    [[nodiscard]] ComparedCell runs() const
    {
        const RateSupport &support = m_result.rate->support;
        return count(support.isGrey() ? 0 : support.rows);
    }
    [[nodiscard]] ComparedCell count(Tokens value) const
    {
        return {m_numbers.tokens(value), static_cast<double>(value)};
    }
    [[nodiscard]] ComparedCell bytes(Bytes value) const
    {
        return {m_numbers.memory(value), value.value() / bytesOfUnit(m_numbers)};
    }
    [[nodiscard]] ComparedCell rate(TokensPerSecond value) const
    {
        return {m_numbers.rate(value), value.value()};
    }

    const ConfigurationResult &m_result;
    const Capacity &m_capacity;
    const Numbers &m_numbers;
};

} // namespace

std::vector<Compared> allCompared()
{
    return {Compared::Conversations,   Compared::LongestContext, Compared::Weights, Compared::Pool,
            Compared::PerConversation, Compared::Quotient,       Compared::RateLow, Compared::RateTypical,
            Compared::RateHigh,        Compared::CostPerMillion, Compared::Runs};
}

Comparison comparisonOf(const Evaluation &evaluation, const QStringList &names,
                        const std::vector<Compared> &columns, const Numbers &numbers)
{
    //: Head of the column with the configurations
    Comparison comparison{{Words::tr("Configuration")}, {}};
    for (const Compared what : columns)
        comparison.heads << head(what, numbers);
    for (std::size_t i = 0; i < evaluation.results.size(); ++i) {
        const ConfigurationResult &result = evaluation.results[i];
        ComparedRow row{names.value(static_cast<qsizetype>(i)), {}, false, {}};
        if (result.unresolved || !result.answer.capacity.fits)
            row.problem = fitText(result, numbers);
        row.grey = result.rates && result.rate->support.isGrey();
        const CellWriter writer(result, numbers);
        for (const Compared what : columns)
            row.cells.push_back(writer.cell(what));
        comparison.rows.push_back(std::move(row));
    }
    return comparison;
}

QList<QStringList> rowsOf(const Comparison &comparison, CellForm form, const QLocale &locale)
{
    QLocale bare = locale;
    bare.setNumberOptions(QLocale::OmitGroupSeparator);
    QList<QStringList> rows{comparison.heads};
    for (const ComparedRow &row : comparison.rows) {
        QStringList texts{row.problem.isEmpty() ? row.name
                                                : QStringLiteral("%1: %2").arg(row.name, row.problem)};
        for (const ComparedCell &cell : row.cells) {
            if (form == CellForm::ForReading)
                texts << cell.text;
            else
                texts << (cell.value ? bare.toString(*cell.value, 'g', 10) : QString());
        }
        rows << texts;
    }
    return rows;
}

} // namespace headroom
