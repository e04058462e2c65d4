// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/plain_text.h"
#include "model/measurement/results/json_records.h"
#include "model/measurement/results/table_records.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using What = ResultProblem::What;

constexpr std::size_t kLongestLine = 4000;

std::string trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    return first == std::string_view::npos
               ? std::string()
               : plainText(text.substr(first, text.find_last_not_of(" \t\r") - first + 1), 400);
}

std::vector<std::string> cellsOf(std::string_view line)
{
    std::vector<std::string> cells;
    std::size_t begin = line.find('|') + 1;
    for (std::size_t end = line.find('|', begin); end != std::string_view::npos && cells.size() < 100;
         end = line.find('|', begin)) {
        cells.push_back(trimmed(line.substr(begin, end - begin)));
        begin = end + 1;
    }
    return cells;
}

std::string keyOf(const std::string &column)
{
    constexpr std::array<std::pair<const char *, const char *>, 5> names{{{"model", "model_type"},
                                                                          {"backend", "backends"},
                                                                          {"ngl", "n_gpu_layers"},
                                                                          {"sm", "split_mode"},
                                                                          {"fa", "flash_attn"}}};
    const auto known =
        std::find_if(names.begin(), names.end(), [&](const auto &name) { return column == name.first; });
    return known == names.end() ? column : known->second;
}

// The digits behind `word`, without the space that older versions write there: "pp 512", "tg128", "d4096".
double numberBehind(const std::string &test, std::string_view word)
{
    std::size_t at = test.find(word);
    while (at != std::string::npos) {
        const bool begins = at == 0 || test[at - 1] == ' ' || test[at - 1] == '+';
        std::size_t digit = at + word.size();
        while (digit < test.size() && test[digit] == ' ')
            ++digit;
        double number = 0.0;
        const std::size_t first = digit;
        for (; digit < test.size() && test[digit] >= '0' && test[digit] <= '9' && digit < first + 9; ++digit)
            number = number * 10.0 + (test[digit] - '0');
        if (begins && digit > first)
            return number;
        at = test.find(word, at + 1);
    }
    return 0.0;
}

void putTest(FlatRecord &record, const std::string &test)
{
    record.put("n_prompt", numberBehind(test, "pp"));
    record.put("n_gen", numberBehind(test, "tg"));
    record.put("n_depth", numberBehind(test, "d"));
}

void putRate(FlatRecord &record, const std::string &rate)
{
    constexpr std::string_view plusMinus = "\xC2\xB1";
    const std::size_t sign = rate.find(plusMinus);
    record.put("avg_ts", trimmed(std::string_view(rate).substr(0, sign)));
    if (sign != std::string::npos)
        record.put("stddev_ts", trimmed(std::string_view(rate).substr(sign + plusMinus.size())));
}

class Reader {
public:
    std::vector<FlatRecord> read(std::string_view text)
    {
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            ++m_line;
            line(text.substr(begin, std::min(end - begin, kLongestLine)));
            begin = end + 1;
        }
        for (FlatRecord &record : m_records) {
            if (!m_devices.empty())
                record.put("gpu_info", m_devices);
            if (!m_build.empty())
                record.put("build_number", m_build);
        }
        return std::move(m_records);
    }

private:
    void line(std::string_view line)
    {
        const std::string text = trimmed(line);
        if (text.starts_with("|"))
            row(cellsOf(text));
        else if (text.starts_with("Device ") && text.find(": ") != std::string::npos)
            device(text.substr(text.find(": ") + 2));
        else if (text.starts_with("build: ") && text.find('(') != std::string::npos)
            m_build = text.substr(text.find('(') + 1, text.find(')') - text.find('(') - 1);
    }
    void device(const std::string &words)
    {
        if (m_devices.size() < 200)
            m_devices += (m_devices.empty() ? "" : ", ") + words.substr(0, words.find(','));
    }
    void row(const std::vector<std::string> &cells)
    {
        const bool heading = std::find(cells.begin(), cells.end(), "t/s") != cells.end();
        if (heading)
            m_columns = cells;
        const bool rule = !cells.empty() && cells.front().starts_with("--");
        if (heading || rule || m_columns.empty())
            return;
        if (cells.size() != m_columns.size())
            failResults({What::NotATable, {}, m_line, 0, {}, "another number of values than of columns"});
        if (m_records.size() >= kMostResultRuns)
            failResults({What::TooMany, {}, m_line, 0, {}, std::to_string(kMostResultRuns)});
        FlatRecord &record = m_records.emplace_back(m_line);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (m_columns[i] == "test")
                putTest(record, cells[i]);
            else if (m_columns[i] == "t/s")
                putRate(record, cells[i]);
            else
                record.put(keyOf(m_columns[i]), cells[i]);
        }
    }

    std::vector<FlatRecord> m_records;
    std::vector<std::string> m_columns;
    std::string m_devices;
    std::string m_build;
    int m_line = 0;
};

} // namespace

std::vector<FlatRecord> markdownRecords(std::string_view text)
{
    return Reader().read(text);
}

} // namespace headroom
