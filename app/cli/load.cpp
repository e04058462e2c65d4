// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load.h"

#include "app/cli/strictnumber.h"
#include "app/cli/usageerror.h"

#include "model/scenario/scenario_json.h"
#include "widgets/sentences/methodsettings.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};

std::optional<Tokens> tokensOf(const char *option, const Typed &typed)
{
    return typed ? std::optional(wholeNumber(QLatin1String(option), *typed, 1, kMostContext)) : std::nullopt;
}

// Engines with published runs of several models; the others are classes of the evidence.
constexpr std::array kEngines{RateEngine::Vllm,     RateEngine::Sglang,   RateEngine::TensorRtLlm,
                              RateEngine::LlamaCpp, RateEngine::LmDeploy, RateEngine::None};

constexpr std::array kPriceBases{PriceBasis::Rental3Years, PriceBasis::NeocloudOwnership,
                                 PriceBasis::HyperscalerOwnership, PriceBasis::List};

RateEngine engineFrom(const QString &word)
{
    const std::optional<RateEngine> engine = rateEngineFrom(word.toStdString());
    if (engine)
        return *engine;
    QStringList known;
    for (const RateEngine e : kEngines)
        known << QLatin1String(idOf(e));
    refuse(QStringLiteral("--rate-engine"), Errors::tr("There is no engine %1; known: %2.")
                                                .arg(quoted(word), known.join(QLatin1String(", "))));
}

PriceBasis basisFrom(const QString &word)
{
    if (const std::optional<PriceBasis> basis = priceBasisFrom(word.toStdString()))
        return *basis;
    QStringList known;
    for (const PriceBasis basis : kPriceBases)
        known << QLatin1String(idOf(basis));
    refuse(QStringLiteral("--price-basis"), Errors::tr("There is no price basis %1; known: %2.")
                                                .arg(quoted(word), known.join(QLatin1String(", "))));
}

const QString kSet = QStringLiteral("--set");

void takeVersion(const QString &value, Scenario &scenario)
{
    if (value.isEmpty() || value.size() > static_cast<qsizetype>(kLongestScenarioName))
        refuse(kSet, Errors::tr("%1 is no version.").arg(quoted(value)));
    scenario.rate.version = value.toStdString();
}
void takePrefix(const QString &value, Scenario &scenario)
{
    scenario.load.sharedPrefix = wholeNumber(kSet, value, 0, kMostContext);
}
void takeChunk(const QString &value, Scenario &scenario)
{
    scenario.load.chunk = wholeNumber(kSet, value, 1, kMostContext);
}
void takeDrafts(const QString &value, Scenario &scenario)
{
    scenario.load.draftTokens = static_cast<int>(wholeNumber(kSet, value, 0, kMostDraftTokens));
}
void takeAccepted(const QString &value, Scenario &scenario)
{
    scenario.load.acceptedTokens = realNumber(kSet, value, 0.0, kMostDraftTokens);
}

// What the conversations do belongs to no engine; what engines share with the reference method is taken
// from their own settings where they have them.
struct LoadSetting {
    const char *key;
    void (*take)(const QString &value, Scenario &scenario);
};
constexpr std::array kLoadSettings{
    LoadSetting{"version", takeVersion}, LoadSetting{"shared_prefix", takePrefix},
    LoadSetting{"prefill_chunk", takeChunk}, LoadSetting{"speculative_tokens", takeDrafts},
    LoadSetting{"accepted_tokens", takeAccepted}};

const LoadSetting *loadSettingNamed(const QString &key)
{
    const auto known = std::find_if(kLoadSettings.begin(), kLoadSettings.end(),
                                    [&](const LoadSetting &s) { return key == QLatin1String(s.key); });
    return known == kLoadSettings.end() ? nullptr : &*known;
}

// Every key that --set takes with a method: those of its engine, then what belongs to no engine.
QStringList keysOf(Method method)
{
    QStringList keys;
    for (const Setting &setting : allSettings())
        if (setting.isOf(method))
            keys << QLatin1String(setting.id);
    for (const LoadSetting &s : kLoadSettings)
        if (!keys.contains(QLatin1String(s.key)))
            keys << QLatin1String(s.key);
    return keys;
}

[[noreturn]] void refuseKey(const QString &key, const Scenario &scenario)
{
    const QStringList keys = keysOf(scenario.method);
    refuse(kSet, Errors::tr("%1 is unknown to the method %2; known: %3.")
                     .arg(quoted(key), QLatin1String(idOf(scenario.method)), keys.join(QLatin1String(", "))));
}

void takeSetting(const QString &pair, Scenario &scenario)
{
    const std::string text = pair.toStdString();
    const QString key = pair.section(QLatin1Char('='), 0, 0);
    const LoadSetting *load = loadSettingNamed(key);
    const Setting *engine = settingNamed(key.toStdString());
    const bool ofMethod = engine && engine->isOf(scenario.method);
    if (ofMethod || (!load && scenario.method != Method::Reference)) {
        if (std::optional<SettingError> error = applySetting(scenario.settings, scenario.method, text)) {
            using What = SettingError::What;
            if (error->what == What::NotAPair || error->what == What::UnknownKey
                || error->what == What::OtherMethod)
                error->expected = keysOf(scenario.method).join(QLatin1String(", ")).toStdString();
            refuse(kSet, settingErrorText(*error, scenario.method));
        }
    } else if (!load) {
        refuseKey(key, scenario);
    } else if (!pair.contains(QLatin1Char('='))) {
        refuse(kSet, Errors::tr("%1 has no value; write KEY=VALUE.").arg(quoted(key)));
    }
    if (load)
        load->take(pair.section(QLatin1Char('='), 1), scenario);
}

} // namespace

void takeLoad(const TypedQuestion &typed, Scenario &scenario)
{
    Workload &load = scenario.load;
    load.prompt = tokensOf("--prompt", typed.prompt);
    load.output = tokensOf("--output", typed.output);
    if (typed.meanFill)
        load.meanFill = realNumber(QStringLiteral("--mean-fill"), *typed.meanFill, kLeastFill, 1.0);
    if (typed.floor)
        load.floor =
            TokensPerSecond{realNumber(QStringLiteral("--floor"), *typed.floor, 0.001, kMostFloor.value())};
    if (typed.rateEngine)
        scenario.rate.engine = engineFrom(*typed.rateEngine);
    if (typed.priceBasis)
        scenario.prices.basis = basisFrom(*typed.priceBasis);
}

void takeSettings(const QStringList &settings, Scenario &scenario)
{
    QStringList seen;
    for (const QString &setting : settings) {
        const QString key = setting.section(QLatin1Char('='), 0, 0);
        if (seen.contains(key))
            refuse(kSet, Errors::tr("%1 is given more than once.").arg(key));
        seen << key;
        takeSetting(setting, scenario);
    }
    if (scenario.load.acceptedTokens > scenario.load.draftTokens)
        refuse(kSet, Errors::tr("accepted_tokens is more than speculative_tokens."));
}

} // namespace headroom
