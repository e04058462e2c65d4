// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/overridesform.h"

#include <QEvent>
#include <QGridLayout>

#include <cmath>

#include "model/capacity/methods/in_force.h"
#include "widgets/pickers/catalogitems.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/overridefield.h"
#include "widgets/pickers/pickerbutton.h"
#include "widgets/pickers/tokentext.h"

namespace headroom {

namespace {

// The id of the list's line that stands for "no model of its own".
const QString kShared = QStringLiteral("=");

std::optional<double> within(std::optional<double> value, double least, double most)
{
    return value && *value >= least && *value <= most ? value : std::nullopt;
}

} // namespace

OverridesForm::OverridesForm(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kSpaceS);
    grid->setVerticalSpacing(kSpaceXs);
    grid->setColumnStretch(1, 1);
    createModelRow(grid);
    for (const Field field :
         {ReserveRow, UtilizationRow, MemoryRow, BandwidthRow, PoolRow, PriceRow, PowerRow})
        createField(grid, field);
    retranslate();
}

void OverridesForm::createModelRow(QGridLayout *grid)
{
    m_modelCaption = captionLabel(this);
    m_model = new PickerButton(this);
    m_modelCaption->setBuddy(m_model);
    grid->addWidget(m_modelCaption, 0, 0);
    grid->addWidget(m_model, 0, 1, 1, 2);
    m_model->setItems([this] {
        QList<PickerItem> items{{kShared, {}, tr("As above"), tr("the comparison's model"), {}, {}}};
        return items + modelItems(*m_input.catalog, Numbers(m_input.locale));
    });
    connect(m_model, &PickerButton::picked, this, [this](const QString &id) {
        emit modelEdited(id == kShared ? std::string() : id.toStdString());
    });
}

void OverridesForm::createField(QGridLayout *grid, Field field)
{
    const int row = static_cast<int>(field) + 1;
    m_captions[field] = captionLabel(this);
    m_units[field] = captionLabel(this);
    m_fields[field] = new OverrideField(this);
    m_fields[field]->setAlignment(Qt::AlignRight);
    m_captions[field]->setBuddy(m_fields[field]);
    grid->addWidget(m_captions[field], row, 0);
    grid->addWidget(m_fields[field], row, 1);
    grid->addWidget(m_units[field], row, 2);
    connect(m_fields[field], &OverrideField::edited, this,
            [this, field](const std::optional<double> &value) { take(field, value); });
    connect(m_fields[field], &OverrideField::complained, this, &OverridesForm::complained);
}

void OverridesForm::retranslate()
{
    m_modelCaption->setText(tr("Model"));
    m_model->setSubject(tr("Model of this card"));
    const QStringList captions{tr("Reserve"), tr("Utilization"), tr("Memory"), tr("Bandwidth"),
                               tr("Pool"),    tr("Price"),       tr("Power")};
    const QStringList explained{tr("Memory per device kept back for activations, the runtime and graphs."),
                                tr("The share of a device's memory that may be used, between 0 and 1."),
                                tr("Memory of one device, as the runtime reports it."),
                                tr("Memory bandwidth of one device."),
                                tr("Memory per device left for conversations, as an engine printed it. It "
                                   "replaces the memory arithmetic."),
                                tr("What one device costs an hour."),
                                tr("Board power of one device.")};
    for (int i = 0; i < Rows; ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_captions[at]->setText(captions[i]);
        m_fields[at]->setAccessibleName(captions[i]);
        m_fields[at]->setAccessibleDescription(explained[i]);
        m_fields[at]->setToolTip(explained[i]);
    }
}

void OverridesForm::setResult(const PlotInput &input, const ConfigurationResult &result)
{
    m_input = input;
    m_overrides = result.configuration.overrides;
    const QString unit = input.memoryUnit == MemoryUnit::GiB ? QStringLiteral("GiB") : QStringLiteral("GB");
    for (const Field field : {ReserveRow, MemoryRow, PoolRow})
        m_units[field]->setText(unit);
    m_units[BandwidthRow]->setText(QStringLiteral("TB/s"));
    m_units[PriceRow]->setText(QStringLiteral("US$/h"));
    m_units[PowerRow]->setText(QStringLiteral("W"));
    showModel(result.configuration);
    showFields(result);
    showCosts(result);
}

void OverridesForm::showModel(const Configuration &configuration)
{
    if (configuration.model.empty()) {
        m_model->setCurrent(kShared, tr("As above"));
        return;
    }
    const LanguageModel *model = m_input.catalog->model(configuration.model);
    const QString name = QString::fromStdString(model ? model->name : configuration.model);
    m_model->setCurrent(QString::fromStdString(model ? model->id : configuration.model), name);
}

void OverridesForm::showMemory(Field field, const std::optional<Bytes> &set, Bytes inForce)
{
    const MemoryUnit unit = m_input.memoryUnit;
    const QLocale locale = m_input.locale;
    const double one = unit == MemoryUnit::GiB ? kGiB : kGB;
    const Numbers numbers(locale, unit);
    const auto text = [&](Bytes bytes) {
        return numbers.count(std::round(bytes.value() / one * 1000.0) / 1000.0);
    };
    const double least = field == ReserveRow ? 0.0 : 1.0;
    m_fields[field]->setExample(text(gibibytes(field == ReserveRow ? 8.0 : 128.5)));
    m_fields[field]->setValue(set ? text(*set) : QString(), text(inForce),
                              [unit, locale, least](const QString &typed) {
                                  const auto bytes = memoryFromText(typed, unit, locale);
                                  return within(bytes ? std::optional(bytes->value()) : std::nullopt, least,
                                                kMostDeviceMemory.value());
                              });
}

void OverridesForm::showFields(const ConfigurationResult &result)
{
    const Numbers numbers(m_input.locale, m_input.memoryUnit);
    const Memory &memory = result.answer.capacity.memory;
    const QLocale locale = m_input.locale;
    showMemory(ReserveRow, m_overrides.reserve, result.prepared.reserve);
    showMemory(MemoryRow, m_overrides.memory, result.prepared.total);
    showMemory(PoolRow, m_overrides.pool, memory.pool);
    const double share =
        utilizationInForce(*m_input.catalog, m_input.evaluation->scenario, result.configuration);
    m_fields[UtilizationRow]->setExample(numbers.count(0.92));
    m_fields[UtilizationRow]->setValue(m_overrides.utilization ? numbers.count(share) : QString(),
                                       numbers.count(share), [locale](const QString &typed) {
                                           return within(numberFromText(typed, {}, locale), kLeastUtilization,
                                                         1.0);
                                       });
    const double terabytes = result.prepared.bandwidth.value() / kTB;
    m_fields[BandwidthRow]->setExample(numbers.count(4.8));
    m_fields[BandwidthRow]->setValue(m_overrides.bandwidth ? numbers.count(terabytes) : QString(),
                                     numbers.count(terabytes), [locale](const QString &typed) {
                                         const auto value =
                                             within(numberFromText(typed, {QStringLiteral("TB/s")}, locale),
                                                    0.001, kMostBandwidth.value() / kTB);
                                         return value ? std::optional(*value * kTB) : std::nullopt;
                                     });
}

void OverridesForm::showCosts(const ConfigurationResult &result)
{
    const Numbers numbers(m_input.locale, m_input.memoryUnit);
    const QLocale locale = m_input.locale;
    const std::optional<HourPrice> &price = result.economics.price;
    m_fields[PriceRow]->setExample(numbers.count(2.5));
    m_fields[PriceRow]->setValue(m_overrides.usdPerHour ? numbers.count(*m_overrides.usdPerHour) : QString(),
                                 price ? numbers.count(price->usd) : QString(),
                                 [locale](const QString &typed) {
                                     return within(numberFromText(typed, {QStringLiteral("US$/h")}, locale),
                                                   0.0, kMostUsdPerHour);
                                 });
    const std::optional<DevicePower> &power = result.economics.power;
    m_fields[PowerRow]->setExample(numbers.count(700));
    m_fields[PowerRow]->setValue(m_overrides.power ? numbers.count(m_overrides.power->value()) : QString(),
                                 power ? numbers.count(power->watts.value()) : QString(),
                                 [locale](const QString &typed) {
                                     return within(numberFromText(typed, {QStringLiteral("W")}, locale), 0.0,
                                                   kMostPower.value());
                                 });
}

void OverridesForm::take(Field field, const std::optional<double> &value)
{
    const auto bytes = value ? std::optional(Bytes{*value}) : std::nullopt;
    switch (field) {
    case ReserveRow:
        m_overrides.reserve = bytes;
        break;
    case UtilizationRow:
        m_overrides.utilization = value;
        break;
    case MemoryRow:
        m_overrides.memory = bytes;
        m_overrides.memoryFrom.reset(); // typed
        break;
    case BandwidthRow:
        m_overrides.bandwidth = value ? std::optional(BytesPerSecond{*value}) : std::nullopt;
        m_overrides.bandwidthFrom.reset(); // typed
        break;
    case PoolRow:
        m_overrides.pool = bytes;
        break;
    case PriceRow:
        m_overrides.usdPerHour = value;
        break;
    case PowerRow:
        m_overrides.power = value ? std::optional(Watts{*value}) : std::nullopt;
        break;
    case Rows:
        return;
    }
    emit overridesEdited(m_overrides);
}

void OverridesForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
