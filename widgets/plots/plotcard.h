// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QWidget>

#include <optional>

#include "model/explain/term.h"
#include "widgets/plots/axisview.h"
#include "widgets/plots/plotinput.h"

class QCustomPlot;
class QHBoxLayout;
class QLabel;
class QCPPainter;
class QMouseEvent;
class QToolButton;
class QWheelEvent;

namespace headroom {

class Canvas;
struct Theme;

// A plot with its title, its unit and its read-out: what the plots have in common. Reachable with Tab,
// named for screen readers, with one sentence that says what it shows.
class PlotCard : public QWidget {
    Q_OBJECT

public:
    Q_DISABLE_COPY_MOVE(PlotCard)
    ~PlotCard() override;

    void setInput(const PlotInput &input); // queues one repaint however often it is called
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString readOut() const = 0;          // the sentence of the accessible description
    [[nodiscard]] virtual QList<QStringList> table() const = 0; // the same numbers; first row is the header
    // Sources of what the plot shows beyond the evaluation, for the footnotes of an exported figure.
    [[nodiscard]] virtual QStringList furtherSources() const { return {}; }
    [[nodiscard]] QCustomPlot *plot() const { return m_plot; }
    // Whether a part of an axis is shown, and back to the whole.
    [[nodiscard]] bool isZoomed() const;
    void showWhole();
    // Whether it stands alone: its button then leads back.
    void setExpanded(bool alone);
    // Its own in the title row, in their order.
    [[nodiscard]] QList<QWidget *> controls() const;
    // Draws title and plot for exports, on paper in the light theme; the cursor is hidden.
    void drawInto(QCPPainter *painter, const QSize &size);
    enum class Note { Shown, LeftOut }; // left out where the page says the same
    void drawInto(QCPPainter *painter, const QSize &size, const Theme &look, Note wanted = Note::Shown);

    [[nodiscard]] QSize sizeHint() const override { return {640, 400}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }

signals:
    void contextDragged(qint64 tokens);      // a cursor was moved by mouse or arrow key
    void sequencesDragged(qint64 sequences); // the same for conversations
    void dragFinished();                     // the hand let go; what was dragged is one gesture
    void configurationClicked(int index);
    void workingAsked(int configuration, headroom::Term result); // of a figure in the plot
    void expandAsked();                                          // or back

protected:
    // What has changed in the picture, and so what is drawn again.
    enum Redraw { Nothing = 0, Overlay = 1, Curves = 2, Everything = 4 };
    Q_DECLARE_FLAGS(Redraws, Redraw)

    explicit PlotCard(QWidget *parent);
    void initialise(); // the last line of a plot's constructor: calls the virtual functions below

    [[nodiscard]] virtual QString unitLine() const = 0;           // under the title: what and in which unit
    [[nodiscard]] virtual QString noteLine() const { return {}; } // under the plot; empty takes no room
    [[nodiscard]] virtual QString emptySentence() const { return {}; } // instead of the plot when not empty
    virtual void buildPlot() = 0;                                      // once: graphs, axes, drawings
    [[nodiscard]] virtual Redraws fill() = 0;                          // data of the input
    virtual void recolour() = 0;                                       // pens that theme and fonts decide
    virtual void arrange(const QSize &plotSize) = 0;                   // margins, before each layout

    // A figure that the plot shows: the result behind it, and of which configuration.
    struct Figure {
        int configuration = -1; // none
        Term result = Term::Sequences;
    };
    // What the plot is about, for the selected configuration.
    [[nodiscard]] virtual Term mainResult() const { return Term::Sequences; }

    // The pointer, in pixels of the plot.
    [[nodiscard]] virtual int configurationAt(const QPointF &) const { return -1; }
    [[nodiscard]] virtual Figure figureAt(const QPointF &) const { return {}; }
    [[nodiscard]] virtual QString hoverText(const QPointF &) const { return {}; }
    [[nodiscard]] virtual bool canDrag(const QPointF &) const { return false; }
    [[nodiscard]] virtual Qt::CursorShape dragShape(const QPointF &) const { return Qt::SizeHorCursor; }
    virtual void beginDrag(const QPointF &) {}
    virtual void dragTo(const QPointF &, Qt::KeyboardModifiers) {}
    virtual void endDrag() {}
    // The arrow keys: left and right move a cursor, up and down with Ctrl the other one. False where there is
    // none.
    [[nodiscard]] virtual bool stepCursor(bool right, bool fine);
    [[nodiscard]] virtual bool stepLevel(bool up);
    void revealAcross(double value);                  // where a key has moved the cursor to
    [[nodiscard]] virtual QPointF focusPoint() const; // what stays in place when keys come nearer

    void addControl(QWidget *control); // right of the title, in the order of the calls
    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    [[nodiscard]] const QFont &captionFont() const { return m_caption; }
    [[nodiscard]] const QFont &bodyFont() const { return m_body; }
    [[nodiscard]] bool isDragging() const { return m_dragging; }

    void changeEvent(QEvent *event) override; // language, palette, font
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    PlotInput m_input;
    QCustomPlot *m_plot = nullptr;
    Canvas *m_canvas = nullptr; // the same
    // What is shown of the axes; nothing for one that cannot be zoomed. A plot sets them in buildPlot and
    // keeps their wholes in arrange.
    std::optional<AxisView> m_across, m_up;

private:
    void createLabels();
    void createPlot();
    void connectPointer();
    void retranslate();
    void showTexts();
    void applyLook(const Theme &theme);
    void redraw(Redraws what);
    void redrawLayers();
    void pressed(QMouseEvent *event);
    void moved(QMouseEvent *event);
    void released(QMouseEvent *event);
    void showFocus(bool visible);
    void createButtons();
    void wheeled(QWheelEvent *event);
    void zoom(double factor, const QPointF &about, Qt::Orientations axes);
    void pan(double across, double up); // by shares of what is shown
    void viewChanged(bool changed);
    [[nodiscard]] bool takeViewKey(const QKeyEvent &event);
    [[nodiscard]] bool takeArrow(const QKeyEvent &event);
    [[nodiscard]] QRectF axesArea() const;
    void showPointer(const QPointF &at);
    void clicked(const QPointF &at);

    QHBoxLayout *m_header = nullptr; // the title and the plot's own controls
    QLabel *m_title = nullptr;
    QLabel *m_unit = nullptr;
    QLabel *m_empty = nullptr;
    QLabel *m_note = nullptr;
    const Theme *m_theme = nullptr;
    QFont m_caption, m_body, m_strong;
    Redraws m_pending = Nothing;
    bool m_layersQueued = false;
    bool m_dragging = false;
    bool m_panning = false;
    QPointF m_pannedFrom;
    QToolButton *m_all = nullptr;    // back from a part to the whole
    QToolButton *m_expand = nullptr; // fills the middle, or leads back
    bool m_focusShown = false;
    QPointF m_pressedAt;
};

} // namespace headroom
