// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/llama_shapes.h"

#include "model/measurement/log_pattern.h"

#include <array>

namespace headroom {

namespace {

constexpr double kMostShape = 1e8;

// The whole number behind "name =", 0 where the line has none; a list of several is none.
int shapeOf(std::string_view line, std::string_view name)
{
    for (std::size_t at = line.find(name); at != std::string_view::npos; at = line.find(name, at + 1)) {
        std::size_t i = at + name.size();
        while (i < line.size() && line[i] == ' ')
            ++i;
        const bool whole = (at == 0 || line[at - 1] == ' ') && i < line.size() && line[i] == '=';
        if (!whole)
            continue;
        const auto number = numberAt(line, i + 1);
        return number && number->value >= 0.0 && number->value < kMostShape ? static_cast<int>(number->value)
                                                                            : 0;
    }
    return 0;
}

// "offloaded 20/33 layers to GPU"
void readOffload(std::string_view line, LogShapes &shapes)
{
    constexpr std::string_view words = "offloaded ";
    const std::size_t at = line.find(words);
    if (at == std::string_view::npos || line.find(" layers to GPU") == std::string_view::npos)
        return;
    const auto some = numberAt(line, at + words.size());
    const auto all = some && some->end < line.size() && line[some->end] == '/' ? numberAt(line, some->end + 1)
                                                                               : std::nullopt;
    if (!all || all->value >= kMostShape || some->value > all->value)
        return;
    shapes.offloaded = static_cast<int>(some->value);
    shapes.offloadable = static_cast<int>(all->value);
}

} // namespace

void readLlamaShapes(std::string_view line, LogShapes &shapes)
{
    readOffload(line, shapes);
    if (line.find("print_info:") == std::string_view::npos
        && line.find("llm_load_print_meta:") == std::string_view::npos)
        return;
    struct Name {
        std::string_view printed;
        int LogShapes::*field;
    };
    constexpr std::array<Name, 8> names{{{"n_layer", &LogShapes::layers},
                                         {"n_embd_k_gqa", &LogShapes::keyElements},
                                         {"n_embd_v_gqa", &LogShapes::valueElements},
                                         {"n_swa", &LogShapes::window},
                                         {"ssm_d_conv", &LogShapes::stateTaps},
                                         {"ssm_d_inner", &LogShapes::stateInner},
                                         {"ssm_d_state", &LogShapes::stateSize},
                                         {"ssm_n_group", &LogShapes::stateGroups}}};
    for (const Name &name : names)
        if (const int value = shapeOf(line, name.printed); value > 0)
            shapes.*name.field = value;
}

} // namespace headroom
