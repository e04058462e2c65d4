// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace headroom {

// While it lives, fontFor() gives fonts that are drawn letter by letter, without the substitutes that Inter
// has for signs beside figures and capitals: in a PDF these can be seen but not read, copied or found.
class PlainLetters {
public:
    PlainLetters();
    ~PlainLetters();
    Q_DISABLE_COPY_MOVE(PlainLetters)

    [[nodiscard]] static bool wanted();
};

} // namespace headroom
