// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headroom {

// Pictures are drawn on Qt's offscreen platform, which complains about things no picture needs. Its
// complaints are dropped, everything else is still said.
void silenceOffscreenPlatform();

} // namespace headroom
