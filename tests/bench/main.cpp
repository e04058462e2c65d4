// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of engine and window as JSON lines: name, value, unit. Run from the root of the project. With
// QT_SCALE_FACTOR set the window alone is measured, as on a screen of that scale.
#include "tests/bench/report.h"

#include <QApplication>
#include <QTemporaryDir>

int main(int argc, char **argv)
{
    const QTemporaryDir home; // the user's own settings are neither read nor written
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("headroom"));
    headroom::bench::window(); // first: its memory is measured before the engine's is used
    if (!qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        headroom::bench::engine();
    return 0;
}
