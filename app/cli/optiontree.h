// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <memory>

namespace headroom {

// The whole command line: verbs, options and their help, in the application's language. Values are
// kept as text, every occurrence of them, and understood elsewhere.
[[nodiscard]] std::unique_ptr<CLI::App> optionTree();

} // namespace headroom
