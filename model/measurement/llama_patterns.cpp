// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/log_pattern.h"

#include <array>

namespace headroom {

// Numbers of llama.cpp that stand alone behind "name =": printed by llm_load_print_meta and
// llama_new_context_with_model (2023 to early 2025), print_info and llama_context (since).
// Lines with a device or several numbers are taken apart in llama_lines.cpp.
std::span<const LogPattern> llamaPatterns()
{
    using enum LogTerm;
    static constexpr std::array patterns{
        LogPattern{"n_ctx_train = ", "", TrainedLength, Scale::Plain},
        LogPattern{"n_ctx = ", "", ContextLength, Scale::Plain},
        LogPattern{"n_ctx_per_seq = ", "", SequenceLength, Scale::Plain},
        LogPattern{"n_ctx_seq = ", "", SequenceLength, Scale::Plain},
        LogPattern{"n_seq_max = ", "", MaxSequences, Scale::Plain},
        LogPattern{"n_parallel = ", "", MaxSequences, Scale::Plain},
        LogPattern{"n_batch = ", "", BatchedTokens, Scale::Plain},
        LogPattern{"n_ubatch = ", "", MicroBatch, Scale::Plain},
        LogPattern{"n_rs_seq = ", "", SpeculativeTokens, Scale::Plain},
        LogPattern{"file size = ", "", FileSize, Scale::AsPrinted},
        LogPattern{"model size = ", "", FileSize, Scale::AsPrinted},
    };
    return patterns;
}

} // namespace headroom
