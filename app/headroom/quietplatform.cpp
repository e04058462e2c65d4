// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/quietplatform.h"

#include <QString>
#include <QtGlobal>

namespace headroom {

namespace {

QtMessageHandler g_usual = nullptr;

void pass(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const bool complaint = message.startsWith(QLatin1String("This plugin does not support"))
                           || message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR not set"));
    if (type != QtWarningMsg || !complaint)
        g_usual(type, context, message);
}

} // namespace

void silenceOffscreenPlatform()
{
    g_usual = qInstallMessageHandler(pass);
}

} // namespace headroom
