// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/settings_json.h"

namespace headroom {

namespace {

using nlohmann::json;
using What = ScenarioError::What;

// Reads one key into its field, by the field's type.
struct ReadSetting {
    ObjectReader &reader;
    const Setting &setting;
    MethodSettings &settings;

    void operator()(std::optional<Tokens> MethodSettings::*member) const
    {
        if (!reader.value(setting.id))
            return;
        Tokens number = 0;
        reader.wholeNumber(setting.id, static_cast<Tokens>(setting.least), static_cast<Tokens>(setting.most),
                           number);
        settings.*member = number;
    }
    void operator()(std::optional<double> MethodSettings::*member) const
    {
        settings.*member = reader.number(setting.id, setting.least, setting.most);
    }
    void operator()(std::optional<bool> MethodSettings::*member) const
    {
        const json *value = reader.value(setting.id);
        if (!value)
            return;
        if (!value->is_boolean())
            failReading(What::WrongType, reader.where(setting.id), "true or false");
        settings.*member = value->get<bool>();
    }
    void operator()(std::optional<StateType> MethodSettings::*member) const
    {
        const json *value = reader.value(setting.id);
        if (!value)
            return;
        const std::string word = reader.textOf(*value, setting.id);
        if (word != "fp32" && word != "bf16")
            failReading(What::UnknownWord, reader.where(setting.id), word);
        settings.*member = word == "fp32" ? StateType::Fp32 : StateType::Bf16;
    }
    // A version may be of any engine: the document keeps it while another method is looked at.
    void operator()(std::optional<std::string> MethodSettings::*member) const
    {
        const json *value = reader.value(setting.id);
        if (!value)
            return;
        const std::string text = reader.textOf(*value, setting.id);
        if (!isSettingText(setting, text))
            failReading(What::UnknownWord, reader.where(setting.id), text);
        settings.*member = text;
    }
};

} // namespace

nlohmann::ordered_json settingsJson(const MethodSettings &settings)
{
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    for (const Setting &setting : allSettings())
        std::visit(
            [&](auto member) {
                const auto &value = settings.*member;
                if (!value)
                    return;
                if constexpr (std::is_same_v<std::decay_t<decltype(*value)>, StateType>)
                    object[setting.id] = textOf(setting, settings);
                else
                    object[setting.id] = *value;
            },
            setting.member);
    return object;
}

json readSettings(const json &object, const std::string &where, MethodSettings &settings)
{
    ObjectReader reader(object, where);
    for (const Setting &setting : allSettings())
        std::visit(ReadSetting{reader, setting, settings}, setting.member);
    return reader.unknown();
}

} // namespace headroom
