// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/engine_log.h"
#include "model/measurement/log_lines.h"

#include <span>

namespace headroom {

// How a printed number becomes a value.
enum class Scale : std::uint8_t {
    Plain,
    MiB,
    GiB,       // vLLM's GiB and SGLang's "GB", which is 2^30 bytes too
    AsPrinted, // the unit stands behind the number: MiB, GiB, GB, KiB, B
};

// A piece of a message: the text before the number, then the number, then the text behind it. Spaces in
// `before` and `behind` match one space or none.
struct LogPattern {
    const char *before;
    const char *behind;
    LogTerm term;
    Scale scale;
};

// key=value, 'key': value, "key": value, --key value, in engine configs, argument dumps and command lines.
struct LogKey {
    const char *key; // with underscores; dashes match them
    LogTerm term;
};

// The messages of each engine.
[[nodiscard]] std::span<const LogPattern> vllmPatterns();
[[nodiscard]] std::span<const LogKey> vllmKeys();
[[nodiscard]] std::span<const LogPattern> sglangPatterns();
[[nodiscard]] std::span<const LogKey> sglangKeys();
[[nodiscard]] std::span<const LogPattern> llamaPatterns();

// A number at `position` (behind at most one space): digits with thousands commas, sign, decimals.
struct LogNumber {
    double value = 0.0;
    double lastDigit = 1.0; // weight of the last printed digit
    std::size_t end = 0;
};
[[nodiscard]] std::optional<LogNumber> numberAt(std::string_view text, std::size_t position);

// Value and rounding in base units; nothing where a unit was expected and is missing.
struct ScaledNumber {
    double value = 0.0;
    double rounding = 0.0;
    std::size_t end = 0;
};
[[nodiscard]] std::optional<ScaledNumber> scaledAt(std::string_view text, std::size_t position, Scale scale);

// Every place of a line where a pattern matches, as values.
void matchPatterns(const LogLine &line, std::span<const LogPattern> patterns,
                   std::vector<PrintedValue> &values);
void matchKeys(const LogLine &line, std::span<const LogKey> keys, std::vector<PrintedValue> &values);

// A value with the line it stands on.
[[nodiscard]] PrintedValue printedAt(const LogLine &line, std::size_t position, LogTerm term);

} // namespace headroom
