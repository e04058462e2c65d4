// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace headroom {

// A QCustomPlot that replots when it is painted and not at every step of a new layout: a burst of edits
// and sizes costs one replot, and a plot nobody sees costs none.
class Canvas : public QCustomPlot {
public:
    explicit Canvas(QWidget *parent)
        : QCustomPlot(parent)
    {
        connect(this, &QCustomPlot::beforeReplot, this, [this] { m_stale = false; });
    }

    void replotWhenPainted()
    {
        m_stale = true;
        update();
    }

protected:
    void resizeEvent(QResizeEvent *) override
    {
        setViewport(rect());
        m_stale = true; // a resize is followed by a paint
    }
    void paintEvent(QPaintEvent *event) override
    {
        if (m_stale)
            replot(rpQueuedRefresh);
        QCustomPlot::paintEvent(event);
    }

private:
    bool m_stale = true;
};

} // namespace headroom
