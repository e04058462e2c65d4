// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/plotaccessible.h"

#include "widgets/plots/plotcard.h"

#include <QAccessibleWidget>

namespace headroom {

namespace {

const char *const kChart = "chart";

// The read-out is written when someone listens, not on every step of a drag.
class Chart : public QAccessibleWidget {
public:
    explicit Chart(PlotCard *card)
        : QAccessibleWidget(card, QAccessible::Chart)
        , m_card(card)
    {}
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Description ? m_card->readOut() : QAccessibleWidget::text(kind);
    }

private:
    PlotCard *m_card; // outlives its interface
};

QAccessibleInterface *chartFor(const QString &, QObject *object)
{
    if (auto *card = qobject_cast<PlotCard *>(object))
        return new Chart(card);
    auto *widget = qobject_cast<QWidget *>(object);
    return widget && widget->property(kChart).toBool() ? new QAccessibleWidget(widget, QAccessible::Chart)
                                                       : nullptr;
}

} // namespace

void announcePlotsAsCharts()
{
    static const bool installed = (QAccessible::installFactory(chartFor), true);
    Q_UNUSED(installed)
}

void announceAsChart(QWidget *widget)
{
    widget->setProperty(kChart, true);
    announcePlotsAsCharts();
}

void announceReadOut(PlotCard *card)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(card, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace headroom
