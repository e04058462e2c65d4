// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/plotcard.h"

#include "widgets/plots/curvelabels.h"
#include "widgets/plots/pointmarks.h"
#include "widgets/plots/tradeoffpicture.h"

class QCPCurve;
class QComboBox;
class QToolButton;

namespace headroom {

// Trade-off: the rate of one user against the total rate per device, per dollar or per kilowatt, as
// conversations are added; the frontier over all configurations, measured points, lines of equally many
// conversations and the rates that users ask for. The markers at the scenario's conversations can be dragged
// along their curves.
class TradeOffPlot : public PlotCard {
    Q_OBJECT

public:
    explicit TradeOffPlot(QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString readOut() const override;
    [[nodiscard]] QList<QStringList> table() const override;
    [[nodiscard]] const TradeOffPicture &picture() const { return m_picture; } // what is drawn
    [[nodiscard]] QStringList furtherSources() const override;
    [[nodiscard]] QComboBox *yieldChoice() const { return m_choice; }
    [[nodiscard]] Yield yield() const;
    void setYield(Yield yield); // of the three that the plot offers
    // Measured points of the configurations of the next input.
    void setPoints(std::vector<MeasuredPoint> points) { m_points = std::move(points); }
    [[nodiscard]] QToolButton *pointsSwitch() const { return m_switch; } // its action is given to it

signals:
    void yieldChosen(int yield); // a Yield, by the reader

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
    [[nodiscard]] Qt::CursorShape dragShape(const QPointF &) const override { return Qt::SizeAllCursor; }
    void beginDrag(const QPointF &at) override;
    void dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] bool stepCursor(bool right, bool fine) override;
    [[nodiscard]] QPointF focusPoint() const override;
    void changeEvent(QEvent *event) override;

private:
    void createControls();
    void nameChoices();
    void fillAxis(bool user, int most);
    void drawRegion(QPainter &painter) const;
    void drawFloor(QPainter &painter) const;
    void drawIsoLines(QPainter &painter) const;
    void drawIsoWords(QPainter &painter) const;
    [[nodiscard]] bool isFree(const QRectF &rect) const; // of curves, labels and points
    void drawMarks(QPainter &painter);
    void drawNow(QPainter &painter) const;
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPointF at(const TradeOffPoint &point) const;
    [[nodiscard]] QColor hueOf(std::size_t index) const;
    void placePoints();
    [[nodiscard]] QString isoText(double conversations) const;
    [[nodiscard]] std::vector<MeasuredPoint> drawnPoints() const;
    [[nodiscard]] QString yieldText(double value) const; // with its unit
    [[nodiscard]] QString sentence(const TradeOffCurve &curve, const TradeOffPoint &point) const;
    [[nodiscard]] const TradeOffPoint *nearest(const QPointF &at) const;
    [[nodiscard]] int nowAt(const QPointF &at) const;  // whose marker of the present is there; -1 for none
    [[nodiscard]] QString allAt(double perUser) const; // of all configurations, a line each
    [[nodiscard]] static const TradeOffPoint *fastEnough(const TradeOffCurve &curve, double perUser);

    std::vector<MeasuredPoint> m_points;
    TradeOffPicture m_picture;
    std::vector<QCPCurve *> m_curves; // one per possible card
    QCPCurve *m_frontier = nullptr;
    QComboBox *m_choice = nullptr;
    QToolButton *m_switch = nullptr;
    std::vector<CurvePath> m_paths; // as last drawn
    std::vector<QRectF> m_labelRects;
    std::vector<int> m_labelSeries;
    std::vector<PointMark> m_marks;
    std::size_t m_dragged = 0; // the configuration whose marker is dragged
};

} // namespace headroom
