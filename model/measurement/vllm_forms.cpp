// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/vllm_forms.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr int kOpen = 1000;

// A message, and the minor versions 0.N from and before which it is printed. Sources: the public logs that
// state their version, and the changes that brought the message (pull requests 9352 for "Memory profiling
// results", 10511 for "takes", 13596 for tokens in place of blocks, 19312 for "Available KV cache memory").
struct Form {
    std::string_view words;
    int from;
    int before;
    bool firstCore;
};
constexpr std::array kForms{
    Form{"Memory profiling results:", 6, 8, true},
    Form{"the current vLLM instance can use", 6, 11, true},
    Form{"Initializing a V0 LLM engine", 7, 11, true},
    Form{"# CPU blocks:", 0, 11, true},
    Form{"Loading model weights took", 0, 8, false},
    Form{"GPU KV cache size:", 7, kOpen, false},
    Form{"Initializing a V1 LLM engine", 7, kOpen, false},
    Form{"Available KV cache memory:", 9, kOpen, false},
    Form{"(default since v0.21.0)", 21, kOpen, false},
};

} // namespace

void readVllmForms(std::string_view line, LogForms &forms)
{
    for (const Form &form : kForms) {
        if (line.find(form.words) == std::string_view::npos)
            continue;
        forms.atLeast.minor = std::max(forms.atLeast.minor, form.from);
        if (form.before < kOpen)
            forms.before = std::min(forms.before, EngineVersion{.major = 0, .minor = form.before});
        forms.firstCore = forms.firstCore || form.firstCore;
    }
}

} // namespace headroom
