// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headroom {

// Screen readers hear of plots as charts instead of nameless areas. Once, from any plot's constructor.
void announcePlotsAsCharts();

} // namespace headroom
