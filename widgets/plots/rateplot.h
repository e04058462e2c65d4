// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/plotcard.h"

#include "widgets/plots/contextcursor.h"
#include "widgets/plots/curvelabels.h"
#include "widgets/plots/flipmarks.h"
#include "widgets/plots/pointmarks.h"
#include "widgets/plots/ratepicture.h"

class QCPGraph;
class QToolButton;

namespace headroom {

// How fast: the rate of one user over conversations at once, as a band that published runs support, to
// where memory ends. The paper quotient is a dashed line, measured rates are points, a strip below shows the
// experts a mixture needs. The cursor at the scenario's conversations can be dragged.
class RatePlot : public PlotCard {
    Q_OBJECT

public:
    explicit RatePlot(QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString readOut() const override;
    [[nodiscard]] QList<QStringList> table() const override;
    [[nodiscard]] QStringList furtherSources() const override { return pointSources(m_picture.points); }
    [[nodiscard]] const RatePicture &picture() const { return m_picture; } // what is drawn
    [[nodiscard]] QRectF quotientWords() const { return m_quotientWords; } // in the plot; empty: none
    // Measured points of the configurations of the next input.
    void setPoints(std::vector<MeasuredPoint> points) { m_points = std::move(points); }
    // Engines attached to, with the next input.
    void setTrails(std::vector<LiveTrail> trails) { m_trails = std::move(trails); }
    [[nodiscard]] QToolButton *pointsSwitch() const { return m_switch; } // its action is given to it

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
    [[nodiscard]] bool canDrag(const QPointF &at) const override;
    void beginDrag(const QPointF &at) override;
    void dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override;
    void endDrag() override;
    [[nodiscard]] bool stepCursor(bool right, bool fine) override;
    [[nodiscard]] QPointF focusPoint() const override;

private:
    // The curves of one configuration, kept.
    struct Graphs {
        QCPGraph *low = nullptr;
        QCPGraph *high = nullptr;
        QCPGraph *typical = nullptr;
    };
    void buildAxes();
    void fillAxes(const QSize &room);
    void fillCurves();
    void recolourBand(const Graphs &graphs, std::size_t index, const QColor &hue);
    void drawQuotients(QPainter &painter);
    void drawVendorQuotient(QPainter &painter, const RateCurve &curve, bool selected) const;
    // Where the words were drawn; empty where there was no room.
    QRectF drawQuotientWords(QPainter &painter, const QString &words, const QLineF &level) const;
    [[nodiscard]] QRectF placeQuotientWords(const QSizeF &size, const QLineF &level) const;
    void drawTrails(QPainter &painter) const;
    // The level of a quotient as far as it is shown; nothing where it is not.
    [[nodiscard]] std::optional<QLineF> levelOf(const RateCurve &curve) const;
    [[nodiscard]] std::optional<QLineF> levelAt(const RateCurve &curve, double rate) const;
    [[nodiscard]] Term resultOf(int index) const;
    void drawCurveMarks(QPainter &painter);
    void drawEnds(QPainter &painter) const;
    void drawLabel(QPainter &painter, const CurveLabel &label) const;
    void drawCursor(QPainter &painter);
    void updatePaths();
    void placePoints();
    void placeFlips();
    [[nodiscard]] CoverageStrip strip() const;
    [[nodiscard]] int stripHeight(int plotHeight) const; // 0: none
    [[nodiscard]] QStringList tableHeader() const;
    [[nodiscard]] QStringList tableRow(Tokens sequences) const;
    [[nodiscard]] QStringList tableRow(const MeasuredPoint &point) const;
    [[nodiscard]] QString coverageText(Tokens sequences) const;
    [[nodiscard]] QString ratesAt(Tokens sequences) const; // of all configurations, a line each
    [[nodiscard]] QColor hueOf(std::size_t index) const;
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] Tokens sequences() const;
    [[nodiscard]] Tokens sequencesNear(double x) const;
    [[nodiscard]] QString rateText(std::size_t index, Tokens sequences) const;
    void moveTo(Tokens sequences);

    std::vector<MeasuredPoint> m_points;
    std::vector<LiveTrail> m_trails;
    OrderFlips m_order{BreakAxis::Sequences};
    RatePicture m_picture;
    QToolButton *m_switch = nullptr;
    ContextCursor m_cursor;
    std::vector<Graphs> m_graphs;   // one per possible card
    std::vector<CurvePath> m_paths; // as last drawn
    std::vector<QRectF> m_labelRects;
    std::vector<int> m_labelSeries;
    std::vector<PointMark> m_marks;
    QRectF m_quotientWords; // empty: not drawn
    FlipMarks m_flips;
    double m_grab = 0.0; // from the cursor to where the hand took it
};

} // namespace headroom
