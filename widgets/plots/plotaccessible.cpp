// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/plotaccessible.h"

#include "widgets/plots/plotcard.h"

#include <QAccessibleWidget>

namespace headroom {

namespace {

QAccessibleInterface *chartFor(const QString &, QObject *object)
{
    auto *card = qobject_cast<PlotCard *>(object);
    return card ? new QAccessibleWidget(card, QAccessible::Chart) : nullptr;
}

} // namespace

void announcePlotsAsCharts()
{
    static const bool installed = (QAccessible::installFactory(chartFor), true);
    Q_UNUSED(installed)
}

} // namespace headroom
