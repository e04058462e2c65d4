// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <algorithm>
#include <cstdio>

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
    std::replace_if(shown.begin(), shown.end(), [](QChar c) { return c != QLatin1Char('\n') && steers(c); }, QChar(QChar::ReplacementCharacter));
    return shown;
}

bool writeOut(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const std::size_t size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0;
}

void writeError(const QString &line)
{
    QString shown = line;
    shown.replace(QLatin1Char('\n'), QChar(QChar::ReplacementCharacter));
    const QByteArray bytes = (QLatin1String("headroom-cli: ") + harmless(shown) + QLatin1Char('\n')).toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

} // namespace headroom
