// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/pasted.h"

#include <QCoreApplication>

#include "model/scenario/scenario_json.h"
#include "widgets/sentences/refusals.h"
#include "widgets/sentences/sentences.h"

namespace headroom {

namespace {

struct Clip {
    Q_DECLARE_TR_FUNCTIONS(Pasted)
};

// Ours begins with its brace or with one line for people before it.
qsizetype startOfJson(const QByteArray &text)
{
    if (text.trimmed().startsWith('{'))
        return text.indexOf('{');
    const qsizetype line = text.indexOf('\n');
    return line >= 0 && text.mid(line + 1, 1) == "{" ? line + 1 : -1;
}

template<class Value> Pasted taken(const std::variant<Value, ScenarioError> &read)
{
    if (const ScenarioError *error = std::get_if<ScenarioError>(&read))
        return [error = *error] { return refusalText(Clip::tr("The clipboard's text"), error); };
    return std::get<Value>(read);
}

} // namespace

QString configurationText(const PlotInput &input, const ConfigurationResult &result)
{
    const QString name = configurationName(*input.catalog, result.configuration);
    //: The first line of a copied configuration. %1: its name, %2: what fits, "8 conversations".
    return Clip::tr("%1: %2").arg(name, fitText(result, input.numbers())) + QLatin1Char('\n')
           + QString::fromStdString(toJson(result.configuration));
}

Pasted pastedFrom(const QByteArray &text)
{
    const qsizetype start = startOfJson(text);
    if (start < 0)
        return {};
    const QByteArray json = text.mid(start);
    const std::string_view view(json.constData(), static_cast<std::size_t>(json.size()));
    if (json.contains("\"headroom_scenario\""))
        return taken(scenarioFromJson(view));
    return json.contains("\"accelerator\"") ? taken(configurationFromJson(view)) : Pasted();
}

} // namespace headroom
