// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QMainWindow;

namespace headroom {

class BigSentence;
class PlotsArea;
class PointerRing;
class Storyteller;
class StoryStrip;

// The window as a class sees it: one plot in large type and one sentence, the whole screen. Keys and a
// clicker go through the steps of a story, without one through the plots.
class Presentation : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QMainWindow *window = nullptr;
        QList<QWidget *> aside; // what is put away meanwhile
        PlotsArea *plots = nullptr;
        StoryStrip *strip = nullptr;
        Storyteller *teller = nullptr;
        BigSentence *sentence = nullptr; // said where no story is told
    };

    Presentation(const Parts &parts, QObject *parent);

    void begin();
    void end();
    [[nodiscard]] bool isOn() const { return m_on; }
    [[nodiscard]] bool isBlank() const { return m_blank; }

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Blank { Black, White };
    bool takeKey(int key);
    void forth();
    void back();
    void showPlot(int index);
    void showStep();
    void toggleBlank(Blank shade);
    void toggleRing();
    void enlarge(bool on);

    Parts m_parts;
    QList<QPointer<QWidget>> m_putAway;
    QPointer<QWidget> m_blank;
    QPointer<PointerRing> m_ring;
    Qt::WindowStates m_before;
    int m_plot = 0;
    bool m_on = false;
};

} // namespace headroom
