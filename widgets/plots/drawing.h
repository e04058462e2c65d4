// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <functional>

namespace headroom {

// Something a function draws on a layer of a plot, in the plot's pixels. The plot owns it.
class Drawing final : public QCPLayerable {
public:
    Drawing(QCustomPlot *plot, const QString &layer, std::function<void(QCPPainter *)> draw)
        : QCPLayerable(plot, layer)
        , m_draw(std::move(draw))
    {}

protected:
    [[nodiscard]] QRect clipRect() const override { return parentPlot()->viewport().adjusted(0, 0, 0, 1); }
    void applyDefaultAntialiasingHint(QCPPainter *) const override {} // QCustomPlot's would move all by half
                                                                      // a pixel
    void draw(QCPPainter *painter) override { m_draw(painter); }

private:
    std::function<void(QCPPainter *)> m_draw;
};

} // namespace headroom
