// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include "widgets/sentences/numbers.h"

#include "model/measurement/check_log.h"

class QTextDocument;

namespace headroom {

// What was read from a start-up log and what it was taken for, each with the line it stands on.
void writeLog(QTextDocument *document, const QPalette &palette, const CheckedLog &checked,
              const Numbers &numbers);

} // namespace headroom
