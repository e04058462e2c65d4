// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/conditionsdialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "widgets/pickers/catalogitems.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/pickerbutton.h"
#include "widgets/sentences/measuredwords.h"
#include "widgets/sentences/rates.h"

namespace headroom {

namespace {

constexpr std::size_t kMostFilesNamed = 4;

std::optional<std::string> chosen(const PickerButton *picker)
{
    return picker && !picker->current().isEmpty() ? std::optional(picker->current().toStdString())
                                                  : std::nullopt;
}

std::optional<Tokens> counted(const QSpinBox *box)
{
    return box && box->value() > 0 ? std::optional(Tokens{box->value()}) : std::nullopt;
}

std::vector<ResultCondition> missingIn(const std::vector<ResultFile> &files)
{
    std::vector<ResultRun> runs;
    for (const ResultFile &file : files)
        runs.insert(runs.end(), file.runs.begin(), file.runs.end());
    return missingConditions(runs);
}

} // namespace

ConditionsDialog::ConditionsDialog(std::shared_ptr<const Catalog> catalog,
                                   const std::vector<ResultFile> &files, Configuration card,
                                   const Numbers &numbers, QWidget *parent)
    : QDialog(parent)
    , m_catalog(std::move(catalog))
    , m_card(std::move(card))
    , m_numbers(numbers)
{
    setWindowTitle(tr("What the files leave open"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceL, kSpaceL, kSpaceL, kSpaceL);
    column->setSpacing(kSpaceM);
    for (std::size_t i = 0; i < std::min(files.size(), kMostFilesNamed); ++i) {
        QLabel *label = plainLabel(this);
        label->setText(resultSentence(files[i], m_numbers));
        label->setWordWrap(true);
        column->addWidget(label);
    }
    if (files.size() > kMostFilesNamed) {
        QLabel *more = captionLabel(this);
        more->setText(tr("and %n more file(s)", nullptr, static_cast<int>(files.size() - kMostFilesNamed)));
        column->addWidget(more);
    }
    createFields(missingIn(files));
}

void ConditionsDialog::createFields(const std::vector<ResultCondition> &missing)
{
    QLabel *remark = captionLabel(this);
    remark->setWordWrap(true);
    remark->setText(
        tr("These conditions are for all runs that do not state them. What you leave open stays open."));
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(kSpaceM);
    for (const ResultCondition condition : missing)
        createField(form, condition);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_keep = buttons->addButton(tr("&Keep the values"), QDialogButtonBox::AcceptRole);
    m_keep->setProperty("primary", true);
    m_keep->setDefault(true);
    m_fromCard = buttons->addButton(tr("As the &selected card"), QDialogButtonBox::ActionRole);
    m_fromCard->setAutoDefault(false);
    connect(m_fromCard, &QPushButton::clicked, this, &ConditionsDialog::takeFromCard);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(remark);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    setMinimumWidth(480);
}

void ConditionsDialog::createField(QFormLayout *form, ResultCondition condition)
{
    QWidget *field = nullptr;
    switch (condition) {
    case ResultCondition::Accelerator:
        field = m_accelerator = newPicker(condition);
        break;
    case ResultCondition::Model:
        field = m_model = newPicker(condition);
        break;
    case ResultCondition::Weights:
        field = m_weights = newPicker(condition);
        break;
    case ResultCondition::Cache:
        field = m_cache = newPicker(condition);
        break;
    case ResultCondition::Layout:
        field = m_devices = newCount(condition, kMostDegree);
        m_devices->setToolTip(tr("Devices that shared the model by tensor parallelism"));
        break;
    case ResultCondition::Prompt:
        field = m_prompt = newCount(condition, static_cast<int>(kMostContext));
        break;
    case ResultCondition::Output:
        field = m_output = newCount(condition, static_cast<int>(kMostContext));
        break;
    case ResultCondition::Concurrency:
        field = m_concurrency = newCount(condition, static_cast<int>(kMostSequences));
        break;
    case ResultCondition::Engine:
        m_engine = new QComboBox(this);
        m_engine->addItem(tr("not known"), -1);
        for (std::size_t i = 1; i < kRateEngines; ++i)
            m_engine->addItem(engineName(static_cast<RateEngine>(i)), static_cast<int>(i));
        m_engine->setAccessibleName(conditionName(condition));
        field = m_engine;
        break;
    }
    QLabel *caption = captionLabel(this);
    caption->setText(conditionName(condition));
    caption->setBuddy(field);
    form->addRow(caption, field);
}

QList<PickerItem> ConditionsDialog::itemsOf(ResultCondition condition) const
{
    QList<PickerItem> items{{QString(), {}, tr("not known"), {}, {}, {}}};
    switch (condition) {
    case ResultCondition::Accelerator:
        return items + acceleratorItems(*m_catalog, m_numbers);
    case ResultCondition::Model:
        return items + modelItems(*m_catalog, m_numbers);
    case ResultCondition::Weights:
        return items + weightFormatItems(*m_catalog, m_numbers);
    case ResultCondition::Cache:
        return items + cacheFormatItems(*m_catalog, m_numbers);
    default:
        return items;
    }
}

void ConditionsDialog::choose(PickerButton *picker, ResultCondition condition, const QString &id) const
{
    const QList<PickerItem> items = itemsOf(condition);
    for (const PickerItem &item : items)
        if (item.id == id)
            picker->setCurrent(id, item.title);
}

PickerButton *ConditionsDialog::newPicker(ResultCondition condition)
{
    auto *picker = new PickerButton(this);
    picker->setSubject(conditionName(condition));
    picker->setItems([this, condition] { return itemsOf(condition); });
    picker->setCurrent({}, tr("not known"));
    picker->setAutoDefault(false);
    connect(picker, &PickerButton::picked, this,
            [this, picker, condition](const QString &id) { choose(picker, condition, id); });
    return picker;
}

QSpinBox *ConditionsDialog::newCount(ResultCondition condition, int most)
{
    auto *box = new QSpinBox(this);
    box->setRange(0, most);
    box->setSpecialValueText(tr("not known"));
    box->setAccessibleName(conditionName(condition));
    return box;
}

// Lengths and batches are no settings of a card.
void ConditionsDialog::takeFromCard()
{
    const auto take = [this](PickerButton *picker, ResultCondition condition, const std::string &id) {
        if (picker)
            choose(picker, condition, QString::fromStdString(id));
    };
    take(m_accelerator, ResultCondition::Accelerator, m_card.accelerator);
    take(m_model, ResultCondition::Model, m_card.model);
    take(m_weights, ResultCondition::Weights, m_card.weights);
    take(m_cache, ResultCondition::Cache, m_card.cache);
    if (m_devices)
        m_devices->setValue(m_card.parallel.tensor);
}

ResultAnswers ConditionsDialog::answers() const
{
    ResultAnswers answers;
    answers.accelerator = chosen(m_accelerator);
    answers.model = chosen(m_model);
    answers.weights = chosen(m_weights);
    answers.cache = chosen(m_cache);
    answers.prompt = counted(m_prompt);
    answers.output = counted(m_output);
    answers.concurrency = counted(m_concurrency);
    if (m_devices && m_devices->value() > 0) {
        Parallelism layout;
        layout.tensor = m_devices->value();
        answers.layout = layout;
    }
    if (m_engine && m_engine->currentData().toInt() > 0)
        answers.engine = static_cast<RateEngine>(m_engine->currentData().toInt());
    return answers;
}

} // namespace headroom
