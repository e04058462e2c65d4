// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/sheetformula.h"

#include <array>
#include <utility>

namespace headroom {

namespace {

// Signs of the patterns and what spreadsheets write for them.
const std::array<std::pair<QString, QString>, 8> kSigns{{
    {QStringLiteral("×"), QStringLiteral("*")},
    {QStringLiteral("−"), QStringLiteral("-")},
    {QStringLiteral("⌈"), QStringLiteral("ROUNDUP(")},
    {QStringLiteral("⌉"), QStringLiteral(",0)")},
    {QStringLiteral("⌊"), QStringLiteral("ROUNDDOWN(")},
    {QStringLiteral("⌋"), QStringLiteral(",0)")},
    {QStringLiteral("√"), QStringLiteral("SQRT")},
    {QStringLiteral(" "), QString()},
}};

QString withCells(const QString &pattern, const QStringList &cells)
{
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != QLatin1Char('{')) {
            text += pattern[i];
            continue;
        }
        text += cells.value(pattern[i + 1].digitValue());
        i += 2;
    }
    return text;
}

} // namespace

QString sheetFormula(Formula formula, const QStringList &cells)
{
    if (formula == Formula::Sum)
        return cells.isEmpty() ? QStringLiteral("0") : cells.join(QLatin1Char('+'));
    QString pattern = QString::fromUtf8(patternOf(formula));
    if (pattern.contains(QLatin1Char(':'))) // "max t : b(t) ≤ …" is a search
        return {};
    for (const auto &[sign, written] : kSigns)
        pattern.replace(sign, written);
    pattern.replace(QLatin1String("min("), QLatin1String("MIN("));
    pattern.replace(QLatin1String("max("), QLatin1String("MAX("));
    const QString written = withCells(pattern, cells);
    // SGLang rounds its fraction to three places, as a note of the working says.
    return formula == Formula::FractionLeft ? QStringLiteral("ROUND(%1,3)").arg(written) : written;
}

} // namespace headroom
