// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include "model/catalog/catalog.h"

namespace headroom {

// Sources of a table, numbered in the order in which they are first used. Two catalog files may name
// one source: for a reader it is one.
class Footnotes
{
public:
    Footnotes(const Catalog &catalog, const QLocale &locale) : m_catalog(catalog), m_locale(locale) {}

    // "192 GB vendor [1]".
    [[nodiscard]] QString marked(const QString &figure, const Provenance &from);
    [[nodiscard]] QString list() const; // "[1] title, address, date", one a line

private:
    const Catalog &m_catalog;
    QLocale m_locale;
    QStringList m_sources;
};

} // namespace headroom
