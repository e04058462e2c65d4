// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/pickeritem.h"

#include <QStringList>

#include <algorithm>

namespace headroom {

QList<PickerItem> matching(const QList<PickerItem> &items, const QString &search)
{
    const QStringList words = search.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<PickerItem> found;
    for (const PickerItem &item : items) {
        const QString text =
            QStringList{item.title, item.detail, item.group, item.mark, item.keywords, item.id}
                .join(QLatin1Char('\n'));
        if (std::all_of(words.begin(), words.end(),
                        [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); }))
            found.append(item);
    }
    return found;
}

} // namespace headroom
