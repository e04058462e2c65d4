// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/json_records.h"

#include "model/checkpoint/plain_text.h"
#include "model/measurement/results/json_extents.h"
#include "model/scenario/checked_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using nlohmann::json;
using What = ResultProblem::What;

constexpr std::size_t kDeepest = 24;
constexpr int kKeptOfList = 4; // values of a list; times of thousands of tokens say nothing here
constexpr std::size_t kLongestText = 400;
constexpr std::size_t kLongestPath = 300;

// What single requests did, and statistics of those that failed.
bool isPassedOver(std::string_view key)
{
    constexpr std::array<std::string_view, 20> names{
        "requests",    "request_samples", "pdf",         "cumulative_distribution_function",
        "incomplete",  "errored",         "total",       "itls",
        "ttfts",       "input_lens",      "output_lens", "generated_texts",
        "errors",      "latencies",       "samples_ns",  "samples_ts",
        "start_times", "input_texts",     "records",     "timeslices"};
    return std::find(names.begin(), names.end(), key) != names.end();
}

class RecordSax : public nlohmann::json_sax<json> {
public:
    RecordSax(FlatRecord &record, std::size_t &values)
        : m_record(record)
        , m_values(values)
    {}

    std::size_t errorByte = 0;
    std::string errorReason;

    bool null() override { return static_cast<void>(placePlain()), true; }
    bool boolean(bool value) override { return got(value); }
    bool number_integer(number_integer_t value) override { return got(static_cast<double>(value)); }
    bool number_unsigned(number_unsigned_t value) override { return got(static_cast<double>(value)); }
    bool number_float(number_float_t value, const string_t & /*text*/) override { return got(value); }
    bool string(string_t &value) override { return got(plainText(value, kLongestText)); }
    bool binary(binary_t & /*value*/) override { return true; }
    bool start_object(std::size_t /*size*/) override { return enter(false); }
    bool start_array(std::size_t /*size*/) override { return enter(true); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool key(string_t &name) override
    {
        if (m_skipFrom)
            return true;
        m_path.resize(m_levels.back().path);
        append(name);
        m_key = name;
        return true;
    }
    bool parse_error(std::size_t position, const std::string & /*token*/,
                     const nlohmann::detail::exception &error) override
    {
        errorByte = position > 0 ? position - 1 : 0;
        errorReason = shortened(parserReason(error.what()));
        return false;
    }

private:
    struct Level {
        bool list;
        std::size_t path; // length of the path that leads here
        int index = 0;
    };

    void append(std::string_view name)
    {
        if (!m_path.empty())
            m_path += '/';
        m_path += plainText(name, kLongestPath);
    }
    // Inside a list the place of a value is its number.
    void place()
    {
        Level &level = m_levels.back();
        if (!level.list)
            return;
        m_path.resize(level.path);
        append(std::to_string(level.index++));
    }
    // False where a plain value is not kept.
    [[nodiscard]] bool placePlain()
    {
        if (m_skipFrom || m_levels.empty())
            return false;
        if (m_levels.back().list && m_levels.back().index >= kKeptOfList)
            return false;
        place();
        return m_path.size() <= kLongestPath;
    }
    bool got(FlatRecord::Value value)
    {
        if (!placePlain())
            return true;
        if (++m_values > kMostResultValues)
            m_record.fail(What::TooMany, {}, std::to_string(kMostResultValues));
        m_record.put(m_path, std::move(value));
        return true;
    }
    bool enter(bool list)
    {
        if (m_levels.size() >= kDeepest)
            m_record.fail(What::TooDeep, m_path.substr(0, 60), std::to_string(kDeepest));
        const bool inList = !m_levels.empty() && m_levels.back().list;
        if (!m_skipFrom && !m_levels.empty()) {
            place();
            if (!inList && isPassedOver(m_key))
                m_skipFrom = m_levels.size();
        }
        m_levels.push_back({list, m_path.size()});
        return true;
    }
    bool leave()
    {
        m_levels.pop_back();
        if (m_skipFrom && m_levels.size() == *m_skipFrom)
            m_skipFrom.reset();
        if (!m_levels.empty())
            m_path.resize(m_levels.back().path);
        return true;
    }

    FlatRecord &m_record;
    std::size_t &m_values; // of the whole file
    std::vector<Level> m_levels;
    std::optional<std::size_t> m_skipFrom; // depth at which something is passed over
    std::string m_path;
    std::string m_key;
};

} // namespace

std::vector<FlatRecord> jsonRecords(std::string_view text)
{
    const std::string clean = withoutBareWords(text);
    std::vector<FlatRecord> records;
    std::size_t values = 0;
    JsonExtents extents(clean);
    while (const std::optional<JsonExtent> extent = extents.next()) {
        if (records.size() >= kMostResultRuns)
            failResults({What::TooMany, {}, extent->line, 0, {}, std::to_string(kMostResultRuns)});
        FlatRecord &record = records.emplace_back(extent->line);
        RecordSax sax(record, values);
        if (!json::sax_parse(extent->text, &sax))
            extents.fail(extent->begin + sax.errorByte, sax.errorReason);
    }
    return records;
}

} // namespace headroom
