// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/ggml_types.h"

#include "model/checkpoint/plain_text.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

// Numbers from ggml's include/ggml.h, sizes from the block structures of its src/ggml-common.h
// (https://github.com/ggml-org/ggml at d99724f2, 2026-08). 4, 5, 31 to 33 and 36 to 38 were withdrawn.
constexpr std::array kTypes{
    GgmlType{0, "f32", 1, 4},         GgmlType{1, "f16", 1, 2},         GgmlType{2, "q4_0", 32, 18},
    GgmlType{3, "q4_1", 32, 20},      GgmlType{6, "q5_0", 32, 22},      GgmlType{7, "q5_1", 32, 24},
    GgmlType{8, "q8_0", 32, 34},      GgmlType{9, "q8_1", 32, 36},      GgmlType{10, "q2_K", 256, 84},
    GgmlType{11, "q3_K", 256, 110},   GgmlType{12, "q4_K", 256, 144},   GgmlType{13, "q5_K", 256, 176},
    GgmlType{14, "q6_K", 256, 210},   GgmlType{15, "q8_K", 256, 292},   GgmlType{16, "iq2_xxs", 256, 66},
    GgmlType{17, "iq2_xs", 256, 74},  GgmlType{18, "iq3_xxs", 256, 98}, GgmlType{19, "iq1_s", 256, 50},
    GgmlType{20, "iq4_nl", 32, 18},   GgmlType{21, "iq3_s", 256, 110},  GgmlType{22, "iq2_s", 256, 82},
    GgmlType{23, "iq4_xs", 256, 136}, GgmlType{24, "i8", 1, 1},         GgmlType{25, "i16", 1, 2},
    GgmlType{26, "i32", 1, 4},        GgmlType{27, "i64", 1, 8},        GgmlType{28, "f64", 1, 8},
    GgmlType{29, "iq1_m", 256, 56},   GgmlType{30, "bf16", 1, 2},       GgmlType{34, "tq1_0", 256, 54},
    GgmlType{35, "tq2_0", 256, 66},   GgmlType{39, "mxfp4", 32, 17},    GgmlType{40, "nvfp4", 64, 36},
    GgmlType{41, "q1_0", 128, 18},    GgmlType{42, "q2_0", 64, 18},
};

// general.file_type, what llama.cpp prints for it, the format it is here, and the block type most of
// such a file consists of. Numbers: llama_ftype of llama.cpp's include/llama.h.
struct FileType {
    std::uint32_t number;
    const char *printed;
    const char *format;
    const char *block;
};
constexpr std::array kFileTypes{
    FileType{0, "all f32", "fp32", "f32"},
    FileType{1, "f16", "fp16", "f16"},
    FileType{2, "q4_0", "gguf_q4_0", "q4_0"},
    FileType{3, "q4_1", "gguf_q4_1", "q4_1"},
    FileType{7, "q8_0", "gguf_q8_0", "q8_0"},
    FileType{8, "q5_0", "gguf_q5_0", "q5_0"},
    FileType{9, "q5_1", "gguf_q5_1", "q5_1"},
    FileType{10, "q2_k - medium", "gguf_q2_k", "q2_K"},
    FileType{11, "q3_k - small", "gguf_q3_k_s", ""},
    FileType{12, "q3_k - medium", "gguf_q3_k_m", "q3_K"},
    FileType{13, "q3_k - large", "gguf_q3_k_l", ""},
    FileType{14, "q4_k - small", "gguf_q4_k_s", ""},
    FileType{15, "q4_k - medium", "gguf_q4_k_m", "q4_K"},
    FileType{16, "q5_k - small", "gguf_q5_k_s", ""},
    FileType{17, "q5_k - medium", "gguf_q5_k_m", "q5_K"},
    FileType{18, "q6_k", "gguf_q6_k", "q6_K"},
    FileType{19, "iq2_xxs - 2.0625 bpw", "gguf_iq2_xxs", "iq2_xxs"},
    FileType{20, "iq2_xs - 2.3125 bpw", "gguf_iq2_xs", "iq2_xs"},
    FileType{21, "q2_k - small", "gguf_q2_k_s", ""},
    FileType{22, "iq3_xs - 3.3 bpw", "gguf_iq3_xs", ""},
    FileType{23, "iq3_xxs - 3.0625 bpw", "gguf_iq3_xxs", "iq3_xxs"},
    FileType{24, "iq1_s - 1.5625 bpw", "gguf_iq1_s", "iq1_s"},
    FileType{25, "iq4_nl - 4.5 bpw", "gguf_iq4_nl", "iq4_nl"},
    FileType{26, "iq3_s - 3.4375 bpw", "gguf_iq3_s", "iq3_s"},
    FileType{27, "iq3_s mix - 3.66 bpw", "gguf_iq3_m", ""},
    FileType{28, "iq2_s - 2.5 bpw", "gguf_iq2_s", "iq2_s"},
    FileType{29, "iq2_m - 2.7 bpw", "gguf_iq2_m", ""},
    FileType{30, "iq4_xs - 4.25 bpw", "gguf_iq4_xs", "iq4_xs"},
    FileType{31, "iq1_m - 1.75 bpw", "gguf_iq1_m", "iq1_m"},
    FileType{32, "bf16", "bf16", "bf16"},
    FileType{36, "tq1_0 - 1.69 bpw ternary", "gguf_tq1_0", "tq1_0"},
    FileType{37, "tq2_0 - 2.06 bpw ternary", "gguf_tq2_0", "tq2_0"},
    FileType{38, "mxfp4 moe", "mxfp4", "mxfp4"},
    FileType{39, "nvfp4", "nvfp4", "nvfp4"},
};

template<class Matches> std::string formatWhere(Matches matches)
{
    const auto found = std::find_if(kFileTypes.begin(), kFileTypes.end(), matches);
    return found == kFileTypes.end() ? std::string() : found->format;
}

} // namespace

const GgmlType *ggmlType(std::uint32_t number)
{
    const auto found =
        std::find_if(kTypes.begin(), kTypes.end(), [&](const GgmlType &t) { return t.number == number; });
    return found == kTypes.end() ? nullptr : &*found;
}

const GgmlType *ggmlTypeNamed(std::string_view name)
{
    const std::string wanted = lowered(name);
    const auto found = std::find_if(kTypes.begin(), kTypes.end(),
                                    [&](const GgmlType &t) { return lowered(t.name) == wanted; });
    return found == kTypes.end() ? nullptr : &*found;
}

std::string ggufFormatOfFileType(std::uint32_t fileType)
{
    return formatWhere([&](const FileType &t) { return t.number == fileType; });
}

std::string ggufFormatOfPrintedType(std::string_view words)
{
    std::string printed = lowered(words);
    if (const std::size_t guess = printed.find(" (guessed"); guess != std::string::npos)
        printed.resize(guess);
    // Older builds print "mostly Q4_K - Medium" and other bits-per-weight figures behind a dash.
    if (printed.starts_with("mostly "))
        printed.erase(0, 7);
    const auto first = [](std::string_view text) { return text.substr(0, text.find(" - ")); };
    if (std::string exact = formatWhere([&](const FileType &t) { return printed == t.printed; });
        !exact.empty())
        return exact;
    if (printed.find("bpw") == std::string::npos)
        return {};
    return formatWhere([&](const FileType &t) { return first(t.printed) == first(printed); });
}

std::string ggufFormatOfBlockType(std::string_view name)
{
    return formatWhere([&](const FileType &t) { return name == t.block; });
}

} // namespace headroom
