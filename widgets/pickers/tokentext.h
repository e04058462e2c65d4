// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <optional>

#include "model/units/units.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// A number of tokens as people write it: "8192", with the separators of either language ("8,192",
// "8.192", "8 192"), or in powers of two with a suffix ("8K", "256k", "1M", "1.5K" with the locale's
// decimal sign). Nothing for anything else and for what a context cannot be.
[[nodiscard]] std::optional<Tokens> tokensFromText(const QString &text, const QLocale &locale);

// A plain number, not negative, with the locale's decimal sign; an optional unit behind it must be one
// of `units`, in any case. The number alone is given back.
[[nodiscard]] std::optional<double> numberFromText(const QString &text, const QStringList &units,
                                                   const QLocale &locale);

// Memory with or without its unit; without one it is meant in `unit`.
[[nodiscard]] std::optional<Bytes> memoryFromText(const QString &text, MemoryUnit unit,
                                                  const QLocale &locale);

} // namespace headroom
