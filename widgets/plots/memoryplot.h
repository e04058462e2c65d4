// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/plotcard.h"

#include "widgets/plots/barrows.h"
#include "widgets/plots/memorypicture.h"

namespace headroom {

// Where the memory goes: one bar per configuration, the memory of one device divided into weights,
// reserve, cache, state and what is left.
class MemoryPlot : public PlotCard {
    Q_OBJECT

public:
    explicit MemoryPlot(QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString readOut() const override;
    [[nodiscard]] QList<QStringList> table() const override;
    // What is in use now, with the next input.
    void setGauges(std::vector<LiveGauge> gauges) { m_gauges = std::move(gauges); }
    [[nodiscard]] const MemoryPicture &picture() const { return m_picture; } // what is drawn

protected:
    [[nodiscard]] QString unitLine() const override;
    [[nodiscard]] QString noteLine() const override;
    [[nodiscard]] QString emptySentence() const override;
    void buildPlot() override;
    [[nodiscard]] Redraws fill() override;
    void recolour() override;
    void arrange(const QSize &plotSize) override;
    [[nodiscard]] Term mainResult() const override;
    [[nodiscard]] int configurationAt(const QPointF &at) const override;
    [[nodiscard]] Figure figureAt(const QPointF &at) const override;
    [[nodiscard]] QString hoverText(const QPointF &at) const override;

private:
    struct LegendItem {
        MemoryPart part;
        QRectF swatch;
        QString word;
    };
    void placeLegend(int plotWidth);
    void fillAxis(int width);
    void drawLegend(QPainter &painter) const;
    void drawBars(QPainter &painter) const;
    void drawBar(QPainter &painter, int index) const;
    void drawSegment(QPainter &painter, int index, const MemorySegment &segment, const QRectF &rect) const;
    void drawSegmentFigure(QPainter &painter, int index, const MemorySegment &segment,
                           const QRectF &rect) const;
    void drawCut(QPainter &painter, const QRectF &lane, double x) const;
    void drawFigure(QPainter &painter, const QRectF &rect, const QString &text, const QColor &colour,
                    const QColor &under) const;
    void drawLive(QPainter &painter, int index, const QRectF &lane) const;
    void drawShortfall(QPainter &painter, int index, const QRectF &missing) const;
    void paintPart(QPainter &painter, MemoryPart part, const QRectF &rect, const QColor &hue) const;
    [[nodiscard]] QColor fillOf(MemoryPart part, const QColor &hue) const;
    [[nodiscard]] double xOf(Bytes bytes) const;
    [[nodiscard]] const MemorySegment *segmentAt(const QPointF &at) const; // of the selected bar
    [[nodiscard]] static std::optional<Term> resultOf(MemoryPart part);
    [[nodiscard]] double unit() const;
    [[nodiscard]] double shortfallRoom() const;
    [[nodiscard]] QString shortfallText(const MemoryBar &bar) const;
    [[nodiscard]] QString word(MemoryPart part) const;
    [[nodiscard]] std::vector<ReserveTerm::What> keptParts() const;
    [[nodiscard]] QString exactly(const MemoryBar &bar, const MemorySegment &segment) const;
    [[nodiscard]] BarRows rows() const;

    MemoryPicture m_picture;
    std::vector<LiveGauge> m_gauges;
    std::vector<LegendItem> m_legend;
    int m_legendLines = 1;
};

} // namespace headroom
