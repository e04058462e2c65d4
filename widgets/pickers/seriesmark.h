// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    }
    void setSeries(int series)
    {
        m_series = series % kSeries;
        update();
    }

protected:
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
