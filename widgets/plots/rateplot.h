// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/plotcard.h"

#include "widgets/plots/barrows.h"
#include "widgets/plots/ratepicture.h"

namespace headroom {

// How fast: the paper quotient of each configuration, and what all-reduces leave of it. What does not
// fit has a sentence instead of a bar.
class RatePlot : public PlotCard {
    Q_OBJECT

public:
    explicit RatePlot(QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString readOut() const override;
    [[nodiscard]] QList<QStringList> table() const override;
    [[nodiscard]] const RatePicture &picture() const { return m_picture; } // what is drawn

protected:
    [[nodiscard]] QString unitLine() const override;
    [[nodiscard]] QString noteLine() const override;
    [[nodiscard]] QString emptySentence() const override;
    void buildPlot() override;
    [[nodiscard]] Redraws fill() override;
    void recolour() override;
    void arrange(const QSize &plotSize) override;
    [[nodiscard]] int configurationAt(const QPointF &at) const override;
    [[nodiscard]] QString hoverText(const QPointF &at) const override;

private:
    [[nodiscard]] double widestValue() const;
    [[nodiscard]] double axisEnd(int width) const;
    void fillAxis(int width);
    void drawLegend(QPainter &painter) const;
    void drawBars(QPainter &painter) const;
    void drawBar(QPainter &painter, int index) const;
    void drawValue(QPainter &painter, int index, const QRectF &bar) const;
    void drawReason(QPainter &painter, int index) const;
    void paintWhole(QPainter &painter, const QRectF &rect, const QColor &hue, bool announced) const;
    void paintLost(QPainter &painter, const QRectF &rect, const QColor &hue) const;
    [[nodiscard]] QString valueText(const PaperQuotient &quotient) const;
    [[nodiscard]] QString sentence(const RateBar &bar) const;
    [[nodiscard]] double xOf(TokensPerSecond rate) const;
    [[nodiscard]] BarRows rows() const;

    RatePicture m_picture;
    bool m_shortValues = false; // in a narrow plot a bar has one figure only
};

} // namespace headroom
