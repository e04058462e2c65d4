// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/usercatalogs.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "model/catalog/read_catalog.h"
#include "widgets/sentences/refusals.h"

#include <algorithm>

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

QStringList addUserCatalogs(Catalog &catalog)
{
    QStringList refusals;
    for (const QString &folder : userCatalogFolders())
        for (const CatalogProblem &problem : loadUserCatalogs(catalog, std::filesystem::path(folder.toStdU16String())))
            refusals << refusalText(problem);
    return refusals;
}

} // namespace headroom
