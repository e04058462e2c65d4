// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

#include "model/catalog/catalog.h"

namespace headroom {

// Sources of a table, numbered in the order in which they are first used.
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
    QList<Provenance> m_used;
};

} // namespace headroom
