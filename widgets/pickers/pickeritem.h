// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace headroom {

// One line of a searchable list. All of it is shown as plain text: it may come from a file.
struct PickerItem {
    QString id;
    QString group;    // the heading it stands under: a vendor, a family, a kind of format
    QString title;    // what the button shows when it is chosen
    QString detail;   // muted, behind the title
    QString mark;     // a short remark at the end, such as "announced"
    QString keywords; // found by the search although not shown
};

// All items whose title, detail, group or keywords hold every word of the search, in any case.
[[nodiscard]] QList<PickerItem> matching(const QList<PickerItem> &items, const QString &search);

} // namespace headroom
