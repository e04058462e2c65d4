// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/serving_lines.h"

#include "model/measurement/vllm_forms.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

bool has(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

// A word behind `words`: letters, digits, dots, plus and minus.
std::string wordBehind(std::string_view text, std::string_view words)
{
    const std::size_t at = text.find(words);
    if (at == std::string_view::npos)
        return {};
    std::size_t i = at + words.size();
    while (i < text.size() && (text[i] == ' ' || text[i] == ':' || text[i] == '='))
        ++i;
    const std::size_t first = i;
    while (i < text.size() && i - first < 60
           && (std::isalnum(static_cast<unsigned char>(text[i])) != 0 || text[i] == '.' || text[i] == '+'
               || text[i] == '-' || text[i] == '_'))
        ++i;
    return std::string(text.substr(first, i - first));
}

std::string versionOf(std::string word)
{
    if (word.starts_with('v'))
        word.erase(0, 1);
    while (word.ends_with('.') || word.ends_with('-'))
        word.pop_back();
    return !word.empty() && word.front() >= '0' && word.front() <= '9' ? word : std::string();
}

struct Adder {
    const LogLine &line;
    std::vector<PrintedValue> &values;

    void text(LogTerm term, std::string value) const
    {
        if (value.empty())
            return;
        PrintedValue printed = printedAt(line, 0, term);
        printed.text = std::move(value);
        values.push_back(std::move(printed));
    }
    void number(LogTerm term, std::size_t at, const ScaledNumber &number) const
    {
        PrintedValue printed = printedAt(line, at, term);
        printed.value = number.value;
        printed.rounding = number.rounding;
        values.push_back(std::move(printed));
    }
};

// "Free memory on device (43.93/44.42 GiB) on startup. Desired GPU memory utilization is (0.9, 39.98 GiB)."
void readDeviceMemory(std::string_view text, const Adder &add)
{
    const std::size_t at = text.find("Free memory on device");
    if (at == std::string_view::npos)
        return;
    const std::size_t open = text.find('(', at);
    const std::size_t slash = open == std::string_view::npos ? open : text.find('/', open);
    if (slash == std::string_view::npos || slash - open > 20)
        return;
    if (const auto free = scaledAt(text, open + 1, Scale::GiB))
        add.number(LogTerm::FreeMemory, at, *free);
    if (const auto total = scaledAt(text, slash + 1, Scale::GiB))
        add.number(LogTerm::TotalMemory, at, *total);
    const std::size_t desired = text.find("GPU memory utilization", slash);
    const std::size_t pair = desired == std::string_view::npos ? desired : text.find('(', desired);
    if (pair == std::string_view::npos)
        return;
    const auto share = scaledAt(text, pair + 1, Scale::Plain);
    if (!share)
        return;
    // Printed without trailing zeros: "0.9" is exact.
    add.number(LogTerm::Utilization, pair, {share->value, 0.0, share->end});
    if (const std::size_t comma = text.find(',', pair); comma != std::string_view::npos)
        if (const auto usable = scaledAt(text, comma + 1, Scale::GiB))
            add.number(LogTerm::UsableMemory, pair, *usable);
}

// "x gpu_memory_utilization (0.90) = 19.85GiB"
void readUsable(std::string_view text, const Adder &add)
{
    const std::size_t at = text.find("gpu_memory_utilization (");
    const std::size_t equals = at == std::string_view::npos ? at : text.find(") =", at);
    if (equals == std::string_view::npos)
        return;
    if (const auto usable = scaledAt(text, equals + 3, Scale::GiB))
        add.number(LogTerm::UsableMemory, at, *usable);
}

// "Graph capturing finished in 7 secs, took 1.29 GiB"
void readGraphs(std::string_view text, const Adder &add)
{
    const std::size_t at = text.find("Graph capturing finished in");
    const std::size_t took = at == std::string_view::npos ? at : text.find("took", at);
    if (took == std::string_view::npos)
        return;
    if (const auto graphs = scaledAt(text, took + 4, Scale::GiB))
        add.number(LogTerm::Graphs, at, *graphs);
}

void setRun(std::vector<PrintedValue> &values, std::size_t from, int run)
{
    for (std::size_t i = from; i < values.size(); ++i) {
        values[i].run = run;
        if (values[i].text.starts_with("torch."))
            values[i].text.erase(0, 6);
    }
}

bool isAny(LogTerm term, std::initializer_list<LogTerm> terms)
{
    return std::find(terms.begin(), terms.end(), term) != terms.end();
}

} // namespace

std::string gpuIn(std::string_view line)
{
    for (const std::string_view vendor :
         {"NVIDIA ", "AMD Instinct ", "AMD Radeon ", "Intel(R) Data Center GPU "})
        for (std::size_t at = line.find(vendor); at != std::string_view::npos;
             at = line.find(vendor, at + 1)) {
            std::size_t end = at + vendor.size();
            bool digit = false;
            for (int words = 0; words < 5 && end < line.size(); ++words) {
                std::size_t i = end;
                bool numbered = false;
                while (i < line.size()
                       && (std::isalnum(static_cast<unsigned char>(line[i])) != 0 || line[i] == '-')) {
                    numbered = numbered || (line[i] >= '0' && line[i] <= '9');
                    ++i;
                }
                const std::string_view word = line.substr(end, i - end);
                const bool part = numbered || word == "GeForce" || word == "RTX" || word == "Tesla"
                                  || word == "Quadro" || word == "PRO" || word == "Ti" || word == "SXM"
                                  || word == "PCIe" || word == "Blackwell" || word == "Laptop"
                                  || word == "Ada" || word == "NVL" || word == "OAM" || word == "SUPER"
                                  || word == "Generation" || word == "Server" || word == "Edition"
                                  || word == "XTX" || word == "XT" || word == "VII";
                if (!part)
                    break;
                digit = digit || numbered;
                end = i < line.size() && line[i] == ' ' ? i + 1 : i;
                if (i >= line.size() || line[i] != ' ')
                    break;
            }
            std::string name(line.substr(at, end - at));
            while (name.ends_with(' '))
                name.pop_back();
            if (digit)
                return name;
        }
    return {};
}

void VllmReader::read(const LogLine &line, std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    const bool starts = has(text, "vLLM API server version") || has(text, "Initializing an LLM engine")
                        || has(text, "non-default args");
    if (starts && m_sized) { // a log of several starts
        ++m_run;
        m_sized = false;
        m_forms = {};
    }
    readVllmForms(text, m_forms);
    const std::size_t before = values.size();
    const Adder add{line, values};
    matchPatterns(line, vllmPatterns(), values);
    readDeviceMemory(text, add);
    readUsable(text, add);
    readGraphs(text, add);
    for (std::size_t i = before; i < values.size(); ++i)
        m_sized =
            m_sized || isAny(values[i].term, {LogTerm::Pool, LogTerm::CacheTokens, LogTerm::CacheBlocks});
    for (const std::string_view words : {"LLM engine (", "API server version ", "vLLM version "})
        add.text(LogTerm::Version, versionOf(wordBehind(text, words)));
    // The banner: blocks that draw the name, then the version or the model.
    if (has(text, "█") || has(text, "▀") || has(text, "▄")) {
        add.text(LogTerm::Version, versionOf(wordBehind(text, " version ")));
        if (const std::size_t at = text.find(" model "); at != std::string_view::npos)
            add.text(LogTerm::Model, std::string(text.substr(at + 7, text.find(' ', at + 7) - at - 7)));
    }
    add.text(LogTerm::Architecture, wordBehind(text, "Resolved architecture: "));
    // Hybrids keep a second state for their prefixes only in this mode.
    if (const std::size_t at = text.find("cache mode is set to 'align'"); at != std::string_view::npos)
        add.number(LogTerm::PrefixCaching, at, {1.0, 0.0, at});
    add.text(LogTerm::Gpu, gpuIn(text));
    matchKeys(line, vllmKeys(), values);
    setRun(values, before, m_run);
}

void SGLangReader::readWeights(const LogLine &line, std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    const std::size_t at = text.find("Load weight end");
    if (at == std::string_view::npos)
        return;
    const Adder add{line, values};
    const std::string type = wordBehind(text, "type=");
    const bool draft = has(type, "NextN") || has(type, "MTP") || has(type, "Eagle") || has(type, "Draft");
    if (draft)
        m_drafting.insert(rankIn(text));
    else
        add.text(LogTerm::Architecture, type);
    const std::size_t free = text.find("avail mem=", at);
    if (const auto left =
            free == std::string_view::npos ? std::nullopt : scaledAt(text, free + 10, Scale::GiB);
        left && !draft)
        add.number(LogTerm::BeforePool, free, *left);
    const std::size_t used = text.find("mem usage=", at);
    if (const auto weights =
            used == std::string_view::npos ? std::nullopt : scaledAt(text, used + 10, Scale::GiB);
        weights && !draft)
        add.number(LogTerm::Weights, used, *weights);
}

void SGLangReader::read(const LogLine &line, std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    if (has(text, "server_args=ServerArgs(") && m_sized) {
        ++m_run;
        m_sized = false;
        m_drafting.clear();
    }
    const std::size_t before = values.size();
    const Adder add{line, values};
    matchPatterns(line, sglangPatterns(), values);
    readWeights(line, values);
    if (has(text, "cuda graph end") || has(text, "CUDA graph end")) {
        const std::size_t used = text.find("mem usage=");
        if (const auto graphs =
                used == std::string_view::npos ? std::nullopt : scaledAt(text, used + 10, Scale::GiB))
            add.number(LogTerm::Graphs, used, *graphs);
    }
    add.text(LogTerm::CacheDtype, wordBehind(text, "Using KV cache dtype: "));
    add.text(LogTerm::Version, versionOf(wordBehind(text, "sglang==")));
    add.text(LogTerm::Version, versionOf(wordBehind(text, "SGLang version")));
    add.text(LogTerm::Gpu, gpuIn(text));
    for (std::size_t i = before; i < values.size(); ++i)
        m_sized =
            m_sized || isAny(values[i].term, {LogTerm::CacheTokens, LogTerm::AfterPool, LogTerm::CacheSize});
    // The draft worker allocates a cache of as many tokens for its own layers.
    if (m_drafting.contains(rankIn(text)))
        values.erase(std::remove_if(values.begin() + static_cast<std::ptrdiff_t>(before), values.end(),
                                    [](const PrintedValue &v) {
                                        return isAny(v.term, {LogTerm::KeyCache, LogTerm::ValueCache,
                                                              LogTerm::CacheSize, LogTerm::CacheTokens,
                                                              LogTerm::AfterPool, LogTerm::FreeMemory});
                                    }),
                     values.end());
    matchKeys(line, sglangKeys(), values);
    if (has(text, "speculative_algorithm=None")) // its other settings are dumped all the same
        std::erase_if(values, [&](const PrintedValue &v) {
            return v.term == LogTerm::SpeculativeTokens && v.line == line.line;
        });
    setRun(values, before, m_run);
}

} // namespace headroom
