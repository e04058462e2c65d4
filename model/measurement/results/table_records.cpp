// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/table_records.h"

#include "model/checkpoint/plain_text.h"
#include "model/measurement/results/json_records.h"

namespace headroom {

namespace {

using What = ResultProblem::What;

constexpr std::size_t kMostColumns = 200;
constexpr std::size_t kLongestCell = 400;

[[noreturn]] void failTable(int line, const char *reason)
{
    failResults({What::NotATable, {}, line, 0, {}, reason});
}

// Reads cells of a CSV one after the other.
class CsvCells {
public:
    explicit CsvCells(std::string_view text)
        : m_text(text)
    {}
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] int line() const { return m_line; }

    // The cells up to the end of the row.
    [[nodiscard]] std::vector<std::string> row()
    {
        std::vector<std::string> cells;
        for (bool more = true; more;) {
            if (cells.size() >= kMostColumns)
                failTable(m_line, "too many columns");
            cells.push_back(cell(more));
        }
        return cells;
    }

private:
    std::string cell(bool &more)
    {
        std::string value = m_at < m_text.size() && m_text[m_at] == '"' ? quoted() : std::string();
        while (m_at < m_text.size() && m_text[m_at] != ',' && m_text[m_at] != '\n')
            value += m_text[m_at++];
        more = m_at < m_text.size() && m_text[m_at] == ',';
        if (m_at < m_text.size() && m_text[m_at++] == '\n')
            ++m_line;
        while (!value.empty() && (value.back() == '\r' || value.back() == ' '))
            value.pop_back();
        return plainText(value, kLongestCell);
    }
    std::string quoted()
    {
        const int begun = m_line;
        std::string value;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == '"' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '"')
                ++m_at; // a quote inside
            else if (m_text[m_at] == '"')
                return ++m_at, value;
            m_line += m_text[m_at] == '\n' ? 1 : 0;
            if (value.size() <= kLongestCell)
                value += m_text[m_at];
        }
        failTable(begun, "a quote is not closed");
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
};

void add(std::vector<FlatRecord> &records, int line, const std::vector<std::string> &names,
         std::vector<std::string> values)
{
    if (values.size() != names.size())
        failTable(line, "another number of values than of columns");
    if (records.size() >= kMostResultRuns)
        failResults({What::TooMany, {}, line, 0, {}, std::to_string(kMostResultRuns)});
    FlatRecord &record = records.emplace_back(line);
    for (std::size_t i = 0; i < names.size(); ++i)
        record.put(names[i], std::move(values[i]));
}

// Takes INSERT statements apart, character by character.
class SqlReader {
public:
    explicit SqlReader(std::string_view text)
        : m_text(text)
    {}
    std::vector<FlatRecord> read()
    {
        std::vector<FlatRecord> records;
        while (findInsert()) {
            const int line = m_line;
            const std::vector<std::string> names = list();
            skipTo('('); // behind VALUES
            add(records, line, names, list());
        }
        return records;
    }

private:
    void moveTo(std::size_t at)
    {
        for (; m_at < at; ++m_at)
            m_line += m_text[m_at] == '\n' ? 1 : 0;
    }
    bool findInsert()
    {
        const std::size_t found = m_text.find("INSERT INTO", m_at);
        if (found == std::string_view::npos)
            return false;
        moveTo(found);
        skipTo('(');
        return true;
    }
    void skipTo(char c)
    {
        const std::size_t found = m_text.find(c, m_at);
        if (found == std::string_view::npos)
            failTable(m_line, "a list in brackets was expected");
        moveTo(found + 1);
    }
    // Names or values up to the closing bracket.
    std::vector<std::string> list()
    {
        std::vector<std::string> cells(1);
        for (; m_at < m_text.size(); moveTo(m_at + 1)) {
            const char c = m_text[m_at];
            if (c == '\'') {
                quoted(cells.back());
            } else if (c == ',') {
                if (cells.size() >= kMostColumns)
                    failTable(m_line, "too many columns");
                cells.emplace_back();
            } else if (c == ')') {
                moveTo(m_at + 1);
                return cells;
            } else if (c != ' ' && c != '\n' && c != '\r' && c != '\t'
                       && cells.back().size() < kLongestCell) {
                cells.back() += c;
            }
        }
        failTable(m_line, "a bracket is not closed");
    }
    void quoted(std::string &cell)
    {
        const int begun = m_line;
        for (moveTo(m_at + 1); m_at < m_text.size(); moveTo(m_at + 1)) {
            if (m_text[m_at] == '\'') {
                if (m_at + 1 >= m_text.size() || m_text[m_at + 1] != '\'')
                    return;
                moveTo(m_at + 1);
            }
            if (cell.size() < kLongestCell)
                cell += m_text[m_at];
        }
        failTable(begun, "a quote is not closed");
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
};

} // namespace

std::vector<FlatRecord> csvRecords(std::string_view text)
{
    CsvCells cells(text);
    const std::vector<std::string> names = cells.row();
    std::vector<FlatRecord> records;
    while (!cells.atEnd()) {
        const int line = cells.line();
        std::vector<std::string> row = cells.row();
        if (row.size() > 1 || !row.front().empty()) // not an empty line
            add(records, line, names, std::move(row));
    }
    return records;
}

std::vector<FlatRecord> sqlRecords(std::string_view text)
{
    return SqlReader(text).read();
}

} // namespace headroom
