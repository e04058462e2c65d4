// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/usercatalogs.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>

namespace headroom {

QStringList userCatalogFolders()
{
    QStringList folders = QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
    std::reverse(folders.begin(), folders.end()); // Qt names the user's own first
    for (QString &folder : folders)
        folder = QDir::cleanPath(folder + QLatin1String("/headroom/catalogs"));
    folders.removeDuplicates();
    return folders;
}

QString userCatalogFolder()
{
    return QDir::cleanPath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
                           + QLatin1String("/headroom/catalogs"));
}

std::vector<CatalogProblem> addUserCatalogs(Catalog &catalog)
{
    std::vector<CatalogProblem> all;
    for (const QString &folder : userCatalogFolders()) {
        auto problems = loadUserCatalogs(catalog, std::filesystem::path(folder.toStdU16String()));
        std::move(problems.begin(), problems.end(), std::back_inserter(all));
    }
    return all;
}

} // namespace headroom
