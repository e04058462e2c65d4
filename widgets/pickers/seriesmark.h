// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QPainter>
#include <QWidget>

#include "widgets/theme/marker.h"
#include "widgets/theme/theme.h"

namespace headroom {

// The marker and colour under which a card appears on the plots.
class SeriesMark : public QWidget {
    Q_OBJECT

public:
    explicit SeriesMark(std::size_t series, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_series(static_cast<int>(series) % kSeries)
    {
        setFixedSize(kSpaceL, kControlHeight);
        setAccessibleName(markerName(m_series));
    }
    void setSeries(int series)
    {
        m_series = series % kSeries;
        setAccessibleName(markerName(m_series));
        update();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            setAccessibleName(markerName(m_series));
    }
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        drawMarker(painter, m_series, QRectF(rect()).center(), 6.0, theme.series[m_series], theme.surface);
    }

private:
    int m_series;
};

} // namespace headroom
