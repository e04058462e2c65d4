// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ratetext.h"

#include "app/cli/table.h"

#include "widgets/sentences/costs.h"
#include "widgets/sentences/plural.h"
#include "widgets/sentences/rates.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

#include <QCoreApplication>

#include <cmath>

namespace headroom {

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(CliReport)
};

// Bands, a figure a row: its small end, the typical value, its large end.
class Bands {
public:
    explicit Bands(const Numbers &numbers)
        : m_numbers(numbers)
    {
        m_table.addRow({Report::tr("Estimate, a band"), Report::tr("low", "end of a band"),
                        Report::tr("typical", "of a band"), Report::tr("high", "end of a band")});
    }
    void rate(const QString &name, const RateBand &band)
    {
        m_table.addRow({name, m_numbers.rate(band.low), m_numbers.rate(band.typical),
                        m_numbers.rate(band.high)});
    }
    void time(const QString &name, const TimeBand &band)
    {
        m_table.addRow({name, m_numbers.seconds(band.fast), m_numbers.seconds(band.typical),
                        m_numbers.seconds(band.slow)});
    }
    void amount(const QString &name, Unit unit, const AmountBand &band)
    {
        const auto text = [&](double value) { return m_numbers.value(unit, value); };
        m_table.addRow({name, text(band.low), text(band.typical), text(band.high)});
    }
    [[nodiscard]] QString text() const { return m_table.text(QStringLiteral("  ")); }

private:
    const Numbers &m_numbers;
    Table m_table{{Table::Align::Left, Table::Align::Right, Table::Align::Right, Table::Align::Right}};
};

void addServing(Bands &bands, const Serving &serving)
{
    bands.rate(Report::tr("Rate per user, under load"), serving.perUser);
    bands.rate(Report::tr("Output, under load"), serving.output);
    bands.amount(Report::tr("Requests, under load"), Unit::PerSecond,
                 {serving.requestsLow, serving.requests, serving.requestsHigh});
}

void addEconomics(Bands &bands, const PreparedEconomics &prepared, const Economics &economics,
                  const Numbers &numbers)
{
    if (economics.usdPerMillionOutput)
        bands.amount(termName(Term::CostPerMillion), Unit::Dollar, *economics.usdPerMillionOutput);
    if (economics.joulesPerToken)
        bands.amount(termName(Term::EnergyPerToken), Unit::Joule, *economics.joulesPerToken);
    const auto whole = [](const AmountBand &band) {
        return AmountBand{std::floor(band.low), std::floor(band.typical), std::floor(band.high)};
    };
    //: %1: a rate such as "20 tok/s"
    bands.amount(Report::tr("Users served at %1 each").arg(numbers.rate(prepared.floor)), Unit::Count,
                 whole(economics.usersServed));
}

QString line(const QString &text)
{
    return QLatin1String("  - ") + text + QLatin1Char('\n');
}

// What the price and the power are, beside what they make of a token.
QString costText(const Catalog &catalog, const ConfigurationResult &result, const Numbers &numbers)
{
    const PreparedEconomics &economics = result.economics;
    QString text = line(priceSentence(economics, numbers));
    if (economics.price && !economics.price->date.empty())
        text += QLatin1String("    ") + sourceText(catalog, economics.price->from, numbers.locale())
                + QLatin1Char('\n');
    if (const std::optional<QString> power = powerSentence(economics, numbers))
        text += line(*power);
    for (const QString &source : powerSources(catalog, result.configuration, economics, numbers.locale()))
        text += QLatin1String("    ") + source + QLatin1Char('\n');
    return text;
}

QString servingText(const Serving &serving, const Numbers &numbers)
{
    //: Under load, prompts of new requests slow the answers of the others. %1: a share such as 12%
    return line(Report::tr("Under load, prefill of other requests takes %1 of the time.")
                    .arg(numbers.percent(serving.prefillPart)));
}

} // namespace

QString ratesText(const Catalog &catalog, const ConfigurationResult &result, const Numbers &numbers)
{
    if (!result.rates)
        return {};
    const Rates &rates = *result.rates;
    const Decode &decode = rates.decode;
    Bands bands(numbers);
    //: A row of the table of rates. %1: number of conversations
    bands.rate(Report::tr("Rate per user, %1 conversation(s) at once", nullptr, plural(decode.sequences))
                   .arg(numbers.tokens(decode.sequences)),
               decode.perUser);
    bands.rate(Report::tr("Total rate"), decode.total);
    bands.time(termName(Term::StepTime), {decode.step.fast, decode.step.typical, decode.step.slow});
    if (rates.prefill) {
        //: A row of the table of rates. %1: "4,096 tokens"
        bands.time(Report::tr("Time to the first token, prompt of %1")
                       .arg(tokensText(rates.prefill->prompt, numbers)),
                   rates.prefill->firstToken);
    }
    if (rates.serving)
        addServing(bands, *rates.serving);
    addEconomics(bands, result.economics, rates.economics, numbers);

    QString text = bands.text() + line(supportSentence(catalog, result.rate->support, numbers));
    for (const RateReason &reason : result.rate->support.reasons)
        text += line(rateReasonText(catalog, reason, numbers));
    if (result.rate->weights.expertCount > 0)
        //: Of a mixture of experts. %1: distinct experts, a mean · %2: all experts of a layer
        text += line(Report::tr("A step touches %1 of the %2 experts of a layer.")
                         .arg(numbers.count(std::round(decode.step.expertsTouched * 10.0) / 10.0),
                              numbers.count(result.rate->weights.expertCount)));
    if (rates.serving)
        text += servingText(*rates.serving, numbers);
    return text + costText(catalog, result, numbers);
}

QString cautionsText(const Catalog &catalog, const ConfigurationResult &result, const Numbers &numbers)
{
    if (result.cautions.empty())
        return {};
    QString text = QLatin1String("  ") + Report::tr("Cautions") + QLatin1Char('\n');
    for (const std::size_t index : result.cautions) {
        const Caution &caution = catalog.cautions[index];
        text += line(textIn(caution.text, numbers.locale()));
        text +=
            QLatin1String("    ") + sourceText(catalog, caution.from, numbers.locale()) + QLatin1Char('\n');
    }
    return text;
}

} // namespace headroom
