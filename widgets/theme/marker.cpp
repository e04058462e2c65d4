// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/marker.h"

#include <QCoreApplication>
#include <QPainter>

namespace headroom {

namespace {

void drawPolygon(QPainter &painter, QPointF centre, double radius, std::initializer_list<QPointF> corners)
{
    QPolygonF polygon;
    for (const QPointF &corner : corners)
        polygon << centre + corner * radius;
    painter.drawPolygon(polygon);
}

} // namespace

void drawMarker(QPainter &painter, int series, QPointF centre, double radius, const QColor &colour,
                const QColor &background)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double stroke = radius * 0.45;
    switch (series % 6) {
    case 0:
        painter.drawEllipse(centre, radius * 0.9, radius * 0.9);
        break;
    case 1:
        drawPolygon(painter, centre, radius * 1.1, {{0, -1}, {1, 0}, {0, 1}, {-1, 0}});
        break;
    case 2:
        drawPolygon(painter, centre, radius * 0.8, {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}});
        break;
    case 3:
        drawPolygon(painter, centre, radius * 1.1, {{0, -0.95}, {0.95, 0.7}, {-0.95, 0.7}});
        break;
    case 4: {
        painter.setPen(QPen(colour, stroke * 1.2, Qt::SolidLine, Qt::FlatCap));
        const QPointF arm(radius * 0.8, radius * 0.8);
        const QPointF other(radius * 0.8, -radius * 0.8);
        painter.drawLine(centre - arm, centre + arm);
        painter.drawLine(centre - other, centre + other);
        break;
    }
    default:
        painter.setPen(QPen(colour, stroke));
        painter.setBrush(background);
        painter.drawEllipse(centre, radius * 0.75, radius * 0.75);
    }
    painter.restore();
}

QString markerName(int series)
{
    //: The mark of a card, spoken by screen readers.
    static const char *const names[] = {QT_TRANSLATE_NOOP("Markers", "Disc on the plots"),
                                        QT_TRANSLATE_NOOP("Markers", "Diamond on the plots"),
                                        QT_TRANSLATE_NOOP("Markers", "Square on the plots"),
                                        QT_TRANSLATE_NOOP("Markers", "Triangle on the plots"),
                                        QT_TRANSLATE_NOOP("Markers", "Cross on the plots"),
                                        QT_TRANSLATE_NOOP("Markers", "Ring on the plots")};
    return QCoreApplication::translate("Markers", names[series % std::size(names)]);
}

} // namespace headroom
