// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace headroom {

// Screen readers hear of plots as charts instead of nameless areas. Once, from any plot's constructor.
void announcePlotsAsCharts();

// The same for a widget that draws a chart and speaks through its accessible description.
void announceAsChart(QWidget *widget);

// Their description is the read-out; this says that it has changed.
class PlotCard;
void announceReadOut(PlotCard *card);

} // namespace headroom
