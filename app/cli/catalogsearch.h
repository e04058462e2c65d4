// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "model/catalog/catalog.h"

namespace headroom {

// The entries of one list that hold all words of a search, in the order of the catalog.
class CatalogSearch
{
public:
    explicit CatalogSearch(const QString &words);

    [[nodiscard]] bool matches(const Accelerator &accelerator) const;
    [[nodiscard]] bool matches(const LanguageModel &model) const;
    [[nodiscard]] bool matches(const WeightFormat &format) const;
    [[nodiscard]] bool matches(const CacheFormat &format) const;

private:
    [[nodiscard]] bool allIn(const QStringList &texts) const;

    QStringList m_words; // lower case
};

} // namespace headroom
