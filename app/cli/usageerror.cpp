// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usageerror.h"

namespace headroom {

QString quoted(const QString &word)
{
    constexpr qsizetype longest = 60;
    const QString shown = word.size() > longest ? word.left(longest) + QChar(0x2026) : word;
    return QLatin1Char('"') + shown + QLatin1Char('"');
}

void refuse(const QString &option, const QString &reason)
{
    throw UsageError{option + QLatin1String(": ") + reason};
}

} // namespace headroom
