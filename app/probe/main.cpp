// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/helptext.h"
#include "app/probe/lines.h"
#include "app/probe/options.h"
#include "app/probe/recordwriter.h"
#include "app/probe/supervisor.h"
#include "app/probe/table.h"

#include <csignal>
#include <string>
#include <vector>

#include <unistd.h>

namespace {

using namespace headroom::probe;

constexpr int kBadInput = 2;

constexpr Sentence kBadModel{"--model %1: %2", "--model %1: %2"};

int run(const Options &options)
{
    if (options.help)
        return writeWhole(STDOUT_FILENO, helpText(options.language)) ? 0 : 1;
    if (options.version)
        return writeWhole(STDOUT_FILENO, "headroom-probe " HEADROOM_VERSION "\n") ? 0 : 1;
    Shapes shapes;
    if (!options.model.empty()) {
        auto read = shapesIn(options.model);
        if (const auto *bad = std::get_if<BadShapes>(&read))
            throw UsageError{kBadModel.in(options.language, options.model, bad->reason)};
        shapes = std::get<Shapes>(std::move(read));
    }
    if (options.json) {
        Lines lines(STDOUT_FILENO);
        return supervise(options, shapes, lines);
    }
    Table table(STDOUT_FILENO, options.language);
    return supervise(options, shapes, table);
}

} // namespace

int main(int argc, char **argv)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is noticed when writing
    try {
        return run(optionsFrom(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc)));
    } catch (const UsageError &error) {
        static_cast<void>(writeWhole(STDERR_FILENO, error.text + '\n'));
        return kBadInput;
    }
}
