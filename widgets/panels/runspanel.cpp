// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/runspanel.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

#include "widgets/panels/runscatter.h"
#include "widgets/pickers/labels.h"
#include "widgets/sentences/plural.h"
#include "widgets/sentences/rates.h"

namespace headroom {

RunsPanel::RunsPanel(const MeasurementSet &(*runs)(), QWidget *parent)
    : QWidget(parent)
    , m_runs(runs)
{
    createParts();
    retranslate();
    connect(m_what, &QComboBox::activated, this, &RunsPanel::showComparison);
    connect(m_grouping, &QComboBox::activated, this, &RunsPanel::showComparison);
    connect(m_said, &QComboBox::activated, this, [this] {
        compare();
        showComparison();
    });
}

void RunsPanel::createParts()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpaceS);
    for (QComboBox **box : {&m_what, &m_said, &m_grouping}) {
        *box = new QComboBox(this);
        (*box)->setFocusPolicy(Qt::StrongFocus);
        column->addWidget(*box);
    }
    for (int i = 0; i < 2; ++i)
        m_what->addItem(QString());
    for (int i = 0; i < 3; ++i) {
        m_said->addItem(QString(), i);
        m_grouping->addItem(QString());
    }
    m_grouping->setItemData(0, static_cast<int>(Grouping::Kind));
    m_grouping->setItemData(1, static_cast<int>(Grouping::Hardware));
    m_grouping->setItemData(2, static_cast<int>(Grouping::Engine));
    m_sentence = plainLabel(this);
    m_sentence->setWordWrap(true);
    m_scatter = new RunScatter(this);
    m_scores = new QTableWidget(0, 4, this);
    m_scores->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_scores->setSelectionMode(QAbstractItemView::NoSelection);
    m_scores->setTabKeyNavigation(false);
    m_scores->verticalHeader()->hide();
    m_scores->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_remark = captionLabel(this);
    m_remark->setWordWrap(true);
    column->addWidget(m_sentence);
    column->addWidget(m_scatter, 2);
    column->addWidget(m_scores, 1);
    column->addWidget(m_remark);
}

QString RunsPanel::sentence() const
{
    return m_sentence->text();
}

void RunsPanel::setInput(const PlotInput &input)
{
    const bool same = m_input.locale == input.locale && m_compared == input.catalog;
    m_input = input;
    if (!same && isVisible()) {
        compare();
        showComparison();
    }
}

void RunsPanel::compare()
{
    m_compared = m_input.catalog;
    m_comparison =
        compareWithRuns(*m_input.catalog, m_runs(), static_cast<EngineSaid>(m_said->currentIndex()));
}

const std::vector<ComparedRun> &RunsPanel::shown() const
{
    return m_what->currentIndex() == 0 ? m_comparison.decode : m_comparison.prefill;
}

void RunsPanel::showComparison()
{
    const Numbers numbers = m_input.numbers();
    const std::vector<Score> all = scoresOf(shown(), m_runs(), Grouping::All);
    if (all.empty()) {
        m_sentence->setText(tr("No published run can be compared."));
    } else {
        //: %1: how many runs · %2: a share, "92%" · %3: the median error, "4.9%"
        m_sentence->setText(
            tr("Of %1 published run(s), %2 lie inside the band; the median error of the typical value is "
               "%3.",
               nullptr, all.front().runs)
                .arg(numbers.count(all.front().runs), numbers.percent(all.front().insideShare()),
                     numbers.percent(all.front().medianError, 1)));
    }
    m_scatter->setAccessibleName(tr("Measured against predicted"));
    m_scatter->setAccessibleDescription(m_sentence->text());
    m_scatter->setRuns(m_input, &shown(), &m_runs());
    fillScores();
    const auto &reasons = m_comparison.notCompared;
    const int left = std::accumulate(reasons.begin(), reasons.end(), 0);
    //: %1: how many rows of the measurements are not used
    m_remark->setText(
        tr("%1 row(s) of the measurements are not compared: other quantities, parts, models or formats "
           "that the catalog lacks, unknown batches, very short answers, queueing.",
           nullptr, left)
            .arg(numbers.count(left)));
}

void RunsPanel::fillScores()
{
    const Numbers numbers = m_input.numbers();
    const auto grouping = static_cast<Grouping>(m_grouping->currentData().toInt());
    const std::vector<Score> scores = scoresOf(shown(), m_runs(), grouping);
    m_scores->setRowCount(static_cast<int>(scores.size()));
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const QStringList cells{nameOf(scores[i]), numbers.count(scores[i].runs),
                                numbers.percent(scores[i].insideShare()),
                                numbers.percent(scores[i].medianError, 1)};
        for (int column = 0; column < cells.size(); ++column) {
            auto *item = new QTableWidgetItem(cells[column]);
            if (column > 0)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_scores->setItem(static_cast<int>(i), column, item);
        }
    }
}

QString RunsPanel::nameOf(const Score &score) const
{
    const QString id = QString::fromStdString(score.group);
    if (id == QLatin1String("dense_one_device"))
        return tr("dense, one conversation, one device");
    if (id == QLatin1String("dense_tensor_parallel"))
        return tr("dense, one conversation, several devices");
    if (id == QLatin1String("dense_batched"))
        return tr("dense, several conversations");
    if (id == QLatin1String("experts"))
        return tr("mixture of experts");
    for (const HardwareRates &hardware : m_input.catalog->efficiency.hardware)
        if (hardware.id == score.group)
            return QString::fromStdString(hardware.name);
    const std::optional<RateEngine> engine = rateEngineFrom(score.group);
    return engine ? engineName(*engine) : id;
}

void RunsPanel::retranslate()
{
    setAccessibleName(tr("How good is this?")); // the title of the panel too
    m_what->setAccessibleName(tr("What is compared"));
    m_what->setItemText(0, tr("Decode: time of a step"));
    m_what->setItemText(1, tr("Prefill: time of the prompts"));
    m_said->setAccessibleName(tr("Which engine the prediction knows"));
    m_said->setItemText(0, tr("Each run's own engine and version"));
    m_said->setItemText(1, tr("Engines with a method of their own"));
    m_said->setItemText(2, tr("Engine never said"));
    m_grouping->setAccessibleName(tr("Grouping"));
    m_grouping->setItemText(0, tr("By kind of run"));
    m_grouping->setItemText(1, tr("By architecture"));
    m_grouping->setItemText(2, tr("By engine"));
    m_scores->setAccessibleName(tr("Scores by group"));
    m_scores->setHorizontalHeaderLabels({tr("Group"), tr("Runs"), tr("Inside"), tr("Median error")});
    if (m_compared)
        showComparison();
}

void RunsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_input.catalog)
        return;
    if (m_compared != m_input.catalog)
        compare();
    showComparison();
}

void RunsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
