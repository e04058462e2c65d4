// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/tokentext.h"

#include <QRegularExpression>

#include <cmath>

#include "model/scenario/scenario.h"

namespace headroom {

namespace {

std::optional<Tokens> withinLimits(double tokens)
{
    if (!std::isfinite(tokens) || tokens < static_cast<double>(kLeastContext)
        || tokens > static_cast<double>(kMostContext))
        return std::nullopt;
    return static_cast<Tokens>(std::llround(tokens));
}

// Tokens are whole, so a point before three digits can only separate thousands, in any locale.
std::optional<Tokens> wholeTokens(QString text)
{
    static const QRegularExpression plain(QStringLiteral("^\\d{1,10}$"));
    static const QRegularExpression
        grouped(QStringLiteral("^\\d{1,3}(?:([.,'\\s\\x{a0}\\x{202f}])\\d{3})(?:\\1\\d{3})*$"));
    if (!plain.match(text).hasMatch()) {
        if (!grouped.match(text).hasMatch())
            return std::nullopt;
        text.remove(QRegularExpression(QStringLiteral("\\D")));
    }
    return withinLimits(text.toDouble());
}

} // namespace

std::optional<double> numberFromText(const QString &text, const QStringList &units, const QLocale &locale)
{
    static const QRegularExpression parts(QStringLiteral("^\\s*([\\d.,]+)\\s*([^\\d.,]*?)\\s*$"));
    const QRegularExpressionMatch match = parts.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString unit = match.captured(2);
    if (!unit.isEmpty() && !units.contains(unit, Qt::CaseInsensitive))
        return std::nullopt;
    QLocale strict = locale;
    strict.setNumberOptions(strict.numberOptions() & ~QLocale::NumberOptions(QLocale::RejectGroupSeparator));
    bool understood = false;
    const double value = strict.toDouble(match.captured(1), &understood);
    if (!understood || !std::isfinite(value) || value < 0.0)
        return std::nullopt;
    return value;
}

std::optional<Bytes> memoryFromText(const QString &text, MemoryUnit unit, const QLocale &locale)
{
    const QStringList gib{QStringLiteral("GiB")};
    const QStringList gb{QStringLiteral("GB")};
    const bool plain = unit == MemoryUnit::GiB;
    if (const auto value = numberFromText(text, plain ? gib : gb, locale))
        return plain ? gibibytes(*value) : gigabytes(*value);
    if (const auto value = numberFromText(text, plain ? gb : gib, locale))
        return plain ? gigabytes(*value) : gibibytes(*value);
    return std::nullopt;
}

std::optional<Tokens> tokensFromText(const QString &text, const QLocale &locale)
{
    const QString trimmed = text.trimmed();
    if (const auto whole = wholeTokens(trimmed))
        return whole;
    const auto kibi = numberFromText(trimmed, {QStringLiteral("k"), QStringLiteral("ki")}, locale);
    if (kibi && !trimmed.back().isDigit())
        return withinLimits(*kibi * 1024.0);
    const auto mebi = numberFromText(trimmed, {QStringLiteral("m"), QStringLiteral("mi")}, locale);
    if (mebi && !trimmed.back().isDigit())
        return withinLimits(*mebi * 1024.0 * 1024.0);
    return std::nullopt;
}

} // namespace headroom
