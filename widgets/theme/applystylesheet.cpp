// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/applystylesheet.h"

#include <QApplication>

namespace headroom {

// Setting another sheet polishes every widget that Qt has remembered, and it may remember the handle of a
// splitter that is gone: that ends the program (Qt 6.4). Taking the old sheet off first makes it forget them,
// and the new one goes to the widgets that there are.
void applyStyleSheet(const QString &sheet)
{
    qApp->setStyleSheet(QString());
    qApp->setStyleSheet(sheet);
}

} // namespace headroom
