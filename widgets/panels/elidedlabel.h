// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/theme/theme.h"

namespace headroom {

// One line of text, cut where the width ends; the whole is in the tooltip.
class ElidedLabel : public QWidget {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr, TypeRole role = TypeRole::Caption);

    void setFullText(const QString &text, const QString &toolTip);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    TypeRole m_role;
};

} // namespace headroom
