// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/resultreport.h"

#include "widgets/sentences/measuredwords.h"

namespace headroom {

namespace {

Json conditionsJson(const RunConditions &c)
{
    const auto tokens = [](const std::optional<Tokens> &value) {
        return value ? Json(*value) : Json(nullptr);
    };
    Json json = Json::object();
    json["accelerator"] = textJson(c.accelerator);
    json["part"] = textJson(c.part);
    json["model"] = textJson(c.model);
    json["model_name"] = textJson(c.modelName);
    json["weights"] = textJson(c.weights);
    json["kv"] = textJson(c.cache);
    json["devices"] = c.layoutStated ? Json(c.devices) : Json(nullptr);
    json["tp"] = c.layoutStated ? Json(c.parallel.tensor) : Json(nullptr);
    json["pp"] = c.layoutStated ? Json(c.parallel.pipeline) : Json(nullptr);
    json["ep"] = c.layoutStated ? Json(c.parallel.expert) : Json(nullptr);
    json["dp"] = c.layoutStated ? Json(c.parallel.data) : Json(nullptr);
    json["prompt"] = tokens(c.prompt);
    json["output"] = tokens(c.output);
    json["concurrency"] = tokens(c.concurrency);
    json["engine"] = c.engine == RateEngine::None ? textJson(c.program) : Json(idOf(c.engine));
    json["version"] = textJson(c.version);
    Json &marks = json["marks"] = Json::array();
    for (std::size_t i = 0; i < kRunMarks; ++i)
        if (c.marks[i])
            marks.push_back(idOf(static_cast<RunMark>(i)));
    return json;
}

Json differencesJson(const std::vector<RunDifference> &differences)
{
    Json list = Json::array();
    for (const RunDifference difference : differences)
        list.push_back(idOf(difference));
    return list;
}

Json matchedJson(const MatchedMeasurement &matched)
{
    return {{"configuration", matched.configuration ? Json(*matched.configuration + 1) : Json(nullptr)},
            {"belongs", matched.belongs()},
            {"differs", differencesJson(matched.match.differs)},
            {"not_stated", differencesJson(matched.match.notStated)}};
}

Json valueJson(const ReportedValue &value)
{
    const KeptMeasurement &m = value.measurement;
    Json json = Json::object();
    json["quantity"] = idOf(m.quantity);
    json["value"] = numberJson(m.value);
    json["unit"] = baseUnitOf(m.quantity);
    json["spread"] = m.spread ? Json{{"low", numberJson(m.spread->low)},
                                     {"high", numberJson(m.spread->high)},
                                     {"is", idOf(m.spread->kind)}}
                              : Json(nullptr);
    json["derived"] = m.derived;
    const PredictedValue *predicted = std::get_if<PredictedValue>(&value.predicted);
    json["predicted"] = predicted ? Json{{"low", numberJson(predicted->low)},
                                         {"typical", numberJson(predicted->typical)},
                                         {"high", numberJson(predicted->high)},
                                         {"claim", predicted->claim}}
                                  : Json(nullptr);
    json["not_predicted"] = predicted ? Json(nullptr) : Json(idOf(std::get<NotCompared>(value.predicted)));
    const std::optional<double> ratio = ratioOf(value);
    json["measured_over_predicted"] = ratio ? numberJson(*ratio) : Json(nullptr);
    if (value.matched)
        json["matched"] = matchedJson(*value.matched);
    return json;
}

Json runJson(const ReportedRun &reported)
{
    const ResultRun &run = reported.run;
    Json json = Json::object();
    json["tool"] = idOf(run.tool);
    json["line"] = run.line;
    json["date"] = textJson(run.date);
    json["conditions"] = conditionsJson(run.conditions);
    Json &known = json["known_from"] = Json::object();
    for (std::size_t i = 0; i < kResultConditions; ++i)
        known[idOf(static_cast<ResultCondition>(i))] = idOf(run.from[i]);
    Json &remarks = json["remarks"] = Json::array();
    for (const ResultRemark &remark : run.remarks)
        remarks.push_back({{"id", idOf(remark.what)},
                           {"a", numberJson(remark.a)},
                           {"b", numberJson(remark.b)},
                           {"text", textJson(remark.text)}});
    Json &values = json["measurements"] = Json::array();
    for (const ReportedValue &value : reported.values)
        values.push_back(valueJson(value));
    return json;
}

Json problemJson(const ResultProblem &problem)
{
    return {{"file", problem.file},
            {"line", problem.line > 0 ? Json(problem.line) : Json(nullptr)},
            {"column", problem.column > 0 ? Json(problem.column) : Json(nullptr)},
            {"key", textJson(problem.key)},
            {"text", refusalText(problem).toStdString()}};
}

} // namespace

std::optional<double> ratioOf(const ReportedValue &value)
{
    const PredictedValue *predicted = std::get_if<PredictedValue>(&value.predicted);
    return predicted && predicted->typical > 0.0 ? std::optional(value.measurement.value / predicted->typical)
                                                 : std::nullopt;
}

Json resultsJson(const ResultReport &report)
{
    Json json = Json::object();
    Json &files = json["files"] = Json::array();
    for (const ReportedFile &reported : report.files) {
        Json file = {{"file", reported.file.name}, {"not_understood", reported.file.notUnderstood}};
        file["runs"] = Json::array();
        for (const ReportedRun &run : reported.runs)
            file["runs"].push_back(runJson(run));
        files.push_back(std::move(file));
    }
    Json &problems = json["problems"] = Json::array();
    for (const ResultProblem &problem : report.problems)
        problems.push_back(problemJson(problem));
    return json;
}

} // namespace headroom
