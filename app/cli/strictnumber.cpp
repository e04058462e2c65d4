// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/strictnumber.h"

#include "app/cli/usageerror.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <charconv>
#include <cmath>
#include <optional>

namespace headroom {

namespace {

struct NumberErrors {
    Q_DECLARE_TR_FUNCTIONS(NumberErrors)
};

// The whole text as a number in the C locale. An overflow is infinite, so that limits refuse it.
std::optional<double> parsed(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    double value = 0.0;
    const auto [end, error] = std::from_chars(bytes.begin(), bytes.end(), value, std::chars_format::general);
    if (end != bytes.end() || bytes.isEmpty() || std::isnan(value))
        return std::nullopt;
    if (error == std::errc::result_out_of_range) // too large, or so small that it is nothing
        return bytes.contains("e-") || bytes.contains("E-")
                   ? 0.0
                   : std::copysign(HUGE_VAL, bytes.startsWith('-') ? -1.0 : 1.0);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

QString plain(double value)
{
    return QLocale::c().toString(value, 'g', 15).remove(QLatin1Char('+'));
}

// "8,192" or "262.144": how the user's own locale groups thousands.
QString withoutGroups(const QString &text, const char *pattern)
{
    const QRegularExpression groups(QString::fromLatin1(pattern));
    QString digits = text;
    return groups.match(text).hasMatch() ? digits.remove(QRegularExpression(QStringLiteral("[^0-9]")))
                                         : QString();
}

[[noreturn]] void refuseWith(const QString &option, const QString &text, const QString &written)
{
    refuse(option, NumberErrors::tr("%1 has a separator; write %2.").arg(quoted(text), written));
}

void checkLimits(const QString &option, const QString &text, double value, double least, double most)
{
    if (value >= least && value <= most)
        return;
    //: A number on the command line is outside of its limits. %1: what was typed · %2, %3: limits
    refuse(option,
           NumberErrors::tr("%1 is outside of %2 to %3.").arg(quoted(text), plain(least), plain(most)));
}

} // namespace

std::int64_t wholeNumber(const QString &option, const QString &text, std::int64_t least, std::int64_t most)
{
    if (const QString digits = withoutGroups(text, "^\\d{1,3}([.,' _]\\d{3})+\\z"); !digits.isEmpty())
        refuseWith(option, text, digits);
    static const QRegularExpression whole(QStringLiteral("^-?[0-9]+\\z"));
    if (!whole.match(text).hasMatch())
        refuse(option, NumberErrors::tr("%1 is not a whole number.").arg(quoted(text)));
    const double value = *parsed(text);
    checkLimits(option, text, value, static_cast<double>(least), static_cast<double>(most));
    return static_cast<std::int64_t>(value);
}

double realNumber(const QString &option, const QString &text, double least, double most)
{
    if (const QString digits = withoutGroups(text, "^\\d{1,3}(,\\d{3}){2,}$"); !digits.isEmpty())
        refuseWith(option, text, digits);
    static const QRegularExpression comma(QStringLiteral("^-?[0-9]+,[0-9]+$"));
    if (comma.match(text).hasMatch()) {
        QString point = text;
        refuseWith(option, text, point.replace(QLatin1Char(','), QLatin1Char('.')));
    }
    const std::optional<double> value = parsed(text);
    if (!value)
        refuse(option, NumberErrors::tr("%1 is not a number.").arg(quoted(text)));
    checkLimits(option, text, *value, least, most);
    return *value;
}

} // namespace headroom
