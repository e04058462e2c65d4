// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include "widgets/panels/devicepage.h"

class QTextDocument;

namespace headroom {

// Writes what is known of a device: what it is, how the probe stands, the check-list against the selected
// configuration. `device`: its number, -1 for none.
void writeDevice(QTextDocument *document, const QPalette &palette, const PlotInput &input,
                 const DeviceView &view, int device);

} // namespace headroom
