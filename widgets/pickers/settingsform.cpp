// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/settingsform.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>

#include "model/capacity/methods/in_force.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/overridefield.h"
#include "widgets/pickers/tokentext.h"
#include "widgets/sentences/methodsettings.h"

namespace headroom {

namespace {

template<class Value> bool holds(const Setting &setting)
{
    return std::holds_alternative<std::optional<Value> MethodSettings::*>(setting.member);
}

bool isVersion(const Setting &setting)
{
    return std::string_view(setting.id) == "version";
}

bool isDraftModel(const Setting &setting)
{
    return std::string_view(setting.id) == "draft_model";
}

// Lists to choose from: on and off, a type of states, a format of the catalog.
bool isChoice(const Setting &setting)
{
    return holds<bool>(setting) || holds<StateType>(setting)
           || (holds<std::string>(setting) && !isVersion(setting));
}

// What a person writes as the command line takes it; nothing for what it would not.
std::optional<std::string> plainValue(const Setting &setting, Method method, const QString &typed,
                                      const QLocale &locale)
{
    std::string value = typed.toStdString();
    if (holds<Tokens>(setting)) {
        const auto tokens = numberFromText(typed, {}, locale);
        const auto suffixed = tokensFromText(typed, locale);
        if (!tokens && !suffixed)
            return std::nullopt;
        value = suffixed ? std::to_string(*suffixed) : QString::number(*tokens, 'f', 0).toStdString();
    } else if (holds<double>(setting)) {
        const auto number = numberFromText(typed, {}, locale);
        if (!number)
            return std::nullopt;
        value = QString::number(*number, 'g', 17).toStdString();
    }
    MethodSettings probe;
    if (applySetting(probe, method, std::string(setting.id) + '=' + value))
        return std::nullopt;
    return value;
}

} // namespace

SettingsForm::SettingsForm(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kSpaceS);
    grid->setVerticalSpacing(kSpaceXs);
    grid->setColumnStretch(1, 1);
}

void SettingsForm::createRows(Method method)
{
    if (m_method == method)
        return;
    m_method = method;
    for (const Row &row : m_rows) {
        delete row.caption;
        delete row.field;
        delete row.choice;
        delete row.unit;
    }
    m_rows.clear();
    auto *grid = static_cast<QGridLayout *>(layout());
    int line = 0;
    for (const Setting &setting : allSettings())
        if (setting.isOf(method))
            createRow(grid, line++, setting);
    retranslate();
}

void SettingsForm::createRow(QGridLayout *grid, int line, const Setting &setting)
{
    Row row;
    row.setting = &setting;
    row.caption = captionLabel(this);
    row.unit = captionLabel(this);
    if (isChoice(setting)) {
        createChoice(row);
    } else {
        row.field = new OverrideField(this);
        row.field->setAlignment(Qt::AlignRight);
        connect(row.field, &OverrideField::edited, this,
                [this, &setting, field = row.field](const std::optional<double> &value) {
                    take(setting, value ? field->text().trimmed() : QString());
                });
        connect(row.field, &OverrideField::complained, this, &SettingsForm::complained);
    }
    QWidget *editor = row.field ? static_cast<QWidget *>(row.field) : row.choice;
    editor->setObjectName(QLatin1String(setting.id));
    row.caption->setBuddy(editor);
    grid->addWidget(row.caption, line, 0);
    grid->addWidget(editor, line, 1, 1, row.field ? 1 : 2); // a choice has no unit
    if (row.field)
        grid->addWidget(row.unit, line, 2);
    else
        row.unit->hide();
    m_rows.push_back(row);
}

// The first item gives the choice back to the engine.
void SettingsForm::createChoice(Row &row)
{
    row.choice = new QComboBox(this);
    row.choice->setFocusPolicy(Qt::StrongFocus);
    const bool isShort = holds<bool>(*row.setting) || holds<StateType>(*row.setting);
    row.choice->setSizeAdjustPolicy(isShort ? QComboBox::AdjustToContents
                                            : QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.caption->setWordWrap(true); // rather than the choice, which cannot
    row.choice->addItem(QString(), QString());
    const auto add = [&](const char *id) { row.choice->addItem(QString(), QLatin1String(id)); };
    if (holds<bool>(*row.setting)) {
        add("on");
        add("off");
    } else if (holds<StateType>(*row.setting)) {
        add("fp32");
        add("bf16");
    } else if (isDraftModel(*row.setting)) {
        for (const LanguageModel &model : m_input.catalog->models)
            row.choice->addItem(QString::fromStdString(model.name), QString::fromStdString(model.id));
    } else {
        for (const CacheFormat &format : m_input.catalog->cacheFormats)
            row.choice->addItem(QString::fromStdString(format.name), QString::fromStdString(format.id));
    }
    connect(row.choice, &QComboBox::activated, this,
            [this, setting = row.setting, choice = row.choice](int item) {
                take(*setting, choice->itemData(item).toString());
            });
}

void SettingsForm::retranslate()
{
    for (const Row &row : m_rows) {
        const QString name = settingName(row.setting->id);
        const QString explained = settingExplained(row.setting->id);
        row.caption->setText(name);
        row.unit->setText(settingUnit(row.setting->id));
        QWidget *editor = row.field ? static_cast<QWidget *>(row.field) : row.choice;
        editor->setAccessibleName(name);
        editor->setAccessibleDescription(explained);
        editor->setToolTip(explained);
        if (row.field)
            row.field->setExample(isVersion(*row.setting)
                                      ? (m_method == Method::LlamaCpp ? QStringLiteral("b5614")
                                                                      : QStringLiteral("0.25.1"))
                                  : holds<double>(*row.setting) ? m_input.locale.toString(0.9)
                                                                : QStringLiteral("16"));
        if (row.choice && holds<bool>(*row.setting)) {
            //: A setting of an engine that is switched on or off.
            row.choice->setItemText(1, tr("on"));
            row.choice->setItemText(2, tr("off"));
        } else if (row.choice && holds<StateType>(*row.setting)) {
            row.choice->setItemText(1, QStringLiteral("FP32"));
            row.choice->setItemText(2, QStringLiteral("BF16"));
        }
    }
}

void SettingsForm::setInput(const PlotInput &input)
{
    m_input = input;
    const Scenario &scenario = input.evaluation->scenario;
    m_settings = scenario.settings;
    createRows(scenario.method);
    MethodSettings inForce;
    const auto selected = static_cast<std::size_t>(input.selected);
    if (selected < scenario.configurations.size())
        inForce = settingsInForce(*input.catalog, scenario, scenario.configurations[selected]);
    for (const Row &row : m_rows)
        showRow(row, inForce);
}

void SettingsForm::showRow(const Row &row, const MethodSettings &inForce)
{
    std::string set = textOf(*row.setting, m_settings);
    MethodSettings probe;
    if (!set.empty() && applySetting(probe, *m_method, std::string(row.setting->id) + '=' + set))
        set.clear(); // a version of another engine
    const std::string value = textOf(*row.setting, inForce);
    if (row.field)
        showField(row, shown(*row.setting, set), shown(*row.setting, value));
    else
        showChoice(row, QString::fromStdString(set), shown(*row.setting, value));
}

void SettingsForm::showField(const Row &row, const QString &set, const QString &inForce)
{
    const Setting &setting = *row.setting;
    const QString unknown = isVersion(setting) ? tr("newest") : tr("by the engine");
    row.field->setValue(set, inForce.isEmpty() ? unknown : inForce,
                        [&setting, method = *m_method,
                         locale = m_input.locale](const QString &typed) -> std::optional<double> {
                            return plainValue(setting, method, typed, locale) ? std::optional(1.0)
                                                                              : std::nullopt;
                        });
}

void SettingsForm::showChoice(const Row &row, const QString &set, const QString &inForce)
{
    const bool matters = !inForce.isEmpty() || !set.isEmpty() || isDraftModel(*row.setting);
    row.choice->setEnabled(matters);
    //: The first choice of a setting: what the engine takes by itself. %1: that value
    //: The first choice of a draft model.
    const QString none = tr("none", "draft model");
    row.choice->setItemText(0, isDraftModel(*row.setting) ? none
                               : inForce.isEmpty()        ? tr("no effect for this model")
                               : set.isEmpty()            ? tr("default (%1)").arg(inForce)
                                                          : tr("default"));
    const LanguageModel *drafter =
        isDraftModel(*row.setting) ? m_input.catalog->model(set.toStdString()) : nullptr;
    const QString id = drafter ? QString::fromStdString(drafter->id) : set; // a document may hold an alias
    row.choice->setCurrentIndex(std::max(0, row.choice->findData(id)));
}

// A value in the window's language.
QString SettingsForm::shown(const Setting &setting, const std::string &value) const
{
    const QString text = QString::fromStdString(value);
    if (text.isEmpty())
        return text;
    const Numbers numbers(m_input.locale, m_input.memoryUnit);
    if (holds<Tokens>(setting) || holds<double>(setting))
        return numbers.count(text.toDouble());
    if (holds<bool>(setting))
        return value == "on" ? tr("on") : tr("off");
    if (holds<StateType>(setting))
        return text.toUpper();
    const CacheFormat *format = isVersion(setting) ? nullptr : m_input.catalog->cacheFormat(value);
    return format ? QString::fromStdString(format->name) : text;
}

void SettingsForm::take(const Setting &setting, const QString &value)
{
    MethodSettings settings = m_settings;
    if (value.isEmpty())
        std::visit([&](auto member) { (settings.*member).reset(); }, setting.member);
    else if (const auto plain = plainValue(setting, *m_method, value, m_input.locale))
        (void)applySetting(settings, *m_method, std::string(setting.id) + '=' + *plain);
    m_settings = settings;
    emit settingsEdited(settings);
}

void SettingsForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
