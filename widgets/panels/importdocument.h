// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include "widgets/sentences/numbers.h"

#include "model/checkpoint/import_model.h"

class QTextDocument;

namespace headroom {

// What was read of a model's file: what follows from it, what was assumed and why, which keys nobody
// understood, and what was understood of which key. Text alone: all of it comes from the file.
void writeImport(QTextDocument *document, const QPalette &palette, const Catalog &catalog,
                 const ImportedModel &imported, const Numbers &numbers);

} // namespace headroom
