// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/llama_lines.h"

#include "model/checkpoint/plain_text.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

// Text behind "words", up to `end` or the end of the line.
std::string textBehind(std::string_view line, std::string_view words, std::string_view end = {})
{
    const std::size_t at = line.find(words);
    if (at == std::string_view::npos)
        return {};
    std::string_view rest = line.substr(at + words.size());
    if (!end.empty())
        rest = rest.substr(0, rest.find(end));
    while (rest.starts_with(' '))
        rest.remove_prefix(1);
    while (rest.ends_with(' '))
        rest.remove_suffix(1);
    return plainText(rest, 300);
}

// "llama_kv_cache: CUDA0 KV buffer size = ...": the word before.
std::string deviceBefore(std::string_view line, std::size_t at)
{
    if (at < 2)
        return {};
    const std::size_t end = at - (line[at - 1] == ' ' ? 1 : 0);
    const std::size_t space = line.rfind(' ', end - 1);
    const std::size_t start = space == std::string_view::npos ? 0 : space + 1;
    return plainText(line.substr(start, end - start), 60);
}

bool isHost(std::string_view device)
{
    return device.starts_with("CPU") || device.ends_with("_Host") || device.starts_with("AMX")
           || device.starts_with("BLAS");
}

} // namespace

void LlamaReader::add(const LogLine &line, std::size_t at, LogTerm term, double value, double rounding,
                      std::vector<PrintedValue> &values) const
{
    PrintedValue printed = printedAt(line, at, term);
    printed.value = value;
    printed.rounding = rounding;
    printed.run = m_run;
    values.push_back(std::move(printed));
}

void LlamaReader::readStart(const LogLine &line)
{
    const std::string_view text = line.text;
    if (text.find("loading draft model") != std::string_view::npos) {
        m_draft = true;
        return;
    }
    const std::size_t at = text.find("loaded meta data with ");
    if (at == std::string_view::npos || m_draft)
        return;
    // Another model is a draft or a projector; the same model again is a new start, or the dry run with
    // which newer builds fit layers to memory.
    const std::string model = textBehind(text, " tensors from ", " (version");
    if (m_model.empty() || model == m_model)
        ++m_run;
    m_model = model;
}

void LlamaReader::readBuffer(const LogLine &line, std::vector<PrintedValue> &values) const
{
    const std::string_view text = line.text;
    struct Buffer {
        std::string_view words;
        LogTerm onDevice;
        LogTerm onHost;
    };
    constexpr std::array<Buffer, 4> buffers{{
        {"model buffer size =", LogTerm::Weights, LogTerm::HostWeights},
        {"compute buffer size =", LogTerm::ComputeBuffer, LogTerm::HostBuffer},
        {"output buffer size =", LogTerm::HostBuffer, LogTerm::HostBuffer},
        // 2023 and 2024: "llm_load_tensors: CUDA0 buffer size ="
        {"buffer size =", LogTerm::Weights, LogTerm::HostWeights},
    }};
    for (const Buffer &buffer : buffers) {
        const std::size_t at = text.find(buffer.words);
        if (at == std::string_view::npos)
            continue;
        const bool plain = buffer.words == "buffer size =";
        if (plain && text.find("load_tensors") == std::string_view::npos)
            return;
        const auto size = scaledAt(text, at + buffer.words.size(), Scale::AsPrinted);
        if (!size)
            return;
        const std::string device = deviceBefore(text, at);
        add(line, at, isHost(device) ? buffer.onHost : buffer.onDevice, size->value, size->rounding, values);
        values.back().rank = device;
        return;
    }
}

// "size = 3264.00 MiB ( 98304 cells, 16 layers, 1/1 seqs), K (q8_0): 1632.00 MiB, V (q8_0): 1632.00 MiB"
// and, before 2025-05, "KV self size = 640.00 MiB, K (f16): 320.00 MiB, V (f16): 320.00 MiB".
void LlamaReader::readCache(const LogLine &line, std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    if (text.find("creating SWA KV cache") != std::string_view::npos)
        m_sliding = true;
    else if (text.find("creating non-SWA KV cache") != std::string_view::npos)
        m_sliding = false;
    if (text.find("using full-size SWA cache") != std::string_view::npos)
        add(line, 0, LogTerm::FullWindowCache, 1.0, 0.0, values);

    const std::size_t old = text.find("KV self size =");
    const std::size_t layers = text.find(" layers,");
    const bool sized = text.find("size =") != std::string_view::npos && layers != std::string_view::npos
                       && text.find(" cells,") != std::string_view::npos
                       && text.find("R (") == std::string_view::npos;
    if (old == std::string_view::npos && !sized)
        return;
    const std::size_t at = text.find("size =");
    const auto size = scaledAt(text, at + 6, Scale::AsPrinted);
    if (!size)
        return;
    const LogTerm term = m_draft     ? LogTerm::DraftCache
                         : m_sliding ? LogTerm::WindowCache
                                     : LogTerm::CacheSize;
    add(line, at, term, size->value, size->rounding, values);
    if (m_draft)
        return;
    if (const std::size_t paren = text.find('(', at); m_sliding && sized && paren != std::string_view::npos)
        if (const auto cells = numberAt(text, paren + 1))
            add(line, paren, LogTerm::WindowCells, cells->value, 0.0, values);
    const auto side = [&](std::string_view mark, LogTerm bytes, LogTerm dtype) {
        const std::size_t place = text.find(mark, at);
        if (place == std::string_view::npos)
            return;
        const std::size_t close = text.find("):", place);
        if (close == std::string_view::npos)
            return;
        if (const auto number = scaledAt(text, close + 2, Scale::AsPrinted); number && !m_sliding)
            add(line, place, bytes, number->value, number->rounding, values);
        PrintedValue type = printedAt(line, place, dtype);
        type.text = plainText(text.substr(place + mark.size(), close - place - mark.size()), 20);
        type.run = m_run;
        values.push_back(std::move(type));
    };
    side(" K (", LogTerm::KeyCache, LogTerm::CacheDtype);
    side(" V (", LogTerm::ValueCache, LogTerm::ValueDtype);
    side("c^KV (", LogTerm::KeyCache, LogTerm::CacheDtype);
    m_sliding = false;
}

// "size = 149.62 MiB ( 1 cells, 64 layers, 1 seqs), R (f32): 5.62 MiB, S (f32): 144.00 MiB"
void LlamaReader::readState(const LogLine &line, std::vector<PrintedValue> &values) const
{
    const std::string_view text = line.text;
    const std::size_t r = text.find("R (");
    const std::size_t s = text.find("S (");
    const std::size_t at = text.find("size =");
    if (r == std::string_view::npos || s == std::string_view::npos || at == std::string_view::npos)
        return;
    const auto take = [&](std::size_t place, LogTerm term) {
        if (const auto number = scaledAt(text, place, Scale::AsPrinted))
            add(line, place, term, number->value, number->rounding, values);
    };
    const auto behindColon = [&](std::size_t place) {
        return std::min(text.find(':', place), text.size() - 1) + 1;
    };
    take(at + 6, LogTerm::StateSize);
    take(behindColon(r), LogTerm::ConvState);
    take(behindColon(s), LogTerm::RecurrentState);
    if (const std::size_t paren = text.find('(', at); paren != std::string_view::npos && paren < r)
        if (const auto cells = numberAt(text, paren + 1))
            add(line, paren, LogTerm::StateSlots, cells->value, 0.0, values);
}

void LlamaReader::readTexts(const LogLine &line, std::vector<PrintedValue> &values) const
{
    const std::string_view text = line.text;
    const auto addText = [&](LogTerm term, std::string value) {
        if (value.empty())
            return;
        PrintedValue printed = printedAt(line, 0, term);
        printed.text = std::move(value);
        printed.run = m_run;
        printed.rank.clear();
        values.push_back(std::move(printed));
    };
    const bool info = text.find("print_info:") != std::string_view::npos
                      || text.find("llm_load_print_meta:") != std::string_view::npos;
    if (info && !m_draft) {
        addText(LogTerm::Model, textBehind(text, "general.name ="));
        addText(LogTerm::Architecture, textBehind(text, ": arch ="));
        addText(LogTerm::Quantization, textBehind(text, "file type ="));
        addText(LogTerm::Quantization, textBehind(text, "model ftype ="));
    }
    if (text.find("build: ") != std::string_view::npos)
        addText(LogTerm::Version, "b" + textBehind(text, "build: ", " ("));
    else if (text.find("build = ") != std::string_view::npos)
        addText(LogTerm::Version, "b" + textBehind(text, "build = ", " ("));
    if (text.find("using device ") != std::string_view::npos) {
        addText(LogTerm::Gpu, textBehind(text, "using device ", " - "));
        const std::size_t dash = text.rfind(" - ");
        if (const auto free =
                dash == std::string_view::npos ? std::nullopt : scaledAt(text, dash + 3, Scale::AsPrinted))
            add(line, dash, LogTerm::FreeMemory, free->value, free->rounding, values);
    }
    if (const std::size_t at = text.find("Device ");
        at != std::string_view::npos && text.find("compute capability") != std::string_view::npos)
        addText(LogTerm::Gpu, textBehind(text.substr(at), ": ", ", compute capability"));
}

void LlamaReader::read(const LogLine &line, std::vector<PrintedValue> &values)
{
    readStart(line);
    if (!m_draft) {
        const std::size_t before = values.size();
        matchPatterns(line, llamaPatterns(), values);
        for (std::size_t i = before; i < values.size(); ++i) {
            values[i].run = m_run;
            values[i].rank.clear();
        }
        readBuffer(line, values);
        readState(line, values);
    }
    readCache(line, values);
    readTexts(line, values);
}

} // namespace headroom
