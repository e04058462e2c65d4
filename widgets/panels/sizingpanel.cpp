// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/sizingpanel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include "widgets/pickers/labels.h"
#include "widgets/pickers/quietspinbox.h"
#include "widgets/sentences/rates.h"
#include "widgets/sentences/sizing.h"

namespace headroom {

namespace {

constexpr int kPauseMs = 150; // after the last change: a search is too long for every step of a drag
constexpr int kColumns = 6;
constexpr int kNameCharacters = 22; // of a configuration, in a line

std::optional<double> set(double value)
{
    return value > 0.0 ? std::optional(value) : std::nullopt;
}

constexpr double kWattsOfKilowatt = 1000.0;

void showValue(QDoubleSpinBox *box, double value)
{
    const QSignalBlocker quiet(box);
    box->setValue(value);
}

} // namespace

SizingPanel::SizingPanel(QWidget *parent)
    : QWidget(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPauseMs);
    connect(&m_soon, &QTimer::timeout, this, &SizingPanel::searchNow);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpaceS);
    createLimits();
    m_sentence = plainLabel(this);
    m_sentence->setWordWrap(true);
    m_table = new QTableWidget(0, kColumns, this);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // Names wrap, so that the figures beside them are seen without scrolling.
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    m_table->horizontalHeader()->resizeSection(0, fontMetrics().averageCharWidth() * kNameCharacters);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setTabKeyNavigation(false);
    m_star = captionLabel(this);
    m_star->setWordWrap(true);
    m_remark = captionLabel(this);
    m_remark->setWordWrap(true);
    column->addWidget(m_sentence);
    column->addWidget(m_table, 1);
    column->addWidget(m_star);
    column->addWidget(m_remark);
    connect(m_table, &QTableWidget::cellClicked, this, [this](int row) { choose(row); });
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) { choose(row); });
    retranslate();
}

void SizingPanel::createLimits()
{
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(kSpaceM);
    form->setVerticalSpacing(kSpaceXs);
    const auto row = [&](QWidget *field) {
        m_captions.push_back(captionLabel(this));
        m_captions.back()->setBuddy(field);
        form->addRow(m_captions.back(), field);
    };
    m_users = new QuietSpinBox(this);
    m_users->setRange(1, static_cast<int>(kMostSequences));
    m_firstToken = addLimit(2, kMostFirstToken.value());
    m_budget = addLimit(2, kMostBudget);
    m_power = addLimit(1, kMostPurchasePower.value() / kWattsOfKilowatt);
    m_devices = new QuietSpinBox(this);
    m_devices->setRange(0, static_cast<int>(kMostSequences));
    m_devices->setSpecialValueText(QStringLiteral("–"));
    m_rank = new QComboBox(this);
    m_rank->setFocusPolicy(Qt::StrongFocus);
    for (int i = 0; i < 3; ++i)
        m_rank->addItem(QString());
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_users, m_firstToken, m_budget, m_power, m_devices, m_rank})
        row(field);
    connectLimits();
    static_cast<QVBoxLayout *>(layout())->addLayout(form);
}

QDoubleSpinBox *SizingPanel::addLimit(int decimals, double most)
{
    auto *box = new QDoubleSpinBox(this);
    box->setRange(0.0, most);
    box->setDecimals(decimals);
    box->setKeyboardTracking(false);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSpecialValueText(QStringLiteral("–")); // no limit
    return box;
}

void SizingPanel::connectLimits()
{
    change(m_users, [](Purchase &purchase, int value) { purchase.limits.users = value; });
    change(m_devices, [](Purchase &purchase, int value) {
        purchase.limits.devices = value > 0 ? std::optional<Tokens>(value) : std::nullopt;
    });
    change(m_firstToken, [](SizingLimits &limits, double value) {
        limits.firstToken = value > 0.0 ? std::optional(Seconds{value}) : std::nullopt;
    });
    change(m_budget, [](SizingLimits &limits, double value) { limits.usdPerHour = set(value); });
    change(m_power, [](SizingLimits &limits, double value) {
        limits.power = value > 0.0 ? std::optional(Watts{value * kWattsOfKilowatt}) : std::nullopt;
    });
    connect(m_rank, &QComboBox::activated, this, [this](int index) {
        Purchase next = purchase();
        next.rank = static_cast<RankBy>(index);
        emit editAsked(SetPurchase{next}, 0);
    });
}

void SizingPanel::change(QuietSpinBox *box, void (*how)(Purchase &purchase, int value))
{
    connect(box, &QSpinBox::valueChanged, this, [this, box, how](int value) {
        Purchase next = purchase();
        how(next, value);
        emit editAsked(SetPurchase{next}, box->gesture());
    });
}

void SizingPanel::change(QDoubleSpinBox *box, void (*how)(SizingLimits &limits, double value))
{
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, how](double value) {
        Purchase next = purchase();
        how(next.limits, value);
        emit editAsked(SetPurchase{next}, 0);
    });
}

void SizingPanel::showLimits()
{
    const SizingLimits &limits = purchase().limits;
    m_users->showValue(static_cast<int>(limits.users));
    m_devices->showValue(static_cast<int>(limits.devices.value_or(0)));
    showValue(m_firstToken, limits.firstToken.value_or(Seconds{}).value());
    showValue(m_budget, limits.usdPerHour.value_or(0.0));
    showValue(m_power, limits.power.value_or(Watts{}).value() / kWattsOfKilowatt);
    m_rank->setCurrentIndex(static_cast<int>(purchase().rank));
}

QString SizingPanel::sentence() const
{
    return m_sentence->text();
}

void SizingPanel::setInput(const PlotInput &input)
{
    const bool same = m_input.evaluation && m_input.locale == input.locale
                      && m_input.evaluation->scenario.model == input.evaluation->scenario.model
                      && m_input.evaluation->scenario.context == input.evaluation->scenario.context
                      && m_input.evaluation->scenario.load == input.evaluation->scenario.load
                      && m_input.evaluation->scenario.rate == input.evaluation->scenario.rate
                      && m_input.evaluation->scenario.prices == input.evaluation->scenario.prices
                      && m_input.evaluation->scenario.purchase == input.evaluation->scenario.purchase
                      && m_input.evaluation->scenario.method == input.evaluation->scenario.method
                      && m_input.evaluation->scenario.basis == input.evaluation->scenario.basis;
    m_input = input;
    for (QWidget *box : std::initializer_list<QWidget *>{m_users, m_firstToken, m_budget, m_power, m_devices})
        box->setLocale(input.locale);
    showLimits();
    if (!same)
        searchSoon();
}

void SizingPanel::searchSoon()
{
    if (isVisible())
        m_soon.start();
}

void SizingPanel::searchNow()
{
    if (!m_input.evaluation)
        return;
    m_result = sizeUp(*m_input.catalog, m_input.evaluation->scenario, purchase().limits, {}, purchase().rank);
    m_shown = bestOfEachAccelerator(m_result.ranked);
    showResult();
}

void SizingPanel::showResult()
{
    m_sentence->setText(sizingSentence(*m_input.catalog, m_input.evaluation->scenario, purchase().limits,
                                       m_result, m_input.numbers()));
    m_star->setText(starSentence(m_shown, m_input.evaluation->scenario.prices, m_input.numbers()));
    m_star->setVisible(!m_star->text().isEmpty());
    m_table->setRowCount(static_cast<int>(m_shown.size() + m_result.rejects.size()));
    fillRanked();
    fillRejects();
}

void SizingPanel::setRow(int row, const QStringList &cells, bool muted)
{
    for (int column = 0; column < kColumns; ++column) {
        auto *item = new QTableWidgetItem(cells.value(column));
        if (column > 0 && !muted)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (muted)
            item->setForeground(Theme::of(palette()).muted);
        m_table->setItem(row, column, item);
    }
}

void SizingPanel::fillRanked()
{
    const Numbers numbers = m_input.numbers();
    const QString unknown = QStringLiteral("?");
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        const Candidate &c = m_shown[i];
        setRow(static_cast<int>(i),
               {candidateName(*m_input.catalog, c.configuration), numbers.rate(c.perUser.low),
                c.firstToken.slow.value() > 0.0 ? numbers.seconds(c.firstToken.slow) : unknown,
                costText(c, numbers), c.power ? numbers.power(*c.power) : unknown, numbers.count(c.rows)},
               false);
    }
}

// Under the ranked ones: what does not do, and why, over all columns but the first.
void SizingPanel::fillRejects()
{
    m_table->clearSpans();
    const Numbers numbers = m_input.numbers();
    for (std::size_t i = 0; i < m_result.rejects.size(); ++i) {
        const Reject &reject = m_result.rejects[i];
        const int row = static_cast<int>(m_shown.size() + i);
        setRow(row, {candidateName(*m_input.catalog, reject.configuration), rejectText(reject, numbers)},
               true);
        m_table->setSpan(row, 1, 1, kColumns - 1);
    }
}

void SizingPanel::choose(int row)
{
    const auto index = static_cast<std::size_t>(row);
    if (index < m_shown.size())
        emit chosen(m_shown[index].configuration);
    else if (index - m_shown.size() < m_result.rejects.size())
        emit chosen(m_result.rejects[index - m_shown.size()].configuration);
}

void SizingPanel::retranslate()
{
    setAccessibleName(tr("What to buy")); // the title of the panel too
    const QStringList captions{tr("Users at once"),   tr("First token within"), tr("Budget"),
                               tr("Power of boards"), tr("Devices at most"),    tr("Best by")};
    const std::vector<QWidget *> fields{m_users, m_firstToken, m_budget, m_power, m_devices, m_rank};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        m_captions[i]->setText(captions[static_cast<qsizetype>(i)]);
        fields[i]->setAccessibleName(captions[static_cast<qsizetype>(i)]);
    }
    m_firstToken->setSuffix(QStringLiteral(" s"));
    m_budget->setPrefix(QStringLiteral("US$ "));
    m_budget->setSuffix(QStringLiteral("/h"));
    m_power->setSuffix(QStringLiteral(" kW"));
    const QStringList ranks{tr("cost"), tr("power"), tr("number of devices")};
    for (int i = 0; i < ranks.size(); ++i)
        m_rank->setItemText(i, ranks[i]);
    m_table->setAccessibleName(accessibleName());
    m_table->setHorizontalHeaderLabels({tr("Configuration"), tr("tok/s a user, low"),
                                        tr("First token, at most"), tr("Cost"), tr("Power"), tr("Runs")});
    m_remark->setText(
        tr("Model, context, lengths and floor are those of the comparison. A row that is clicked becomes "
           "a card."));
}

void SizingPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    searchNow();
}

void SizingPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if ((event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) && isVisible())
        searchSoon();
}

} // namespace headroom
