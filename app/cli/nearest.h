// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "model/catalog/catalog.h"

namespace headroom {

// A name that stands for an id, maybe the id itself.
struct NamedId {
    QString name;
    QString id;
};
[[nodiscard]] QList<NamedId> acceleratorNames(const Catalog &catalog);
[[nodiscard]] QList<NamedId> modelNames(const Catalog &catalog);
[[nodiscard]] QList<NamedId> weightFormatNames(const Catalog &catalog);
[[nodiscard]] QList<NamedId> cacheFormatNames(const Catalog &catalog);

// Up to three ids whose names are close enough to a word that it may be a slip; nearest first.
[[nodiscard]] QStringList nearestIds(const QString &word, const QList<NamedId> &names);

} // namespace headroom
