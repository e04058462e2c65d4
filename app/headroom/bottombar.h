// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/plots/plotinput.h"

class QGridLayout;
class QToolButton;

namespace headroom {

class ElidedLabel;

// Under the plots: the most important thing to know about the selected configuration, and the buttons
// of the panels at the right.
class BottomBar : public QWidget {
    Q_OBJECT

public:
    explicit BottomBar(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] QToolButton *why() const { return m_why; }
    [[nodiscard]] QToolButton *sources() const { return m_sources; }
    [[nodiscard]] QToolButton *cautions() const { return m_cautions; }
    [[nodiscard]] QToolButton *whatToBuy() const { return m_buy; }
    [[nodiscard]] QToolButton *measure() const { return m_measure; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolButton *newButton();
    void retranslate();
    [[nodiscard]] QList<QToolButton *> buttons() const;
    void arrange(bool inOneRow);
    [[nodiscard]] bool hasRoomForOneRow() const;

    bool m_inOneRow = false;
    QGridLayout *m_grid = nullptr;
    ElidedLabel *m_note = nullptr;
    QToolButton *m_why = nullptr;
    QToolButton *m_sources = nullptr;
    QToolButton *m_cautions = nullptr;
    QToolButton *m_buy = nullptr;
    QToolButton *m_measure = nullptr;
};

} // namespace headroom
