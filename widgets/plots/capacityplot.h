// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/plotcard.h"

#include "widgets/pickers/contextscale.h"
#include "widgets/plots/capacitypicture.h"
#include "widgets/plots/contextcursor.h"
#include "widgets/plots/curvelabels.h"
#include "widgets/plots/flipmarks.h"

class QCPGraph;

namespace headroom {

// What fits: whole conversations over the context window, both logarithmic, with a cursor at the
// scenario's context and a level at its conversations that can be dragged.
class CapacityPlot : public PlotCard {
    Q_OBJECT

public:
    explicit CapacityPlot(QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString readOut() const override;
    [[nodiscard]] QList<QStringList> table() const override;

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
    [[nodiscard]] Qt::CursorShape dragShape(const QPointF &at) const override;
    void beginDrag(const QPointF &at) override;
    void dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override;
    void endDrag() override;
    [[nodiscard]] bool stepCursor(bool right, bool fine) override;
    [[nodiscard]] bool stepLevel(bool up) override;
    [[nodiscard]] QPointF focusPoint() const override;

private:
    // What of it can be dragged: the cursor at the context, the level of the conversations at once.
    enum class Grip { None, Context, Level };
    [[nodiscard]] Grip gripAt(const QPointF &at) const;
    [[nodiscard]] double levelY() const;
    [[nodiscard]] bool showsNative() const;
    [[nodiscard]] bool fits(std::size_t index) const;
    void drawLevelGrip(QPainter &painter, double y) const;
    [[nodiscard]] Tokens finelyFrom(Tokens now, bool right) const;
    void moveLevel(Tokens sequences);
    void buildAxes();
    void buildDrawings();
    void fillAxes(const QSize &room);
    void fillCurves();
    void drawNative(QPainter &painter) const;
    void drawCurveMarks(QPainter &painter);
    void drawStops(QPainter &painter, const CurvePath &path) const;
    void drawCursor(QPainter &painter);
    void drawNativeWords(QPainter &painter, const QRectF &head) const;
    [[nodiscard]] QRectF drawAsked(QPainter &painter) const;
    void drawEnds(QPainter &painter) const;
    void drawLabel(QPainter &painter, const CurveLabel &label) const;
    void updatePaths();
    [[nodiscard]] double nativeX() const;
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QRectF strip() const;
    [[nodiscard]] Tokens context() const;
    [[nodiscard]] QString sequencesText(std::size_t index, Tokens at) const;
    [[nodiscard]] Tokens tokensAt(double x, bool fine) const; // at a pixel; near a power of two exactly that
    void moveTo(Tokens tokens);

    void placeFlips();

    OrderFlips m_order{BreakAxis::Context};
    CapacityPicture m_picture;
    FlipMarks m_flips;
    ContextScale m_scale;
    ContextCursor m_cursor;
    std::vector<QCPGraph *> m_graphs; // one per possible card, kept
    std::vector<CurvePath> m_paths;   // as last drawn
    std::vector<QRectF> m_labelRects;
    std::vector<int> m_labelSeries;
    Grip m_grip = Grip::None; // what is dragged
    double m_grab = 0.0;      // from it to where the hand took it
};

} // namespace headroom
