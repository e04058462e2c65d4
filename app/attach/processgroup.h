// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QProcess;

namespace headroom {

// Before its start: the child leads a group of its own, away from our terminal, and ends with us.
void leadOwnGroup(QProcess &process);

// Ends the child and all it has started, at once and without asking.
void killGroup(QProcess &process);

} // namespace headroom
