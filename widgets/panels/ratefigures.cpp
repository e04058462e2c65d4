// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/ratefigures.h"

#include <QGridLayout>

#include <cmath>

#include "widgets/panels/elidedlabel.h"
#include "widgets/pickers/elidedbutton.h"
#include "widgets/theme/theme.h"
#include "widgets/sentences/plural.h"
#include "widgets/sentences/rates.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

constexpr std::size_t kCells = 6;
constexpr int kOneRowFrom = 1180; // pixels that six bands need
const QString kNoFigure = QStringLiteral("–");

} // namespace

RateFigures::RateFigures(QWidget *parent)
    : QWidget(parent)
{
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(kSpaceM);
    m_grid->setVerticalSpacing(0);
    for (std::size_t i = 0; i < kCells; ++i) {
        Cell cell{new ElidedLabel(this, TypeRole::Caption), new ElidedButton(this)};
        cell.value->setProperty("flat", true);
        cell.value->setProperty("answer", true);
        // Equal shares, so that no figure moves when the text of another changes.
        for (QWidget *part : {static_cast<QWidget *>(cell.caption), static_cast<QWidget *>(cell.value)})
            part->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(cell.value, &QPushButton::clicked, this, [this, i] { emit workingAsked(m_cells[i].term); });
        m_cells.push_back(cell);
    }
    arrange(kCells);
}

// All in one row, or in two where the width is that of three.
void RateFigures::arrange(std::size_t columns)
{
    if (m_columns == columns)
        return;
    m_columns = columns;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const int row = 2 * static_cast<int>(i / columns);
        const int column = static_cast<int>(i % columns);
        m_grid->addWidget(m_cells[i].caption, row, column);
        m_grid->addWidget(m_cells[i].value, row + 1, column);
        m_grid->setColumnStretch(static_cast<int>(i), i < columns ? 1 : 0);
    }
}

void RateFigures::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width() >= kOneRowFrom ? kCells : kCells / 2);
}

QString RateFigures::textOf(Term term) const
{
    for (const Cell &cell : m_cells)
        if (cell.term == term && cell.value->isEnabled())
            return cell.value->text();
    return {};
}

void RateFigures::show(std::size_t index, Term term, const QString &caption, const QString &value)
{
    Cell &cell = m_cells[index];
    cell.term = term;
    cell.caption->setFullText(caption, caption);
    cell.value->setText(value);
    cell.value->setEnabled(value != kNoFigure);
    cell.value->setToolTip(QStringList{caption, value, kindName(Kind::Derived), tr("Show why")}.join(u'\n'));
    //: Spoken by screen readers. %1: what a figure counts · %2: the figure
    cell.value->setAccessibleName(tr("%1: %2. Show why.").arg(caption, value));
}

// A grey rate has no band.
QString RateFigures::marked(const ConfigurationResult &result, const QString &band,
                            const QString &typical) const
{
    //: A rate that no published run supports. %1: the rate
    return result.rate->support.isGrey() ? tr("%1, unsupported").arg(typical) : band;
}

void RateFigures::setInput(const PlotInput &input)
{
    m_input = input;
    const auto selected = static_cast<std::size_t>(std::max(0, input.selected));
    const auto &results = input.evaluation->results;
    if (selected >= results.size() || !results[selected].rates) {
        showNothing();
        return;
    }
    showRates(results[selected]);
    showServing(results[selected]);
    showEconomics(results[selected]);
}

void RateFigures::showNothing()
{
    const QStringList captions{tr("Rate per user"), tr("Total rate"), tr("First token"),
                               tr("Under load"),    tr("Cost"),       tr("Users served")};
    for (std::size_t i = 0; i < kCells; ++i)
        show(i, m_cells[i].term, captions[static_cast<qsizetype>(i)], kNoFigure);
}

void RateFigures::showRates(const ConfigurationResult &result)
{
    const Numbers numbers = m_input.numbers();
    const Decode &decode = result.rates->decode;
    //: Over a figure. %1: how many conversations
    show(0, Term::UserRate,
         tr("Rate per user, %1 at once", nullptr, plural(decode.sequences))
             .arg(numbers.tokens(decode.sequences)),
         marked(result, shortBandText(decode.perUser, numbers), numbers.rate(decode.perUser.typical)));
    show(1, Term::TotalRate, tr("Total rate"),
         marked(result, shortBandText(decode.total, numbers), numbers.rate(decode.total.typical)));
}

void RateFigures::showServing(const ConfigurationResult &result)
{
    const Numbers numbers = m_input.numbers();
    const std::optional<Prefill> &prefill = result.rates->prefill;
    //: Over a figure. %1: tokens of a prompt
    const QString caption =
        prefill ? tr("First token, prompt of %1").arg(numbers.tokens(prefill->prompt)) : tr("First token");
    show(2, Term::FirstToken, caption,
         prefill ? marked(result, shortBandText(prefill->firstToken, numbers),
                          numbers.seconds(prefill->firstToken.typical))
                 : kNoFigure);
    const std::optional<Serving> &serving = result.rates->serving;
    if (!serving) {
        //: Over a figure that needs both lengths.
        show(3, Term::ServedRate, tr("Under load: set prompt and answer"), kNoFigure);
        return;
    }
    //: Over a figure. %1: a share of the time, "12%"
    show(3, Term::ServedRate, tr("Under load, %1 of it prefill").arg(numbers.percent(serving->prefillPart)),
         //: %1: a rate of tokens · %2: requests a second
         tr("%1, %2 requests/s")
             .arg(numbers.rate(serving->output.typical),
                  numbers.count(std::round(serving->requests * 100.0) / 100.0)));
}

void RateFigures::showEconomics(const ConfigurationResult &result)
{
    const Numbers numbers = m_input.numbers();
    const Economics &economics = result.rates->economics;
    QString cost = kNoFigure;
    if (economics.usdPerMillionOutput)
        //: A band. %1: its typical value · %2, %3: its ends
        cost = marked(result,
                      tr("%1 (%2 to %3)")
                          .arg(numbers.dollars(economics.usdPerMillionOutput->typical),
                               numbers.amount(economics.usdPerMillionOutput->low),
                               numbers.amount(economics.usdPerMillionOutput->high)),
                      numbers.dollars(economics.usdPerMillionOutput->typical));
    show(4, Term::CostPerMillion,
         economics.usdPerMillionOutput ? tr("A million output tokens") : tr("Cost: no price is known"), cost);
    const auto whole = [&](double users) { return numbers.count(std::floor(users)); };
    const AmountBand &users = economics.usersServed;
    //: Over a figure. %1: a rate, "20.0 tok/s"
    show(5, Term::UsersServed, tr("Users served at %1").arg(numbers.rate(result.economics.floor)),
         marked(result, tr("%1 (%2 to %3)").arg(whole(users.typical), whole(users.low), whole(users.high)),
                whole(users.typical)));
}

} // namespace headroom
