// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelfile.h"

#include "app/cli/usageerror.h"

#include "widgets/sentences/importwords.h"

#include <QDate>
#include <QFileInfo>

namespace headroom {

ImportedModel modelFromFile(const Catalog &catalog, const QString &path)
{
    ImportResult result = importModelFile(std::filesystem::path(path.toStdU16String()), catalog,
                                          QDate::currentDate().toString(Qt::ISODate).toStdString());
    if (const ImportProblem *problem = std::get_if<ImportProblem>(&result))
        throw UsageError{refusalText(*problem)};
    return std::get<ImportedModel>(std::move(result));
}

void useModelFile(Catalog &catalog, Typed &model, Typed *weights)
{
    if (!model || catalog.model(model->toStdString()))
        return;
    const QFileInfo file(*model);
    if (!looksImportable(file.fileName().toStdString()) && !file.exists())
        return;
    const ImportedModel imported = modelFromFile(catalog, *model);
    model = QString::fromStdString(addToCatalog(catalog, imported));
    if (weights && !*weights)
        *weights = QString::fromStdString(imported.model.checkpoints.front().format);
}

} // namespace headroom
