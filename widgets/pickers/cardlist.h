// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "widgets/pickers/configurationcard.h"

class QVBoxLayout;

namespace headroom {

// The comparison: up to six cards and the button that adds one. The card that has the focus is the
// selected one.
class CardList : public QScrollArea {
    Q_OBJECT

public:
    explicit CardList(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] ConfigurationCard *card(int index) const { return m_cards.value(index); }
    [[nodiscard]] int cardCount() const { return static_cast<int>(m_cards.size()); }
    [[nodiscard]] PickerButton *addButton() const { return m_add; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);
    void selected(int index);
    void workingAsked(int index);
    void complained(const headroom::Said &said);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void makeCards(int count);
    void orderTabs();
    void addCard(const QString &accelerator);
    void followFocus(QWidget *now);
    void passOn(const ScenarioEdit &edit, int gesture);
    void showGap(int y);
    void endDrag(int card, bool let);
    [[nodiscard]] int gapAt(int y) const;

    PlotInput m_input;
    QList<ConfigurationCard *> m_cards;
    QVBoxLayout *m_column = nullptr;
    QFrame *m_gapLine = nullptr; // where a dragged card would go
    int m_gap = 0;
    PickerButton *m_add = nullptr;
};

} // namespace headroom
