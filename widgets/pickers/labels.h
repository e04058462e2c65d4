// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

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

// The small muted text over or beside a control.
[[nodiscard]] inline QLabel *captionLabel(QWidget *parent)
{
    QLabel *label = plainLabel(parent, TypeRole::Caption);
    label->setProperty("tone", QStringLiteral("muted"));
    return label;
}

} // namespace headroom
