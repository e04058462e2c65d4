// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "widgets/sentences/harmless.h"

#include <cstdio>

namespace headroom {

bool writeOut(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const std::size_t size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0;
}

void writeError(const QString &line)
{
    // A name of a file may have thousands of characters; what is wrong with it stands at the end.
    constexpr qsizetype longest = 1000;
    const QString shown =
        line.size() > longest ? line.left(longest / 2) + QChar(0x2026) + line.right(longest / 2) : line;
    const QByteArray bytes =
        (QLatin1String("headroom-cli: ") + harmlessLine(shown) + QLatin1Char('\n')).toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

} // namespace headroom
