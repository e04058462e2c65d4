// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

#include "model/scenario/edit.h"
#include "widgets/plots/plotinput.h"
#include "widgets/sentences/said.h"

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace headroom {

class OverridesForm;
class ParallelFields;
class PickerButton;
class SeriesMark;
class SuggestionRow;

// One configuration of the comparison: what it is, whether it fits, and everything that changes it.
class ConfigurationCard : public QFrame {
    Q_OBJECT

public:
    explicit ConfigurationCard(std::size_t index, QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] std::size_t index() const { return m_index; }
    [[nodiscard]] QPushButton *fitButton() const { return m_fit; }

signals:
    void editAsked(const headroom::ScenarioEdit &edit, int gesture);
    void workingAsked(); // how the fit came about
    void complained(const headroom::Said &said);
    void dragged(int y);      // with the mouse, in coordinates of what the card lies in
    void dragEnded(bool let); // let go there, or given up

protected:
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createHeader();
    void createMenu();
    void createFormats();
    void createDisclosure();
    void layOut();
    void connectParts();
    void retranslate();
    void showConfiguration();
    void showAccelerator(const Catalog &catalog);
    void showFit();
    void addAction(QMenu *menu, QAction *&action, const QKeySequence &keys,
                   void (ConfigurationCard::*slot)());
    void duplicate();
    void compareLayouts();
    void remove();
    void moveUp();
    void moveDown();
    void change(const std::function<void(Configuration &)> &how, int gesture = 0);
    void tellTone(const QString &tone);
    void endDrag(bool let);
    [[nodiscard]] bool hasExperts() const;
    [[nodiscard]] const ConfigurationResult &result() const { return m_input.evaluation->results[m_index]; }

    std::size_t m_index;
    PlotInput m_input;
    Configuration m_configuration; // as shown, with edits that are still being evaluated
    QPoint m_grip;                 // where the mouse was pressed
    bool m_gripped = false;
    bool m_dragged = false;
    SeriesMark *m_mark = nullptr;
    PickerButton *m_accelerator = nullptr;
    QToolButton *m_more = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_layouts = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_up = nullptr;
    QAction *m_down = nullptr;
    ParallelFields *m_parallel = nullptr;
    QLabel *m_weightsCaption = nullptr;
    QLabel *m_cacheCaption = nullptr;
    PickerButton *m_weights = nullptr;
    PickerButton *m_cache = nullptr;
    QPushButton *m_fit = nullptr;
    SuggestionRow *m_suggestions = nullptr;
    QToolButton *m_disclose = nullptr;
    OverridesForm *m_form = nullptr;
};

} // namespace headroom
