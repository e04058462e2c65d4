// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/llama_lines.h"

#include "model/checkpoint/plain_text.h"
#include "model/measurement/llama_shapes.h"

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

void LlamaReader::readStart(const LogLine &line, std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    if (text.find("loading draft model") != std::string_view::npos) {
        m_draft = true;
        return;
    }
    if (text.find("constructing llama_context") != std::string_view::npos)
        ++m_contexts;
    const std::size_t at = text.find("loaded meta data with ");
    if (at == std::string_view::npos || m_draft)
        return;
    // Another model is a draft or a projector; the same model again is a new start, or the dry run with
    // which newer builds fit layers to memory.
    const std::string model = textBehind(text, " tensors from ", " (version");
    if (m_model.empty() || model == m_model) {
        ++m_run;
        m_contexts = 0;
        m_shapes = {};
    }
    const bool first = m_model.empty();
    m_model = model;
    if (first || m_contexts == 0) {
        PrintedValue name = printedAt(line, at, LogTerm::OtherName);
        name.text = model;
        name.run = m_run;
        values.push_back(std::move(name));
    }
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
        if (text.find("alloc_compute_meta") != std::string_view::npos)
            return; // of an image projector
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

// "llama_kv_cache: CUDA0 KV buffer size = 96.00 MiB": a sum follows, unless the log was thinned out.
void LlamaReader::readCacheBuffer(const LogLine &line, std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    constexpr std::string_view words = "KV buffer size =";
    const std::size_t at = text.find(words);
    if (at == std::string_view::npos) {
        const bool next = text.find("creating") != std::string_view::npos
                          || text.find("llama_memory_recurrent") != std::string_view::npos
                          || text.find("compute buffer size") != std::string_view::npos;
        if (next)
            sumBuffers(values);
        return;
    }
    const auto size = scaledAt(text, at + words.size(), Scale::AsPrinted);
    if (!size)
        return;
    const LogTerm term = drafting()  ? LogTerm::DraftCache
                         : m_sliding ? LogTerm::WindowCache
                                     : LogTerm::CacheSize;
    add(line, at, term, size->value, size->rounding, m_buffers);
}

void LlamaReader::sumBuffers(std::vector<PrintedValue> &values)
{
    if (m_buffers.empty())
        return;
    PrintedValue sum = m_buffers.front();
    for (std::size_t i = 1; i < m_buffers.size(); ++i) {
        sum.value += m_buffers[i].value;
        sum.rounding += m_buffers[i].rounding;
    }
    sum.rank.clear();
    m_buffers.clear();
    values.push_back(std::move(sum));
    m_sliding = false;
}

// "size = 3264.00 MiB ( 98304 cells, 16 layers, 1/1 seqs), K (q8_0): 1632.00 MiB, V (q8_0): 1632.00 MiB"
// and, before 2025-05, "KV self size = 640.00 MiB, K (f16): 320.00 MiB, V (f16): 320.00 MiB".
void LlamaReader::readCache(const LogLine &line, std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    readCacheBuffer(line, values);
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
    m_buffers.clear();
    const LogTerm term = drafting()  ? LogTerm::DraftCache
                         : m_sliding ? LogTerm::WindowCache
                                     : LogTerm::CacheSize;
    add(line, at, term, size->value, size->rounding, values);
    if (drafting())
        return;
    if (sized)
        readCells(line, at, values);
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

// "( 98304 cells, 16 layers, 4/1 seqs)": cells of one stream, layers, slots over streams.
void LlamaReader::readCells(const LogLine &line, std::size_t sizeAt, std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    const std::size_t paren = text.find('(', sizeAt);
    const auto cells = paren == std::string_view::npos ? std::nullopt : numberAt(text, paren + 1);
    const std::size_t comma = text.find(" cells,", sizeAt);
    if (!cells || comma == std::string_view::npos)
        return;
    double streams = 1.0;
    const std::size_t behind = text.find(" layers,", comma);
    const auto slotCount = behind == std::string_view::npos ? std::nullopt : numberAt(text, behind + 8);
    if (slotCount && slotCount->end < text.size() && text[slotCount->end] == '/')
        if (const auto printed = numberAt(text, slotCount->end + 1); printed && printed->value >= 1.0) {
            streams = printed->value;
            if (slotCount->value > 1.0)
                add(line, paren, LogTerm::UnifiedCache, streams == 1.0 ? 1.0 : 0.0, 0.0, values);
        }
    add(line, paren, m_sliding ? LogTerm::WindowCells : LogTerm::CacheTokens, cells->value * streams, 0.0,
        values);
    if (const auto layers = numberAt(text, comma + 7); layers && layers->value < 1e6)
        (m_sliding ? m_shapes.windowLayers : m_shapes.fullLayers) = static_cast<int>(layers->value);
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
    if (info && !drafting()) {
        addText(LogTerm::Model, textBehind(text, "general.name ="));
        addText(LogTerm::Architecture, textBehind(text, ": arch ="));
        addText(LogTerm::Quantization, textBehind(text, "file type ="));
        addText(LogTerm::Quantization, textBehind(text, "model ftype ="));
    }
    for (const std::string_view words : {"build: ", "build = ", "build_info: b"})
        if (text.find(words) != std::string_view::npos) {
            // A build out of a shallow copy of the sources counts from 1.
            const auto number = numberAt(text, text.find(words) + words.size());
            if (number && number->value >= 1000.0 && number->value < 1e7)
                addText(LogTerm::Version, "b" + std::to_string(static_cast<int>(number->value)));
        }
    if (const std::size_t at = text.find("kv_unified = "); at != std::string_view::npos && !drafting())
        add(line, at, LogTerm::UnifiedCache, text.substr(at + 13).starts_with("true") ? 1.0 : 0.0, 0.0,
            values);
    if (text.find("using device ") != std::string_view::npos) {
        // "CUDA0 (NVIDIA GeForce RTX 5090) (0000:01:00.0)"
        std::string name = textBehind(text, "using device ", " - ");
        if (const std::size_t open = name.find('('); open != std::string::npos)
            name = name.substr(open + 1, name.find(')', open) - open - 1);
        addText(LogTerm::Gpu, name);
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
    readStart(line, values);
    if (!drafting()) {
        readLlamaShapes(line.text, m_shapes);
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
