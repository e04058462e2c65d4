// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace headroom {

// What was typed, before it is understood. An option that was not given is empty.
using Typed = std::optional<QString>;

// The question: one configuration, or a scenario file.
struct TypedQuestion {
    Typed accelerator, model, weights, kv, context, sequences;
    Typed tp, pp, ep, dp;
    Typed method, weightsBasis;
    Typed memory, bandwidth, reserve, utilization, pool;
    Typed prompt, output, meanFill, rateEngine, floor; // what the conversations do
    Typed price, priceBasis, devicePower;
    QStringList settings; // KEY=VALUE
    Typed scenario;       // a file
    QString firstGiven;   // the first of all these but the scenario, for errors; empty where none was
};

struct TypedSweep {
    Typed axis, from, to, points;
};

// Limits of a purchase.
struct TypedSize {
    Typed users, ttft, budget, power, devices, rank, methods;
    bool grey = false; // also what no published run supports
    bool all = false;
};

struct TypedInspect {
    Typed file;
    bool keep = false; // in the user's catalogs
};

// A start-up log, and what it does not name.
struct TypedCheck {
    Typed log; // a file, or "-" for standard input
    Typed model, accelerator;
};

// Result files of benchmarks, and what they leave open (in the question's options).
struct TypedResults {
    QStringList files; // or folders
    Typed concurrency;
};

enum class Verb {
    None,
    Evaluate,
    Sweep,
    Layouts,
    Catalog,
    Explain,
    Size,
    Inspect,
    Check,
    Results,
    Story,
    Shapes
};
enum class Format { Text, Json, Csv, Markdown };

struct Request {
    Verb verb = Verb::None;
    TypedQuestion question;
    TypedSweep sweep;
    TypedSize size;
    TypedInspect inspect;
    TypedCheck check;
    TypedResults results;
    Typed story;   // its id or a file; empty: the list
    Typed devices; // layouts
    Typed list;    // catalog: accelerators, models or formats
    Typed search;  // catalog
    Format format = Format::Text;
    Typed xlsx;   // evaluate: a file that receives a workbook
    QString help; // not empty: print this and nothing else
    bool version = false;
};

// The language asked for by --lang anywhere in the arguments, else the system's; known before anything
// is said. Throws UsageError.
[[nodiscard]] QString languageOf(const QStringList &arguments);

// Takes the arguments apart (without the program's name). Throws UsageError.
[[nodiscard]] Request requestFrom(const QStringList &arguments);

} // namespace headroom
