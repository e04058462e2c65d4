// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include "model/explain/trace.h"
#include "model/units/units.h"

namespace headroom {

// How byte counts are shown. Bandwidth is always TB/s and vendor sizes always GB, as their sheets say.
enum class MemoryUnit { GiB, GB };

// Which way the last digit goes. What is missing rounds up and what is left rounds down, so that no
// figure looks as if something fitted that does not.
enum class Rounding { Nearest, Up, Down };

// Numbers as text, in a locale. Every figure on screen, in exports and on the command line goes
// through here, so that a decimal sign or a unit is decided once.
class Numbers {
public:
    explicit Numbers(const QLocale &locale, MemoryUnit unit = MemoryUnit::GiB);

    // "133.7 GiB"; MiB below 1 GiB, KiB below 1 MiB, there without needless zeros: "656 MiB".
    [[nodiscard]] QString memory(Bytes bytes, int decimals = 1, Rounding rounding = Rounding::Nearest) const;
    [[nodiscard]] QString vendorMemory(Bytes bytes) const;      // "192 GB"
    [[nodiscard]] QString bandwidth(BytesPerSecond rate) const; // "5.3 TB/s", GB/s below 1 TB/s
    [[nodiscard]] QString rate(TokensPerSecond rate) const; // "98.1 tok/s"; no decimals from 1,000, two below
                                                            // 10
    [[nodiscard]] QString seconds(Seconds time) const;      // "8.06 ms", "10 µs"
    [[nodiscard]] QString flops(double operations) const;   // "213.2 TFLOP"
    [[nodiscard]] QString dollars(double usd) const;        // "$1.86", "US$ 1,86"; more digits below a cent
    [[nodiscard]] QString amount(double usd) const;         // the same without the sign: "1.86"
    [[nodiscard]] QString dollarsPerHour(double usd) const; // "$1.86/h"
    [[nodiscard]] QString power(Watts watts) const;         // "750 W", "10.4 kW"
    [[nodiscard]] QString energy(double joules) const;      // "12.3 J", "840 mJ"
    [[nodiscard]] QString percent(double share, int decimals = 0) const; // "91%"
    [[nodiscard]] QString count(double value) const;        // "262,144"; up to 4 decimals where not whole
    [[nodiscard]] QString exactCount(double value) const;   // "8.28": two decimals, cut off, never rounded up
    [[nodiscard]] QString tokens(Tokens tokens) const;      // "262,144"
    [[nodiscard]] QString shortTokens(Tokens tokens) const; // "256K" for powers of two on axes, 1K = 1,024
    [[nodiscard]] QString value(Unit unit, double value) const; // by the unit of a term, for workings: "50.29
                                                                // GiB"

    [[nodiscard]] const QLocale &locale() const { return m_locale; }
    [[nodiscard]] MemoryUnit unit() const { return m_unit; }
    [[nodiscard]] Numbers in(MemoryUnit unit) const { return Numbers(m_locale, unit); }

private:
    [[nodiscard]] QString fixed(double value, int decimals) const;
    [[nodiscard]] QString trimmed(double value, int decimals) const;
    [[nodiscard]] QString threeDigits(double value) const; // "0.84", "8.4", "84"

    QLocale m_locale;
    MemoryUnit m_unit;
};

} // namespace headroom
