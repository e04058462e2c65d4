// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/language.h"

#include <optional>
#include <string>
#include <vector>

namespace headroom::probe {

enum class Verb { List, Memory, Bandwidth, Decode, All, Watch };

// The command line, understood.
struct Options {
    Verb verb = Verb::List;
    std::optional<int> device; // all for list, memory and watch; the first for what measures
    std::string model;         // file with layer shapes
    bool json = false;
    bool force = false;     // measure though the device is busy
    std::string hipLibrary; // a path; then no other runtime is looked for
    std::string cudaLibrary;
    std::string sysfs = "/sys"; // --sysfs-root
    std::string devices = "/dev";
    double timeBudget = 10.0;  // seconds for each measurement
    double memoryBudget = 4.0; // GiB for the buffers
    double interval = 1.0;     // seconds between two lines of watch
    int count = 0;             // lines of watch; 0: until stopped
    double stallLimit = 0.0;   // seconds for any foreign call; 0: the limits of the protocol
    Language language = Language::English;
    bool help = false;
    bool version = false;
};

// Names the option and what is wrong with it, in the user's language.
struct UsageError {
    std::string text;
};

[[nodiscard]] Options optionsFrom(const std::vector<std::string> &arguments); // throws UsageError
[[nodiscard]] const char *verbName(Verb verb);

} // namespace headroom::probe
