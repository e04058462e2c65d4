// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include <QFile>

namespace headroom {

namespace {

QString sheetSource()
{
    QFile file(QStringLiteral(":/theme/headroom.qss"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

QString Theme::styleSheet() const
{
    static const QString source = sheetSource();
    QString sheet = source;
    const auto fill = [&sheet](const char *role, const QString &value) {
        sheet.replace(u'@' + QLatin1String(role) + u'@', value);
    };
    fill("mode", dark ? QStringLiteral("dark") : QStringLiteral("light"));
    fill("window", window.name());
    fill("surface", surface.name());
    fill("raised", raised.name());
    fill("text", text.name());
    fill("muted", muted.name());
    fill("hairline", hairline.name());
    fill("accent", accent.name());
    fill("warning", warning.name());
    fill("error", error.name());
    fill("good", good.name());
    fill("onAccent", onAccent().name());
    fill("faint", mixed(muted, surface, 0.6).name());
    fill("edge", mixed(muted, hairline, 0.5).name());
    fill("thumb", mixed(muted, hairline, 0.3).name());
    fill("tint", mixed(text, surface, 0.06).name());
    fill("stripe", mixed(text, surface, 0.03).name());
    fill("selection", mixed(accent, surface, dark ? 0.28 : 0.14).name());
    return sheet;
}

} // namespace headroom
