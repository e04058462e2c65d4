// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/loadstrip.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "model/rate/rate_class.h"
#include "widgets/pickers/flowlayout.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/quietspinbox.h"
#include "widgets/sentences/rates.h"

#include <cmath>

namespace headroom {

namespace {

constexpr int kOfTheMethod = -1; // data of the engine's item that follows the method

std::optional<Tokens> lengthOf(int value)
{
    return value > 0 ? std::optional<Tokens>(value) : std::nullopt;
}

} // namespace

LoadStrip::LoadStrip(QWidget *parent)
    : QFrame(parent)
{
    setProperty("surface", QStringLiteral("strip"));
    auto *row = new FlowLayout(this, kSpaceM);
    row->setContentsMargins(kSpaceM, kSpaceXs, kSpaceL, kSpaceS);
    m_prompt = addCount(row, 0, static_cast<int>(kMostContext));
    m_answer = addCount(row, 0, static_cast<int>(kMostContext));
    m_fill = addCount(row, 1, 100);
    m_floor = addCount(row, 1, 10'000);
    m_engine = new QComboBox(this);
    m_engine->setFocusPolicy(Qt::StrongFocus);
    add(row, m_engine);
    m_version = new QLineEdit(this);
    m_version->setMaxLength(40);
    m_version->setMaximumWidth(100);
    add(row, m_version);
    createMore(row);
    connectParts();
    connectMore();
    retranslate();
}

QWidget *LoadStrip::add(FlowLayout *row, QWidget *control)
{
    auto *pair = new QWidget(this);
    auto *inside = new QHBoxLayout(pair);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(kSpaceXs);
    auto *caption = captionLabel(pair);
    caption->setBuddy(control);
    m_captions.push_back(caption);
    inside->addWidget(caption);
    inside->addWidget(control);
    row->addWidget(pair);
    return pair;
}

QuietSpinBox *LoadStrip::addCount(FlowLayout *row, int least, int most)
{
    auto *box = new QuietSpinBox(this);
    box->setRange(least, most);
    box->setAccelerated(true);
    if (least == 0)
        box->setSpecialValueText(QStringLiteral("–")); // not given
    add(row, box);
    return box;
}

void LoadStrip::connectParts()
{
    change(m_prompt, [](Workload &load, int value) { load.prompt = lengthOf(value); });
    change(m_answer, [](Workload &load, int value) { load.output = lengthOf(value); });
    change(m_fill, [](Workload &load, int value) { load.meanFill = value / 100.0; });
    change(m_floor, [](Workload &load, int value) { load.floor = TokensPerSecond{double(value)}; });
    connect(m_engine, &QComboBox::activated, this, [this](int index) {
        RateSettings rate = m_input.evaluation->scenario.rate;
        const int engine = m_engine->itemData(index).toInt();
        rate.engine = engine == kOfTheMethod ? std::nullopt : std::optional(static_cast<RateEngine>(engine));
        emit editAsked(SetRate{rate}, 0);
    });
    connect(m_version, &QLineEdit::editingFinished, this, [this] {
        RateSettings rate = m_input.evaluation->scenario.rate;
        rate.version = m_version->text().trimmed().toStdString();
        emit editAsked(SetRate{rate}, 0);
    });
}

void LoadStrip::change(QuietSpinBox *box, void (*how)(Workload &load, int value))
{
    connect(box, &QSpinBox::valueChanged, this, [this, box, how](int value) {
        Workload load = m_input.evaluation->scenario.load;
        how(load, value);
        emit editAsked(SetWorkload{load}, box->gesture());
    });
}

void LoadStrip::retranslate()
{
    explain(0, m_prompt, tr("Prompt"),
            tr("Tokens of a prompt. With the length of the answer, rates under load are estimated."));
    explain(1, m_answer, tr("Answer"),
            tr("Tokens of an answer. With the length of the prompt, rates under load are estimated."));
    explain(2, m_fill, tr("Mean fill"),
            tr("How full a context window is on average, where lengths are not given."));
    explain(3, m_floor, tr("Floor"), tr("The rate that is promised to every user."));
    explain(4, m_engine, tr("Rates from"), tr("The engine whose published runs the rates follow."));
    explain(5, m_version, tr("Version"),
            tr("The version of that engine as it prints it, such as 0.6.3; empty: a current one."));
    retranslateMore();
    m_fill->setSuffix(QStringLiteral("%"));
    m_floor->setSuffix(QStringLiteral(" tok/s"));
    //: In place of an engine's version: a current one
    m_version->setPlaceholderText(tr("current", "version"));
    nameEngines();
}

void LoadStrip::explain(std::size_t index, QWidget *control, const QString &caption,
                        const QString &consequence)
{
    m_captions[index]->setText(caption);
    control->setAccessibleName(caption);
    control->setToolTip(consequence);
    control->setAccessibleDescription(consequence);
}

void LoadStrip::nameEngines()
{
    m_engine->clear();
    //: An engine for the rates: the one the method of counting memory follows
    m_engine->addItem(tr("the method's engine"), kOfTheMethod);
    m_engine->addItem(tr("all engines"), static_cast<int>(RateEngine::None));
    for (std::size_t i = 1; i < kRateEngines; ++i)
        m_engine->addItem(engineName(static_cast<RateEngine>(i)), static_cast<int>(i));
    if (m_input.evaluation)
        showEngine();
}

void LoadStrip::setInput(const PlotInput &input)
{
    m_input = input;
    for (QuietSpinBox *box : {m_prompt, m_answer, m_fill, m_floor, m_prefix, m_chunk, m_drafts})
        box->setLocale(input.locale);
    m_accepted->setLocale(input.locale);
    showLoad();
    showMore();
    showEngine();
}

void LoadStrip::showLoad()
{
    const Workload &load = m_input.evaluation->scenario.load;
    m_prompt->showValue(static_cast<int>(load.prompt.value_or(0)));
    m_answer->showValue(static_cast<int>(load.output.value_or(0)));
    m_fill->showValue(std::max(1, static_cast<int>(std::lround(load.meanFill * 100.0))));
    m_answer->setEnabled(load.prompt || load.output); // alone it changes nothing
    m_fill->setEnabled(!load.prompt || !load.output); // lengths say it better
    m_floor->showValue(std::max(1, static_cast<int>(std::lround(load.floor.value()))));
}

void LoadStrip::showEngine()
{
    const RateSettings &rate = m_input.evaluation->scenario.rate;
    m_engine->setCurrentIndex(m_engine->findData(rate.engine ? static_cast<int>(*rate.engine)
                                                             : kOfTheMethod));
    m_version->setEnabled(rateEngineOf(m_input.evaluation->scenario) != RateEngine::None);
    if (!m_version->hasFocus())
        m_version->setText(QString::fromStdString(rate.version));
}

void LoadStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
