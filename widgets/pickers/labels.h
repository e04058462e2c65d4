// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTextDocument>

#include "widgets/theme/theme.h"

namespace headroom {

// A label for text that may come from a file: never rich text.
[[nodiscard]] inline QLabel *plainLabel(QWidget *parent, TypeRole role = TypeRole::Body)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(fontFor(role));
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
