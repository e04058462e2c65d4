// SPDX-License-Identifier: GPL-3.0-or-later
// Answers as in https://prometheus.io/docs/prometheus/latest/querying/api/.
#include "model/measurement/live/prometheus_answer.h"

#include "model/checkpoint/plain_text.h"
#include "model/scenario/checked_json.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <optional>

namespace headroom {

namespace {

using nlohmann::json;
using What = PrometheusProblem::What;

constexpr JsonLimits kLimits{kLargestPrometheusAnswer, 8, 4'000'000};
constexpr std::size_t kMostPoints = 500'000; // of one answer
constexpr std::size_t kMostLabels = 60;
constexpr std::size_t kLongest = 200;

std::string plain(const json &value)
{
    return value.is_string() ? plainText(value.get_ref<const std::string &>(), kLongest) : std::string();
}

// [time, "value"]; values are text, as JSON has neither NaN nor infinity.
std::optional<PrometheusSeries::Point> pointOf(const json &pair)
{
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number() || !pair[1].is_string())
        return std::nullopt;
    std::string_view text = pair[1].get_ref<const std::string &>();
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return PrometheusSeries::Point{pair[0].get<double>(), value};
}

class Reader {
public:
    PrometheusAnswer read(const json &data)
    {
        if (data.is_array())
            readList(data);
        else if (data.is_object() && data.contains("result") && data["result"].is_array())
            for (const json &series : data["result"])
                addSeries(series);
        return std::move(m_answer);
    }

private:
    // Values of a label, or label sets of series.
    void readList(const json &list)
    {
        for (const json &item : list) {
            if (isFull())
                return;
            if (item.is_string())
                m_answer.values.push_back(plain(item));
            else if (item.is_object())
                m_answer.series.push_back({labelsOf(item), {}});
        }
    }
    bool isFull()
    {
        m_answer.cut = m_answer.cut || m_answer.series.size() >= kMostPrometheusSeries
                       || m_answer.values.size() >= kMostPrometheusSeries || m_points >= kMostPoints;
        return m_answer.cut;
    }
    static MetricSample labelsOf(const json &object)
    {
        MetricSample sample;
        for (const auto &[key, value] : object.items()) {
            if (key == "__name__")
                sample.name = plain(value);
            else if (sample.labels.size() < kMostLabels)
                sample.labels.emplace_back(plainText(key, kLongest), plain(value));
        }
        return sample;
    }
    void addSeries(const json &object)
    {
        if (isFull() || !object.is_object() || !object.contains("metric") || !object["metric"].is_object())
            return;
        PrometheusSeries series{labelsOf(object["metric"]), {}};
        if (object.contains("value"))
            addPoint(series, object["value"]);
        if (object.contains("values") && object["values"].is_array())
            for (const json &pair : object["values"])
                addPoint(series, pair);
        if (series.points.empty())
            return;
        series.sample.value = series.points.back().value;
        m_answer.series.push_back(std::move(series));
    }
    void addPoint(PrometheusSeries &series, const json &pair)
    {
        const std::optional<PrometheusSeries::Point> point = pointOf(pair);
        if (!point || m_points >= kMostPoints)
            return;
        ++m_points;
        series.points.push_back(*point);
    }

    PrometheusAnswer m_answer;
    std::size_t m_points = 0;
};

} // namespace

std::variant<PrometheusAnswer, PrometheusProblem> readPrometheusAnswer(std::string_view body)
{
    const auto result = checkedJson(body, kLimits);
    if (const JsonComplaint *complaint = std::get_if<JsonComplaint>(&result)) {
        const bool large = complaint->is != JsonComplaint::Is::NotJson;
        return PrometheusProblem{large ? What::TooLarge : What::NotJson, complaint->where,
                                 large ? std::to_string(kLargestPrometheusAnswer) : complaint->detail};
    }
    const json &document = std::get<json>(result);
    if (!document.is_object() || !document.contains("status") || !document["status"].is_string())
        return PrometheusProblem{What::NotPrometheus, {}, {}};
    if (document["status"] != "success") {
        const bool said = document.contains("error");
        return PrometheusProblem{What::Refused, {}, said ? plain(document["error"]) : std::string()};
    }
    if (!document.contains("data"))
        return PrometheusProblem{What::NotPrometheus, {}, {}};
    return Reader().read(document["data"]);
}

} // namespace headroom
