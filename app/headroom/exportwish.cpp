// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/exportwish.h"

#include <array>

namespace headroom {

QString endingOf(ExportKind kind)
{
    constexpr std::array endings{".png", ".svg", ".pdf", ".csv", ".xlsx", ".md"};
    static_assert(endings.size() == kExportKinds);
    return QLatin1String(endings[static_cast<std::size_t>(kind)]);
}

std::optional<PictureKind> pictureOf(ExportKind kind)
{
    return pictureKindOf(endingOf(kind));
}

QStringList filesOf(const ExportWish &wish, const QString &path)
{
    const QString ending = endingOf(wish.kind);
    const bool ends = path.endsWith(ending, Qt::CaseInsensitive);
    if (wish.languages.size() == 1)
        return {ends ? path : path + ending};
    const QString stem = ends ? path.chopped(ending.size()) : path;
    QStringList files;
    for (const QString &language : wish.languages)
        files << stem + QLatin1Char('-') + language + ending;
    return files;
}

} // namespace headroom
