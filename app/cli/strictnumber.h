// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace headroom {

// Numbers on the command line are the same in every language: digits and a point, nothing around
// them. Anything else is refused in the option's name, with how to write it where that can be guessed.
[[nodiscard]] std::int64_t wholeNumber(const QString &option, const QString &text, std::int64_t least, std::int64_t most);
[[nodiscard]] double realNumber(const QString &option, const QString &text, double least, double most);

} // namespace headroom
