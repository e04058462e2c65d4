// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/keptmodel.h"

#include "model/checkpoint/catalog_text.h"

namespace headroom {

KeptEntry keepModel(const ImportedModel &imported)
{
    return keepEntry(catalogFileName(imported), catalogText(imported));
}

} // namespace headroom
