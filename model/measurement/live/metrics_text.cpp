// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/live/metrics_text.h"

#include "model/checkpoint/plain_text.h"
#include "model/measurement/live/metric_table.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <optional>

namespace headroom {

namespace {

constexpr int kMostLines = 200'000;
constexpr std::size_t kLongestLine = 16'384;
constexpr std::size_t kMostSamples = 20'000;
constexpr std::size_t kMostLabels = 60;
constexpr std::size_t kLongestValue = 200; // of a label that is kept

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == ':';
}

// One line, from left to right. Every step gives false where the line is no sample.
class LineReader {
public:
    explicit LineReader(std::string_view line)
        : m_line(line)
    {}

    bool name(std::string &name)
    {
        skipSpace();
        const std::size_t begin = m_at;
        while (m_at < m_line.size() && isNameCharacter(m_line[m_at]))
            ++m_at;
        name = m_line.substr(begin, m_at - begin);
        return !name.empty();
    }
    bool labels(std::vector<std::pair<std::string, std::string>> &labels)
    {
        skipSpace();
        if (!take('{'))
            return true;
        for (;;) {
            skipSpace();
            if (take('}'))
                return true;
            std::string key;
            std::string value;
            if (labels.size() >= kMostLabels || !name(key) || !sign('=') || !quoted(value))
                return false;
            labels.emplace_back(std::move(key), std::move(value));
            skipSpace();
            if (!take(',') && (m_at >= m_line.size() || m_line[m_at] != '}'))
                return false;
        }
    }
    // A time stamp may follow.
    bool value(double &value)
    {
        skipSpace();
        std::string_view rest = m_line.substr(m_at);
        rest = rest.substr(0, rest.find_first_of(" \t\r"));
        if (rest.starts_with('+'))
            rest.remove_prefix(1);
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        return error == std::errc() && end == rest.data() + rest.size();
    }

private:
    void skipSpace()
    {
        while (m_at < m_line.size() && (m_line[m_at] == ' ' || m_line[m_at] == '\t'))
            ++m_at;
    }
    bool take(char c)
    {
        if (m_at >= m_line.size() || m_line[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    bool sign(char c)
    {
        skipSpace();
        return take(c);
    }
    bool quoted(std::string &value)
    {
        if (!sign('"'))
            return false;
        for (; m_at < m_line.size(); ++m_at) {
            char c = m_line[m_at];
            if (c == '"') {
                ++m_at;
                value = plainText(value, kLongestValue);
                return true;
            }
            if (c == '\\' && m_at + 1 < m_line.size()) {
                c = m_line[++m_at];
                c = c == 'n' ? '\n' : c;
            }
            value += c;
        }
        return false;
    }

    std::string_view m_line;
    std::size_t m_at = 0;
};

void readLine(std::string_view line, MetricsText &text)
{
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos || line[first] == '#')
        return;
    LineReader reader(line);
    MetricSample sample;
    const bool named = line.size() <= kLongestLine && reader.name(sample.name);
    if (named && !isKnownMetric(sample.name)) // most of a page: not worth looking at
        return;
    if (named && reader.labels(sample.labels) && reader.value(sample.value)) {
        if (text.samples.size() < kMostSamples)
            text.samples.push_back(std::move(sample));
        else
            text.cut = true;
        return;
    }
    if (text.badLines++ == 0)
        text.firstBadLine = text.lines;
}

// The text inside a JSON string; nothing where it is none.
std::optional<std::string> unquoted(std::string_view body)
{
    const nlohmann::json whole = nlohmann::json::parse(body, nullptr, false);
    return whole.is_string() ? std::optional(whole.get<std::string>()) : std::nullopt;
}

} // namespace

std::string_view MetricSample::label(std::string_view key) const
{
    const auto found =
        std::find_if(labels.begin(), labels.end(), [&](const auto &l) { return l.first == key; });
    return found == labels.end() ? std::string_view() : std::string_view(found->second);
}

MetricsText readMetricsText(std::string_view body)
{
    MetricsText text;
    text.cut = body.size() > kLargestMetrics;
    body = body.substr(0, kLargestMetrics);
    std::optional<std::string> inside;
    if (body.starts_with('"') && (inside = unquoted(body)))
        body = *inside;
    for (std::size_t begin = 0; begin < body.size();) {
        if (text.lines >= kMostLines) {
            text.cut = true;
            break;
        }
        const std::size_t end = std::min(body.find('\n', begin), body.size());
        ++text.lines;
        readLine(body.substr(begin, end - begin), text);
        begin = end + 1;
    }
    return text;
}

} // namespace headroom
