// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headroom {

// A number for one movement of the hand: all edits of a drag carry the same one and are undone
// together. Never 0, which stands for an edit on its own.
[[nodiscard]] inline int nextGesture()
{
    static int last = 0;
    return ++last;
}

} // namespace headroom
