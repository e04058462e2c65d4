// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/engine_log.h"

#include "model/measurement/llama_lines.h"
#include "model/measurement/log_text.h"
#include "model/measurement/serving_lines.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr int kMostLines = 1'000'000;
constexpr std::size_t kMostValues = 20'000; // 64 ranks print a few hundred each

// Words that only one engine's log has. Counted once a line, so that a long log of another program that
// mentions an engine does not outvote the engine.
struct Mark {
    Engine engine;
    const char *words;
};
constexpr std::array kMarks{
    Mark{Engine::Vllm, "LLM engine (v"},
    Mark{Engine::Vllm, "vLLM API server version"},
    Mark{Engine::Vllm, "(EngineCore"},
    Mark{Engine::Vllm, "[gpu_worker.py"},
    Mark{Engine::Vllm, "[kv_cache_utils.py"},
    Mark{Engine::Vllm, "GPU KV cache size:"},
    Mark{Engine::Vllm, "the current vLLM instance"},
    Mark{Engine::Vllm, "Maximum concurrency for"},
    Mark{Engine::Vllm, "Available KV cache memory:"},
    Mark{Engine::Vllm, "Initializing an LLM engine"},
    Mark{Engine::Vllm, "Loading model weights took"},
    Mark{Engine::Vllm, "Model loading took"},
    Mark{Engine::Vllm, "Memory profiling results:"},
    Mark{Engine::Vllm, "Memory profiling takes"},
    Mark{Engine::Vllm, "# GPU blocks:"},
    Mark{Engine::Vllm, "KV cache is needed, which is larger than"},
    Mark{Engine::SGLang, "server_args=ServerArgs("},
    Mark{Engine::SGLang, "Load weight end"},
    Mark{Engine::SGLang, "KV Cache is allocated"},
    Mark{Engine::SGLang, "max_total_num_token"},
    Mark{Engine::SGLang, "Memory pool end"},
    Mark{Engine::LlamaCpp, "llama_kv_cache"},
    Mark{Engine::LlamaCpp, "load_tensors:"},
    Mark{Engine::LlamaCpp, "print_info:"},
    Mark{Engine::LlamaCpp, "llm_load_"},
    Mark{Engine::LlamaCpp, "llama_new_context_with_model:"},
    Mark{Engine::LlamaCpp, "llama_context:"},
    Mark{Engine::LlamaCpp, "llama_model_loader:"},
    Mark{Engine::LlamaCpp, "llama_init_from_model:"},
    Mark{Engine::LlamaCpp, "KV self size"},
};

struct Reading {
    std::vector<PrintedValue> vllm;
    std::vector<PrintedValue> sglang;
    std::vector<PrintedValue> llama;
    std::array<int, 4> marks{};

    [[nodiscard]] Engine engine() const
    {
        const auto best = std::max_element(marks.begin() + 1, marks.end());
        return *best > 0 ? static_cast<Engine>(best - marks.begin()) : Engine::Unknown;
    }
};

bool isSize(LogTerm term)
{
    return unitOf(term) == LogUnit::Byte || term == LogTerm::CacheTokens || term == LogTerm::CacheBlocks
           || term == LogTerm::Concurrency;
}

// Of several starts the last that printed a size other than zero. Settings that stand before the first
// start line belong to it too, and so does what follows without any size (lines out of order).
std::vector<PrintedValue> lastRun(std::vector<PrintedValue> values)
{
    int last = -1;
    for (const PrintedValue &value : values)
        if (isSize(value.term) && value.value != 0.0)
            last = std::max(last, value.run);
    std::erase_if(values, [&](const PrintedValue &v) { return v.run < last && !(v.run == 0 && last == 1); });
    return values;
}

// llama.cpp prints some lines once per context; equal ones say nothing new.
void dropRepeats(std::vector<PrintedValue> &values)
{
    std::vector<PrintedValue> kept;
    for (PrintedValue &value : values) {
        const bool known = std::any_of(kept.begin(), kept.end(), [&](const PrintedValue &k) {
            return k.term == value.term && k.rank == value.rank && k.value == value.value
                   && k.text == value.text;
        });
        if (!known)
            kept.push_back(std::move(value));
    }
    values = std::move(kept);
}

} // namespace

EngineLog readEngineLog(std::string_view text, const std::atomic<bool> *cancelled)
{
    EngineLog log;
    log.cut = text.size() > kLargestLog;
    const std::string decoded = textOfUtf16(text.substr(0, kLargestLog));
    LogLines lines(decoded.empty() ? text.substr(0, kLargestLog) : std::string_view(decoded));
    Reading reading;
    VllmReader vllm;
    SGLangReader sglang;
    LlamaReader llama;
    for (LogLine line; lines.next(line);) {
        if (lines.physicalLines() > kMostLines || (cancelled && *cancelled)) {
            log.cut = true;
            break;
        }
        if (line.text.empty())
            continue;
        for (const Mark &mark : kMarks)
            if (line.text.find(mark.words) != std::string::npos)
                ++reading.marks[static_cast<std::size_t>(mark.engine)];
        if (reading.vllm.size() < kMostValues)
            vllm.read(line, reading.vllm);
        if (reading.sglang.size() < kMostValues)
            sglang.read(line, reading.sglang);
        if (reading.llama.size() < kMostValues)
            llama.read(line, reading.llama);
    }
    llama.finish(reading.llama);
    log.lines = static_cast<std::size_t>(lines.physicalLines());
    log.engine = reading.engine();
    log.forms = vllm.forms();
    log.shapes = llama.shapes();
    if (log.engine == Engine::Vllm)
        log.values = lastRun(std::move(reading.vllm));
    else if (log.engine == Engine::SGLang)
        log.values = lastRun(std::move(reading.sglang));
    else if (log.engine == Engine::LlamaCpp)
        log.values = lastRun(std::move(reading.llama));
    if (log.values.size() <= 5'000)
        dropRepeats(log.values);
    return log;
}

} // namespace headroom
