// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTextDocument>

#include "widgets/theme/typerole.h"

namespace headroom {

// A label for text that may come from a file: never rich text. Its font is set by who makes it.
[[nodiscard]] inline QLabel *fontlessLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

// The same in the font of a role.
[[nodiscard]] inline QLabel *plainLabel(QWidget *parent, TypeRole role = TypeRole::Body)
{
    QLabel *label = fontlessLabel(parent);
    setTypeRole(label, role);
    return label;
}

// Text that may come from a file, for a tooltip: never rich text.
[[nodiscard]] inline QString plainToolTip(const QString &text)
{
    return text.isEmpty() ? text : Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal);
}

// The small muted text over or beside a control.
[[nodiscard]] inline QLabel *captionLabel(QWidget *parent)
{
    QLabel *label = plainLabel(parent, TypeRole::Caption);
    label->setProperty("tone", QStringLiteral("muted"));
    return label;
}

} // namespace headroom
