// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/numbers.h"

#include <array>
#include <cmath>

namespace headroom {

namespace {

struct Scale {
    double size;
    const char *name;
};

using Scales = std::array<Scale, 4>;
constexpr Scales kBinary{{{kGiB, "GiB"}, {kMiB, "MiB"}, {1024.0, "KiB"}, {1.0, "B"}}};
constexpr Scales kDecimal{{{kGB, "GB"}, {1e6, "MB"}, {1e3, "kB"}, {1.0, "B"}}};

// Slack for figures that are exact but for the last bits of a double.
constexpr double kSlack = 1e-7;

double rounded(double value, int decimals, Rounding rounding)
{
    const double shift = std::pow(10.0, decimals);
    const double scaled = value * shift;
    if (rounding == Rounding::Up)
        return std::ceil(scaled - kSlack) / shift;
    if (rounding == Rounding::Down)
        return std::floor(scaled + kSlack) / shift;
    return std::round(scaled) / shift;
}

// The largest unit of which there is at least one once the figure is rounded: 1,023.99 MiB is 1.0 GiB.
const Scale &scaleFor(const Scales &scales, double value, int decimals, Rounding rounding)
{
    for (std::size_t i = 0; i + 1 < scales.size(); ++i) {
        const double finer = scales[i].size / scales[i + 1].size;
        if (std::abs(rounded(value / scales[i + 1].size, decimals, rounding)) >= finer)
            return scales[i];
    }
    return scales.back();
}

QString withUnit(const QString &number, const char *unit)
{
    return number + QLatin1Char(' ') + QLatin1String(unit);
}

} // namespace

Numbers::Numbers(const QLocale &locale, MemoryUnit unit)
    : m_locale(locale)
    , m_unit(unit)
{}

QString Numbers::fixed(double value, int decimals) const
{
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("-∞");
    if (std::abs(value) >= 1e18) // no one reads more digits
        return m_locale.toString(value, 'g', 6);
    return m_locale.toString(value == 0.0 ? 0.0 : value, 'f', decimals); // no -0
}

QString Numbers::trimmed(double value, int decimals) const
{
    const double shown = rounded(value, decimals, Rounding::Nearest);
    int needed = 0;
    while (needed < decimals && std::abs(shown - rounded(shown, needed, Rounding::Nearest)) > 1e-9)
        ++needed;
    return fixed(shown, needed);
}

QString Numbers::memory(Bytes bytes, int decimals, Rounding rounding) const
{
    const Scales &scales = m_unit == MemoryUnit::GiB ? kBinary : kDecimal;
    const Scale &scale = scaleFor(scales, bytes.value(), decimals, rounding);
    const double shown = rounded(bytes.value() / scale.size, decimals, rounding);
    const bool largest = &scale == &scales.front();
    return withUnit(largest ? fixed(shown, decimals) : trimmed(shown, decimals), scale.name);
}

QString Numbers::vendorMemory(Bytes bytes) const
{
    return withUnit(trimmed(bytes.value() / kGB, 1), "GB");
}

QString Numbers::bandwidth(BytesPerSecond rate) const
{
    if (rate < terabytesPerSecond(1.0))
        return withUnit(trimmed(rate.value() / 1e9, 1), "GB/s");
    return withUnit(trimmed(rate.value() / kTB, 3), "TB/s");
}

QString Numbers::rate(TokensPerSecond rate) const
{
    const double value = rate.value();
    return withUnit(fixed(value, value >= 999.95 ? 0 : value >= 9.995 ? 1 : 2), "tok/s");
}

QString Numbers::seconds(Seconds time) const
{
    constexpr std::array<Scale, 4> scales{{{1.0, "s"}, {1e-3, "ms"}, {1e-6, "µs"}, {1e-9, "ns"}}};
    const double magnitude = std::abs(time.value());
    const Scale *scale = &scales.back();
    for (const Scale &candidate : scales) {
        if (magnitude / candidate.size >= 0.9995) {
            scale = &candidate;
            break;
        }
    }
    const double value = time.value() / scale->size;
    return threeDigits(value) + QLatin1Char(' ') + QString::fromUtf8(scale->name);
}

QString Numbers::threeDigits(double value) const
{
    const double size = std::abs(value);
    return trimmed(value, size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
}

QString Numbers::flops(double operations) const
{
    constexpr std::array<Scale, 5> scales{
        {{1e15, "PFLOP"}, {1e12, "TFLOP"}, {1e9, "GFLOP"}, {1e6, "MFLOP"}, {1.0, "FLOP"}}};
    const Scale *scale = &scales.back();
    for (const Scale &candidate : scales) {
        if (std::abs(operations) / candidate.size >= 0.9995) {
            scale = &candidate;
            break;
        }
    }
    return withUnit(trimmed(operations / scale->size, 1), scale->name);
}

QString Numbers::amount(double usd) const
{
    int decimals = 2;
    while (decimals < 6 && usd != 0.0 && std::abs(usd) * std::pow(10.0, decimals) < 9.5)
        ++decimals; // a figure below ten cents keeps two digits
    return fixed(usd, std::abs(usd) >= 9999.5 ? 0 : decimals);
}

QString Numbers::dollars(double usd) const
{
    const QString sign =
        m_locale.language() == QLocale::Portuguese ? QStringLiteral("US$ ") : QStringLiteral("$");
    return sign + amount(usd);
}

QString Numbers::dollarsPerHour(double usd) const
{
    return dollars(usd) + QLatin1String("/h");
}

QString Numbers::power(Watts watts) const
{
    if (watts.value() >= 9999.5)
        return withUnit(trimmed(watts.value() / 1e3, 1), "kW");
    return withUnit(threeDigits(watts.value()), "W");
}

QString Numbers::energy(double joules) const
{
    return joules < 0.9995 ? withUnit(threeDigits(joules * 1e3), "mJ") : withUnit(threeDigits(joules), "J");
}

QString Numbers::percent(double share, int decimals) const
{
    return fixed(share * 100.0, decimals) + QLatin1Char('%');
}

QString Numbers::count(double value) const
{
    return trimmed(value, 4);
}

QString Numbers::exactCount(double value) const
{
    return fixed(std::isinf(value) ? value : rounded(value, 2, Rounding::Down), 2);
}

QString Numbers::tokens(Tokens tokens) const
{
    return m_locale.toString(static_cast<qlonglong>(tokens));
}

QString Numbers::shortTokens(Tokens tokens) const
{
    constexpr Tokens kilo = 1024;
    constexpr Tokens mega = kilo * kilo;
    if (tokens >= mega && tokens % mega == 0)
        return m_locale.toString(static_cast<qlonglong>(tokens / mega)) + QLatin1Char('M');
    if (tokens >= kilo && tokens % kilo == 0)
        return m_locale.toString(static_cast<qlonglong>(tokens / kilo)) + QLatin1Char('K');
    return m_locale.toString(static_cast<qlonglong>(tokens));
}

QString Numbers::value(Unit unit, double value) const
{
    switch (unit) {
    case Unit::Byte: {
        const Scales &scales = m_unit == MemoryUnit::GiB ? kBinary : kDecimal;
        const Scale &scale = scaleFor(scales, value, 2, Rounding::Nearest);
        return withUnit(trimmed(value / scale.size, 2), scale.name);
    }
    case Unit::Bit:
        return withUnit(trimmed(value, 5), "bit");
    case Unit::BytePerSecond:
        return bandwidth(BytesPerSecond{value});
    case Unit::TokenPerSecond:
        return rate(TokensPerSecond{value});
    case Unit::Second:
        return seconds(Seconds{value});
    case Unit::Flop:
        return flops(value);
    case Unit::FlopPerSecond:
        return flops(value) + QLatin1String("/s");
    case Unit::PerSecond:
        return withUnit(threeDigits(value), "/s");
    case Unit::Dollar:
        return dollars(value);
    case Unit::DollarPerHour:
        return dollarsPerHour(value);
    case Unit::Watt:
        return power(Watts{value});
    case Unit::Joule:
        return energy(value);
    case Unit::Count:
    case Unit::Token:
    case Unit::Ratio:
        break;
    }
    return count(value);
}

} // namespace headroom
