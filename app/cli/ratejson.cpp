// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ratejson.h"

#include "widgets/sentences/rates.h"

namespace headroom {

namespace {

Json bandOf(double low, double typical, double high)
{
    return {{"low", numberJson(low)}, {"typical", numberJson(typical)}, {"high", numberJson(high)}};
}

Json bandJson(const std::optional<AmountBand> &band)
{
    return band ? bandOf(band->low, band->typical, band->high) : Json(nullptr);
}

Json amountJson(const std::optional<double> &amount)
{
    return amount ? numberJson(*amount) : Json(nullptr);
}

// The parts overlap in `weights_and_compute`, so that one and the last three make the typical step.
Json termsJson(const StepTerms &terms)
{
    return {{"weights", numberJson(terms.weights.value())},
            {"kv", numberJson(terms.kv.value())},
            {"compute", numberJson(terms.compute.value())},
            {"weights_and_compute", numberJson(terms.joined.value())},
            {"overhead", numberJson(terms.overhead.value())},
            {"collectives", numberJson(terms.collectives.value())}};
}

Json supportJson(const Catalog &catalog, const RateSupport &support, const Numbers &numbers)
{
    Json json = Json::object();
    json["rows"] = support.rows;
    json["confidence"] = idOf(support.confidence);
    json["engine"] = idOf(support.engine);
    json["class"] = support.software;
    Json &reasons = json["reasons"] = Json::array();
    for (const RateReason &reason : support.reasons)
        reasons.push_back({{"id", rateReasonId(reason.what).toStdString()},
                           {"text", rateReasonText(catalog, reason, numbers).toStdString()}});
    Json &sources = json["sources"] = Json::array();
    for (const SourceIndex source : support.evidence)
        sources.push_back(sourceJson(catalog, {Kind::Measured, source, {}}));
    return json;
}

Json stepJson(const DecodeStep &step)
{
    Json json = bandJson(TimeBand{step.fast, step.typical, step.slow});
    json["terms"] = termsJson(step.terms);
    return json;
}

} // namespace

Json bandJson(const RateBand &band)
{
    return bandOf(band.low.value(), band.typical.value(), band.high.value());
}

Json bandJson(const TimeBand &band)
{
    return bandOf(band.fast.value(), band.typical.value(), band.slow.value());
}

void addDecode(Json &json, const Catalog &catalog, const ConfigurationResult &result, const Numbers &numbers)
{
    const Decode &decode = result.rates->decode;
    const PreparedRate &rate = *result.rate;
    json["sequences"] = decode.sequences;
    json["batch"] = decode.batch;
    json["live_context"] = decode.live;
    json["step_bytes"] = {{"weights", numberJson(decode.step.weightBytes.value())},
                          {"kv_per_device", numberJson(decode.step.cacheBytes.value())}};
    json["step_flops"] = numberJson(decode.step.flops);
    json["experts_touched"] =
        rate.weights.expertCount > 0 ? numberJson(decode.step.expertsTouched) : Json(nullptr);
    json["step_s"] = stepJson(decode.step);
    json["tok_s_per_user"] = bandJson(decode.perUser);
    json["tok_s_total"] = bandJson(decode.total);
    json["support"] = supportJson(catalog, rate.support, numbers);
}

Json prefillJson(const Prefill &prefill)
{
    Json json = Json::object();
    json["prompt"] = prefill.prompt;
    json["ttft_s"] = bandJson(prefill.firstToken);
    json["compute_s"] = bandJson(prefill.compute);
    json["flops"] = numberJson(prefill.flops);
    json["chunks"] = prefill.chunks;
    return json;
}

Json servingJson(const Serving &serving)
{
    Json json = Json::object();
    json["token_s"] = bandJson(serving.tokenTime);
    json["tok_s_per_user"] = bandJson(serving.perUser);
    json["output_tok_s"] = bandJson(serving.output);
    json["input_tok_s"] = bandJson(serving.input);
    json["requests_s"] = bandOf(serving.requestsLow, serving.requests, serving.requestsHigh);
    json["prefill_share"] = numberJson(serving.prefillPart);
    return json;
}

Json economicsJson(const Catalog &catalog, const PreparedEconomics &prepared, const Economics &economics)
{
    Json json = Json::object();
    json["devices"] = prepared.devices;
    json["usd_per_hour"] = amountJson(prepared.usdPerHour());
    if (prepared.price) {
        json["price_basis"] = idOf(prepared.price->basis);
        json["price_date"] = textJson(prepared.price->date);
        json["price_source"] = prepared.price->from.source == kSetByUser
                                   ? Json(nullptr)
                                   : sourceJson(catalog, prepared.price->from);
    }
    json["usd_per_mtok_output"] = bandJson(economics.usdPerMillionOutput);
    json["usd_per_mtok_input_alone"] = amountJson(economics.usdPerMillionInputAlone);
    json["usd_per_mtok_output_alone"] = amountJson(economics.usdPerMillionOutputAlone);
    json["tokens_per_usd"] = bandJson(economics.tokensPerUsd);
    const std::optional<Watts> power = prepared.boardPower();
    json["board_power_w"] = power ? numberJson(power->value()) : Json(nullptr);
    const std::optional<Watts> node = prepared.nodePower();
    json["node_power_w"] = node ? numberJson(node->value()) : Json(nullptr);
    json["joules_per_token_at_most"] = bandJson(economics.joulesPerToken);
    json["floor_tok_s"] = numberJson(prepared.floor.value());
    json["users_served"] = bandJson(std::optional(economics.usersServed));
    return json;
}

} // namespace headroom
