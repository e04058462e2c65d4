// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/measurement/engine_log.h"
#include "model/scenario/scenario.h"

namespace headroom {

// How a part of a configuration was found from a log.
struct LogMatch {
    enum class What : std::uint8_t { Model, Accelerator, Weights, Cache, Context, Parallelism, Memory } what;
    enum class How : std::uint8_t {
        Printed,    // the log names it and the catalog knows the name
        Nearest,    // the log names something like it
        BySize,     // from printed bytes
        Assumed,    // the log is silent: the usual value
        NotFound,   // nothing of the catalog fits; the field is left empty
        Given,      // by the user
        SameShapes, // the catalog knows a model of the same layers and sizes
        Inferred,   // the log is silent: the value from which its figures follow
        StandsIn,   // the catalog lacks the device: one of its vendor, with the printed memory
    } how;
    std::string printed; // what the log says, may be empty
    std::string taken;   // id or value that was taken
    int line = 0;        // 0 where the log does not say
};

// Stable identifiers for JSON: "accelerator", "by_size".
[[nodiscard]] const char *idOf(LogMatch::What what);
[[nodiscard]] const char *idOf(LogMatch::How how);

// A method setting as --set takes it: {"version", "0.25.1"}.
struct LogSetting {
    std::string key;
    std::string value;
    int line = 0;
    bool taken = true;     // false: the method does not understand it
    bool inferred = false; // not printed: the value from which the log's figures follow
};

// Ids that stand in for what a log does not name; empty ones do not.
struct LogHints {
    std::string model;
    std::string accelerator;
};

// A log as a scenario with one configuration, counted by the engine's method.
struct MatchedLog {
    Scenario scenario;
    std::vector<LogSetting> settings;
    std::vector<LogMatch> matches;
};

// Fills a scenario from what a log printed: nearest catalog ids, overrides for printed memory and
// utilization, settings of the engine's method.
[[nodiscard]] MatchedLog matchConfiguration(const Catalog &catalog, const EngineLog &log,
                                            const LogHints &hints = {});

// The catalog's model for a printed name: hub names, paths, snapshot folders, file names, titles, with
// quantization and date tails. nullptr where nothing of the catalog fits.
struct NamedModel {
    const LanguageModel *model = nullptr;
    LogMatch::How how = LogMatch::How::NotFound; // Printed, SameShapes or Nearest
};
[[nodiscard]] NamedModel modelNamed(const Catalog &catalog, std::string_view printed);

// The catalog's accelerator for a name a driver prints: "NVIDIA H100 80GB HBM3", "AMD Instinct MI300X".
[[nodiscard]] const Accelerator *acceleratorNamed(const Catalog &catalog, std::string_view printed);

} // namespace headroom
