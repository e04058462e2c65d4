// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkjson.h"

namespace headroom {

namespace {

Json valuesJson(const EngineLog &log)
{
    Json values = Json::array();
    for (const PrintedValue &value : log.values)
        values.push_back({{"term", idOf(value.term)},
                          {"value",
                           unitOf(value.term) == LogUnit::Text ? Json(value.text) : numberJson(value.value)},
                          {"line", value.line},
                          {"rank", textJson(value.rank)}});
    return values;
}

Json matchesJson(const MatchedLog &matched)
{
    Json matches = Json::array();
    for (const LogMatch &match : matched.matches)
        matches.push_back({{"what", idOf(match.what)},
                           {"how", idOf(match.how)},
                           {"printed", textJson(match.printed)},
                           {"taken", textJson(match.taken)},
                           {"line", match.line > 0 ? Json(match.line) : Json(nullptr)}});
    return matches;
}

Json settingsJson(const MatchedLog &matched)
{
    Json settings = Json::array();
    for (const LogSetting &setting : matched.settings)
        settings.push_back({{"key", setting.key},
                            {"value", setting.value},
                            {"taken", setting.taken},
                            {"inferred", setting.inferred},
                            {"line", setting.line > 0 ? Json(setting.line) : Json(nullptr)}});
    return settings;
}

Json termsJson(const LogComparison &comparison)
{
    Json terms = Json::array();
    for (const TermDifference &term : comparison.terms)
        terms.push_back({{"term", idOf(term.term)},
                         {"printed", numberJson(term.printed)},
                         {"rounding", numberJson(term.rounding)},
                         {"predicted", numberJson(term.predicted)},
                         {"predicted_low", numberJson(term.low)},
                         {"predicted_high", numberJson(term.high)},
                         {"difference", numberJson(term.difference())},
                         {"agrees", term.agrees()},
                         {"line", term.line}});
    return terms;
}

} // namespace

Json checkJson(const CheckedLog &checked)
{
    const LogComparison &comparison = checked.comparison;
    Json json = Json::object();
    json["engine"] = idOf(checked.log.engine);
    json["lines"] = checked.log.lines;
    json["cut"] = checked.log.cut;
    json["matches"] = matchesJson(checked.matched);
    json["settings"] = settingsJson(checked.matched);
    json["terms"] = termsJson(comparison);
    json["differs"] =
        comparison.culprit ? Json(idOf(comparison.terms[*comparison.culprit].term)) : Json(nullptr);
    json["unexplained_pool"] = numberJson(comparison.unexplained);
    json["printed"] = valuesJson(checked.log);
    return json;
}

} // namespace headroom
