// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/carriedmodels.h"

#include "widgets/sentences/refusals.h"

#include <QCoreApplication>
#include <QStringList>

namespace headroom {

namespace {

struct Carried {
    Q_DECLARE_TR_FUNCTIONS(CarriedModels)
};

QString joined(const std::vector<std::string> &ids)
{
    QStringList names;
    for (const std::string &id : ids)
        names << QString::fromStdString(id);
    return names.join(QLatin1String(", "));
}

} // namespace

QString carriedText(const CarriedTrouble &trouble)
{
    QStringList sentences;
    if (!trouble.refused.empty()) // the first says where to look
        sentences << refusalText(trouble.refused.front());
    if (!trouble.differing.empty())
        //: %1: ids of models
        sentences << Carried::tr("The file brings an entry of its own for %1 that differs from the "
                                 "catalog's; the catalog's is used.")
                         .arg(joined(trouble.differing));
    return sentences.join(QLatin1Char(' '));
}

QString notCarriedText(const std::vector<std::string> &ids)
{
    //: %1: ids of models
    return Carried::tr("Saved, but without the entry of %1, which is too large for a scenario: elsewhere "
                       "the model must be imported again.")
        .arg(joined(ids));
}

} // namespace headroom
