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
    const QByteArray bytes =
        (QLatin1String("headroom-cli: ") + harmlessLine(line) + QLatin1Char('\n')).toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

} // namespace headroom
