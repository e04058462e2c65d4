// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/harmless.h"

#include <algorithm>

namespace headroom {

namespace {

// Control characters, and those that reorder or break lines.
bool steers(QChar c)
{
    const char16_t code = c.unicode();
    const bool control = c.category() == QChar::Other_Control;
    const bool reorders = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return control || reorders || code == 0x2028 || code == 0x2029;
}

} // namespace

QString harmless(const QString &text)
{
    QString shown = text;
    std::replace_if(
        shown.begin(), shown.end(), [](QChar c) { return c != QLatin1Char('\n') && steers(c); },
        QChar(QChar::ReplacementCharacter));
    return shown;
}

QString harmlessLine(QString text)
{
    return harmless(text.replace(QLatin1Char('\n'), QChar(QChar::ReplacementCharacter)));
}

} // namespace headroom
