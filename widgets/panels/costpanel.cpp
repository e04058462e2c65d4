// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/costpanel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QScrollBar>
#include <QVBoxLayout>

#include <array>
#include <cmath>

#include "widgets/panels/cataloglink.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/plaindocument.h"
#include "widgets/pickers/labels.h"
#include "widgets/plots/orderflips.h"
#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/costs.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

constexpr std::array kBases{PriceBasis::Rental3Years, PriceBasis::NeocloudOwnership,
                            PriceBasis::HyperscalerOwnership, PriceBasis::List};

} // namespace

CostPanel::CostPanel(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpaceS);
    createPrices();
    m_view = new DocumentView(this);
    column->addWidget(m_view, 1);
    connect(m_view, &DocumentView::ledOut, this, [this](const QString &link) {
        if (const std::optional<Term> result = resultIn(link))
            emit workingAsked(*result);
    });
    retranslate();
}

void CostPanel::createPrices()
{
    auto *form = new QFormLayout;
    m_basisCaption = captionLabel(this);
    m_basis = new QComboBox(this);
    m_basis->setFocusPolicy(Qt::StrongFocus);
    for (const PriceBasis basis : kBases)
        m_basis->addItem(QString(), static_cast<int>(basis));
    m_yearsCaption = captionLabel(this);
    m_years = new QDoubleSpinBox(this);
    m_years->setRange(0.1, kMostYearsOfUse);
    m_years->setDecimals(1);
    m_years->setKeyboardTracking(false);
    m_years->setFocusPolicy(Qt::StrongFocus);
    m_basisCaption->setBuddy(m_basis);
    m_yearsCaption->setBuddy(m_years);
    form->addRow(m_basisCaption, m_basis);
    form->addRow(m_yearsCaption, m_years);
    static_cast<QVBoxLayout *>(layout())->addLayout(form);
    connect(m_basis, &QComboBox::activated, this, [this] {
        PriceSettings prices = m_input.evaluation->scenario.prices;
        prices.basis = static_cast<PriceBasis>(m_basis->currentData().toInt());
        emit editAsked(SetPrices{prices}, 0);
    });
    connect(m_years, &QDoubleSpinBox::valueChanged, this, [this](double years) {
        PriceSettings prices = m_input.evaluation->scenario.prices;
        prices.yearsOfUse = years;
        emit editAsked(SetPrices{prices}, 0);
    });
}

void CostPanel::setInput(const PlotInput &input)
{
    m_input = input;
    m_stale = true;
    showPrices();
    if (isVisible())
        refresh();
}

void CostPanel::showPrices()
{
    const PriceSettings &prices = m_input.evaluation->scenario.prices;
    m_basis->setCurrentIndex(m_basis->findData(static_cast<int>(prices.basis)));
    const QSignalBlocker quiet(m_years);
    m_years->setLocale(m_input.locale);
    m_years->setValue(prices.yearsOfUse);
    m_years->setEnabled(prices.basis == PriceBasis::List); // a rental has its price by the hour
}

void CostPanel::refresh()
{
    m_stale = false;
    const int place = m_view->verticalScrollBar()->value();
    PlainDocument document(m_view->document(), palette());
    const auto selected = static_cast<std::size_t>(std::max(0, m_input.selected));
    if (m_input.isEmpty() || selected >= m_input.evaluation->results.size()) {
        document.line(tr("No configuration is selected."));
        return;
    }
    const ConfigurationResult &result = m_input.evaluation->results[selected];
    document.heading(configurationName(*m_input.catalog, result.configuration));
    if (result.rates) {
        writeCosts(document, result);
        writeWorkings(document, result);
        writeBreakEvens(document, selected);
        writeSensitivity(document, result);
    } else {
        document.line(tr("What cannot run gets no rate."));
    }
    m_view->verticalScrollBar()->setValue(place);
}

void CostPanel::writeCosts(PlainDocument &document, const ConfigurationResult &result) const
{
    const Numbers numbers = m_input.numbers();
    const Economics &economics = result.rates->economics;
    document.line(priceSentence(result.economics, numbers));
    if (result.economics.price)
        document.muted(sourceText(*m_input.catalog, result.economics.price->from, m_input.locale));
    if (economics.usdPerMillionOutput)
        //: %1: typical cost · %2, %3: its band
        document.line(tr("A million output tokens cost %1, %2 to %3.")
                          .arg(numbers.dollars(economics.usdPerMillionOutput->typical),
                               numbers.dollars(economics.usdPerMillionOutput->low),
                               numbers.dollars(economics.usdPerMillionOutput->high)));
    if (economics.usdPerMillionInputAlone && economics.usdPerMillionOutputAlone)
        //: The cost split by the time each takes. %1: cost of a million prompt tokens · %2: of output tokens
        document.line(tr("Split by time: %1 for a million prompt tokens, %2 for a million output tokens.")
                          .arg(numbers.dollars(*economics.usdPerMillionInputAlone),
                               numbers.dollars(*economics.usdPerMillionOutputAlone)));
    if (economics.joulesPerToken)
        //: %1: energy
        document.line(tr("With the boards at full power: at most %1 for an output token, typically.")
                          .arg(numbers.energy(economics.joulesPerToken->typical)));
    if (const std::optional<QString> power = powerSentence(result.economics, numbers))
        document.line(*power);
    for (const QString &source :
         powerSources(*m_input.catalog, result.configuration, result.economics, m_input.locale))
        document.muted(source);
    const auto whole = [&](double users) { return numbers.count(std::floor(users)); };
    //: %1: a rate · %2: how many users, typically · %3, %4: its band
    document.line(tr("At %1 for each user it serves %2, %3 to %4.")
                      .arg(numbers.rate(result.economics.floor), whole(economics.usersServed.typical),
                           whole(economics.usersServed.low), whole(economics.usersServed.high)));
}

// Links from these figures to how they come about.
void CostPanel::writeWorkings(PlainDocument &document, const ConfigurationResult &result) const
{
    const Economics &economics = result.rates->economics;
    std::vector<Term> results{Term::UsersServed};
    if (economics.joulesPerToken)
        results.insert(results.begin(), Term::EnergyPerToken);
    if (economics.usdPerMillionOutput)
        results.insert(results.begin(), Term::CostPerMillion);
    //: Before links to the workings of some figures.
    document.muted(tr("Why: "));
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (i > 0)
            document.append(QStringLiteral(" · "));
        document.append(termName(results[i]), resultLink(results[i]));
    }
}

void CostPanel::writeBreakEvens(PlainDocument &document, std::size_t selected) const
{
    const auto &results = m_input.evaluation->results;
    if (results.size() < 2)
        return;
    document.gap();
    document.title(tr("Where the order flips"));
    const QStringList names = seriesNames(m_input);
    for (std::size_t other = 0; other < results.size(); ++other)
        if (other != selected && !results[other].unresolved)
            writeAgainst(document, selected, other, names);
}

void CostPanel::writeAgainst(PlainDocument &document, std::size_t selected, std::size_t other,
                             const QStringList &names) const
{
    const Scenario &scenario = m_input.evaluation->scenario;
    const Numbers numbers = m_input.numbers();
    const ConfigurationResult &a = m_input.evaluation->results[selected];
    const ConfigurationResult &b = m_input.evaluation->results[other];
    const Yield yield = comparedBy(a, b);
    const ComparedNames both{names[static_cast<qsizetype>(selected)], names[static_cast<qsizetype>(other)]};
    QStringList sentences;
    for (const BreakAxis axis : {BreakAxis::Context, BreakAxis::Sequences})
        for (const OrderFlip &flip : orderFlips(m_input, selected, other, axis))
            sentences << breakEvenSentence(flip.flip, yield, both, numbers);
    if (const auto price = breakEvenPrice(*m_input.catalog, scenario, a.configuration, b.configuration))
        //: %1: a configuration · %2: a price, "$1.86/h"
        sentences << tr("Below %2 for a device, %1 gives more tokens for a dollar.")
                         .arg(both.second, numbers.dollarsPerHour(*price));
    if (sentences.isEmpty())
        //: %1, %2: configurations · %3: "tokens for a dollar"
        sentences << tr("Between %1 and %2 the order by %3 does not flip here.")
                         .arg(both.first, both.second, yieldName(yield));
    for (const QString &sentence : sentences)
        document.line(sentence);
}

void CostPanel::writeSensitivity(PlainDocument &document, const ConfigurationResult &result) const
{
    const auto elasticities =
        elasticitiesOf(*m_input.catalog, m_input.evaluation->scenario, result.configuration);
    if (!elasticities)
        return;
    const Numbers numbers = m_input.numbers();
    document.gap();
    document.title(tr("What 1% more changes"));
    for (std::size_t lever = 0; lever < kLevers; ++lever) {
        QStringList effects;
        for (std::size_t effect = 0; effect < kEffects; ++effect) {
            const double slope = (*elasticities)[effect][lever];
            if (std::abs(slope) < 0.005)
                continue;
            const QString sign = slope > 0.0 ? QStringLiteral("+") : QString();
            effects << QStringLiteral("%1 %2%3%")
                           .arg(effectName(static_cast<Effect>(effect)), sign,
                                numbers.count(std::round(slope * 100.0) / 100.0));
        }
        if (!effects.isEmpty())
            document.line(QStringLiteral("%1: %2").arg(leverName(static_cast<Lever>(lever)),
                                                       effects.join(QStringLiteral(", "))));
    }
}

void CostPanel::retranslate()
{
    setAccessibleName(tr("Cost")); // the title of the panel too
    m_view->setAccessibleName(accessibleName());
    m_basisCaption->setText(tr("Prices"));
    m_basis->setAccessibleName(tr("Prices"));
    for (std::size_t i = 0; i < kBases.size(); ++i)
        m_basis->setItemText(static_cast<int>(i), priceBasisName(kBases[i]));
    m_yearsCaption->setText(tr("Years of use"));
    m_years->setAccessibleName(tr("Years of use"));
    m_years->setToolTip(tr("Over which a purchase price is spread."));
}

void CostPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale && m_input.evaluation)
        refresh();
}

void CostPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        m_stale = true;
        if (isVisible() && m_input.evaluation)
            refresh();
    }
}

} // namespace headroom
