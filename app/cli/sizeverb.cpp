// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/jsonparts.h"
#include "app/cli/ratejson.h"
#include "app/cli/table.h"

#include "model/scenario/scenario_json.h"
#include "widgets/sentences/methodsettings.h"
#include "widgets/sentences/sizing.h"

#include <QCoreApplication>

#include <chrono>

namespace headroom {

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(CliReport)
};

Json amountJson(const std::optional<double> &amount)
{
    return amount ? numberJson(*amount) : Json(nullptr);
}

Json placeJson(const Configuration &configuration)
{
    return {{"accelerator", configuration.accelerator},
            {"weights", configuration.weights},
            {"kv", configuration.cache},
            {"tp", configuration.parallel.tensor},
            {"pp", configuration.parallel.pipeline},
            {"ep", configuration.parallel.expert},
            {"dp", configuration.parallel.data},
            {"devices", configuration.parallel.devices()}};
}

Json candidateJson(const Candidate &candidate)
{
    Json json = placeJson(candidate.configuration);
    json["method"] = idOf(candidate.method);
    json["nodes"] = candidate.nodes;
    json["users_per_replica"] = candidate.perReplica;
    json["fit_per_replica"] = candidate.fit;
    json["tok_s_per_user"] = bandJson(candidate.perUser);
    json["ttft_s"] = bandJson(candidate.firstToken);
    json["usd_per_hour"] = amountJson(candidate.usdPerHour);
    json["price_spread"] = candidate.priceSpread;
    json["usd_per_mtok_output"] = amountJson(candidate.usdPerMillionOutput);
    json["board_power_w"] = candidate.power ? numberJson(candidate.power->value()) : Json(nullptr);
    json["support"] = {{"rows", candidate.rows}, {"confidence", idOf(candidate.confidence)}};
    return json;
}

Json rejectJson(const Reject &reject, const Numbers &numbers)
{
    Json json = placeJson(reject.configuration);
    json["method"] = idOf(reject.method);
    json["reason"] = rejectId(reject.what).toStdString();
    json["text"] = rejectText(reject, numbers).toStdString();
    json["have"] = numberJson(reject.have);
    json["need"] = numberJson(reject.need);
    return json;
}

Json questionJson(const SizeQuestion &question)
{
    Json json = Json::object();
    json["model"] = question.scenario.model;
    json["users"] = question.limits.users;
    json["context"] = question.scenario.context;
    addLoadJson(question.scenario, json);
    json["ttft_s"] =
        question.limits.firstToken ? numberJson(question.limits.firstToken->value()) : Json(nullptr);
    json["budget_usd_per_hour"] = amountJson(question.limits.usdPerHour);
    json["power_w"] = question.limits.power ? numberJson(question.limits.power->value()) : Json(nullptr);
    json["devices"] = question.limits.devices ? Json(*question.limits.devices) : Json(nullptr);
    return json;
}

// A search and the time it took.
struct Search {
    SizingResult result;
    Seconds elapsed;
};

Search searched(const Catalog &catalog, const SizeQuestion &question)
{
    const auto start = std::chrono::steady_clock::now();
    SizingResult result = sizeUp(catalog, question.scenario, question.limits, question.space, question.rank);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    return {std::move(result), Seconds{elapsed.count()}};
}

QString json(const SizeQuestion &question, const Search &search, const std::vector<Candidate> &shown,
             const Numbers &numbers)
{
    const SizingResult &result = search.result;
    Json document = Json::object();
    document["question"] = questionJson(question);
    document["considered"] = result.considered;
    document["would_do"] = result.ranked.size();
    document["elapsed_s"] = numberJson(search.elapsed.value());
    document["ranked_by"] = idOf(question.rank);
    Json &ranked = document["ranked"] = Json::array();
    for (const Candidate &candidate : shown)
        ranked.push_back(candidateJson(candidate));
    Json &rejects = document["rejects"] = Json::array();
    for (const Reject &reject : result.rejects)
        rejects.push_back(rejectJson(reject, numbers));
    return written({document}, true);
}

// "8 × H100 SXM, TP 8, FP8 / BF16"; by a method of several "…, vLLM".
QString nameOf(const Catalog &catalog, const Configuration &configuration, Method method, bool several)
{
    const QString name = candidateName(catalog, configuration);
    //: A configuration of a search. %1: "8 × H100 SXM, TP 8, FP8 / BF16" · %2: how memory was counted, "vLLM"
    return several ? Report::tr("%1, %2", "a configuration and a method").arg(name, methodName(method))
                   : name;
}

QString rankedText(const Catalog &catalog, const std::vector<Candidate> &shown, bool several,
                   const Numbers &numbers)
{
    constexpr auto left = Table::Align::Left;
    constexpr auto right = Table::Align::Right;
    Table table({right, left, right, right, right, right, right, right, right});
    table.addRow({QString(), Report::tr("Configuration"), Report::tr("Users a replica"),
                  Report::tr("tok/s a user, low"), Report::tr("First token, at most"), Report::tr("Cost"),
                  Report::tr("$/Mtok"), Report::tr("Power"), Report::tr("Runs")});
    const QString unknown = QStringLiteral("?");
    for (const Candidate &c : shown)
        table.addRow({QString::number(&c - shown.data() + 1),
                      nameOf(catalog, c.configuration, c.method, several), numbers.tokens(c.perReplica),
                      numbers.rate(c.perUser.low),
                      c.firstToken.slow.value() > 0.0 ? numbers.seconds(c.firstToken.slow) : unknown,
                      costText(c, numbers),
                      c.usdPerMillionOutput ? numbers.dollars(*c.usdPerMillionOutput) : unknown,
                      c.power ? numbers.power(*c.power) : unknown, numbers.count(c.rows)});
    return table.text(QStringLiteral("  "));
}

QString rejectsText(const Catalog &catalog, const std::vector<Reject> &rejects, bool several,
                    const Numbers &numbers)
{
    Table table({Table::Align::Left, Table::Align::Left});
    for (const Reject &reject : rejects)
        table.addRow({nameOf(catalog, reject.configuration, reject.method, several),
                      rejectText(reject, numbers)});
    return table.text(QStringLiteral("  "));
}

} // namespace

QString sizeVerb(const Catalog &catalog, const SizeQuestion &question, Format format, const Numbers &numbers)
{
    const Search search = searched(catalog, question);
    const SizingResult &result = search.result;
    const std::vector<Candidate> shown = question.all ? result.ranked : bestOfEachAccelerator(result.ranked);
    if (format == Format::Json)
        return json(question, search, shown, numbers);
    const bool several = question.space.methods.size() > 1;
    QString text =
        sizingSentence(catalog, question.scenario, question.limits, result, numbers) + QLatin1Char('\n');
    if (!shown.empty())
        text += QLatin1Char('\n') + rankedText(catalog, shown, several, numbers);
    if (const QString star = starSentence(shown, question.scenario.prices, numbers); !star.isEmpty())
        text += QLatin1String("  ") + star + QLatin1Char('\n');
    if (!result.rejects.empty())
        text += QLatin1Char('\n') + Report::tr("The nearest miss of every other accelerator:")
                + QLatin1Char('\n') + rejectsText(catalog, result.rejects, several, numbers);
    //: Under the table of a search. %1: how many configurations · %2: a time, "31 ms"
    text +=
        QLatin1Char('\n')
        + Report::tr("%1 configurations tried in %2.")
              .arg(numbers.tokens(static_cast<Tokens>(result.considered)), numbers.seconds(search.elapsed))
        + QLatin1Char('\n');
    return text;
}

} // namespace headroom
