// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/jsonparts.h"

#include "model/explain/trace.h"
#include "model/rate/rate_class.h"
#include "model/scenario/scenario_json.h"
#include "model/scenario/settings_json.h"
#include "widgets/sentences/names.h"

#include <array>
#include <cmath>

namespace headroom {

namespace {

// A document may keep the settings of other engines too.
Json settingsOf(const Scenario &scenario)
{
    Json all = settingsJson(scenario.settings);
    for (const Setting &setting : allSettings())
        if (!setting.isOf(scenario.method))
            all.erase(setting.id);
    return all;
}

} // namespace

Json numberJson(double value)
{
    constexpr double exactUpTo = 9007199254740992.0; // 2^53
    if (!std::isfinite(value))
        return nullptr;
    if (std::abs(value) <= exactUpTo && value == std::floor(value))
        return static_cast<std::int64_t>(value);
    return value;
}

Json textJson(const std::string &text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json textJson(const QString &text)
{
    return textJson(text.toStdString());
}

void addLoadJson(const Scenario &scenario, Json &json)
{
    const Workload &load = scenario.load;
    if (load.prompt)
        json["prompt"] = *load.prompt;
    if (load.output)
        json["output"] = *load.output;
    json["mean_fill"] = numberJson(load.meanFill);
    json["rate_engine"] = idOf(rateEngineOf(scenario));
    if (!scenario.rate.version.empty())
        json["version"] = scenario.rate.version;
    if (load.sharedPrefix > 0)
        json["shared_prefix"] = load.sharedPrefix;
    if (load.chunk)
        json["prefill_chunk"] = *load.chunk;
    if (const Tokens drafts = draftedTokens(scenario); drafts > 0) {
        json["speculative_tokens"] = drafts;
        json["accepted_tokens"] = numberJson(load.acceptedTokens);
    }
    json["floor"] = numberJson(load.floor.value());
    json["price_basis"] = idOf(scenario.prices.basis);
}

Json questionJson(const Scenario &scenario, const Configuration &configuration)
{
    Json json = Json::object();
    json["accelerator"] = configuration.accelerator;
    json["model"] = configuration.model.empty() ? scenario.model : configuration.model;
    json["weights"] = configuration.weights;
    json["kv"] = configuration.cache;
    json["context"] = scenario.context;
    json["sequences"] = scenario.sequences;
    json["tp"] = configuration.parallel.tensor;
    json["pp"] = configuration.parallel.pipeline;
    json["ep"] = configuration.parallel.expert;
    json["dp"] = configuration.parallel.data;
    json["devices"] = configuration.parallel.devices();
    json["method"] = idOf(scenario.method);
    json["weights_basis"] = idOf(scenario.basis);
    if (Json settings = settingsOf(scenario); !settings.empty())
        json["settings"] = std::move(settings);
    addLoadJson(scenario, json);
    const Overrides &overrides = configuration.overrides;
    if (overrides.memory)
        json["memory"] = numberJson(overrides.memory->value());
    if (overrides.bandwidth)
        json["bandwidth"] = numberJson(overrides.bandwidth->value());
    if (overrides.reserve)
        json["reserve"] = numberJson(overrides.reserve->value());
    if (overrides.utilization)
        json["utilization"] = numberJson(*overrides.utilization);
    if (overrides.pool)
        json["pool"] = numberJson(overrides.pool->value());
    if (overrides.usdPerHour)
        json["usd_per_device_hour"] = numberJson(*overrides.usdPerHour);
    if (overrides.power)
        json["device_power_w"] = numberJson(overrides.power->value());
    return json;
}

Json sourceJson(const Catalog &catalog, const Provenance &from)
{
    constexpr std::array meanings{"published", "read", "entered"};
    const Source &source = catalog.sources.at(from.source);
    Json json = Json::object();
    json["title"] = source.title;
    json["address"] = textJson(source.address);
    json["date"] = textJson(source.date);
    json["date_means"] =
        source.date.empty() ? Json(nullptr) : Json(meanings[static_cast<std::size_t>(source.dateMeans)]);
    return json;
}

Json figureJson(const Catalog &catalog, double value, const Provenance &from,
                const std::vector<Alternate<double>> &alternates, const QLocale &locale)
{
    const auto figure = [&](double number, const Provenance &provenance) {
        Json json = Json::object();
        json["value"] = numberJson(number);
        json["kind"] = idOf(provenance.kind);
        json["source"] = sourceJson(catalog, provenance);
        if (!provenance.note.isEmpty())
            json["note"] = textIn(provenance.note, locale).toStdString();
        return json;
    };
    Json json = figure(value, from);
    if (!alternates.empty()) {
        Json &others = json["alternates"] = Json::array();
        for (const Alternate<double> &alternate : alternates)
            others.push_back(figure(alternate.value, alternate.from));
    }
    return json;
}

QString written(const std::vector<Json> &results, bool single)
{
    Json document = Json::object();
    if (single)
        document = results.front();
    else
        document["results"] = results;
    // Replaces what is no UTF-8 instead of throwing: arguments are not bound to be.
    return QString::fromStdString(document.dump(2, ' ', false, Json::error_handler_t::replace))
           + QLatin1Char('\n');
}

} // namespace headroom
