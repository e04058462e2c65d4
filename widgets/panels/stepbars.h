// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/plots/plotinput.h"

namespace headroom {

// One token as a waterfall: what each term adds to the decode step of the selected configuration, and the
// band of the whole. Follows the conversations at once.
class StepBars : public QWidget {
    Q_OBJECT

public:
    // One row: where its bar begins and how long it is, in seconds.
    struct Row {
        QString name;
        Seconds from;
        Seconds length;
        Term result; // whose working says why
    };

    explicit StepBars(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 160}; }

signals:
    void workingAsked(headroom::Term result);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void fill(const Decode &decode);
    void paintRow(QPainter &painter, const QRectF &line, std::size_t index) const;
    void paintBand(QPainter &painter, const QRectF &line) const;
    void paintFocus(QPainter &painter, const QRectF &line, int index) const;
    void follow(int line); // a term, or the whole step after the last one
    [[nodiscard]] double xOf(const QRectF &line, Seconds time) const;
    [[nodiscard]] QString nameText(const Row &row) const;

    PlotInput m_input;
    std::vector<Row> m_rows;
    Seconds m_fast, m_typical, m_slow;
    int m_current = 0; // the line that the keys have reached
};

} // namespace headroom
