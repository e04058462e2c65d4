// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sentences/catalogentry.h"

class QPalette;
class QTextDocument;

namespace headroom {

// Writes an entry of the catalog: every figure with the mark of its kind, its source and what other sources
// say, then disagreements, cautions and notes.
void writeCatalogEntry(QTextDocument *document, const QPalette &palette, const Catalog &catalog,
                       const CatalogEntry &entry, const QLocale &locale);

// Two entries of one list side by side, with the second over the first.
void writeCatalogComparison(QTextDocument *document, const QPalette &palette, const CatalogEntry &first,
                            const CatalogEntry &second, const Numbers &numbers);

} // namespace headroom
