// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/engine_version.h"
#include "model/units/units.h"

#include <atomic>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

enum class Engine : std::uint8_t { Unknown, Vllm, SGLang, LlamaCpp };

// What an engine's start-up log can say. Sizes are per device unless the engine prints them otherwise.
enum class LogTerm : std::uint8_t {
    Version,        // text
    Model,          // text
    OtherName,      // text: the model's file, or the name it is served by
    Architecture,   // text
    Gpu,            // text
    Dtype,          // text
    Quantization,   // text; llama.cpp: its file type
    CacheDtype,     // text; K where K and V differ
    ValueDtype,     // text
    ContextLength,  // max_model_len, context_len; llama.cpp: n_ctx over all slots
    SequenceLength, // llama.cpp: n_ctx of one slot
    TrainedLength,  // llama.cpp: n_ctx_train
    TensorParallel,
    PipelineParallel,
    DataParallel,
    ExpertParallel,
    BatchedTokens, // max_num_batched_tokens, chunked_prefill_size, n_batch
    MicroBatch,    // llama.cpp: n_ubatch
    MaxSequences,  // max_num_seqs, max_running_requests, n_seq_max
    SpeculativeTokens,
    PrefixCaching,   // 0 or 1
    FullWindowCache, // llama.cpp: swa-full, 0 or 1
    UnifiedCache,    // llama.cpp: kv_unified, 0 or 1
    Utilization,     // ratio; SGLang: mem_fraction_static
    StateShare,      // SGLang: mamba_full_memory_ratio
    TotalMemory,
    FreeMemory,   // before anything is loaded
    UsableMemory, // total x utilization as printed
    Weights,      // on a device
    HostWeights,  // llama.cpp: what stays in host memory
    FileSize,     // llama.cpp: of the model file
    Activation,
    NonTorch,
    GraphEstimate, // taken out of the cache
    Graphs,        // as captured
    BeforePool,    // SGLang: free after the weights
    AfterPool,     // SGLang: free after the cache
    Pool,          // available for the cache
    NeededForOne,  // vLLM: what one sequence of the context needs, where it does not fit
    KeyCache,
    ValueCache,
    CacheSize,   // K and V, or the latent; llama.cpp: full layers
    WindowCache, // llama.cpp: sliding layers
    WindowCells,
    DraftCache,
    StateSize, // all of a recurrent state
    ConvState,
    RecurrentState,
    StateSlots,
    CacheTokens,
    CacheBlocks,
    Concurrency, // "x"
    BlockTokens,
    PaddingLayers,
    ComputeBuffer,
    HostBuffer,
};
constexpr std::size_t kLogTerms = 56;

enum class LogUnit : std::uint8_t { Text, Byte, Token, Count, Ratio };
[[nodiscard]] LogUnit unitOf(LogTerm term);
[[nodiscard]] const char *idOf(LogTerm term);  // "kv_tokens" style, stable
[[nodiscard]] const char *idOf(Engine engine); // "vllm", "sglang", "llama.cpp": the ids of the methods

// One value as printed.
struct PrintedValue {
    LogTerm term = LogTerm::Version;
    double value = 0.0;    // bytes, tokens, counts, ratios; 0 for texts
    double rounding = 0.0; // half of the last printed digit, in the same unit
    std::string text;      // of texts
    int line = 0;          // from 1
    std::string raw;       // the line, without colours, at most 400 bytes
    std::string rank;      // "TP3", "DP0 TP1"; a device for llama.cpp ("CUDA0"); may be empty
    int run = 0;           // a log may hold several starts; the last is kept
};

// What the wording of vLLM's messages tells of its version, where it prints none.
struct LogForms {
    EngineVersion atLeast;
    EngineVersion before{.major = 1000};
    bool firstCore = false; // only the first core, V0, prints so
};

// Sizes that llama.cpp prints of its model; 0 where it does not. They stand in for a model that is unknown.
struct LogShapes {
    int layers = 0;
    int keyElements = 0; // n_embd_k_gqa, alike in all layers
    int valueElements = 0;
    int window = 0;       // n_swa
    int fullLayers = 0;   // layers of the cache that keeps the whole context
    int windowLayers = 0; // of the cache that keeps a window
    int stateTaps = 0;    // ssm_d_conv
    int stateInner = 0;   // ssm_d_inner
    int stateSize = 0;    // ssm_d_state
    int stateGroups = 0;  // ssm_n_group
    int offloaded = -1;   // layers on devices, the output layer among them; -1: not printed
    int offloadable = -1;
};

// A start-up log as understood.
struct EngineLog {
    Engine engine = Engine::Unknown;
    std::vector<PrintedValue> values; // in the order of the log, of the engine's last start
    std::size_t lines = 0;
    bool cut = false; // longer than kLargestLog or a million lines: only its beginning was read
    LogForms forms;
    LogShapes shapes;

    // The value that decides: of several ranks the worst (least pool and tokens, largest weights and
    // overheads), of texts the first. nullptr where nothing was printed.
    [[nodiscard]] const PrintedValue *deciding(LogTerm term) const;
    // Sum over devices, for what llama.cpp prints piece by piece.
    [[nodiscard]] std::optional<double> total(LogTerm term) const;
    [[nodiscard]] std::optional<double> number(LogTerm term) const; // of the deciding value
    [[nodiscard]] std::string text(LogTerm term) const;             // empty where not printed
};

constexpr std::size_t kLargestLog = std::size_t{64} * 1024 * 1024; // bytes

// Reads a pasted or opened log of vLLM, SGLang or llama.cpp. Never fails: what is not understood is
// passed over, and without a single value the engine stays Unknown. UTF-16, as Windows shells write it, is
// read too.
// Where `cancelled` becomes true the rest is passed over.
[[nodiscard]] EngineLog readEngineLog(std::string_view text, const std::atomic<bool> *cancelled = nullptr);

} // namespace headroom
