// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace headroom {

// Draws the lines of a PickerPopup: headings, and entries with title, muted detail and a mark.
class PickerDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, DetailRole, MarkRole, HeadingRole };
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace headroom
